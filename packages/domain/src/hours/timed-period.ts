import { plainDateTimeText, reachedAt } from './time-zone.ts';

/** Local dates and times such as `2026-11-21T04:00`. Without a start it begins at once, without an end it stays. */
export interface LocalPeriod {
  readonly starts: string | null;
  readonly ends: string | null;
}

/** Epoch milliseconds. */
export interface TimedPeriod {
  readonly startsAt: number;
  readonly endsAt: number | null;
}

/**
 * Returns when a period begins and ends in a zone. A start that a clock change skips is the moment of the change, and of
 * a time that occurs twice, start and end are the first.
 */
export const timedPeriod = ({ starts, ends }: LocalPeriod, zone: string, now: number): TimedPeriod => ({
  startsAt: starts === null ? now : reachedAt(starts, zone),
  endsAt: ends === null ? null : reachedAt(ends, zone),
});

export type PeriodRefusal = 'START_PAST' | 'END_PAST' | 'END_BEFORE_START' | 'SKIPPED_TIME';

/** Returns why a new period cannot be used in a zone; an end must be a time that clocks there show. */
export const periodRefusal = (period: LocalPeriod, zone: string, now: number): PeriodRefusal | null => {
  const { startsAt, endsAt } = timedPeriod(period, zone, now);
  if (period.starts !== null && startsAt <= now) return 'START_PAST';
  if (period.ends === null || endsAt === null) return null;
  if (plainDateTimeText(endsAt, zone) !== period.ends) return 'SKIPPED_TIME';
  if (endsAt <= startsAt) return period.starts === null ? 'END_PAST' : 'END_BEFORE_START';
  return null;
};

/** Before these years an instant is negative in some zone, after them its year has five digits in some. */
const [firstYear, lastYear] = [1971, 9998];

/** Whether a text is a local date and time that the calendar has, and an instant in every zone. */
export const isLocalDateTime = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return false;
  const year = Number(text.slice(0, 4));
  if (year < firstYear || year > lastYear) return false;
  const at = Date.parse(`${text}Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};
