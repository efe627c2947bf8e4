import { formatCount } from '@commissary/domain';

/** When locations start by themselves, by hour. */
export const startStripTexts = {
  byHour: 'Scheduled by hour',
  day: (date: string, count: number) => `${date}: ${formatCount(count, 'location')}`,
  at: (local: string, count: number) => `${local}: ${formatCount(count, 'location')}`,
  atOf: (local: string, count: number, own: string) => `${local}: ${formatCount(count, 'location')}, ${own} for you`,
  between: (from: string, to: string) => `${from} to ${to}`,
  others: (count: number) => `${formatCount(count, 'location')} at other times`,
  later: (count: number) => `${formatCount(count, 'location')} on later days`,
};
