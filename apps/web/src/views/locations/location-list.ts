import type { ListQuery, locationList } from '@commissary/catalog';
import type { LocationQuery, Tenant } from '@commissary/contract';
import type { LocationState } from '../../cache/index.ts';

type LocationFilter = ListQuery<typeof locationList>;

export interface LocationRow {
  readonly location: Tenant;
  readonly groupName: string | null;
  readonly state: LocationState | undefined;
}

export const noGroup = 'none';

/** What the server filters by: everything except the publish state. */
export const locationQueryOf = ({ state: _, search = '', ...query }: LocationFilter): LocationQuery => ({
  ...query,
  ...(search.trim() !== '' && { search: search.trim() }),
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
  requested?: LocationFilter['state'],
): readonly LocationRow[] => {
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]));
  return locations
    .map(location => ({
      location,
      groupName: groupNames.get(location.groupId ?? '') ?? null,
      state: states?.get(location.id),
    }))
    .filter(({ state }) => requested === undefined || state?.kind === requested);
};
