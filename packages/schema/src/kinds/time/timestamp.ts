import { type Field, type Kind, type Meta, make } from '../../field/index.ts';

/** A time in epoch milliseconds, written by the product, not typed by a user; 0 = never. */
export interface Timestamp extends Field<number> {
  readonly kind: Kind<'timestamp', Timestamp>;
}

export const timestamp = (meta: Meta): Timestamp => make<Timestamp>({ ...meta, kind: timestampKind });

const LAST = 8_640_000_000_000_000;

const timestampKind: Kind<'timestamp', Timestamp> = {
  name: 'timestamp',
  keying: 'atomic',
  initial: () => 0,
  json: () => ({ type: 'integer', minimum: 0, description: 'Epoch milliseconds' }),
  format: (_, value, texts) =>
    typeof value === 'number' && value > 0 && value <= LAST ? texts.instant(value) : texts.never,
  check: () => (value, at) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return at.report('type');
    if (value < 0) at.report('too-small', { min: 0 });
    if (value > LAST) at.report('too-large', { max: LAST });
  },
};
