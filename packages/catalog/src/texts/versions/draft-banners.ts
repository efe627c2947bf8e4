import { formatCount } from '@commissary/domain';

/** Texts of the drafts that a page offers to restore. */
export const draftBannerTexts = {
  unsavedDraft: 'Unsaved draft',
  draftSummary: (count: number, whenWords: string) =>
    `You have ${formatCount(count, 'unsaved change')} from ${whenWords}.`,
  restoreDraft: 'Restore draft',
  olderDrafts: (count: number) => `Show ${formatCount(count, 'older draft')}`,
  omitted: (count: number) =>
    `${formatCount(count, 'change')} ${count === 1 ? 'was' : 'were'} left out: a newer version of the console no longer has ${count === 1 ? 'that field' : 'those fields'}.`,
  discard: 'Discard',
  draftDiscarded: (count: number) => `${formatCount(count, 'unsaved change')} discarded.`,
  undo: 'Undo',
  applyChoices: (count: number) => `Use ${formatCount(count, 'choice')}`,
};
