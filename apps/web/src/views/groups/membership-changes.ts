import type { GroupRecord } from '@commissary/catalog';
import { newGroupId } from './group-record.ts';

export interface MembershipChanges {
  readonly join: { readonly locationId: string; readonly from: string | null }[];
  readonly leave: string[];
  /** Both, for the preview. A new group sets nothing yet: being in it is like being in none. */
  readonly moves: readonly { readonly locationId: string; readonly groupId: string | null }[];
}

type Locations = GroupRecord['locations'];

/** The moves that make the edited locations of the saved ones; `groupId` is null while the group is a new one. */
export const membershipChangesOf = (groupId: string | null, saved: Locations, edited: Locations): MembershipChanges => {
  const here = groupId ?? newGroupId;
  const before = new Map(saved.map(location => [location.id, location.groupId]));
  const moved = edited.filter(location => before.get(location.id) !== location.groupId);
  const join = moved.filter(location => location.groupId === here).map(({ id }) => String(id));
  const leave = moved.filter(location => before.get(location.id) === here).map(({ id }) => String(id));
  return {
    join: join.map(locationId => ({ locationId, from: before.get(locationId) ?? null })),
    leave,
    moves: [
      ...join.map(locationId => ({ locationId, groupId })),
      ...leave.map(locationId => ({ locationId, groupId: null })),
    ],
  };
};
