import { documents, type Hours, type LocationSettings } from '@commissary/catalog';
import { type Change, resolve } from '@commissary/document';
import { complete } from '@commissary/schema';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type CachedDocumentKey, documentOf, overridesOf } from '../../cache/index.ts';
import { useUser } from '../../session/index.ts';
import { validHours } from './week-state.ts';

/** The saved settings of one location, its hours included, and the version of its change list. */
export interface HoursOfLocation {
  readonly settings: LocationSettings;
  readonly hours: Hours;
  readonly ver: number;
}

export interface HoursOfLocations {
  /** The settings of the company, for names. */
  readonly document: unknown;
  of(locationId: string): HoursOfLocation;
}

/** The saved hours of every accessible location, as soon as they are loaded; loaded again while `isEnabled`. */
export const useHoursOfLocations = (companyId: string, isEnabled: boolean): HoursOfLocations | undefined => {
  const { accessibleTenants, companyWide } = useUser();
  const anywhere = companyWide ? null : (accessibleTenants.find(({ type }) => type === 'LOCATION')?.id ?? null);
  const address: CachedDocumentKey = { kind: 'settings', companyId, tenantId: anywhere, menuId: null };
  const base = useQuery({ ...documentOf(address), enabled: isEnabled });
  const lists = useQuery({ ...overridesOf(address), enabled: isEnabled, staleTime: 0 });
  return useMemo(() => {
    if (base.data === undefined || lists.data === undefined) return undefined;
    const definition = documents.settings.field;
    const document = complete(definition, base.data.base);
    const known = new Map(lists.data.map(one => [one.locationId, one]));
    const listOf = (id: string | null | undefined): readonly Change[] => known.get(id ?? '')?.changes ?? [];
    return {
      document,
      of: locationId => {
        const groupId = accessibleTenants.find(({ id }) => id === locationId)?.groupId;
        const { value } = resolve(document, [listOf(groupId), listOf(locationId)]);
        const hours = validHours(value);
        const ver = known.get(locationId)?.overrideVer ?? 0;
        return { settings: { ...(value as LocationSettings), hours }, hours, ver };
      },
    };
  }, [base.data, lists.data, accessibleTenants]);
};
