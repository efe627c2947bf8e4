import { formatNumber } from '@commissary/domain';

const isAre = (count: number): string => (count === 1 ? 'is' : 'are');

/** Texts of locations that no publish reaches until they are released; `where` is a name or a number of locations. */
export const freezeTexts = {
  title: 'Freeze',
  meaning: (count: number) =>
    `No publish of menu and settings reaches ${count === 1 ? 'it until it is' : 'them until they are'} released. Employees, closing now and out of stock do.`,
  reason: 'Reason',
  freeze: 'Freeze location',
  freezeSeveral: 'Freeze…',
  freezeAt: (where: string) => `Freeze ${where}`,
  release: 'Release',
  releaseSeveral: (count: number) => `Release ${formatNumber(count)}`,
  frozen: (where: string, count: number) => `${where} ${isAre(count)} frozen.`,
  released: (where: string, count: number) => `${where} ${isAre(count)} released. What was due goes live now.`,
  failed: 'Nothing was changed. Please try again later.',
};
