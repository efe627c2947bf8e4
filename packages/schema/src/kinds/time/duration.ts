import { type Field, type Kind, type Meta, make } from '../../field/index.ts';

export type DurationUnit = 'seconds' | 'minutes' | 'hours' | 'days';

/** The number of seconds in each unit. */
export const secondsIn: Readonly<Record<DurationUnit, number>> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

/** Whole seconds, or whole milliseconds; `shownIn` only determines how the number is shown and typed. */
export interface Duration extends Field<number> {
  readonly kind: Kind<'duration', Duration>;
  readonly initial: number;
  readonly min: number;
  readonly max: number;
  readonly shownIn: DurationUnit;
  /** Then it is stored, and limited, in milliseconds. */
  readonly storedIn?: 'milliseconds';
  /**
   * The neighbor that determines the unit in which the number is shown and typed, and the unit for each of its values.
   */
  readonly unitFrom?: { readonly path: string; readonly units: Readonly<Record<string, DurationUnit>> };
  /** The lowest count that is shown, whatever is stored. */
  readonly displayMin: number;
}

type Options = Partial<Pick<Duration, 'initial' | 'min' | 'max' | 'shownIn' | 'storedIn' | 'unitFrom' | 'displayMin'>>;

/** `initial`, `min` and `max` are what is stored. */
export const duration = (meta: Meta & Options): Duration =>
  make<Duration>({
    initial: 0,
    min: 0,
    max: 366 * secondsIn.days,
    shownIn: 'minutes',
    displayMin: 0,
    ...meta,
    kind: durationKind,
  });

const durationKind: Kind<'duration', Duration> = {
  name: 'duration',
  keying: 'atomic',
  initial: field => field.initial,
  json: field => ({ type: 'integer', minimum: field.min, maximum: field.max, description: 'Seconds' }),
  format: (field, value, texts) =>
    typeof value === 'number' ? texts.duration(shownCount(field, value), field.shownIn) : String(value),
  check: field => (value, at) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return at.report('type');
    if (!Number.isInteger(value)) at.report('not-a-step', { step: 1 });
    if (value < field.min) at.report('too-small', { min: shownCount(field, field.min), unit: field.shownIn });
    if (value > field.max) at.report('too-large', { max: shownCount(field, field.max), unit: field.shownIn });
  },
};

/** The count of a unit, to the hundredth. */
export const inUnit = (seconds: number, unit: DurationUnit): number => Number((seconds / secondsIn[unit]).toFixed(2));

/** The stored number as a count of the unit in which it is shown. */
export const shownCount = (field: Duration, stored: number, unit = field.shownIn): number =>
  inUnit(stored / perSecond(field), unit);

/** What is stored for a count of a unit. */
export const storedCount = (field: Duration, count: number, unit = field.shownIn): number =>
  Math.round(count * secondsIn[unit] * perSecond(field));

const perSecond = ({ storedIn }: Duration): number => (storedIn === 'milliseconds' ? 1000 : 1);
