import { formatCount } from '@commissary/domain';

/** Texts of the dialog that restores an earlier save, a template or what is inherited. */
export const earlierSaveTexts = {
  companyAtStart: 'The company',
  restoreTitle: (dateTimeZone: string) => `Restore version from ${dateTimeZone}`,
  restoreNoChanges: (here: string, by: string) => `${here} has not changed since this save by ${by}.`,
  templateTitle: 'Restore to template',
  inheritTitle: 'Reset to inherited',
  templateNoChanges: (here: string) => `${here} already matches.`,
  templateSummary: (count: number) =>
    `${formatCount(count, 'change')} will be added to this page as unsaved changes. You can undo them in one step.`,
  cancel: 'Cancel',
  backToHistory: 'Back to history',
  restoreSummary: (count: number, by: string) =>
    `${formatCount(count, 'change')} since this save by ${by} will be undone. They are added to this page as unsaved changes. You can undo them in one step.`,
};
