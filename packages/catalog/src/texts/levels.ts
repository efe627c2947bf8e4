import { formatCount } from '@commissary/domain';

/** Texts of levels. */
export const levelsTexts = {
  someoneElseChangedThisNothing: (what: string) =>
    `Someone else changed this. Nothing was saved. Review ${what} again.`,
  theseValuesCannotBeMoved: 'These values cannot be moved up a level. Nothing was changed.',
  theLevelsItWouldReach: 'The levels it would reach do not take these values. Nothing was changed.',
  undoneAtAllLocations: 'Undone at all locations.',
  someoneHasSavedChangesSince: 'Someone has saved changes since then, so this was not undone.',
  at: (count: number) => `At ${formatCount(count, 'location')}`,
  and: (count: number) => `And ${formatCount(count, 'more change')}.`,
  keepsItsOwnValue: 'Keeps its own value',
  keepTheirOwnValue: 'Keep their own value',
  wouldNotApplyAnyMore: (names: string, value: string) =>
    `Would not apply any more at ${names}, and is kept in case it does again: ${value}`,
  couldNotBePublishedAfterwards: (names: string) => `Could not be published afterwards: ${names}`,
  noLocationChanges: 'No location changes',
  changesOf: (count: number, count2: number) => `Changes ${count} of ${formatCount(count2, 'location')}`,
  ofChosen: (size: number, count: number) => `${size} of ${formatCount(count, 'location')} chosen`,
  all: 'All',
  none: 'None',
  findALocation: 'Find a location',
  noGroup: 'No group',
  cancel: 'Cancel',
  changes: 'Changes',
  undo: 'Undo',
  itIsNotPublishedYet: (done: string) => `${done} It is not published yet.`,
  loadingPreview: 'Loading preview…',
  applyTo: (words: string) => `Apply to ${words}`,
  hasWhatHadSet: (name: string, name2: string) => `${name} has what ${name2} had set.`,
  except: (tenantNames: string) => `, except ${tenantNames}`,
  theCompany: 'The company',
  resetAt: (label: string, where: string) => `Reset ${label} at ${where}`,
  takeBackAt: (where: string) => `Take back at ${where}`,
  isTakenBackAt: (label: string, where: string) => `${label} is taken back at ${where}.`,
  allLocationsAreUpdatedTogether: 'All locations are updated together, or none.',
};
