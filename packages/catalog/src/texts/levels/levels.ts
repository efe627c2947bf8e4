import { formatCount, formatNumber, pluralForm } from '@commissary/domain';

/** Texts of levels. */
export const levelsTexts = {
  actionConflict: (what: string) => `Another user changed this. Nothing was saved. Review ${what} again.`,
  cannotPromote: 'These values cannot be moved up a level. Nothing was changed.',
  valuesRejected: 'These values are not valid at one of the levels. Nothing was changed.',
  undone: 'Undone at all locations.',
  undoConflict: 'Another user has saved changes since then, so this was not undone.',
  atLocations: (count: number) => `At ${formatCount(count, 'location')}`,
  andMoreChanges: (count: number) => `And ${formatCount(count, 'more change')}.`,
  notPublishable: (names: string) => `Could not be published afterwards: ${names}`,
  noChanges: 'No location changes',
  loadingImpact: 'Loading impact…',
  changesCount: (count: number, count2: number) =>
    `Changes ${formatNumber(count)} of ${formatCount(count2, 'location')}`,
  andMoreNames: (names: string, count: number) => `${names} and ${formatNumber(count)} more`,
  andMoreLocations: (count: number) => `And ${formatCount(count, 'more location')}.`,
  selectAll: 'All',
  selectNone: 'None',
  searchLocations: 'Search locations',
  noGroup: 'No group',
  cancel: 'Cancel',
  changes: 'Changes',
  undo: 'Undo',
  doneNotPublished: (done: string) => `${done} It is not published yet.`,
  loadingPreview: 'Loading preview…',
  applyTo: (words: string) => `Apply to ${words}`,
  promoted: (name: string, name2: string) => `${name} now has the values of ${name2}.`,
  theCompany: 'The company',
  resetTitle: (label: string, where: string) => `Reset ${label} at ${where}`,
  allOrNone: 'All locations are updated together, or none.',
  changesAndKeeps: (changes: string, kept: number) =>
    `${changes}; ${formatNumber(kept)} ${pluralForm(kept, 'keeps its own value', 'keep their own value')}.`,
  changesOnly: (changes: string) => `${changes}.`,
  keepOwnValue: (count: number, names: string) =>
    `${pluralForm(count, 'Keeps its own value', 'Keep their own value')}: ${names}`,
  valuesChange: (count: number) => `${formatCount(count, 'value')} ${pluralForm(count, 'changes', 'change')}.`,
  where: 'Where',
  selectedCount: (size: number, count: number) => `${formatNumber(size)} of ${formatCount(count, 'location')} selected`,
  inheritsFrom: (name: string, target: string) => `${name} keeps this value and now inherits from ${target}.`,
  inheritsFromExcept: (name: string, target: string, except: string) =>
    `${name} keeps this value and now inherits from ${target}, except ${except}.`,
  cannotApply: (count: number, name: string, entries: string) =>
    `${formatCount(count, 'override')} cannot go there and ${pluralForm(count, 'stays', 'stay')} with ${name}: ${entries}`,
  noLongerApplies: (names: string, value: string) =>
    `No longer applies at ${names}, and is kept in case it does again: ${value}`,
  resetConfirm: (where: string) => `Reset at ${where}`,
  resetDone: (label: string, where: string) => `${label} was reset at ${where}.`,
  groupNamed: (name: string) => `group ${name}`,
  companyLowercase: 'company',
  actionError: 'This could not be done. Nothing was changed.',
  thisAction: 'this',
};
