import { formatCount, formatNumber } from '@commissary/domain';

/** Texts of the dialog about conflicts, and of the banner about what others saved. */
export const conflictTexts = {
  someoneElse: 'Another user',
  conflictTitle: (other: string, title: string) => `${other} saved ${title} while you were editing`,
  choicesLeft: (left: number) => `${formatCount(left, 'conflict')} left`,
  keepAllOurs: 'Keep all mine',
  keepAllTheirs: 'Keep all theirs',
  keepAsDraft: 'Keep as draft',
  field: 'Field',
  before: 'Before',
  yours: 'Yours',
  theirs: 'Theirs',
  beforeValue: 'Before: ',
  savedByOthers: 'Saved by others',
  newerVersion: (title: string) => `A newer version of ${title} was saved while you are here.`,
  resolveNow: 'Resolve now',
  history: 'History',
  close: 'Close',
  andMore: (rest: number) => `and ${formatNumber(rest)} more`,
  ownChangesKept: 'Your unsaved changes stay as they are.',
  choiceHint: (count: number, owner: string) =>
    count === 1
      ? `For this, choose whose value ${owner} gets.`
      : `For these ${formatNumber(count)}, choose whose value ${owner} gets.`,
  keepAllOf: (name: string) => `Keep all of ${name}’s`,
  saveChoices: (count: number) => `Save ${formatCount(count, 'choice')}`,
  savedBy: (by: string, when: string) => `${by}, ${when}`,
  savedAt: (when: string) => `saved ${when}`,
  you: 'You',
  savedChanges: (by: string, count: number, when: string) => `${by} saved ${formatCount(count, 'change')}, ${when}:`,
  conflictsToResolve: (count: number) =>
    count === 1
      ? 'Your unsaved changes stay as they are. One of them conflicts with what was saved: resolve it now, or when you save.'
      : `Your unsaved changes stay as they are. ${formatNumber(count)} of them conflict with what was saved: resolve them now, or when you save.`,
};
