/** Whether a unit may be the one of a group. */
type IsOf<U> = (unit: U) => boolean;

/**
 * Returns as many combos of these units as there can be, `most` at most: each has one unit of every group, in the order
 * of the groups, and no unit is in two. Of all that would do, the units that come first are taken.
 *
 * Units are assigned to groups by matching: a unit that only one group can take is not given to another one that came
 * first. Sets of units that can be matched are a matroid, so taking the units in order, each that can still be matched
 * beside those before it, finds the best set.
 */
export const combosOf = <U>(
  groups: readonly IsOf<U>[],
  units: readonly U[],
  most: number,
): readonly (readonly U[])[] => {
  if (groups.length === 0) return [];
  const groupsOf = units.map(unit => groups.flatMap((isOf, group) => (isOf(unit) ? [group] : [])));
  const takenBy = (combos: number): ReadonlyMap<number, readonly number[]> => {
    const taken = new Map(groups.map((_, group) => [group, [] as number[]]));
    for (let unit = 0; unit < units.length; unit++) place(unit, groupsOf, taken, combos, new Set());
    return taken;
  };
  const complete = (combos: number): boolean => [...takenBy(combos).values()].every(({ length }) => length === combos);
  // Whoever can make two combos can make one.
  let [can, cannot] = [0, Math.min(most, Math.floor(units.length / groups.length)) + 1];
  while (cannot - can > 1) {
    const middle = (can + cannot) >> 1;
    if (complete(middle)) can = middle;
    else cannot = middle;
  }
  const taken = [...takenBy(can).values()].map(of => of.toSorted((a, b) => a - b));
  return Array.from({ length: can }, (_, combo) =>
    taken.flatMap(of => units.slice(of[combo], (of[combo] ?? units.length) + 1)),
  );
};

/** Gives a unit to a group, moving others to groups that can take them too; false where that is not possible. */
const place = (
  unit: number,
  groupsOf: readonly (readonly number[])[],
  taken: ReadonlyMap<number, number[]>,
  most: number,
  asked: Set<number>,
): boolean => {
  for (const group of groupsOf[unit] ?? []) {
    if (asked.has(group)) continue;
    asked.add(group);
    const of = taken.get(group) ?? [];
    if (of.length < most) {
      of.push(unit);
      return true;
    }
    const at = of.findIndex(other => place(other, groupsOf, taken, most, asked));
    if (at < 0) continue;
    of[at] = unit;
    return true;
  }
  return false;
};
