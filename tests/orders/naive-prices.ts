import type { Menu } from '@commissary/catalog';
import { dayBefore, type NaiveClock } from './naive-clock.ts';

/** Prices as a person would look them up: every list from its beginning, every rule written out. No memory, no index. */

export type Id = string | number;
export const same = (a: unknown, b: unknown): boolean => String(a) === String(b);

/** Whole cents of a decimal text, digit by digit. */
export const cents = (text: string): number => {
  const isNegative = text.startsWith('-');
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const amount = Number(whole) * 100 + Number(`${fraction}00`.slice(0, 2));
  return isNegative ? -amount : amount;
};

/** Half a cent up. */
export const percentOf = (amount: number, hundredths: number): number => {
  const exact = BigInt(amount) * BigInt(hundredths);
  const down = exact / 10_000n;
  return Number(down) + (exact - down * 10_000n >= 5_000n ? 1 : 0);
};

export const schemeNow = (menu: Menu, clock: NaiveClock, orderType: Id | null, channel: string): Id => {
  for (const scheme of menu.pricingSchemes) {
    if (scheme.isDefault || !scheme.isActive) continue;
    if (scheme.applies.when === 'ALWAYS') return scheme.id;
    if (scheme.applies.when !== 'TIMES') continue;
    const { days, startTime, endTime, orderTypes, channels } = scheme.applies.TIMES;
    if (!channels.some(one => one === channel)) continue;
    if (orderTypes.length > 0 && !orderTypes.some(one => one !== 'NONE' && same(one, orderType))) continue;
    const [from, to] = [startTime ?? 0, endTime ?? 86_400];
    const isToday = days.includes(clock.day);
    const wasYesterday = days.includes((clock.day + 6) % 7);
    if (to > from ? isToday && from <= clock.second && clock.second < to : false) return scheme.id;
    if (to <= from && ((isToday && from <= clock.second) || (wasYesterday && clock.second < to))) return scheme.id;
  }
  for (const scheme of menu.pricingSchemes) if (scheme.isDefault) return scheme.id;
  return menu.pricingSchemes[0]?.id ?? '';
};

/** A price in cents, and the path where it is stored. */
export interface NaivePrice {
  readonly cents: number;
  readonly path: string;
  /** The schemes that changed it, the one nearest to the stored price first. */
  readonly by: readonly string[];
}
type Stored = { readonly text: string; readonly path: string } | null;

/** The price of a scheme, else that of the followed one with its change, else that of the default one. */
export const priceIn = (
  menu: Menu,
  scheme: Id,
  stored: (scheme: Id) => Stored,
  isItem: boolean,
  seen: readonly string[] = [],
): NaivePrice | null => {
  if (seen.includes(String(scheme))) return null;
  const found = stored(scheme);
  if (found !== null) return { cents: cents(found.text), path: found.path, by: [] };
  const here = menu.pricingSchemes.find(one => same(one.id, scheme));
  const first = menu.pricingSchemes.find(one => one.isDefault) ?? menu.pricingSchemes[0];
  const follows = here === undefined || here.isDefault || here.follows?.scheme === '' ? undefined : here.follows;
  const next = follows?.scheme ?? first?.id;
  if (next === undefined) return null;
  const below = priceIn(menu, next, stored, isItem, [...seen, String(scheme)]);
  if (below === null || follows === undefined) return below;
  const { difference, round } = follows;
  if (difference.type === 'AMOUNT' && !isItem) return below;
  const changed =
    difference.type === 'AMOUNT'
      ? below.cents + cents(difference.AMOUNT.amount)
      : percentOf(below.cents, 10_000 + cents(difference.PERCENT.percent));
  const step = cents(round);
  // The nearest multiple, the higher of two.
  let multiple = 0;
  while (multiple + step <= changed) multiple += step;
  if (changed - multiple >= step / 2) multiple += step;
  return { cents: Math.max(0, changed <= 0 ? 0 : multiple), path: below.path, by: [...below.by, String(scheme)] };
};

type Item = Menu['departments'][number]['items'][number];

