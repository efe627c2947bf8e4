import { type Field, type Kind, type Meta, make } from '../../field/index.ts';
import { isRecord } from '../../value/index.ts';
import { isDate, readDate } from './date.ts';

/** Two days, both included. */
export interface DateSpan {
  readonly from: string;
  readonly to: string;
}

/** A span of days, replaced whole: a mix of two spans would be a third one. Empty text is an end that is open. */
export interface DateRange extends Field<DateSpan> {
  readonly kind: Kind<'date-range', DateRange>;
  readonly initial: DateSpan;
  /** The ends that may be empty. */
  readonly open: readonly ('from' | 'to')[];
}

/** Both ends may be open unless `open` says otherwise. */
export const dateRange = (meta: Meta & Partial<Pick<DateRange, 'initial' | 'open'>>): DateRange =>
  make<DateRange>({ initial: { from: '', to: '' }, open: ['from', 'to'], ...meta, kind: dateRangeKind });

/** Reads `from – to`, either of them empty; undefined when the text is no span. */
export const readDateRange = (text: string): DateSpan | undefined => {
  const [, before, after] = /^([\d/-]*?)\s*(?:–|—|\bto\b|\.\.|\s-\s|^-\s|\s-$)\s*([\d/-]*)$/i.exec(text.trim()) ?? [];
  const from = before === '' ? '' : readDate(before ?? text);
  const to = after === '' ? '' : readDate(after ?? text);
  return from === undefined || to === undefined ? undefined : { from, to };
};

const json = { type: 'string', maxLength: 10, pattern: '^(?:\\d{4}-\\d{2}-\\d{2})?$' };

const dateRangeKind: Kind<'date-range', DateRange> = {
  name: 'date-range',
  keying: 'atomic',
  initial: field => field.initial,
  json: () => ({
    type: 'object',
    properties: { from: json, to: json },
    required: ['from', 'to'],
    additionalProperties: false,
  }),
  format: (_, value, texts) => {
    const { from, to } = (isRecord(value) ? value : {}) as Partial<DateSpan>;
    return from || to ? texts.dateRange(from ? texts.date(from) : '', to ? texts.date(to) : '') : texts.notSet;
  },
  check: field => (value, at) => {
    if (!isRecord(value) || Object.keys(value).length !== 2) return at.report('type');
    const { from, to } = value;
    if (typeof from !== 'string' || typeof to !== 'string') return at.report('type');
    for (const key of ['from', 'to'] as const) {
      if (value[key] === '' ? field.open.includes(key) : isDate(value[key])) continue;
      return at.report(value[key] === '' ? 'missing' : 'format');
    }
    if (from !== '' && to !== '' && to < from) at.report('ends-before-start');
  },
};
