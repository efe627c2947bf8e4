import { linkQuery, withQuery } from '@commissary/catalog';
import type { Level } from '@commissary/domain';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { latestChangesOf, overridesOf } from '../cache/document-facts.ts';
import type { DocumentAddress } from '../cache/documents.ts';
import type { ActivePlace } from '../session/place.ts';
import { ownZone } from '../shell/clock-words.ts';
import type { BelowRecord, FormPlace } from './form-context.ts';
import type { FormStore } from './form-store.ts';
import { isShownTo } from './is-shown.ts';
import { newId } from './new-id.ts';
import type { ShownField } from './use-show-field.ts';

/** Everything around a form that does not come from its own session: names, addresses, who set what, and below. */
export const useFormPlace = (
  address: DocumentAddress,
  place: ActivePlace,
  store: FormStore,
  { target, show }: ShownField,
): FormPlace => {
  const href = useLocation({ select: location => location.href });
  const below = useBelow(address, place);
  const latest = useLatest(address, place);
  return useMemo(() => {
    const at = (tenantId: string | null, path: string) =>
      withQuery(href, { ...linkQuery({ companyId: address.companyId, locationId: tenantId }), field: path });
    const { group } = place;
    return {
      store,
      address,
      level: place.level,
      levels: place.levels,
      names: {
        company: 'Company',
        group: place.level === 'group' ? place.name : (place.tenant?.groupName ?? 'Group'),
        location: place.name,
      },
      levelOf: tenantId => levelIn(place, tenantId),
      hrefOf: (level, path) => {
        if (level === 'company') return place.user.companyWide ? at(null, path) : null;
        if (level === 'group') return group === null ? null : at(group.id, path);
        return null;
      },
      hrefAt: at,
      target,
      show,
      isShown: isShownTo(place.user.enabledFeatures),
      zone: place.tenant?.timeZone ?? ownZone(),
      newId,
      below,
      latestAt: (level, path) => latest.get(`${level} ${path}`),
    };
  }, [href, address, place, store, target, show, below, latest]);
};

const levelIn = (place: ActivePlace, tenantId: string | null): Level => {
  if (tenantId === null) return 'company';
  return place.user.accessibleTenants.find(({ id }) => id === tenantId)?.type === 'LOCATION' ? 'location' : 'group';
};

const noRecords: readonly BelowRecord[] = [];

/** What groups and locations below this level set; nothing is below a location. */
const useBelow = (address: DocumentAddress, { level, tenant, user }: ActivePlace): readonly BelowRecord[] => {
  const { data } = useQuery({ ...overridesOf(address), enabled: level !== 'location' });
  return useMemo(() => {
    if (data === undefined || level === 'location') return noRecords;
    const tenants = new Map(user.accessibleTenants.map(one => [one.id, one]));
    return data.flatMap(({ locationId, overrideVer, changes, set }): readonly BelowRecord[] => {
      const there = tenants.get(locationId);
      if (there === undefined || there.id === tenant?.id) return [];
      if (level === 'group' && there.groupId !== tenant?.id) return [];
      return [
        {
          tenantId: there.id,
          name: there.name,
          level: there.type === 'GROUP' ? 'group' : 'location',
          changes,
          ver: overrideVer,
          set,
        },
      ];
    });
  }, [data, level, tenant, user]);
};

type Latest = ReadonlyMap<string, { readonly by: string; readonly at: number }>;
const nothingKnown: Latest = new Map();

/** Who set each path at each level that applies here, and when. */
const useLatest = (address: DocumentAddress, place: ActivePlace): Latest => {
  const { data } = useQuery({ ...latestChangesOf(address), enabled: address.tenantId !== null });
  return useMemo(
    () =>
      data === undefined
        ? nothingKnown
        : new Map(data.map(({ path, by, at, tenantId }) => [`${levelIn(place, tenantId)} ${path}`, { by, at }])),
    [data, place],
  );
};
