import type { Change } from '@commissary/document';
import type { BelowRecord } from './form-context.ts';

/** One group or location that has a value of its own at a place. */
export interface Different {
  readonly tenantId: string;
  readonly name: string;
  readonly level: BelowRecord['level'];
  readonly change: Change;
  /** The version of the list that it stands in. */
  readonly ver: number;
  readonly by: string | undefined;
  readonly at: number | undefined;
}

/** Who below this level has set the value at a path. */
export const differentAt = (below: readonly BelowRecord[], path: string): readonly Different[] =>
  indexOf(below).get(path) ?? none;

const none: readonly Different[] = [];
const indexes = new WeakMap<readonly BelowRecord[], ReadonlyMap<string, readonly Different[]>>();

/** Every row of a form asks, so the lists are read once. */
const indexOf = (below: readonly BelowRecord[]): ReadonlyMap<string, readonly Different[]> => {
  const known = indexes.get(below);
  if (known !== undefined) return known;
  const index = new Map<string, Different[]>();
  for (const record of below) {
    const set = new Map(record.set.map(one => [one.path, one]));
    for (const change of record.changes) {
      const told = set.get(change.path);
      const found = index.get(change.path) ?? [];
      index.set(change.path, found);
      found.push({
        tenantId: record.tenantId,
        name: record.name,
        level: record.level,
        change,
        ver: record.ver,
        by: told?.by,
        at: told?.at,
      });
    }
  }
  indexes.set(below, index);
  return index;
};
