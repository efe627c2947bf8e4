import { schemeInForce } from '../menu/index.ts';
import { isValidAt } from '../offers/index.ts';
import { isOutAt, type PreparedItem, type PreparedPricing } from '../pricing/index.ts';
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
  const itemDisplay = (id: Id): Display => {
    const item = prepared.item(id);
    if (item === undefined) return { reason: 'GONE', from: [] };
    const { place, inactiveAt } = item;
    if (inactiveAt !== null) return { reason: 'INACTIVE', from: inactiveAt };
    if (!item.item.info.channels.includes(channel)) return { reason: 'CHANNEL', from: [...place, 'info', 'channels'] };
    const price = priceOf(item, scheme);
    if (price === null) return { reason: 'NO_PRICE', from: [...place, 'pricing'] };
    return { isOut: isOutAt(item.item.info, instant), price, place };
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

/** The price of an item in a scheme, of its cheapest size where it has some; null where it has none. */
const priceOf = ({ sizes, pricing }: PreparedItem, scheme: Id | null): ShownEntry['price'] => {
  if (scheme === null) return null;
  const asked = sizes.size === 0 ? [null] : [...sizes.values()].map(({ id }) => id);
  const found = asked.flatMap(size => pricing(scheme, size).price()?.cents ?? []);
  if (found.length === 0) return null;
  const cents = Math.min(...found);
  return { cents, isFrom: Math.max(...found) !== cents };
};
