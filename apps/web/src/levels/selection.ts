import { formTexts } from '@commissary/catalog';

/** The target of an action: some of the rows, or all of them. */
export const selectionLabel = (chosen: number, all: number): string => {
  if (chosen < all) return formTexts.selectedCount(chosen);
  return all === 1 ? formTexts.selectedOnly : formTexts.selectedAll(all);
};

export const toggleSelected = (set: ReadonlySet<string>, one: string): ReadonlySet<string> =>
  set.has(one) ? new Set([...set].filter(other => other !== one)) : new Set([...set, one]);
