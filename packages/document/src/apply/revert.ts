import { type Change, entryKey, sameChange } from '../change/index.ts';
import { ChangeListBuilder } from './change-list-builder.ts';

/** A list without the entries at and below a path; `covered` is the path of the entry above it, which stays. */
export interface Reverted {
  readonly changes: readonly Change[];
  readonly covered?: string;
}

/**
 * Reverts a list at and below a path, '' meaning everything (law L19). Below an added member or a value that is set
 * whole nothing can be reverted: the list stays and `covered` names the path to revert instead.
 */
export const revert = (changes: readonly Change[], path: string): Reverted => {
  const ledger = new ChangeListBuilder(changes);
  const covered = ledger.reset(path);
  return covered === undefined ? { changes: ledger.list() } : { changes, covered };
};

/** The number of paths on which a list differs from the revert point, resets included. */
export const count = (changes: readonly Change[], revertPoint: readonly Change[] = []): number => {
  const before = byPath(revertPoint);
  const differing = new Set<string>();
  for (const change of changes) {
    const key = entryKey(change);
    if (!sameChange(change, before.get(key))) differing.add(change.path);
    before.delete(key);
  }
  for (const change of before.values()) differing.add(change.path);
  return differing.size;
};

export const isEmpty = (changes: readonly Change[]): boolean => changes.length === 0;

const byPath = (changes: readonly Change[]): Map<string, Change> =>
  new Map(changes.map(change => [entryKey(change), change]));
