/** Decimal strings: at least two digits after the point, more only where they are significant. `'25.00'`, `'8.875'`. */

const DECIMAL = /^-?(?:0|[1-9]\d*)\.\d{2,}$/;
const LOOSE = /^\s*(-?)(\d+)(?:\.(\d*))?\s*$/;

/** Whether a text is in the stored form for up to `decimals` digits. */
export const isDecimal = (value: string, decimals: number): boolean =>
  DECIMAL.test(value) && value !== '-0.00' && toDecimal(value, decimals) === value;

/**
 * Returns the stored form of a number or of a loosely written decimal, or `undefined` when it is no decimal or would
 * lose digits.
 */
export const toDecimal = (value: unknown, decimals: number): string | undefined => {
  const written = typeof value === 'number' ? numeral(value, decimals) : value;
  const found = typeof written === 'string' ? LOOSE.exec(written) : null;
  if (found === null) return undefined;
  const digits = withoutLastZeros(found[3] ?? '');
  if (digits.length > decimals) return undefined;
  const plain = `${withoutFirstZeros(found[2] ?? '')}.${digits.padEnd(2, '0')}`;
  return found[1] === '-' && /[1-9]/.test(plain) ? `-${plain}` : plain;
};

const withoutFirstZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');
/** Each group of zeros is looked at once, from its first: a text of any length takes a time that grows with it. */
const withoutLastZeros = (digits: string): string => digits.replace(/(?<!0)0+$/, '');

/** Returns a number as written, unless rounding to the allowed digits would change it by more than float error. */
const numeral = (value: number, decimals: number): string | undefined => {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return undefined;
  const rounded = value.toFixed(decimals);
  return Math.abs(Number(rounded) - value) <= 1e-9 * Math.max(1, Math.abs(value)) ? rounded : undefined;
};

const TYPED = /^([-−]?)(\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.(\d*))?$/;

/**
 * Returns a typed number as plain digits without redundant zeros: `'1,250.50'` is `'1250.5'`. Returns `undefined` for
 * an ambiguous text: a comma is allowed only in front of groups of exactly three digits, and a space between digits
 * never.
 */
export const readDecimal = (text: string): string | undefined => {
  const [, sign, whole = '', fraction = ''] = TYPED.exec(text.trim()) ?? [];
  if (sign === undefined || whole + fraction === '') return undefined;
  const digits = withoutLastZeros(fraction);
  const plain = `${withoutFirstZeros(whole.replaceAll(',', '')) || '0'}${digits === '' ? '' : `.${digits}`}`;
  return sign !== '' && plain !== '0' ? `-${plain}` : plain;
};

/** Compares two decimals in stored form, of any length: as texts, so that no digit is lost in a float. */
export const compareDecimals = (a: string, b: string): number => {
  const isNegative = a.startsWith('-');
  if (isNegative !== b.startsWith('-')) return isNegative ? -1 : 1;
  return isNegative ? compareDigits(b, a) : compareDigits(a, b);
};

const compareDigits = (a: string, b: string): number =>
  Math.sign(a.indexOf('.') - b.indexOf('.')) || (a < b ? -1 : a > b ? 1 : 0);
