import { toCents } from './money.ts';

/** Whether a price is one of those that a search means. */
export type PriceSearch = (price: string) => boolean;

const amount = String.raw`\$?\s*(\d{1,6}(?:\.\d{1,2})?)`;
const between = String.raw`${amount}\s*(?:to|and|–|-)\s*${amount}`;
const alone = new RegExp(String.raw`^(?:at\s+)?${amount}$`, 'i');
const bound = new RegExp(String.raw`^(over|above|more than|>|under|below|less than|<)\s*${amount}$`, 'i');
const range = new RegExp(`^(?:from\\s+|between\\s+)?${between}$`, 'i');
const outside = new RegExp(`^(?:outside|not)\\s+${between}$`, 'i');
const upward = new Set(['over', 'above', 'more than', '>']);

/**
 * Reads a search for prices as people type it: `0.00`, `over 30`, `under 5`, `5 to 15`, `outside 5 to 15`. Both ends of
 * a range belong to it; what is over or under an amount does not include it. Undefined for any other text.
 */
export const parsePriceSearch = (text: string): PriceSearch | undefined => {
  const typed = text.trim();
  const [, exact] = alone.exec(typed) ?? [];
  if (exact !== undefined) return price => toCents(price) === toCents(exact);
  const [, word, limit] = bound.exec(typed) ?? [];
  if (word !== undefined && limit !== undefined)
    return upward.has(word.toLowerCase())
      ? price => toCents(price) > toCents(limit)
      : price => toCents(price) < toCents(limit);
  const [, from, to] = range.exec(typed) ?? [];
  if (from !== undefined && to !== undefined) return price => isWithin(price, from, to);
  const [, low, high] = outside.exec(typed) ?? [];
  return low === undefined || high === undefined ? undefined : price => !isWithin(price, low, high);
};

const isWithin = (price: string, from: string, to: string): boolean =>
  toCents(from) <= toCents(price) && toCents(price) <= toCents(to);
