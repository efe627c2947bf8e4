import { formatCount, formatList } from '@commissary/domain';

interface ChangesCount {
  readonly changes: number;
  /** The prices of the menu among them. */
  readonly prices: number;
  readonly locations: number;
}

/** Texts of what a publish now would change, after a save. */
export const publishSummaryTexts = {
  wouldChange: ({ changes, prices, locations }: ChangesCount) =>
    `A publish now would change ${formatList([
      ...(prices > 0 ? [formatCount(prices, 'price')] : []),
      ...(changes > prices ? [formatCount(changes - prices, prices > 0 ? 'other value' : 'value')] : []),
    ])} at ${formatCount(locations, 'location')}.`,
  publish: 'Publish…',
};
