import { type Field, type Kind, type Meta, make } from '../../field/index.ts';

/** A day of the calendar as `YYYY-MM-DD`, without a time or a zone; empty text is "no date". */
export interface DateField extends Field<string> {
  readonly kind: Kind<'date', DateField>;
  readonly initial: string;
  readonly min: string;
  readonly max: string;
}

/** `initial`, `min` and `max` are dates; starts empty. */
export const date = (meta: Meta & Partial<Pick<DateField, 'initial' | 'min' | 'max'>>): DateField =>
  make<DateField>({ initial: '', min: '0001-01-01', max: '9999-12-31', ...meta, kind: dateKind });

/** Whether a text is a day that the calendar has: 2028-02-29, and not 2027-02-29. */
export const isDate = (text: unknown): text is string => {
  const [, year = 0, month = 0, day = 0] = (typeof text === 'string' && PATTERN.exec(text)?.map(Number)) || [];
  return year > 0 && day > 0 && day <= daysIn(year, month);
};

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

const daysIn = (year: number, month: number): number => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  if (month < 1 || month > 12) return 0;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/** `2026-05-01`, and as it is typed: `5/1/2026`; undefined when the text is no date. */
export const readDate = (text: string): string | undefined => {
  const [, month = '', day = '', year = ''] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? [];
  const written = year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(written) ? written : undefined;
};

const dateKind: Kind<'date', DateField> = {
  name: 'date',
  keying: 'atomic',
  initial: field => field.initial,
  json: () => ({ type: 'string', maxLength: 10, pattern: '^(?:\\d{4}-\\d{2}-\\d{2})?$' }),
  format: (_, value, texts) => (isDate(value) ? texts.date(value) : value === '' ? texts.notSet : String(value)),
  check: field => (value, at) => {
    if (typeof value !== 'string') return at.report('type');
    if (value === '') return;
    if (!isDate(value)) at.report('format');
    else if (value < field.min) at.report('too-small', { min: field.min });
    else if (value > field.max) at.report('too-large', { max: field.max });
  },
};
