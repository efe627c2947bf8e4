import { type Field, type Kind, type Meta, make } from '../field/index.ts';
import { compareDecimals, isDecimal, toDecimal } from '../value/index.ts';

/** An amount as a decimal string in dollars, `'25.00'`. A number is accepted on input. */
export interface Money extends Field<string> {
  readonly kind: Kind<'money', Money>;
  readonly initial: string;
  readonly min: string;
  readonly max: string;
}

export const money = (meta: Meta & { initial?: string; min?: string; max?: string }): Money =>
  make<Money>({ initial: '0.00', min: '0.00', max: '999999.99', ...meta, kind: moneyKind });

const moneyKind: Kind<'money', Money> = {
  name: 'money',
  keying: 'atomic',
  initial: field => field.initial,
  json: () => ({ type: 'string', format: 'decimal', examples: ['25.00'] }),
  format: (_, value, texts) => (value === '' ? texts.notSet : formatMoney(String(value))),
  // The initial value stays as the specification writes it, even where that is not the usual form.
  accept: (field, value) => (value === field.initial ? value : (toDecimal(value, 2) ?? value)),
  check: field => (value, at) => {
    if (typeof value !== 'string') return at.report('type');
    if (value === field.initial) return;
    if (!isDecimal(value, 2)) return at.report('format');
    if (compareDecimals(value, field.min) < 0) at.report('too-small', { min: field.min });
    if (compareDecimals(value, field.max) > 0) at.report('too-large', { max: field.max });
  },
};

/** Formats `'1234.5'` as `$1,234.50`; absent is `Not set`, and a text that is no amount stays unchanged. */
export const formatMoney = (value: string): string => {
  const decimal = toDecimal(value, 2);
  if (decimal === undefined) return value;
  const [whole = '0', cents = '00'] = decimal.replace('-', '').split('.');
  const first = whole.length % 3 || 3;
  const grouped = whole.slice(0, first) + whole.slice(first).replaceAll(/\d{3}/g, ',$&');
  return `${decimal.startsWith('-') ? '-' : ''}$${grouped}.${cents}`;
};
