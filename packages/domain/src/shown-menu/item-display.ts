import { toCents } from '../formats/index.ts';
import { itemPrice, type StyleOption, schemeInForce, sizesOf } from '../menu/index.ts';
import { isValidAt } from '../offers/index.ts';
import { inactiveAt, isOutAt, type PreparedPricing, placeOfItem } from '../pricing/index.ts';
import type { Id, Viewing } from './displayed-menu.ts';
import type { Hidden, ShownEntry } from './shown.ts';

/** How something that is sold is shown, or why it is not. */
export type Display = Pick<ShownEntry, 'isOut' | 'price' | 'place'> | Hidden;

/** Displays what a menu sells to somebody who looks at it; each item once. */
export interface Displays {
  readonly scheme: Id | null;
  readonly item: (id: Id) => Display;
  readonly modifier: (id: Id) => Display;
  readonly offer: (id: Id) => Display;
}

export const displaysOf = (prepared: PreparedPricing, viewing: Viewing): Displays => {
  const { instant, timeZone, orderType, surface } = viewing;
  const channel = surface === 'ONLINE' ? 'ONLINE' : 'POS';
  const clock = prepared.clock(instant, timeZone);
  const scheme = schemeInForce(prepared.schemes, { channel, orderType }, clock)?.id ?? null;
  const known = new Map<string, Display>();
  const sizes = askedSizes();
  const itemDisplay = (id: Id): Display => {
    const found = prepared.place(id);
    if (found === undefined) return { reason: 'GONE', from: [] };
    const { department, item } = found;
    const inactive = inactiveAt(prepared, department, item);
    if (inactive !== null) return { reason: 'INACTIVE', from: inactive };
    const place = placeOfItem(department.id, item.id);
    if (!item.info.channels.includes(channel)) return { reason: 'CHANNEL', from: [...place, 'info', 'channels'] };
    const all = sizes(department, item);
    const left = all.filter(size => size === null || !isOutAt(size, instant));
    // One that is left has a price, or none is left: then its prices are those of before.
    const price = priceOf(prepared.schemes, item, left, scheme) ?? priceOf(prepared.schemes, item, all, scheme);
    if (price === null) return { reason: 'NO_PRICE', from: [...place, 'pricing'] };
    return { isOut: left.length === 0 || isOutAt(item.info, instant), price, place };
  };
  return {
    scheme,
    item: id => {
      const key = String(id);
      const found = known.get(key) ?? itemDisplay(id);
      known.set(key, found);
      return found;
    },
    modifier: id => {
      const modifier = prepared.modifier(id);
      if (modifier === undefined) return { reason: 'GONE', from: [] };
      const place = ['modifiers', 'items', { id }] as const;
      const { status, channels } = modifier.info;
      if (status !== 'ACTIVE') return { reason: 'INACTIVE', from: [...place, 'info', 'status'] };
      if (!prepared.isActiveQuestion(modifier.categoryId))
        return { reason: 'INACTIVE', from: ['modifiers', 'categories', { id: modifier.categoryId }, 'info', 'status'] };
      if (!channels.includes(channel)) return { reason: 'CHANNEL', from: [...place, 'info', 'channels'] };
      return { isOut: isOutAt(modifier.info, instant), price: null, place };
    },
    offer: id => {
      const offer = prepared.offers.find(one => String(one.id) === String(id));
      if (offer === undefined) return { reason: 'GONE', from: [] };
      const { terms, place } = offer;
      if (!terms.isActive) return { reason: 'INACTIVE', from: place };
      if (!terms.channels.includes(channel)) return { reason: 'CHANNEL', from: place };
      if (!isValidAt(terms, clock)) return { reason: 'HOURS', from: place };
      return { isOut: false, price: null, place };
    },
  };
};

type Found = NonNullable<ReturnType<PreparedPricing['place']>>;

/** Returns what finds the sizes in which items have prices: those of the department are read once; null for none. */
const askedSizes = (): ((department: Found['department'], item: Found['item']) => readonly AskedSize[]) => {
  const known = new Map<Found['department'], readonly AskedSize[]>();
  return (department, { styles, info: { optionsOut = [] } }) => {
    const own = { ...(styles !== undefined && { ownStyles: styles }), optionsOut };
    if (styles !== undefined || optionsOut.length > 0) return orNone(sizesOf({ styles: department.styles, ...own }));
    const found = known.get(department) ?? orNone(sizesOf({ styles: department.styles }));
    known.set(department, found);
    return found;
  };
};

/** Null for the one price of an item without sizes. */
type AskedSize = StyleOption | null;

const orNone = (sizes: readonly StyleOption[]): readonly AskedSize[] => (sizes.length === 0 ? [null] : sizes);

/** The price of an item in a scheme, of its cheapest size of these; null where it has none. */
const priceOf = (
  schemes: PreparedPricing['schemes'],
  item: Found['item'],
  asked: readonly AskedSize[],
  scheme: Id | null,
): ShownEntry['price'] => {
  if (scheme === null) return null;
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const size of asked) {
    const found = itemPrice(schemes, item.pricing, scheme, size?.id ?? null);
    if (found === undefined) continue;
    const cents = toCents(found.price);
    least = Math.min(least, cents);
    most = Math.max(most, cents);
  }
  return least === Number.POSITIVE_INFINITY ? null : { cents: least, isFrom: least !== most };
};
