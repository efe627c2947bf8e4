/** Texts of the changes of one field. */
export const fieldHistoryTexts = {
  historyError: 'The history could not be loaded.',
  historyEmpty: 'No changes yet.',
  fullHistory: 'Full history',
  restore: 'Restore',
  resetToInherited: 'Reset to inherited',
  setWithOtherChanges: 'Set with other changes',
  restoreValue: (value: string) => `Restore ${value}`,
  restoreValueSetBy: (value: string, by: string) => `Restore ${value}, set by ${by}`,
};
