import { itemPreviewTexts, type MenuItem, type PricingScheme } from '@commissary/catalog';
import { compareMoney, isMoney } from '@commissary/domain';
import { formatMoney } from '@commissary/schema';

/** What a preview shows of an item. */
export interface PreviewedItem {
  readonly name: string;
  /** The name for guests. */
  readonly displayName: string;
  readonly description: string;
  readonly imageAddress: string | null;
  readonly isActive: boolean;
  /** The price in the default pricing scheme; null where it has none. */
  readonly price: string | null;
  /** The same for guests: of an item with sizes, the price of the cheapest. */
  readonly guestPrice: string | null;
  /** The entry of the item's prices that they are from. */
  readonly schemeId: PricingScheme['id'] | null;
}

export const previewedItem = (item: MenuItem, schemes: readonly PricingScheme[]): PreviewedItem => {
  const { info, pricing } = item;
  const scheme = schemes.find(({ isDefault }) => isDefault) ?? schemes[0];
  const entry = pricing.find(({ id }) => id === scheme?.id);
  // What is being typed may be no price yet.
  const sizes = (entry?.itemBased.sizePrices ?? [])
    .map(({ price }) => price)
    .filter(isMoney)
    .toSorted(compareMoney);
  const [cheapest] = sizes;
  const price = entry?.itemBased.price === undefined ? null : formatMoney(entry.itemBased.price);
  return {
    name: info.name,
    displayName: info.displayName || info.name,
    description: info.description,
    imageAddress: info.imageId || null,
    isActive: info.status === 'ACTIVE',
    price,
    guestPrice: cheapest === undefined ? price : itemPreviewTexts.fromPrice(formatMoney(cheapest)),
    schemeId: entry?.id ?? null,
  };
};
