import { formatCount, formatList, formatNumber, pluralForm } from '@commissary/domain';

/** Texts of form versions. */
export const formVersionsTexts = {
  mergedSaves: (saves: string) => `Saved with ${saves} merged in.`,
  moreCount: (rest: number) => `${formatNumber(rest)} more`,
  notSet: 'Not set',
  inheritedValue: 'inherited value',
  removedHere: 'Removed here',
  restoreWithMyEdit: 'Restore with my edit',
  companyLevel: 'company level',
  draftPlaces: (first: string, more: number) => (more === 0 ? first : `${first}, and ${formatNumber(more)} more`),
  changeHistory: (label: string) => `Change history: ${label}`,
  valueAtLevel: (label: string, value: string) => `${label} at ${value}`,
  andMoreSuffix: (rest: number) => ` and ${formatNumber(rest)} more`,
  mergeSummary: (count: number, value: string, more: string) =>
    `It also has ${formatCount(count, 'change')} by another user: ${value}${more}.`,
  presenceCount: (count: number) => `${formatCount(count, 'other person', 'other people')} here`,
  alsoViewing: 'Also viewing',
  presenceNames: (value: string) => `Also here: ${value}`,
  presenceTitle: 'Who else is here',
  presenceSince: (activity: string, time: string) => `${activity}, here since ${time}`,
  otherLevel: 'Another level',
  atCompanyLevel: 'at company level',
  atLevel: (label: string) => `at ${label}`,
  editingSections: (sections: string) => `Unsaved changes in ${sections}`,
  nothingToRestore: 'Nothing to restore: the value is the same.',
  mergedSave: (by: string, count: number, what: string, when: string) =>
    `${by}’s ${pluralForm(count, 'change', 'changes')} to ${what} from ${when}`,
  sectionEditors: (names: readonly string[]) =>
    `${formatList(names)} ${pluralForm(names.length, 'has', 'have')} unsaved changes here`,
  company: 'Company',
  viewing: 'Viewing',
  added: 'Added',
  moved: 'Moved',
  edited: 'Edited',
  removed: 'Removed',
  restoreRefused: (permissions: string) => `Not restored. Requires the permission “${permissions}”.`,
  earlierSaveError: 'The earlier save could not be loaded.',
};
