import { itemPreviewTexts, type MenuItem, outOfStock } from '@commissary/catalog';
import { type AskedItem, compareMoney, itemPrice, sizesOf } from '@commissary/domain';
import { formatMoney, type Id, stillCounts } from '@commissary/schema';

/** What a preview shows of an item. */
export interface PreviewedItem {
  readonly name: string;
  /** The name for guests. */
  readonly displayName: string;
  readonly description: string;
  readonly imageAddress: string | null;
  readonly isActive: boolean;
  readonly isOut: boolean;
  /** The price in the pricing scheme, or that there is none. */
  readonly price: string;
  /** The same for guests: of an item with sizes, the price of the cheapest. */
  readonly guestPrice: string;
}

/** An item in a pricing scheme, at an instant in epoch milliseconds. */
export const previewedItem = (item: MenuItem, asked: AskedItem, scheme: Id, now: number): PreviewedItem => {
  const { info } = item;
  const priceOf = (size: Id | null) => itemPrice(asked.schemes, asked.pricing, scheme, size)?.price;
  const [cheapest] = sizesOf(asked)
    .flatMap(({ id }) => priceOf(id) ?? [])
    .toSorted(compareMoney);
  const whole = priceOf(null);
  const from = cheapest === undefined ? undefined : itemPreviewTexts.fromPrice(formatMoney(cheapest));
  const price = whole === undefined ? (from ?? itemPreviewTexts.noPrice) : formatMoney(whole);
  return {
    name: info.name,
    displayName: info.displayName || info.name,
    description: info.description,
    imageAddress: info.imageId || null,
    isActive: info.status === 'ACTIVE',
    isOut: stillCounts(outOfStock, info.out, now),
    price,
    guestPrice: from ?? price,
  };
};
