import { type Field, type Kind, type Meta, make } from '../field/index.ts';

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
  initial: field => field.initial,
  json: field => ({ type: 'number', minimum: field.min, maximum: field.max, description: 'Meters' }),
  format: (_, value, texts) => {
    if (typeof value !== 'number') return String(value);
    const miles = toMiles(value);
    return miles === 0 ? texts.meters(value) : texts.miles(miles);
  },
  check: field => (value, at) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return at.report('type');
    if (value < field.min) at.report('too-small', inUnit('min', field.min));
    if (value > field.max) at.report('too-large', inUnit('max', field.max));
  },
};

/** A limit below a hundredth of a mile is given in meters. */
const inUnit = (key: 'min' | 'max', meters: number) => {
  const miles = toMiles(meters);
  return miles === 0 ? { [key]: meters, unit: 'meters' } : { [key]: miles, unit: 'miles' };
};