export const itemPriceIn = (menu: Menu, at: string, item: Item, scheme: Id, size: Id | null): NaivePrice | null =>
  priceIn(
    menu,
    scheme,
    id => {
      for (const entry of item.pricing) {
        if (!same(entry.id, id)) continue;
        const path = `${at}/pricing/[${id}]/itemBased`;
        for (const one of entry.itemBased.sizePrices)
          if (size !== null && same(one.id, size))
            return { text: one.price, path: `${path}/sizePrices/[${size}]/price` };
        return entry.itemBased.price === undefined ? null : { text: entry.itemBased.price, path: `${path}/price` };
      }
      return null;
    },
    true,
  );

export const optionPriceIn = (menu: Menu, at: string, item: Item, scheme: Id, size: Id | null, option: Id) =>
  priceIn(
    menu,
    scheme,
    id => {
      for (const entry of item.pricing)
        if (same(entry.id, id))
          for (const one of entry.styleUpcharge)
            if (same(one.styleOption, option) && (size === null || same(one.sizeOption, size)))
              return { text: one.flatRate, path: `${at}/pricing/[${id}]/styleUpcharge/[${one.id}]/flatRate` };
      return null;
    },
    false,
  );

export const modifierPriceIn = (
  menu: Menu,
  at: string,
  item: Item,
  modifier: Menu['modifiers']['items'][number],
  scheme: Id,
  size: Id | null,
): NaivePrice | null => {
  const prices = (id: Id) => menu.modifiers.pricingSchemes.find(one => same(one.id, id));
  const own = priceIn(
    menu,
    scheme,
    id => {
      const path = `/modifiers/pricingSchemes/[${id}]`;
      const mine = prices(id)?.modifierItems.find(one => same(one.id, modifier.id));
      const category = prices(id)?.modifierCategories.find(one => same(one.id, modifier.categoryId));
      const [minePath, categoryPath] = [
        `${path}/modifierItems/[${modifier.id}]`,
        `${path}/modifierCategories/[${modifier.categoryId}]`,
      ];
      const sized = size === null ? undefined : mine?.sizePrices.find(one => same(one.id, size));
      if (sized !== undefined) return { text: sized.price, path: `${minePath}/sizePrices/[${size}]/price` };
      if (mine?.price !== undefined) return { text: mine.price, path: `${minePath}/price` };
      const sizedCategory = size === null ? undefined : category?.additionPrices.find(one => same(one.id, size));
      if (sizedCategory !== undefined)
        return { text: sizedCategory.price, path: `${categoryPath}/additionPrices/[${size}]/price` };
      if (category?.additionPrice !== undefined)
        return { text: category.additionPrice, path: `${categoryPath}/additionPrice` };
      return null;
    },
    false,
  );
  if (own !== null) return own;
  return priceIn(
    menu,
    scheme,
    id => {
      const topping = item.pricing.find(one => same(one.id, id))?.toppingBased.toppingsPrice;
      return topping === undefined ? null : { text: topping, path: `${at}/pricing/[${id}]/toppingBased/toppingsPrice` };
    },
    false,
  );
};

export const modifierOptionPriceIn = (menu: Menu, modifier: Id, scheme: Id, option: Id) =>
  priceIn(
    menu,
    scheme,
    id => {
      const entries = menu.modifiers.pricingSchemes.find(one => same(one.id, id))?.modifierItems ?? [];
      for (const entry of entries)
        if (same(entry.id, modifier))
          for (const one of entry.styleUpcharge)
            if (same(one.styleOption, option))
              return {
                text: one.flatRate,
                path: `/modifiers/pricingSchemes/[${id}]/modifierItems/[${modifier}]/styleUpcharge/[${one.id}]/flatRate`,
              };
      return null;
    },
    false,
  );

type Validity = Menu['offers'][number]['validity'];

/** Whether an offer is valid now, or since yesterday, past midnight. */
export const isValidNow = (validity: Validity, { date, second }: NaiveClock): boolean => {
  for (const [day, elapsed] of [
    [date, second],
    [dayBefore(date), second + 86_400],
  ] as const) {
    const { dateRange, timeOfDay, daysOfTheWeek } = validity;
    if (!daysOfTheWeek.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) continue;
    if (dateRange.enabled && dateRange.from !== '' && day < dateRange.from) continue;
    if (dateRange.enabled && dateRange.to !== '' && day > dateRange.to) continue;
    const from = timeOfDay.enabled ? timeOfDay.startTime : 0;
    const length = timeOfDay.enabled ? timeOfDay.endOffset : 86_400;
    if (elapsed >= from && elapsed < from + length) return true;
  }
  return false;
};
