import type { Tenant } from '@commissary/contract';
import { type ContactStatus, contactStatus, formatAddress } from '@commissary/domain';
import type { LocationState } from '../../cache/index.ts';

export interface LocationFilter {
  readonly text: string;
  /** A group's id; 'none' for locations in no group. */
  readonly group: string | null;
  readonly state: LocationState['kind'] | null;
  readonly contact: ContactStatus | null;
}

export interface LocationRow {
  readonly location: Tenant;
  readonly groupName: string | null;
  readonly state: LocationState | undefined;
  readonly contact: ContactStatus;
}

export const noGroup = 'none';

/** The locations that match a filter, by name. */
export const locationRows = (
  tenants: readonly Tenant[],
  states: ReadonlyMap<string, LocationState> | undefined,
  filter: LocationFilter,
  now: number,
): readonly LocationRow[] => {
  const groupNames = new Map(tenants.filter(({ type }) => type === 'GROUP').map(({ id, name }) => [id, name]));
  return tenants
    .filter(({ type }) => type === 'LOCATION')
    .map(location => ({
      location,
      groupName: groupNames.get(location.groupId ?? '') ?? null,
      state: states?.get(location.id),
      contact: contactStatus(location.lastPing, now),
    }))
    .filter(row => fits(row, filter))
    .toSorted((a, b) => a.location.name.localeCompare(b.location.name, 'en', { numeric: true }));
};

const fits = ({ location, groupName, state, contact }: LocationRow, filter: LocationFilter): boolean => {
  const text = filter.text.trim().toLocaleLowerCase();
  const said = [location.name, groupName, location.address && formatAddress(location.address), ...location.tags]
    .join(' ')
    .toLocaleLowerCase();
  if (!said.includes(text)) return false;
  if (filter.group !== null && (location.groupId ?? noGroup) !== filter.group) return false;
  if (filter.state !== null && state?.kind !== filter.state) return false;
  return filter.contact === null || contact === filter.contact;
};
