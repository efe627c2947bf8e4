import { type Field, type Kind, type Meta, make } from '../field/index.ts';
import { isRecord } from '../value/index.ts';

/** A point on earth in degrees; north and east are positive. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** A point on a map, replaced whole: a mix of two points would be a third one. */
export interface Point extends Field<LatLng> {
  readonly kind: Kind<'point', Point>;
}

export const point = (meta: Meta): Point => make<Point>({ ...meta, kind: pointKind });

/** Six decimals of a degree are about ten centimeters; with more, every drag would look like another value. */
const decimals = 6;
const rounded = (degrees: number): number => Number(degrees.toFixed(decimals));

const ends = { lat: 90, lng: 180 } as const;

const pointKind: Kind<'point', Point> = {
  name: 'point',
  keying: 'atomic',
  initial: () => ({ lat: 0, lng: 0 }),
  json: () => ({
    type: 'object',
    properties: { lat: degrees(ends.lat), lng: degrees(ends.lng) },
    required: ['lat', 'lng'],
    additionalProperties: false,
  }),
  format: (_, value, texts) => {
    const { lat, lng } = (isRecord(value) ? value : {}) as Partial<LatLng>;
    return typeof lat === 'number' && typeof lng === 'number' ? `${rounded(lat)}, ${rounded(lng)}` : texts.notSet;
  },
  accept: (_, value) => {
    const { lat, lng } = (isRecord(value) ? value : {}) as Partial<LatLng>;
    if (typeof lat !== 'number' || typeof lng !== 'number') return value;
    return rounded(lat) === lat && rounded(lng) === lng ? value : { lat: rounded(lat), lng: rounded(lng) };
  },
  check: () => (value, at) => {
    if (!isRecord(value) || Object.keys(value).length !== 2) return at.report('type');
    for (const key of ['lat', 'lng'] as const) {
      const there = value[key];
      if (typeof there !== 'number' || !Number.isFinite(there)) return at.report('type');
      if (there < -ends[key]) return at.report('too-small', { min: -ends[key] });
      if (there > ends[key]) return at.report('too-large', { max: ends[key] });
    }
  },
};

const degrees = (end: number) => ({ type: 'number', minimum: -end, maximum: end });
