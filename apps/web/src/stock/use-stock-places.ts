import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ownZone } from '../formatting/index.ts';
import { useUser } from '../session/index.ts';
import type { OutPlace } from './out-of-stock-edits.ts';
import { stockPlacesOf } from './stock-queries.ts';

/** The locations that run a menu, by id: a location, those of a group, or all; undefined until they are loaded. */
export const useStockPlaces = (
  companyId: string,
  menuId: string,
  tenantId: string | null,
): ReadonlyMap<string, OutPlace> | undefined => {
  const { data } = useQuery(stockPlacesOf(companyId, menuId, tenantId));
  const { accessibleTenants } = useUser();
  return useMemo(() => {
    if (data === undefined) return undefined;
    const zones = new Map(accessibleTenants.map(({ id, timeZone }) => [id, timeZone]));
    return new Map(
      data.map(({ locationId, ver, closes }) => [
        locationId,
        { tenantId: locationId, ver, zone: zones.get(locationId) ?? ownZone(), closes },
      ]),
    );
  }, [data, accessibleTenants]);
};
