import { formatCount, formatList } from '@commissary/domain';

/** Texts of taking items off for a while, and of putting them back. */
export const outOfStockTexts = {
  take: 'Out of stock…',
  back: 'Back in stock',
  title: (what: string) => `Out of stock: ${what}`,
  rows: (count: number) => formatCount(count, 'row'),
  about: 'Goes live right away, and nothing else that is saved there.',
  howLong: 'How long',
  untilClosing: 'Until closing',
  untilTime: 'Until…',
  untilPutBack: 'Until I turn it back on',
  closesAt: (times: readonly string[]) =>
    times.length === 1 ? `Back on ${times[0]}.` : `Back on when each location closes: ${formatList(times)}.`,
  severalClosings: (first: string, last: string) => `Back on when each location closes, from ${first} to ${last}.`,
  locationTime: 'Until (location time)',
  day: 'On',
  noPlace: 'No selected location has this menu and a first publish.',
  ended: 'This time is past.',
  elsewhere: 'Other locations…',
  places: 'How long and where',
  accept: (where: string) => `Out of stock at ${where}`,
  done: (what: string, where: string) => `Out of stock at ${where}: ${what}`,
  backDone: (what: string, where: string) => `Back in stock at ${where}: ${what}`,
  inStock: 'it in stock',
  cancel: 'Cancel',
  undo: 'Undo',
  undone: 'Undone at all locations.',
} as const;
