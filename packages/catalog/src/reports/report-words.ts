import { type Dimension, type DimensionValue, dateWords, formatNumber, fromCents, language } from '@commissary/domain';
import { formatMoney } from '@commissary/schema';
import { reportTexts, reportScreenTexts as texts } from '../texts/index.ts';
import type { Period } from './ask.ts';
import type { ComparedRow } from './compared.ts';
import { type MeasureKey, measures } from './measures.ts';
import type { ReportFilters } from './report-filters.ts';

/** What ids of rows are called: of the answer, and of locations. */
export type ReportNames = readonly { readonly dimension: Dimension; readonly id: string; readonly name: string }[];

/** Returns a value of a measure as people read it; a dash where there is none. */
export const measureText = (key: MeasureKey, value: number | null): string => {
  if (value === null) return texts.none;
  switch (measures[key].kind) {
    case 'MONEY':
      return formatMoney(fromCents(value));
    case 'COUNT':
      return formatNumber(value);
    case 'QUANTITY':
      return quantities.format(value / 1_000);
    case 'PERCENT':
      return `${hundredths.format(value / 100)}%`;
    case 'DURATION':
      return texts.minutes(Math.round(value / minuteMs));
    case 'HOURS':
      return texts.hours(hundredths.format(hundredthsOfHours(value) / 100));
  }
};

/** How much of a value is one of what people read: cents of a dollar, milliseconds of an hour. */
export const measureUnit = (key: MeasureKey): number => units[measures[key].kind];

const units = { MONEY: 100, COUNT: 1, QUANTITY: 1_000, PERCENT: 100, DURATION: 60_000, HOURS: 3_600_000 } as const;

/** Returns a change with its sign: +2.1%, of a percentage +0.40 points. */
export const changeText = (key: MeasureKey, change: number | null): string => {
  if (change === null) return texts.none;
  const sign = change === 0 ? '' : change < 0 ? '−' : '+';
  const size = `${sign}${changeDecimal(key, Math.abs(change))}`;
  return isRate(key) ? `${size} ${texts.points}` : `${size}%`;
};

/** Returns a change as a file has it, in percent or, of a percentage, in points. */
export const changeDecimal = (key: MeasureKey, change: number): string => decimalOf(change, isRate(key) ? 2 : 1);

const isRate = (key: MeasureKey): boolean => measures[key].kind === 'PERCENT';

const minuteMs = 60_000;
const quantities = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
const hundredths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Returns a value of a measure as a file has it: an exact number, in the unit that its column names. */
export const measureDecimal = (key: MeasureKey, value: number): string => {
  switch (measures[key].kind) {
    case 'MONEY':
      return fromCents(value);
    case 'COUNT':
      return String(value);
    case 'QUANTITY':
      return decimalOf(value, 3);
    case 'PERCENT':
      return fromCents(value);
    case 'DURATION':
      return String(Math.round(value / minuteMs));
    case 'HOURS':
      return decimalOf(hundredthsOfHours(value), 2);
  }
};

/** Hours are written as payroll has them: 7.75. */
const hundredthsOfHours = (ms: number): number => Math.round(ms / 36_000);

const decimalOf = (value: number, places: number): string => {
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

/** Returns what values of dimensions are called; an id without a name stays as it is. */
export const dimensionWords = (names: ReportNames) => {
  const called = new Map(names.map(({ dimension, id, name }) => [`${dimension} ${id}`, name]));
  return (dimension: Dimension, value: DimensionValue): string => {
    if (value === null) return texts.withoutValue[dimension];
    if (typeof value === 'number') return dimension === 'hour' ? hourWords(value) : String(value);
    if (dimension === 'day') return dateWords(value);
    if (dimension === 'month') return months.format(Date.parse(`${value}-01T00:00:00Z`));
    return texts.named[dimension]?.[value] ?? called.get(`${dimension} ${value}`) ?? value;
  };
};

/** Several values of a dimension, in words. */
export const valuesWords = (
  { dimension, values }: ReportFilters[number],
  wordsOf: ReturnType<typeof dimensionWords>,
): string => texts.several(values.map(value => wordsOf(dimension, value)));

/** What a report is restricted to, in words: Order type: Dine in. */
export const filterWords = (
  filters: ReportFilters,
  wordsOf: ReturnType<typeof dimensionWords>,
): readonly (readonly [string, string])[] =>
  filters.map(one => [reportTexts.dimensions[one.dimension], valuesWords(one, wordsOf)]);

const hourWords = (hour: number): string => {
  if (hour === 0) return texts.midnight;
  if (hour === 12) return texts.noon;
  return hour < 12 ? texts.morning(String(hour)) : texts.afternoon(String(hour - 12));
};

/** Returns the words of a row: what it is of, the narrowest first. */
export const rowWords =
  (dimensions: readonly Dimension[], wordsOf: ReturnType<typeof dimensionWords>) =>
  ({ by }: Pick<ComparedRow, 'by'>): readonly string[] =>
    dimensions.map((dimension, at) => wordsOf(dimension, by[at] ?? null)).toReversed();

const months = new Intl.DateTimeFormat(language.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Wed, Nov 4, 2026 to Thu, Nov 5, 2026; a day alone once. */
export const periodWords = ({ from, to }: Period): string => texts.days(dateWords(from), dateWords(to));
