interface Placed {
  readonly id: string;
  readonly groupId: string | null;
}

export interface MembershipChanges {
  readonly join: { readonly locationId: string; readonly from: string | null }[];
  readonly leave: string[];
  /** Both, for the preview. A new group sets nothing yet: being in it is like being in none. */
  readonly moves: readonly { readonly locationId: string; readonly groupId: string | null }[];
}

/** The moves after which exactly these locations are in a group; `groupId` is null while the group is a new one. */
export const membershipChangesOf = (
  groupId: string | null,
  locations: readonly Placed[],
  members: ReadonlySet<string>,
): MembershipChanges => {
  const isIn = (location: Placed): boolean => groupId !== null && location.groupId === groupId;
  const join = locations.filter(location => members.has(location.id) && !isIn(location));
  const leave = locations.filter(location => !members.has(location.id) && isIn(location));
  return {
    join: join.map(({ id, groupId: from }) => ({ locationId: id, from })),
    leave: leave.map(({ id }) => id),
    moves: [
      ...join.map(({ id }) => ({ locationId: id, groupId })),
      ...leave.map(({ id }) => ({ locationId: id, groupId: null })),
    ],
  };
};
