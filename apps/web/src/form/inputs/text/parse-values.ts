import { parseCoordinates } from '@commissary/domain';
import {
  acceptInput,
  type Distance,
  type Duration,
  type DurationUnit,
  describeDocument,
  type Field,
  fromMiles,
  type Money,
  type NumberField,
  type Percent,
  type Point,
  parentPath,
  readDecimal,
  readTimeOfDay,
  shownCount,
  storedCount,
  type TimeOfDay,
  toDecimal,
  toMiles,
  valueAt,
} from '@commissary/schema';
import { valueTexts } from '../../../formatting/index.ts';

/*
 * The input of a value of each kind, and how it is parsed, wherever it is typed. A text that stands for no value is
 * returned as it is: the validation of the field then reports it, and nothing is lost.
 */

/** A value as text: an absent one is empty, and one of another kind is shown as it is. */
export const plainText = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** Nothing typed: null where the field is nullable, absent where it is optional, and otherwise a text to be parsed. */
const unlessBlank = (field: Field, text: string, read: (trimmed: string) => unknown): unknown => {
  const trimmed = text.trim();
  if (trimmed === '' && field.nullable) return null;
  return trimmed === '' && field.optional ? undefined : read(trimmed);
};

/** `1,250` and `$1250` are 1250.00; `12,50` is neither 12.50 nor 1,250.00. */
export const moneyFrom = (field: Money, text: string): unknown =>
  unlessBlank(field, text, trimmed => {
    const amount = readDecimal(trimmed.replace(/^([-−]?)\s*\$\s*/, '$1'));
    if (amount === undefined) return text;
    return amount === readDecimal(field.initial) ? field.initial : (toDecimal(amount, 2) ?? text);
  });

/** An amount with two decimals, however the initial value of its field is written. */
export const moneyText = (value: unknown): string => toDecimal(value, 2) ?? plainText(value);

export const percentFrom = (field: Percent, text: string): unknown =>
  unlessBlank(field, text, trimmed => toDecimal(readDecimal(trimmed.replace(/%$/, '')), field.decimals) ?? text);

/** With or without its unit; `text` where a number could not hold all digits. */
export const numberFrom = (field: NumberField, text: string): unknown =>
  unlessBlank(field, text, trimmed => {
    const { unit = '' } = field;
    const count = readDecimal(trimmed.endsWith(unit) ? trimmed.slice(0, trimmed.length - unit.length) : trimmed);
    return count !== undefined && String(Number(count)) === count ? Number(count) : text;
  });

/** The unit of the field, or the one that its neighbor sets in this document. */
export const durationUnit = ({ unitFrom, shownIn }: Duration, document: unknown, path: string): DurationUnit => {
  const neighbor = unitFrom && valueAt(document, `${parentPath(path) ?? ''}/${unitFrom.path}`);
  return unitFrom?.units[String(neighbor)] ?? shownIn;
};

export const durationText = (field: Duration, value: unknown, unit = field.shownIn): string =>
  typeof value === 'number' ? String(Math.max(field.displayMin, shownCount(field, value, unit))) : plainText(value);

/**
 * Typed in the unit that is shown, stored in seconds or milliseconds. A number that would not be shown again as typed stays a
 * text.
 */
export const durationFrom = (field: Duration, text: string, unit = field.shownIn): unknown =>
  unlessBlank(field, text, trimmed => {
    const count = readDecimal(trimmed);
    const stored = storedCount(field, Number(count), unit);
    return durationText(field, stored, unit) === count ? stored : text;
  });

export const distanceText = (value: unknown): string =>
  typeof value === 'number' ? String(toMiles(value)) : plainText(value);

/** Typed in miles to the hundredth, stored in meters. */
export const distanceFrom = (field: Distance, text: string): unknown =>
  unlessBlank(field, text, trimmed => {
    const miles = readDecimal(trimmed.replace(/(?<!\s)\s*mi(?:les?)?$/i, ''));
    const meters = fromMiles(Number(miles));
    return distanceText(meters) === miles ? meters : text;
  });

export const pointText = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return plainText(value);
  return 'lat' in value && 'lng' in value ? `${String(value.lat)}, ${String(value.lng)}` : '';
};

/** Two numbers, or the link of a map service. */
export const pointFrom = (field: Point, text: string): unknown =>
  unlessBlank(field, text, () => {
    const point = parseCoordinates(text);
    return point === undefined ? text : acceptInput(field, point);
  });

export const timeOfDayText = (field: TimeOfDay, value: unknown): string =>
  value === undefined ? '' : describeDocument(valueTexts, field, value);

export const timeOfDayFrom = (field: TimeOfDay, text: string): unknown =>
  unlessBlank(field, text, () => readTimeOfDay(text) ?? text);

export const colorFrom = (text: string): string => text.trim().toLowerCase();
