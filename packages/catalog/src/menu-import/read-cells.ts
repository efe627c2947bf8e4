import { fromCents } from '@commissary/domain';
import type { MenuImportReason } from './menu-import.ts';

/** The value of a cell, or why it has none. */
export type ReadCell<T> = { readonly value: T } | { readonly reason: MenuImportReason };

const currencies = ['US$', 'CA$', '$', '€', '£', '¥', 'USD', 'CAD', 'EUR', 'GBP'];
const amounts = {
  '.': /^(\d+|\d{1,3}(?:[,' ]\d{3})+)?(?:\.(\d*))?$/,
  ',': /^(\d+|\d{1,3}(?:[.' ]\d{3})+)?(?:,(\d*))?$/,
} as const;

/** An amount as it is typed in a spreadsheet, by its digits alone: never by a number that is rounded. */
export const readMoney = (text: string, decimal: '.' | ','): ReadCell<string> => {
  if (decimal === '.' && /^(0|[1-9]\d{0,8})\.\d\d$/.test(text)) return { value: text };
  const { amount, isNegative } = signed(text);
  const [found, whole = '', fraction = ''] = amounts[decimal].exec(amount) ?? [];
  if (found === undefined || !/\d/.test(found)) return { reason: 'money' };
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (digits.length > 12) return { reason: 'too-large' };
  if (fraction.length > 2) return { reason: 'too-many-decimals' };
  const value = fromCents(Number(digits) * 100 + Number(fraction.padEnd(2, '0')));
  return isNegative && value !== '0.00' ? { reason: 'negative-money' } : { value };
};

/** An amount without its sign and its currency, wherever these stand. */
const signed = (text: string): { readonly amount: string; readonly isNegative: boolean } => {
  let amount = text.replaceAll(/\s/g, ' ').trim();
  const isInParentheses = amount.startsWith('(') && amount.endsWith(')');
  if (isInParentheses) amount = amount.slice(1, -1).trim();
  const bare = withoutMinus(amount);
  const before = currencies.find(one => bare.startsWith(one)) ?? '';
  const behind = before === '' ? (currencies.find(one => bare.endsWith(one)) ?? '') : '';
  const inside = bare.slice(before.length, bare.length - behind.length).trim();
  const rest = before === '' ? inside : withoutMinus(inside);
  return { amount: rest, isNegative: isInParentheses || bare !== amount || rest !== inside };
};

const withoutMinus = (text: string): string =>
  /^[-−]/.test(text) ? text.slice(1).trim() : text.endsWith('-') ? text.slice(0, -1).trim() : text;

/** A whole number of at most five digits. */
export const readCount = (text: string): ReadCell<number> =>
  /^\d{1,5}$/.test(text) ? { value: Number(text) } : { reason: 'number' };

/** What a cell of `maximum` says where there is none. */
export const noLimit = 'no limit';

export const readMaximum = (text: string): ReadCell<number | null> =>
  [noLimit, 'unlimited', 'no maximum'].includes(text.toLowerCase()) ? { value: null } : readCount(text);

const yes: ReadonlySet<string> = new Set(['y', 'yes', 'true', '1', 'x']);
const no: ReadonlySet<string> = new Set(['n', 'no', 'false', '0']);

export const readYesOrNo = (text: string): ReadCell<boolean> => {
  const word = text.toLowerCase();
  return yes.has(word) ? { value: true } : no.has(word) ? { value: false } : { reason: 'yes-or-no' };
};

const active: ReadonlySet<string> = new Set(['active', 'visible', 'available', 'enabled', ...yes]);
const inactive: ReadonlySet<string> = new Set(['inactive', 'hidden', 'archived', 'unavailable', 'disabled', ...no]);

export const readStatus = (text: string): ReadCell<'ACTIVE' | 'INACTIVE'> => {
  const word = text.toLowerCase();
  return active.has(word) ? { value: 'ACTIVE' } : inactive.has(word) ? { value: 'INACTIVE' } : { reason: 'status' };
};

/** The names in a cell. */
export const listedIn = (text: string): string[] =>
  text
    .split(/[;|,\n]/)
    .map(part => part.trim())
    .filter(part => part !== '');

/** A name in the form in which near names are the same: whatever its case, spaces and accents. */
export const nearName = (name: string): string => {
  const plain = /^[ -~]*$/.test(name) ? name : name.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return plain.toLowerCase().replaceAll(/\s+/g, '');
};
