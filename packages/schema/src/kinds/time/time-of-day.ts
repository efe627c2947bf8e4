import { type Field, type Kind, type Meta, make } from '../../field/index.ts';

/** A time on a wall clock, as whole seconds since midnight: 0 is 12:00 AM, the last is 86399. */
export interface TimeOfDay extends Field<number> {
  readonly kind: Kind<'time-of-day', TimeOfDay>;
  readonly initial: number;
}

/** `initial` is seconds since midnight. */
export const timeOfDay = (meta: Meta & { initial?: number }): TimeOfDay =>
  make<TimeOfDay>({ initial: 0, ...meta, kind: timeOfDayKind });

/** Parses hours, minutes and AM or PM, or a 24-hour time that needs none; `undefined` when the text is no time. */
export const readTimeOfDay = (text: string): number | undefined => {
  const [, hours = '', minutes = '', seconds = '0', half] = TIME.exec(text) ?? [];
  if (hours === '') return undefined;
  const hour = hourOf(Number(hours), half?.toLowerCase());
  return hour === undefined ? undefined : hour * 3600 + Number(minutes) * 60 + Number(seconds);
};

const TIME = /^\s*(\d{1,2}):([0-5]\d)(?::([0-5]\d))?(?:\s*([ap])\.?m?\.?)?\s*$/i;
const LAST = 86_399;

/** Nine o'clock is ambiguous without AM or PM; thirteen o'clock and midnight are not. */
const hourOf = (hour: number, half: string | undefined): number | undefined => {
  if (half === undefined) return hour === 0 || (hour > 12 && hour < 24) ? hour : undefined;
  return hour < 1 || hour > 12 ? undefined : (hour % 12) + (half === 'p' ? 12 : 0);
};

/** Whether a value is a time of day in its stored form. */
export const isTimeOfDay = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LAST;

const timeOfDayKind: Kind<'time-of-day', TimeOfDay> = {
  name: 'time-of-day',
  keying: 'atomic',
  initial: field => field.initial,
  json: () => ({ type: 'integer', minimum: 0, maximum: LAST, description: 'Seconds since midnight' }),
  format: (_, value) => (typeof value === 'number' ? clockText(value) : String(value)),
  check: () => (value, at) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return at.report('type');
    if (!Number.isInteger(value)) at.report('not-a-step', { step: 1 });
    if (value < 0) at.report('too-small', { min: clockText(0) });
    if (value > LAST) at.report('too-large', { max: clockText(LAST) });
  },
};

/** A time of day as text: 09:30 AM. */
export const clockText = (time: number): string => {
  const hour = Math.floor(time / 3600);
  const seconds = time % 60 === 0 ? '' : `:${two(time % 60)}`;
  return `${two(hour % 12 || 12)}:${two(Math.floor(time / 60) % 60)}${seconds} ${hour < 12 ? 'AM' : 'PM'}`;
};
const two = (part: number): string => String(part).padStart(2, '0');
