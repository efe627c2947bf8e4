import { formatCount, formatNumber, pluralForm } from '@commissary/domain';

/** Texts of moving members to another parent, with everything that is set for them. */
export const moveTexts = {
  moveTo: 'Move to…',
  rows: (count: number) => formatCount(count, 'row'),
  title: (what: string) => `Move ${what}`,
  titleTo: (what: string, where: string) => `Move ${what} to ${where}`,
  newParent: (label: string) => `New ${label}`,
  search: (label: string) => `Search ${label}`,
  noMatch: (text: string) => `No results for “${text}”.`,
  chooseParent: (label: string) => `Choose the new ${label}.`,
  cancel: 'Cancel',
  close: 'Close',
  changes: 'What moves along',
  loading: 'Loading preview…',
  unsaved: (count: number) =>
    `The move is saved at once. Save your ${formatCount(count, 'unsaved change')} first: nothing of it is lost.`,
  saveFirst: 'Save and continue',
  atCompany: 'Rows are moved at company level, for all groups and locations at once.',
  openAtCompany: 'Open at company level',
  noPermission: (permission: string) => `You cannot move this. Required permission: “${permission}”.`,
  noAccess: 'You cannot move this: it needs access to the whole company.',
  nothingSet: 'No group or location has values of its own for this.',
  carried: (count: number) =>
    `${pluralForm(count, 'One value', `${formatNumber(count)} values`)} of groups and locations ${pluralForm(count, 'moves', 'move')} along:`,
  valuesAt: (count: number) => formatCount(count, 'value'),
  elsewhere: (count: number) => `And at ${formatCount(count, 'place')} that you have no access to.`,
  followed: (count: number) =>
    `${formatCount(count, 'reference')} ${pluralForm(count, 'follows', 'follow')} to the new place.`,
  removed: (count: number) =>
    `${formatCount(count, 'reference')} would point at nothing there and ${pluralForm(count, 'is', 'are')} removed:`,
  value: (label: string, value: string) => `${label}: ${value}`,
  more: (count: number) => `And ${formatCount(count, 'more', 'more')}.`,
  notPublishable: (names: string) => `Could not be published afterwards: ${names}`,
  changedMeanwhile: 'Another user saved in the meantime. Nothing was moved yet. This is the new preview.',
  done: (what: string, where: string, count: number) => `${what} ${pluralForm(count, 'is', 'are')} now in ${where}.`,
  notPublished: 'It is not published yet.',
  undo: 'Undo',
  forbidden: 'You cannot move this: a permission is missing. Nothing was moved.',
  failed: 'This could not be done. Nothing was moved.',
  invalid: 'The values would not be valid there. Nothing was moved.',
  refused: {
    'duplicate-id':
      'The new place has a row with the same id already, at the company or at a location. Nothing was moved.',
    'too-many': 'The new place has no room for this. Nothing was moved.',
    'too-many-changes': 'A location would have more overrides than it can. Nothing was moved.',
    'unknown-member': 'It is no longer where it was. Nothing was moved.',
    'unknown-list': 'The new place no longer exists. Nothing was moved.',
    'unknown-anchor': 'The rows of the new place have changed. Nothing was moved: try again.',
    'inside-itself': 'It cannot be moved into itself. Nothing was moved.',
  },
};
