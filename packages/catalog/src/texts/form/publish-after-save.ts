import { formatCount } from '@commissary/domain';

/** Texts of the question after a save that is to be published. */
export const publishAfterSaveTexts = {
  publishAllHint: 'This also publishes all other saved changes.',
  notNow: 'Not now',
  publishNow: 'Publish everything now',
  publishToCount: (count: number) => `Publish to ${formatCount(count, 'location')}`,
  whatChanges: 'What changes',
  publishQuestion: 'Saved. Publish it now?',
};
