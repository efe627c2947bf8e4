import { type Field, type Kind, type Meta, make } from '../field/index.ts';
import { compareDecimals, isDecimal, toDecimal } from '../value/index.ts';

/** A percentage as a decimal string, `'8.25'` for 8.25%. A number is accepted on input. */
export interface Percent extends Field<string> {
  readonly kind: Kind<'percent', Percent>;
  readonly initial: string;
  readonly min: string;
  readonly max: string;
  /** The maximum number of digits after the point; two are always written. */
  readonly decimals: number;
}

type Options = { initial?: string; min?: string; max?: string; decimals?: number };

export const percent = (meta: Meta & Options): Percent =>
  make<Percent>({ initial: '0.00', min: '0.00', max: '100.00', decimals: 2, ...meta, kind: percentKind });

const percentKind: Kind<'percent', Percent> = {
  name: 'percent',
  keying: 'atomic',
  initial: field => field.initial,
  json: () => ({ type: 'string', format: 'decimal', examples: ['8.25'] }),
  format: (_, value) => formatPercent(String(value)),
  accept: (field, value) => toDecimal(value, field.decimals) ?? value,
  check: field => (value, at) => {
    if (typeof value !== 'string') return at.report('type');
    if (!isDecimal(value, field.decimals)) return at.report('format');
    if (compareDecimals(value, field.min) < 0) at.report('too-small', { min: field.min });
    if (compareDecimals(value, field.max) > 0) at.report('too-large', { max: field.max });
  },
};

/** Formats `'8.25'` as `8.25%`, `'8'` as `8.00%`. More digits are shown where they are significant. */
export const formatPercent = (value: string): string => `${toDecimal(value, 6) ?? value}%`;
