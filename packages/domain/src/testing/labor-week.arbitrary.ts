import * as fc from 'fast-check';
import type { LaborWeek, PaidJob, Punch } from '../labor/index.ts';
import type { OvertimeRules } from '../labor/labor.ts';
import { dayBounds } from '../labor/worked-time.ts';
import { hourly, jobRules, punchOf } from './labor-week.ts';

const minute = 60_000;
/** Punches begin and end in these steps, so that limits of 8, 12 and 40 hours are often met exactly. */
export const stepMs = 15 * minute;

/** Weeks with and without clock changes: an hour in both directions, half an hour, a skipped date. */
export const anyWeek: fc.Arbitrary<LaborWeek> = fc.record({
  zone: fc.constantFrom(
    'America/Chicago',
    'America/New_York',
    'Australia/Lord_Howe',
    'America/Phoenix',
    'Pacific/Apia',
  ),
  firstDate: fc.constantFrom('2026-11-09', '2026-10-26', '2026-03-02', '2026-03-30', '2026-09-28', '2011-12-26'),
  // One of them begins in the middle of a week.
  dayStarts: fc.constantFrom(
    [],
    [{ from: '2000-01-01', start: 0 }],
    [
      { from: '2000-01-01', start: 18_000 },
      { from: '2026-11-11', start: 7_200 },
    ],
  ),
});

export const anyOvertime: fc.Arbitrary<OvertimeRules> = fc.record({
  after8HoursPerDay: fc.boolean(),
  after40HoursPerWeek: fc.boolean(),
  californiaOvertime: fc.boolean(),
});

/** Two jobs; no wage is below half of the other. */
export const anyJobs: fc.Arbitrary<readonly PaidJob<string>[]> = fc
  .tuple(fc.integer({ min: 1000, max: 1999 }), fc.integer({ min: 1000, max: 1999 }))
  .map(rates => rates.map((cents, at) => ({ rules: jobRules(`${at}`), wages: hourly((cents / 100).toFixed(2)) })));

/** Work of a week without overlaps, some of it with a lunch: gaps and lengths in steps, one after the other. */
export const punchesIn = (week: LaborWeek): fc.Arbitrary<readonly Punch[]> => {
  const [begin = 0, ...bounds] = dayBounds(week);
  const end = bounds.at(-1) ?? begin;
  const one = fc.record({
    gap: fc.integer({ min: 1, max: 60 }),
    steps: fc.integer({ min: 1, max: 60 }),
    jobId: fc.constantFrom('0', '1'),
    lunchAt: fc.option(fc.integer({ min: 0, max: 30 }), { nil: null }),
  });
  return fc.array(one, { maxLength: 10 }).map(drawn => {
    let at = begin;
    return drawn.flatMap(({ gap, steps, jobId, lunchAt }) => {
      const from = at + gap * stepMs;
      const to = from + steps * stepMs;
      if (to > end) return [];
      at = to;
      const lunch = from + (lunchAt ?? 0) * stepMs;
      const breaks =
        lunchAt === null || lunch + stepMs > to ? [] : [{ kind: 'lunch' as const, from: lunch, to: lunch + stepMs }];
      return [{ ...punchOf(week, 0, ['8:00', '9:00'], jobId), from, to, breaks }];
    });
  });
};
