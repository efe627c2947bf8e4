import { attachedIndexes, type Field } from '@commissary/schema';
import { asNormalForm, type Change, compareChanges } from '../change/index.ts';
import { Differ } from './differ.ts';

export interface DiffOptions {
  /** The definition of the document; without it, an array is keyed when all its members are objects with ids of their own. */
  readonly field?: Field | undefined;
}

/**
 * Returns the changes from `base` to `next`, in normal form (laws L1, L2, L7). Members of keyed arrays are matched by
 * id; an array that is not keyed is set whole. `was` holds what each entry replaced. The arrays of `base` are cached by
 * identity: it must not be changed afterwards.
 */
export const diff = (base: unknown, next: unknown, options: DiffOptions = {}): Change[] => {
  const differ = new Differ(attachedIndexes(base));
  differ.compare(base, next, options.field, 0);
  return asNormalForm(differ.changes.sort(compareChanges));
};
