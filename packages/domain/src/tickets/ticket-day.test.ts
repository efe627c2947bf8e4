import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDateTimeAt, plainDateTimeToInstant } from '../hours/index.ts';
import { businessDay, businessDayBegin, ticketDay } from './ticket-day.ts';

const zones = [
  'America/Chicago',
  'America/Phoenix',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Havana',
] as const;
const [minute, days] = [60_000, 400];
const from = Date.UTC(2026, 0, 1);
const instants = fc.integer({ min: 0, max: days * 24 * 60 - 1 }).map(minutes => from + minutes * minute);
const starts = fc.constantFrom(0, 5_400, 14_400, 21_600);
const next = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

describe.each(zones)('the business day in %s', zone => {
  it('[RULE.tickets.05] holds what is between its start and the start of the next', () => {
    fc.assert(
      fc.property(instants, starts, (instant, start) => {
        const day = businessDay(instant, zone, start);
        expect(businessDayBegin(day, zone, start)).toBeLessThanOrEqual(instant);
        expect(businessDayBegin(next(day), zone, start)).toBeGreaterThan(instant);
      }),
    );
  });

  it('[RULE.tickets.05] comes after the one before at every moment of 400 days, clock changes too', () => {
    let before = businessDay(from, zone);
    for (let instant = from; instant < from + days * 24 * 60 * minute; instant += 30 * minute) {
      const day = businessDay(instant, zone);
      if (day !== before) expect([before, day]).toEqual([before, next(before)]);
      before = day;
    }
  });

  it('[RULE.tickets.05] is the date that the clocks showed so many hours ago, where no clock change is between', () => {
    fc.assert(
      fc.property(instants, instant => {
        const ago = instant - 14_400_000;
        const [now, then] = [instant, ago].map(at => plainDateTimeAt(at, zone));
        fc.pre(
          now !== undefined &&
            then !== undefined &&
            (now.hour - then.hour + 24) % 24 === 4 &&
            now.minute === then.minute,
        );
        const { year = 0, month = 0, day = 0 } = then ?? {};
        expect(businessDay(instant, zone)).toBe(new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10));
      }),
    );
  });
});

it('[RULE.tickets.05] begins at 4 AM to the millisecond', () => {
  const four = plainDateTimeToInstant('2026-11-21T04:00', 'America/Chicago');
  expect([four - 1, four].map(at => businessDay(at, 'America/Chicago'))).toEqual(['2026-11-20', '2026-11-21']);
});

it('[RULE.tickets.05] in a night in which clocks go back over its start, it has begun and does not end again', () => {
  // 1:30 is shown twice; the second time, and 1:00 before it, are of the day that began the first time.
  const first = plainDateTimeToInstant('2026-11-01T01:30', 'America/Chicago');
  const hour = 60 * minute;
  const days = [first - minute, first, first + hour / 2, first + hour].map(at =>
    businessDay(at, 'America/Chicago', 5_400),
  );
  expect(days).toEqual(['2026-10-31', '2026-11-01', '2026-11-01', '2026-11-01']);
});

it('[RULE.tickets.06] an order counts when it is taken, a deferred one as its ticket says; the hour is what clocks show', () => {
  const openedAt = plainDateTimeToInstant('2026-11-21T23:10', 'America/Chicago');
  const dueAt = plainDateTimeToInstant('2026-11-24T12:30', 'America/Chicago');
  const day = (deferred: Parameters<typeof ticketDay>[0]['deferred']) =>
    ticketDay({ openedAt, deferred }, 'America/Chicago');
  const taken = { day: '2026-11-21', hour: 23, reason: 'ORDER' };
  expect(day(null)).toEqual(taken);
  expect(day({ dueAt, countsAt: 'ORDER_TIME' })).toEqual(taken);
  expect(day({ dueAt, countsAt: 'PROMISE_TIME' })).toEqual({ day: '2026-11-24', hour: 12, reason: 'DUE' });
  // After midnight the hour is that of the clock, the day still the one before.
  expect(ticketDay({ openedAt: openedAt + 2 * 60 * minute, deferred: null }, 'America/Chicago')).toEqual({
    day: '2026-11-21',
    hour: 1,
    reason: 'ORDER',
  });
});
