import { isMoney } from '../formats/index.ts';
import { type Id, type ItemPrices, type PricedScheme, schemesAsked, storedPrice } from './price-of.ts';

interface OfferedScheme extends PricedScheme {
  readonly isActive: boolean;
}

/** Returns the active schemes in which an item has no price, of one of its sizes, or of the item where it has none. */
export type WithoutPrice<S> = (pricing: readonly ItemPrices[], sizes: readonly Id[]) => readonly S[];

/**
 * Returns a check of items against the schemes of a menu. It answers as `itemPrice` does, for each item in the time of
 * reading its prices once: which schemes are asked, and in which order, is found once for all items.
 */
export const schemesWithoutPrice = <S extends OfferedScheme>(schemes: readonly S[]): WithoutPrice<S> => {
  const active = schemes
    .filter(({ isActive }) => isActive)
    .map(scheme => ({ scheme, asked: [...schemesAsked(schemes, scheme.id)].map(({ id }) => String(id)) }));
  return (pricing, sizes) => {
    const stored = new Map(pricing.map(prices => [String(prices.id), prices]));
    const priced: readonly (Id | null)[] = sizes.length === 0 ? [null] : sizes;
    const isPriced = (asked: readonly string[], size: Id | null): boolean => {
      for (const id of asked) {
        const found = storedPrice(stored.get(id), size);
        if (found !== undefined) return isMoney(found.price);
      }
      return false;
    };
    return active.filter(({ asked }) => !priced.every(size => isPriced(asked, size))).map(({ scheme }) => scheme);
  };
};
