import type { LocationQuery, Tenant } from '@commissary/contract';
import type { ContactStatus } from '@commissary/domain';
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
}

export const noGroup = 'none';

/** What the server filters by: everything except the publish state. */
export const locationQueryOf = ({ text, group, contact }: LocationFilter): LocationQuery => ({
  ...(text.trim() !== '' && { search: text.trim() }),
  ...(group !== null && { group }),
  ...(contact !== null && { contact }),
});

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Locations with their groups and publish states; with a state, those in it. */
export const locationRows = (
  locations: readonly Tenant[],
  groups: readonly Named[],
  states: ReadonlyMap<string, LocationState> | undefined,
  requested: LocationFilter['state'],
): readonly LocationRow[] => {
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]));
  return locations
    .map(location => ({
      location,
      groupName: groupNames.get(location.groupId ?? '') ?? null,
      state: states?.get(location.id),
    }))
    .filter(({ state }) => requested === null || state?.kind === requested);
};
