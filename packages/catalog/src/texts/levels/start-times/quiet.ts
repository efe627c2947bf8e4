import { formatCount, formatList } from '@commissary/domain';

const others = (names: readonly string[], count: number): string =>
  formatList([...names, ...(count > 0 ? [formatCount(count, 'other location')] : [])]);

/** Texts of a publish that is not within open hours. */
export const quietTexts = {
  notWhileOpen: 'Not while open',
  about: 'A location that is open then starts when it closes, 48 hours later at most.',
  loading: 'Looking up when they close…',
  loadFailed: 'The open hours could not be loaded.',
  allClosed: 'All are closed then.',
  firstAndLast: (first: string, last: string) => `In your time, the first starts ${first} and the last ${last}.`,
  starts: (when: string) => `In your time, it starts ${when}.`,
  waits: (count: number) => `${formatCount(count, 'location waits', 'locations wait')} until closed`,
  open: (from: string, to: string) => `Open ${from} to ${to}`,
  more: (count: number) => formatCount(count, 'other location', 'other locations'),
  never: (names: readonly string[], count: number) => `Open around the clock: ${others(names, count)}.`,
  publishThereOpen: 'Publish there while open',
  staysQuiet: 'Each location waits until it closes, as it was scheduled.',
};
