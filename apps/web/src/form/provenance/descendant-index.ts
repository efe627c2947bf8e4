import type { Change } from '@commissary/document';
import { memoByIdentity } from '@commissary/schema';
import type { DescendantOverrides } from '../state/index.ts';

/** One group or location that has an own value at a path. */
export interface DescendantOverride {
  readonly tenantId: string;
  readonly name: string;
  readonly level: DescendantOverrides['level'];
  readonly change: Change;
  /** The version of the change list that holds it. */
  readonly ver: number;
  readonly by: string | undefined;
  readonly at: number | undefined;
}

/** Finds the groups and locations below this level that set the value at a path. */
export const descendantOverridesAt = (
  below: readonly DescendantOverrides[],
  path: string,
): readonly DescendantOverride[] => indexOf(below).get(path) ?? none;

const none: readonly DescendantOverride[] = [];

/** Every row of a form calls this, so the lists are read once. */
const indexOf = memoByIdentity(
  (below: readonly DescendantOverrides[]): ReadonlyMap<string, readonly DescendantOverride[]> => {
    const index = new Map<string, DescendantOverride[]>();
    for (const record of below) {
      const set = new Map(record.set.map(one => [one.path, one]));
      for (const change of record.changes) {
        const known = set.get(change.path);
        const found = index.get(change.path) ?? [];
        index.set(change.path, found);
        found.push({
          tenantId: record.tenantId,
          name: record.name,
          level: record.level,
          change,
          ver: record.ver,
          by: known?.by,
          at: known?.at,
        });
      }
    }
    return index;
  },
);
