import { formatCount, formatNumber } from '@commissary/domain';

/** Texts of what a publish would change, and of the locations that it leaves out. */
export const publishPreviewTexts = {
  noChanges: 'No changes.',
  people: 'Employees',
  employedAs: (name: string, jobs: string, location: string) => `${name}: ${jobs} at ${location}`,
  noLongerAt: (name: string, location: string) => `${name}: no longer at ${location}`,
  employedBefore: (jobs: string) => `Before: ${jobs}`,
  withoutJob: 'no job',
  moreChanges: (count: number) => `And ${formatCount(count, 'more change', 'more changes')}.`,
  showMore: 'Show more changes',
  unchangedAt: (where: string) => `No changes at ${where}.`,
  whyNot: 'Why, and who can grant it',
  sameAt: (changes: number, count: number) =>
    `${changes === 1 ? 'The same change' : `The same ${formatCount(changes, 'change')}`} at ${formatCount(count, 'location')}`,
  more: (count: number) => `${formatNumber(count)} more`,
  moreAt: (more: string, name: string) => `${more} at ${name}`,
  leftOut: (name: string, reason: string) => `${name} is left out: ${reason}`,
  repair: 'Repair',
};
