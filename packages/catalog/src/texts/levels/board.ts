import { formatNumber } from '@commissary/domain';

/** Texts of the publish board with many locations: narrowing it, and groups. */
export const boardTexts = {
  state: 'Publish status',
  anyState: 'Any publish status',
  held: 'Rolled back',
  frozen: 'Frozen',
  notPublished: (count: number) => `${formatNumber(count)} not published`,
  nothingThere: 'Nothing to publish there',
};
