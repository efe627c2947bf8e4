import { formatCount, formatList } from '@commissary/domain';

/** Texts of a publish at the local time of each location. */
export const localStartTexts = {
  clock: 'Whose time',
  eachLocation: 'Each location’s time',
  myTime: (zone: string) => `My time (${zone})`,
  time: 'Time',
  at: (when: string) => `Starts ${when} at each location.`,
  firstAndLast: (first: string, last: string) => ` In your time, the first starts ${first} and the last ${last}.`,
  inYourTime: (when: string) => ` In your time, that is ${when}.`,
  past: (names: readonly string[], others: number) =>
    `This time is past at ${formatList([...names, ...(others > 0 ? [formatCount(others, 'other location')] : [])])}.`,
  publishThereNow: 'Publish there now',
};
