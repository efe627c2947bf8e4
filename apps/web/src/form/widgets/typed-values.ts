import { readPlace } from '@commissary/domain';
import {
  accept,
  type Distance,
  type Duration,
  type DurationUnit,
  describe,
  type Field,
  fromMiles,
  type Money,
  type NumberField,
  type Percent,
  type Point,
  parentPath,
  readTimeOfDay,
  secondsIn,
  type TimeOfDay,
  toMiles,
  valueAt,
} from '@commissary/schema';

/*
 * What is typed for a value of each kind, and how that is read, wherever it is typed. A text that stands for no value is
 * handed back as it is: the check of the field then says what is wrong, and nothing is lost.
 */

/** A value as text: absent is empty, and what is not of the kind shows as it is. */
export const plainText = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** Nothing typed: null where the field may be empty, absent where it may be absent, and otherwise a text to be read. */
const unlessBlank = (field: Field, text: string, read: (trimmed: string) => unknown): unknown => {
  const trimmed = text.trim();
  if (trimmed === '' && field.nullable) return null;
  return trimmed === '' && field.optional ? undefined : read(trimmed);
};

/** `1,250` and `$1250` are 1250.00. */
export const moneyFrom = (field: Money, text: string): unknown =>
  unlessBlank(field, text, () => accept(field, text.replaceAll(/[$,\s]/g, '')));

export const percentFrom = (field: Percent, text: string): unknown =>
  unlessBlank(field, text, () => accept(field, text.replaceAll(/[%\s]/g, '')));

export const numberFrom = (field: NumberField, text: string): unknown =>
  unlessBlank(field, text, trimmed => {
    const number = Number(trimmed);
    return /^-?\d+(?:\.\d*)?$/.test(trimmed) && Number.isFinite(number) ? number : text;
  });

/** The unit of the field, or the one that its neighbour says in this document. */
export const durationUnit = ({ unitFrom, shownIn }: Duration, document: unknown, path: string): DurationUnit => {
  const neighbour = unitFrom && valueAt(document, `${parentPath(path) ?? ''}/${unitFrom.path}`);
  return unitFrom?.units[String(neighbour)] ?? shownIn;
};

export const durationText = (field: Duration, value: unknown, unit = field.shownIn): string =>
  typeof value === 'number'
    ? String(Math.max(field.leastShown, Number((value / secondsIn[unit]).toFixed(2))))
    : plainText(value);

/** Typed in the unit that is shown, stored in whole seconds. */
export const durationFrom = (field: Duration, text: string, unit = field.shownIn): unknown =>
  unlessBlank(field, text, trimmed =>
    /^\d+(?:\.\d*)?$/.test(trimmed) ? Math.round(Number(trimmed) * secondsIn[unit]) : text,
  );

export const distanceText = (value: unknown): string =>
  typeof value === 'number' ? String(toMiles(value)) : plainText(value);

/** Typed in miles, stored in meters. */
export const distanceFrom = (field: Distance, text: string): unknown =>
  unlessBlank(field, text, trimmed => {
    const miles = trimmed.replace(/\s*mi(?:les?)?$/i, '');
    return /^\d+(?:\.\d*)?$/.test(miles) ? fromMiles(Number(miles)) : text;
  });

export const pointText = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return plainText(value);
  return 'lat' in value && 'lng' in value ? `${String(value.lat)}, ${String(value.lng)}` : '';
};

/** Two numbers, or the link of a map. */
export const pointFrom = (field: Point, text: string): unknown =>
  unlessBlank(field, text, () => {
    const place = readPlace(text);
    return place === undefined ? text : accept(field, place);
  });

export const timeOfDayText = (field: TimeOfDay, value: unknown): string =>
  value === undefined ? '' : describe(field, value);

export const timeOfDayFrom = (field: TimeOfDay, text: string): unknown =>
  unlessBlank(field, text, () => readTimeOfDay(text) ?? text);

export const colorFrom = (text: string): string => text.trim().toLowerCase();
