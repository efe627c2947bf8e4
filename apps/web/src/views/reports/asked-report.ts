import type { AccessibleTenant } from '@commissary/contract';
import { businessDay } from '@commissary/domain';
import { ownZone } from '../../formatting/index.ts';

/** The locations that a report of this tenant is of, as far as the person reaches them. */
export const locationsOf = (
  tenants: readonly AccessibleTenant[],
  tenant: AccessibleTenant | null,
): readonly AccessibleTenant[] =>
  tenants.filter(
    ({ id, type, groupId }) =>
      type === 'LOCATION' &&
      (tenant === null || tenant.id === id || (tenant.type === 'GROUP' && tenant.id === groupId)),
  );

/** The business day of an instant, by the clock of a location. */
export const businessDayAt = (
  at: number,
  { timeZone, dayStarts }: Pick<AccessibleTenant, 'timeZone' | 'dayStarts'>,
): string => businessDay(at, timeZone ?? ownZone(), dayStarts);

/** The business day that is open: of several zones the latest. */
export const openBusinessDay = (
  now: number,
  locations: readonly Pick<AccessibleTenant, 'timeZone' | 'dayStarts'>[],
): string =>
  (locations.length === 0 ? [{ timeZone: null }] : locations)
    .map(location => businessDayAt(now, location))
    .reduce((latest, day) => (day > latest ? day : latest));

export const zonesOf = (locations: readonly Pick<AccessibleTenant, 'timeZone'>[]): readonly string[] => {
  const zones = [...new Set(locations.map(({ timeZone }) => timeZone ?? ownZone()))];
  return zones.length === 0 ? [ownZone()] : zones;
};
