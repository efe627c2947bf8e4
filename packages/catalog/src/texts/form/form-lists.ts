import { formatCount, formatList, formatNumber, pluralForm } from '@commissary/domain';

/** Texts of form lists. */
export const formListsTexts = {
  sumOf: (sum: string, needed: string) =>
    needed === '' ? `Adds up to ${sum}` : `Adds up to ${sum}, and has to be ${needed}`,
  range: (lowest: string, highest: string) => `${lowest}–${highest}`,
  changePrices: 'Change prices…',
  notSaved: 'Not saved',
  more: 'More',
  searchList: (lowerCase: string) => `Search ${lowerCase}`,
  searchPricedList: (lowerCase: string) => `Search ${lowerCase}, or prices: over 30`,
  allOfThem: 'All of them, also those added later',
  emptyList: (lowerCase: string) => `No ${lowerCase} yet.`,
  noMatches: (search: string) => `No results for “${search}”.`,
  atLevel: (value: string) => `At ${value}`,
  addMember: (lowerCase: string) => `Add ${lowerCase}`,
  showBelow: (name: string) => `Show what is in ${name}`,
  without: (lowerCase: string) => `No ${lowerCase}`,
  addTo: (lowerCase: string) => `Add to ${lowerCase}`,
  tagRemoved: (name: string) => `${name} is removed.`,
  tagAdded: (name: string) => `${name} is added.`,
  markUntil: (label: string, end: string) => `${label} until ${end}`,
  changedCount: (changed: number) => `${formatNumber(changed)} changed`,
  detailsLabel: (label: string) => `${label} details`,
  removedTargets: 'the removed items',
  history: 'History',
  showReference: 'Show',
  inDocument: (text: string) => ` in the ${text}`,
  atTenant: (what: string, name: string) => `${what} at ${name}`,
  restore: 'Restore',
  clear: 'Clear',
  moreOf: (name: string) => `More: ${name}`,
  hiddenHere: 'Hidden here',
  overrideNoLongerApplies: 'Override no longer applies',
  removed: 'Removed',
  disabled: 'Disabled',
  onlyHere: 'Only here',
  positionNoLongerApplies: 'Position no longer applies',
  moved: 'Moved',
  changedByGroupCount: (group: string, changedByGroup: number) => `${group}: ${formatNumber(changedByGroup)} changed`,
  findUsages: (name: string) => `Show where ${name} is used`,
  replaceWith: 'Replace with',
  replaceHint: (count: number) => `Replaces ${formatCount(count, 'reference')} on this page in the same step`,
  nothing: 'Nothing',
  cancel: 'Cancel',
  usagesError: 'Where it is used could not be loaded.',
  notUsed: (name: string) => `${name} is not used anywhere`,
  usedCount: (name: string, count: number) => `${name} is used ${formatCount(count, 'time')}`,
  removableHint: 'Based on saved data. It can be removed.',
  usagesHint: 'Based on saved data',
  andMore: (value: number) => `And ${formatNumber(value)} more.`,
  hiddenRowHint: (name: string) => `${name} is hidden here. Restore it to edit.`,
  referenceRemoved: (subject: string, where: string, what: string) =>
    `Also updated: ${subject}${where} no longer uses ${what}.`,
  referencesRemoved: (subjects: readonly string[], what: string) =>
    `Also updated: ${formatList(subjects)} no longer use ${what}.`,
  referencesAt: (count: number, where: string) => `${formatCount(count, 'setting')}${where}`,
  moreCount: (count: number) => `${formatNumber(count)} more`,
  remove: (name: string) => `Remove ${name}`,
  hide: (name: string) => `Hide ${name}`,
  removeAnyway: (name: string) => `Remove ${name} anyway`,
  hideAnyway: (name: string) => `Hide ${name} anyway`,
  removeAndReplace: (name: string, other: string) => `Remove ${name} and replace with ${other}`,
  hideAndReplace: (name: string, other: string) => `Hide ${name} and replace with ${other}`,
  leaves: { nothing: 'Limited to this alone', 'no-limit': 'No longer limited without this' },
  limitedToNothing: (count: number) =>
    `${formatCount(count, 'setting')} ${pluralForm(count, 'is', 'are')} limited to this alone, and would then apply to nothing until somebody chooses again.`,
  noLongerLimited: (count: number) =>
    `${formatCount(count, 'setting')} ${pluralForm(count, 'is', 'are')} limited to this alone, and would then no longer be limited.`,
  clearedElsewhere: (count: number) =>
    count === 1
      ? 'The other reference is cleared when this is saved.'
      : `The ${formatNumber(count)} other references are cleared when this is saved.`,
  select: (name: string) => `Select ${name}`,
  selectAll: (lowerCase: string) => `Select all ${lowerCase}`,
  selectedCount: (count: number) => `${formatNumber(count)} selected`,
  selectAllCount: (count: number) => `Select all ${formatNumber(count)}`,
  clearSelection: 'Clear selection',
  selectionActions: (lowerCase: string) => `Selected ${lowerCase}`,
  setField: 'Set a field…',
  setFieldTitle: (count: number) => `Set a field of ${formatCount(count, 'row')}`,
  fieldToSet: 'Field',
  setRows: (count: number) => `Set in ${formatCount(count, 'row')}`,
  fieldLockedRows: (count: number) =>
    count === 1
      ? '1 row does not have this field, or it cannot be changed there.'
      : `${formatNumber(count)} rows do not have this field, or it cannot be changed there.`,
  duplicate: 'Duplicate',
  tooManyRows: (max: number) => `The list can have ${formatCount(max, 'row')} at most.`,
  removeSelected: (count: number) => `Remove ${formatNumber(count)}`,
  hideSelected: (count: number) => `Hide ${formatNumber(count)} here`,
  removeRows: (count: number) => `Remove ${formatCount(count, 'row')}`,
  hideRows: (count: number) => `Hide ${formatCount(count, 'row')} here`,
  rowsKept: (count: number) =>
    count === 1
      ? '1 of them cannot be removed and stays.'
      : `${formatNumber(count)} of them cannot be removed and stay.`,
  usedRows: (used: number, count: number) =>
    `${formatNumber(used)} of ${formatCount(count, 'row')} are used elsewhere.`,
  moreUsedRows: (count: number) => `The usages of ${formatCount(count, 'more row')} are not listed.`,
  referencesCleared: 'References to removed rows are cleared when this is saved.',
  noneRemovable: 'None of the selected rows can be removed.',
};
