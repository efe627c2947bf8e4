import { kindRecords, locationsTexts } from '@commissary/catalog';
import type { CloneSummary } from '@commissary/contract';

/** The number of values that a new location copies from another, and of those that it does not copy. */
export const cloneSummaryText = (likeness: readonly CloneSummary[]): string => {
  const taken = likeness.filter(({ taken }) => taken > 0);
  const total = taken.reduce((sum, { taken }) => sum + taken, 0);
  const left = likeness.reduce((sum, { left }) => sum + left, 0);
  const where = taken.map(({ kind, taken }) => locationsTexts.copiedIn(taken, kindRecords[kind].copiedIn)).join(', ');
  const starts = total === 0 ? locationsTexts.nothingToCopy : locationsTexts.startsWith(total, where);
  if (left === 0) return starts;
  return locationsTexts.leftOut(starts, left);
};
