import { fromCents, isMoney, toCents } from '../formats/index.ts';
import { isSame } from './item-styles.ts';

/** The id of a pricing scheme, a size, a modifier: a number or a text. */
export type Id = string | number;

/** A scheme without a price of its own takes that of another one, changed by an amount or a percentage. */
export interface FollowedScheme {
  readonly scheme: Id;
  readonly difference: {
    readonly type: string;
    readonly AMOUNT?: { readonly amount: string };
    readonly PERCENT?: { readonly percent: string };
  };
  /** The step to which the result is rounded, as an amount: `0.05`. */
  readonly round: string;
}

/** The difference of a followed scheme as a number with two digits behind the point; undefined while it is none. */
export const followedDifference = ({
  difference,
}: FollowedScheme): { readonly amount: string } | { readonly percent: string } | undefined => {
  const { type, AMOUNT, PERCENT } = difference;
  if (type === 'AMOUNT') return AMOUNT !== undefined && isMoney(AMOUNT.amount) ? AMOUNT : undefined;
  return PERCENT !== undefined && isMoney(PERCENT.percent) ? PERCENT : undefined;
};

/** What the lookup of prices reads of a pricing scheme. */
export interface PricedScheme {
  readonly id: Id;
  readonly isDefault: boolean;
  readonly follows?: FollowedScheme;
}

/** The default scheme: the one that counts where no other applies, and has the prices that others lack. */
export const defaultScheme = <S extends Pick<PricedScheme, 'isDefault'>>(schemes: readonly S[]): S | undefined =>
  schemes.find(({ isDefault }) => isDefault) ?? schemes[0];

/** A price and where it was found. */
interface StoredPrice<From> {
  readonly price: string;
  readonly from: From;
}

/** A scheme that changed the price of the one that it follows. */
export interface SchemeChange {
  readonly by: Id;
  readonly follows: FollowedScheme;
}

/** A price as it counts, the place of the stored one, and the changes on the way from there, first to last. */
export interface FoundPrice<From> extends StoredPrice<From> {
  readonly changes: readonly SchemeChange[];
}

/**
 * Returns the price in a scheme: its own, that of the scheme that it follows, or that of the default scheme. `own` reads
 * what a scheme itself says. A fixed amount changes the prices of items and no others. Undefined where none is found:
 * a missing price is not 0.00.
 */
export const schemePrice = <From>(
  schemes: readonly PricedScheme[],
  scheme: Id,
  own: (scheme: Id) => StoredPrice<From> | undefined,
  isItemPrice: boolean,
): FoundPrice<From> | undefined => {
  const changes: SchemeChange[] = [];
  for (const { id, follows } of schemesAsked(schemes, scheme)) {
    const stored = own(id);
    // What is being typed may be no price yet.
    if (stored !== undefined)
      return isMoney(stored.price)
        ? { ...stored, price: changes.toReversed().reduce(changed, stored.price), changes: changes.toReversed() }
        : undefined;
    if (follows !== undefined && (isItemPrice || follows.difference.type === 'PERCENT'))
      changes.push({ by: id, follows });
  }
  return undefined;
};

interface AskedScheme {
  readonly id: Id;
  readonly follows: FollowedScheme | undefined;
}

/** Yields the schemes whose prices count for one, in their order: itself, those that it follows, the default one. */
export function* schemesAsked(schemes: readonly PricedScheme[], scheme: Id): Generator<AskedScheme> {
  const seen = new Set<string>();
  for (let id: Id | undefined = scheme; id !== undefined && !seen.has(String(id)); ) {
    seen.add(String(id));
    const here = String(id);
    const follows: FollowedScheme | undefined = followedBy(schemes.find(one => String(one.id) === here));
    yield { id, follows };
    id = follows?.scheme ?? defaultScheme(schemes)?.id;
  }
}

/** The default scheme follows none: the others come back to it. */
const followedBy = (scheme: PricedScheme | undefined): FollowedScheme | undefined =>
  scheme === undefined || scheme.isDefault || scheme.follows?.scheme === '' ? undefined : scheme.follows;

/** What would be less than nothing is nothing. */
const changed = (price: string, change: SchemeChange): string => fromCents(Math.max(0, changedCents(price, change)));

const changedCents = (price: string, { follows }: SchemeChange): number => {
  const by = followedDifference(follows);
  const cents = toCents(price);
  if (by === undefined) return cents;
  const next = 'amount' in by ? cents + toCents(by.amount) : percentOf(cents, 100_00 + toCents(by.percent));
  return rounded(next, isMoney(follows.round) ? toCents(follows.round) : 1);
};

/** Hundredths of a percent, half a cent up. */
const percentOf = (cents: number, hundredths: number): number => Math.floor((cents * hundredths + 50_00) / 100_00);

/** The nearest multiple, the higher of two. */
const rounded = (cents: number, step: number): number => Math.floor((cents + step / 2) / step) * step;

interface SizePriced {
  readonly id: Id;
  readonly price: string;
}

