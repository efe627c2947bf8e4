import { formatCount } from '@commissary/domain';

/** Texts of levels. */
export const levelsTexts = {
  actionConflict: (what: string) =>
    `Someone else changed this. Nothing was saved. Review ${what} again.`,
  cannotPromote: 'These values cannot be moved up a level. Nothing was changed.',
  valuesRejected: 'The levels it would reach do not take these values. Nothing was changed.',
  undone: 'Undone at all locations.',
  undoConflict: 'Someone has saved changes since then, so this was not undone.',
  atLocations: (count: number) => `At ${formatCount(count, 'location')}`,
  andMoreChanges: (count: number) => `And ${formatCount(count, 'more change')}.`,
  keepsItsOwnValue: 'Keeps its own value',
  keepOwnValue: 'Keep their own value',
  noLongerApplies: (names: string, value: string) =>
    `Would not apply any more at ${names}, and is kept in case it does again: ${value}`,
  notPublishable: (names: string) => `Could not be published afterwards: ${names}`,
  noChanges: 'No location changes',
  changesCount: (count: number, count2: number) => `Changes ${count} of ${formatCount(count2, 'location')}`,
  selectedCount: (size: number, count: number) => `${size} of ${formatCount(count, 'location')} chosen`,
  selectAll: 'All',
  selectNone: 'None',
  searchLocations: 'Find a location',
  noGroup: 'No group',
  cancel: 'Cancel',
  changes: 'Changes',
  undo: 'Undo',
  doneNotPublished: (done: string) => `${done} It is not published yet.`,
  loadingPreview: 'Loading preview…',
  applyTo: (words: string) => `Apply to ${words}`,
  promoted: (name: string, name2: string) => `${name} has what ${name2} had set.`,
  exceptNames: (tenantNames: string) => `, except ${tenantNames}`,
  theCompany: 'The company',
  resetTitle: (label: string, where: string) => `Reset ${label} at ${where}`,
  resetConfirm: (where: string) => `Take back at ${where}`,
  resetDone: (label: string, where: string) => `${label} is taken back at ${where}.`,
  allOrNone: 'All locations are updated together, or none.',
};
