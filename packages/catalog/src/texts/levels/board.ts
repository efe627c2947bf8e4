import { formatNumber } from '@commissary/domain';

/** Texts of the publish board with many locations: narrowing it, groups, and freezing several locations. */
export const boardTexts = {
  state: 'Publish status',
  anyState: 'Any publish status',
  held: 'Rolled back',
  frozen: 'Frozen',
  notPublished: (count: number) => `${formatNumber(count)} not published`,
  nothingThere: 'Nothing to publish there',
  freeze: 'Freeze…',
  freezeTitle: (where: string) => `Freeze ${where}`,
  freezeMeaning:
    'No publish of menu and settings reaches them until they are released. Employees, closing now and out of stock do.',
  reason: 'Reason',
  freezeAt: (where: string) => `Freeze ${where}`,
  frozenAt: (where: string) => `${where} frozen.`,
  release: (count: number) => `Release ${formatNumber(count)}`,
  releasedAt: (where: string) => `${where} released. What was due goes live now.`,
  failed: 'Nothing was changed. Please try again later.',
};
