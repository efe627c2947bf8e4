import { daySeconds, type OpenTime, weekDays } from './hours.ts';

/** A moment of the week on the clocks of a location. */
export interface WeekMoment {
  readonly dayOfWeek: number;
  /** In seconds since midnight. */
  readonly time: number;
}

/** A time of day on some days of the week. What passes midnight belongs to the day on which it began. */
export interface DayTimes extends OpenTime {
  /** From Sunday, 0. */
  readonly days: readonly number[];
}

/** Whether a moment of the week is within a time of day on some days. */
export const isWithinTimes = ({ days, startTime, endOffset }: DayTimes, { dayOfWeek, time }: WeekMoment): boolean => {
  const end = startTime + endOffset;
  return (
    (days.includes(dayOfWeek) && startTime <= time && time < end) ||
    (days.includes((dayOfWeek + 6) % 7) && time + daySeconds < end)
  );
};

/** A part of a day, in seconds since midnight. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** A part of a day through which the same entries apply, in their order: the first is in force, and covers the others. */
export interface WeekSpan<T> extends Period {
  readonly applying: readonly T[];
}

/**
 * Returns the parts of each day of a week, from Sunday on, through which entries apply, each with all of them in the order
 * of the list. Where none applies, the fallback does; without one there is no part. [RULE.prices.13]
 */
export const weekSpans = <T>(
  entries: readonly T[],
  timesOf: (entry: T) => readonly DayTimes[],
  fallback?: T,
): readonly (readonly WeekSpan<T>[])[] => {
  const timed = entries.map(entry => ({ entry, times: timesOf(entry) }));
  const clock = timed.flatMap(({ times }) =>
    times.flatMap(({ startTime, endOffset }) => [startTime, (startTime + endOffset) % daySeconds]),
  );
  const starts = [...new Set([0, ...clock])].sort((a, b) => a - b);
  return weekDays.map(dayOfWeek => {
    const spans: WeekSpan<T>[] = [];
    for (const [at, from] of starts.entries()) {
      const moment = { dayOfWeek, time: from };
      const found = timed.filter(({ times }) => times.some(one => isWithinTimes(one, moment))).map(one => one.entry);
      const applying = found.length > 0 || fallback === undefined ? found : [fallback];
      if (applying.length === 0) continue;
      const to = starts[at + 1] ?? daySeconds;
      const last = spans.at(-1);
      if (last?.to === from && isSame(last.applying, applying)) spans[spans.length - 1] = { ...last, to };
      else spans.push({ from, to, applying });
    }
    return spans;
  });
};

const isSame = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((entry, index) => entry === other[index]);
