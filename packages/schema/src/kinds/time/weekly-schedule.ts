import { type Field, type Kind, type Meta, make } from '../../field/index.ts';
import { isRecord } from '../../value/index.ts';
import { clockText, isTimeOfDay } from './time-of-day.ts';

/**
 * The same hours on some days of the week: 0 is Sunday, times are seconds since midnight. An end at or before the start
 * is on the next day.
 */
export interface SchedulePeriod {
  readonly days: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** Weekdays with times: when something applies in any week. Replaced whole; without periods it never applies. */
export interface WeeklySchedule extends Field<readonly SchedulePeriod[]> {
  readonly kind: Kind<'weekly-schedule', WeeklySchedule>;
  readonly initial: readonly SchedulePeriod[];
  readonly max: number;
}

/** Starts without periods; `max` limits their number. */
export const weeklySchedule = (meta: Meta & Partial<Pick<WeeklySchedule, 'initial' | 'max'>>): WeeklySchedule =>
  make<WeeklySchedule>({ initial: [], max: 50, ...meta, kind: weeklyScheduleKind });

const isDay = (day: unknown): day is number => Number.isInteger(day) && Number(day) >= 0 && Number(day) <= 6;

const time = { type: 'integer', minimum: 0, maximum: 86_399, description: 'Seconds since midnight' };

const weeklyScheduleKind: Kind<'weekly-schedule', WeeklySchedule> = {
  name: 'weekly-schedule',
  keying: 'atomic',
  initial: field => field.initial,
  json: field => ({
    type: 'array',
    maxItems: field.max,
    items: {
      type: 'object',
      properties: {
        days: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'integer', minimum: 0, maximum: 6 } },
        from: time,
        to: time,
      },
      required: ['days', 'from', 'to'],
      additionalProperties: false,
    },
  }),
  format: (_, value, texts) => {
    const periods = (Array.isArray(value) ? value : []) as readonly SchedulePeriod[];
    if (periods.length === 0) return texts.none;
    return texts.listed(
      periods.map(({ days, from, to }) => texts.period(texts.weekdays(days), clockText(from), clockText(to))),
    );
  },
  // One order of days, so that two ways to choose the same days are the same value.
  accept: (_, value) =>
    Array.isArray(value)
      ? value.map(period =>
          isRecord(period) && Array.isArray(period.days) && period.days.every(isDay)
            ? { ...period, days: [...new Set(period.days)].toSorted((a, b) => a - b) }
            : period,
        )
      : value,
  check: field => (value, at) => {
    if (!Array.isArray(value)) return at.report('type');
    if (value.length > field.max) at.report('too-many', { max: field.max });
    for (const [position, period] of value.entries()) {
      const code = issueOfPeriod(period);
      if (code === undefined) continue;
      at.path.push(String(position));
      at.report(code);
      at.path.pop();
    }
  },
};

const issueOfPeriod = (period: unknown): 'type' | 'missing' | 'not-an-option' | undefined => {
  if (!isRecord(period) || Object.keys(period).length !== 3) return 'type';
  const { days, from, to } = period;
  if (!Array.isArray(days) || !isTimeOfDay(from) || !isTimeOfDay(to)) return 'type';
  if (days.length === 0) return 'missing';
  return days.every(isDay) && new Set(days).size === days.length ? undefined : 'not-an-option';
};