/** The prices of an item in one scheme. */
export interface ItemPrices {
  readonly id: Id;
  readonly itemBased: { readonly price?: string; readonly sizePrices: readonly SizePriced[] };
  readonly toppingBased: { readonly toppingsPrice?: string };
}

/** The place of a price in the prices of an item: of a size, or of the item. */
export interface ItemPricePlace {
  readonly scheme: Id;
  readonly size: Id | null;
}

/** Returns the price of an item in a scheme, of a size or of the item as a whole. */
export const itemPrice = (
  schemes: readonly PricedScheme[],
  pricing: readonly ItemPrices[],
  scheme: Id,
  size: Id | null,
): FoundPrice<ItemPricePlace> | undefined =>
  schemePrice(
    schemes,
    scheme,
    id => {
      const stored = storedPrice(withId(pricing, id), size);
      return stored && { price: stored.price, from: { scheme: id, size: stored.size } };
    },
    true,
  );

/** Whether a scheme on the way takes more off an item than it costs, so that it costs nothing. */
export const isBelowNothing = (
  schemes: readonly PricedScheme[],
  pricing: readonly ItemPrices[],
  scheme: Id,
  size: Id | null,
): boolean => {
  const found = itemPrice(schemes, pricing, scheme, size);
  if (found === undefined || found.changes.length === 0 || toCents(found.price) > 0) return false;
  let { price = '' } = storedPrice(withId(pricing, found.from.scheme), found.from.size) ?? {};
  return found.changes.some(change => {
    const cents = changedCents(price, change);
    price = fromCents(Math.max(0, cents));
    return cents < 0;
  });
};

/** The price that an item stores in one scheme: that of the size, or that of the item as a whole. */
export const storedPrice = (
  prices: ItemPrices | undefined,
  size: Id | null,
): { readonly price: string; readonly size: Id | null } | undefined => {
  const ofSize = size === null ? undefined : withId(prices?.itemBased.sizePrices, size);
  if (ofSize !== undefined) return { price: ofSize.price, size };
  const price = prices?.itemBased.price;
  return price === undefined ? undefined : { price, size: null };
};

/** The prices of modifiers in one scheme. */
export interface ModifierPrices {
  readonly id: Id;
  readonly modifierCategories: readonly {
    readonly id: Id;
    readonly additionPrice?: string;
    readonly additionPrices: readonly SizePriced[];
  }[];
  readonly modifierItems: readonly {
    readonly id: Id;
    readonly price?: string;
    readonly sizePrices: readonly SizePriced[];
  }[];
}

/** The place of the price of a modifier: its own, its category's, or that of the item's toppings; of a size or of all. */
export interface ModifierPricePlace {
  readonly scheme: Id;
  readonly of: 'modifier' | 'category' | 'item';
  readonly size: Id | null;
}

/** What the lookup of a price reads of a modifier; without an id, any other one of its category. */
export interface PricedModifier {
  readonly id: Id | null;
  readonly categoryId: Id;
}

/**
 * Returns the price of a modifier on an item: what the modifier or its category says, else what the item asks for any
 * topping. Undefined where none is found: it then costs nothing.
 */
export const modifierPrice = (
  schemes: readonly PricedScheme[],
  prices: readonly ModifierPrices[],
  pricing: readonly ItemPrices[],
  modifier: PricedModifier,
  scheme: Id,
  size: Id | null,
): FoundPrice<ModifierPricePlace> | undefined =>
  pricedModifier(schemes, prices, modifier, scheme, size) ??
  schemePrice(
    schemes,
    scheme,
    id => {
      const price = withId(pricing, id)?.toppingBased.toppingsPrice;
      return price === undefined ? undefined : { price, from: { scheme: id, of: 'item', size: null } };
    },
    false,
  );

/**
 * Returns the price of a modifier wherever it is added: its own for the size, its own, its category's for the size, its
 * category's, in the scheme or where that one leads.
 */
export const pricedModifier = (
  schemes: readonly PricedScheme[],
  prices: readonly ModifierPrices[],
  { id: modifier, categoryId }: PricedModifier,
  scheme: Id,
  size: Id | null,
): FoundPrice<ModifierPricePlace> | undefined =>
  schemePrice(
    schemes,
    scheme,
    id => {
      const entry = withId(prices, id);
      const item = modifier === null ? undefined : withId(entry?.modifierItems, modifier);
      const category = withId(entry?.modifierCategories, categoryId);
      const candidates = [
        { price: sized(item?.sizePrices, size), of: 'modifier', size },
        { price: item?.price, of: 'modifier', size: null },
        { price: sized(category?.additionPrices, size), of: 'category', size },
        { price: category?.additionPrice, of: 'category', size: null },
      ] as const;
      for (const { price, of, size: ofSize } of candidates)
        if (price !== undefined) return { price, from: { scheme: id, of, size: ofSize } };
      return undefined;
    },
    false,
  );

const sized = (prices: readonly SizePriced[] | undefined, size: Id | null): string | undefined =>
  size === null ? undefined : withId(prices, size)?.price;

export const withId = <T extends { readonly id: Id }>(members: readonly T[] | undefined, id: Id): T | undefined =>
  members?.find(member => isSame(member.id, id));
