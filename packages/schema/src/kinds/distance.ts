import { type Field, type Kind, make } from '../field.ts';
import type { Meta } from '../meta.ts';

export const metersPerMile = 1609.344;

/** Meters; shown and typed in miles. */
export interface Distance extends Field<number> {
  readonly kind: Kind<'distance', Distance>;
  readonly initial: number;
  readonly min: number;
  readonly max: number;
}

/** `initial`, `min` and `max` are meters. */
export const distance = (meta: Meta & { initial?: number; min?: number; max?: number }): Distance =>
  make<Distance>({ initial: metersPerMile, min: 1, max: 500 * metersPerMile, ...meta, kind: distanceKind });

/** Converts meters to miles, to the hundredth, as shown. */
export const toMiles = (meters: number): number => Number((meters / metersPerMile).toFixed(2));

/** Converts miles to meters, to the millimeter, as stored. */
export const fromMiles = (miles: number): number => Number((miles * metersPerMile).toFixed(3));

const distanceKind: Kind<'distance', Distance> = {
  name: 'distance',
  keying: 'atomic',
  parseErrorHint: 'Enter a number of miles, such as 2.5.',
  initial: field => field.initial,
  json: field => ({ type: 'number', minimum: field.min, maximum: field.max, description: 'Meters' }),
  format: (_, value) => (typeof value === 'number' ? spoken(value) : String(value)),
  check: field => (value, at) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return at.report('type');
    if (value < field.min) at.report('too-small', { min: spoken(field.min) });
    if (value > field.max) at.report('too-large', { max: spoken(field.max) });
  },
};

const spoken = (meters: number): string => {
  const miles = toMiles(meters);
  if (miles === 0) return `${meters} m`;
  return `${miles} ${miles === 1 ? 'mile' : 'miles'}`;
};
