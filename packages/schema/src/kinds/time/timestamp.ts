import { type Field, type Kind, type Meta, make } from '../../field/index.ts';

/** An instant in epoch milliseconds; 0 = never. */
export interface Timestamp extends Field<number> {
  readonly kind: Kind<'timestamp', Timestamp>;
  /** Written by the server's clock, whatever a save contains: when its member was added, or last changed. */
  readonly stamped?: 'created' | 'changed';
}

export const timestamp = (meta: Meta & Pick<Timestamp, 'stamped'>): Timestamp =>
  make<Timestamp>({ ...meta, kind: timestampKind });

export const isTimestamp = (field: Field): field is Timestamp => field.kind === timestampKind;

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
