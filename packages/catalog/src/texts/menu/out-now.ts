import { formatCount, formatList, formatNumber } from '@commissary/domain';

/** Texts of the board of what is out of stock. */
export const outNowTexts = {
  about: 'What locations do not sell for now. It is live at once, and ends by itself where it has an end.',
  list: 'Out of stock',
  loadFailed: 'What is out of stock could not be loaded.',
  nothingOut: 'Everything on the menu is in stock.',
  allBack: 'All back on',
  allBackWhat: (count: number) => formatCount(count, 'entry', 'entries'),
  back: 'Back on',
  backNamed: (name: string) => `Back on: ${name}`,
  backAt: (name: string, where: string) => `Back on at ${where}: ${name}`,
  where: (names: readonly string[], more: number) =>
    more === 0 ? formatList(names) : `${names.join(', ')} and ${formatNumber(more)} more`,
  locations: (count: number) => formatCount(count, 'location'),
  locationsOf: (name: string) => `Locations where it is out: ${name}`,
  until: (time: string) => `Until ${time}`,
  untilBetween: (first: string, last: string) => `Until ${first}, at the last location until ${last}`,
  untilSome: (first: string) => `Until ${first}, at some locations until it is put back`,
  untilPutBack: 'Until it is put back',
  takenOff: (by: string, when: string) => `${by}, ${when}`,
} as const;
