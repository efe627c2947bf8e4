import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHours } from '../testing/hours.arbitrary.ts';
import { channels, type OpenTime, openOn, type WeekHours } from './hours.ts';
import { datesBetween, plainDateTimeOn } from './hours-calendar.ts';
import { anyChannelOpen, quietFrom, quietWithinMs } from './quiet-from.ts';
import { addDays, plainDateTimeToInstant, reachedAt } from './time-zone.ts';

const minute = 60_000;
const zone = 'America/Chicago';

/** When a location is closed next, from an instant on. */
const closedFrom = (hours: WeekHours, from: number): number | null => {
  const to = from + quietWithinMs;
  return quietFrom(anyChannelOpen(hours, zone, { from, to }), from, to);
};

/** Whether a channel is open, asked of every opening time on some dates by itself. */
const openAt = (hours: WeekHours, dates: readonly string[]): ((at: number) => boolean) => {
  const times = channels.flatMap(channel =>
    dates.flatMap(date =>
      openOn(hours, channel, date).map(({ startTime, endOffset }) => ({
        from: reachedAt(plainDateTimeOn(date, startTime), zone),
        to: reachedAt(plainDateTimeOn(date, startTime + endOffset), zone),
      })),
    ),
  );
  return at => times.some(({ from, to }) => from <= at && at < to);
};

/** Both nights of a clock change, and a usual one. */
const nights = ['2026-03-07', '2026-10-31', '2026-11-20'] as const;
const asked = fc.constantFrom(...nights).chain(night => {
  const dates = datesBetween(night, addDays(night, 4));
  const from = plainDateTimeToInstant(`${night}T18:00`, zone);
  return fc.record({
    dates: fc.constant(datesBetween(addDays(night, -2), addDays(night, 4))),
    hours: anyHours(dates),
    at: fc.integer({ min: 0, max: 200 }).map(steps => from + steps * 5 * minute),
  });
});

const closed: WeekHours = {
  ...{ inStore: [], online: [], delivery: [], onlineDelivery: [], specialHours: [] },
  ...{ onlineSameAsStore: false, deliverySameAsStore: false, OnlineDeliverySameAsOnlineStore: false },
};
const daily = (time: OpenTime) => [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({ dayOfWeek, ...time }));
const at = (text: string) => plainDateTimeToInstant(text, zone);
const hour = 3600;

describe('when a location is next closed', () => {
  it('[RULE.quiet.01] is not before it is asked for, within 48 hours, closed on every channel, and no earlier minute was', () => {
    fc.assert(
      fc.property(asked, ({ dates, hours, at: instant }) => {
        const isOpenAt = openAt(hours, dates);
        const quiet = closedFrom(hours, instant);
        const end = quiet ?? instant + quietWithinMs;
        expect(end - instant).toBeGreaterThanOrEqual(0);
        expect(end - instant).toBeLessThanOrEqual(quietWithinMs);
        if (quiet !== null) expect(isOpenAt(quiet)).toBe(false);
        for (let earlier = instant; earlier < end; earlier += 10 * minute) expect(isOpenAt(earlier)).toBe(true);
      }),
    );
  });

  it('[RULE.quiet.01] is the end of the last of several channels, after midnight too', () => {
    const hours = {
      ...closed,
      inStore: daily({ startTime: 11 * hour, endOffset: 11 * hour }),
      delivery: daily({ startTime: 21 * hour, endOffset: 5 * hour }),
    };
    expect(closedFrom(hours, at('2026-11-20T15:00'))).toBe(at('2026-11-21T02:00'));
    expect(closedFrom(hours, at('2026-11-20T10:59'))).toBe(at('2026-11-20T10:59'));
    expect(closedFrom(hours, at('2026-11-20T11:00'))).toBe(at('2026-11-21T02:00'));
  });

  it('[RULE.quiet.01] is the special day that applies, and not the usual week', () => {
    const hours = { ...closed, inStore: daily({ startTime: 11 * hour, endOffset: 11 * hour }) };
    const longer = { dateString: '2026-11-20', inStore: [{ startTime: 11 * hour, endOffset: 14 * hour }] };
    expect(closedFrom({ ...hours, specialHours: [longer] }, at('2026-11-20T15:00'))).toBe(at('2026-11-21T01:00'));
    const shut = { dateString: '2026-11-20', inStore: [] };
    expect(closedFrom({ ...hours, specialHours: [shut] }, at('2026-11-20T15:00'))).toBe(at('2026-11-20T15:00'));
  });

  it('[RULE.quiet.01] is at 2 AM where clocks skip it when they jump, and the first time where they show it twice', () => {
    const hours = { ...closed, inStore: daily({ startTime: 20 * hour, endOffset: 6 * hour }) };
    expect(closedFrom(hours, at('2026-03-07T22:00'))).toBe(Date.UTC(2026, 2, 8, 8));
    const untilHalfPastOne = { ...closed, inStore: daily({ startTime: 20 * hour, endOffset: 5.5 * hour }) };
    expect(closedFrom(untilHalfPastOne, at('2026-10-31T22:00'))).toBe(Date.UTC(2026, 10, 1, 6, 30));
  });

  it('[RULE.quiet.01] is none where it is open around the clock for 48 hours, and is after exactly 48 hours', () => {
    const always = { ...closed, online: daily({ startTime: 0, endOffset: 24 * hour }) };
    expect(closedFrom(always, at('2026-11-20T15:00'))).toBeNull();
    const untilSunday = {
      ...always,
      specialHours: [{ dateString: '2026-11-22', online: [{ startTime: 0, endOffset: 15 * hour }] }],
    };
    expect(closedFrom(untilSunday, at('2026-11-20T15:00'))).toBe(at('2026-11-22T15:00'));
    expect(closedFrom(untilSunday, at('2026-11-20T14:59'))).toBeNull();
  });
});
