/** Money is a decimal string with two decimals ('25.00'); calculations use whole cents. */
export const toCents = (amount: string): number => {
  const cents = centsOf(amount);
  if (cents === null) throw new RangeError(`not an amount of money: ${amount}`);
  return cents;
};

/** Digits with at most two decimals, small enough to be exact. */
export const isMoney = (amount: string): boolean => centsOf(amount) !== null;

export const fromCents = (cents: number): string => {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not whole cents: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

export const addMoney = (a: string, b: string): string => fromCents(toCents(a) + toCents(b));

/** Negative, zero or positive, as `sort` expects it. */
export const compareMoney = (a: string, b: string): number => toCents(a) - toCents(b);

const centsOf = (amount: string): number | null => {
  const [, sign, whole = '', fraction = ''] = decimal.exec(amount) ?? [];
  if (sign === undefined) return null;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return null;
  return sign === '-' && cents !== 0 ? -cents : cents;
};

const decimal = /^(-?)(\d{1,15})(?:\.(\d{0,2}))?$/;
