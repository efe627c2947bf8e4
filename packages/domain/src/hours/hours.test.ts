import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Channel,
  channels,
  dayOfDate,
  daySeconds,
  effectiveSet,
  endOf,
  endOffsetOf,
  entriesOfDay,
  formatClock,
  newestOfEachDate,
  openOn,
  overlapping,
  type WeekHours,
  type WeeklyTime,
  weekDays,
  weekFrom,
} from './hours.ts';

const hour = 3600;
const time = fc.integer({ min: 0, max: daySeconds - 1 });
const entry: fc.Arbitrary<WeeklyTime> = fc.record({
  dayOfWeek: fc.integer({ min: 0, max: 6 }),
  startTime: time,
  endOffset: fc.integer({ min: 1, max: daySeconds }),
});
const entries = fc.array(entry, { maxLength: 8 });
const week: fc.Arbitrary<WeekHours> = fc.record({
  inStore: entries,
  online: entries,
  delivery: entries,
  onlineDelivery: entries,
  onlineSameAsStore: fc.boolean(),
  deliverySameAsStore: fc.boolean(),
  OnlineDeliverySameAsOnlineStore: fc.boolean(),
  specialHours: fc.constant([]),
});

describe('the end of an entry', () => {
  it('[RULE.hours.02] an end at or before the start is on the next day, and the same time is a whole day', () => {
    expect(endOffsetOf(18 * hour, 2 * hour)).toBe(8 * hour);
    expect(endOffsetOf(9 * hour, 9 * hour)).toBe(daySeconds);
    expect(endOffsetOf(9 * hour, 17 * hour)).toBe(8 * hour);
    fc.assert(
      fc.property(time, time, (startTime, endTime) => {
        const endOffset = endOffsetOf(startTime, endTime);
        expect(endOffset).toBeGreaterThan(0);
        expect(endOffset).toBeLessThanOrEqual(daySeconds);
        expect(endOf({ startTime, endOffset })).toEqual({ endTime, nextDay: endTime <= startTime });
      }),
    );
  });
});

describe('channels that follow another channel', () => {
  const flags = { onlineSameAsStore: false, deliverySameAsStore: false, OnlineDeliverySameAsOnlineStore: false };

  it('[RULE.hours.04] online uses the in-store hours when its flag is on', () => {
    fc.assert(
      fc.property(week, one => {
        expect(effectiveSet({ ...one, onlineSameAsStore: true }, 'online')).toBe(one.inStore);
        expect(effectiveSet({ ...one, onlineSameAsStore: false }, 'online')).toBe(one.online);
      }),
    );
  });
  it('[RULE.hours.05] delivery uses the in-store hours when its flag is on', () => {
    fc.assert(
      fc.property(week, one => {
        expect(effectiveSet({ ...one, deliverySameAsStore: true }, 'delivery')).toBe(one.inStore);
        expect(effectiveSet({ ...one, deliverySameAsStore: false }, 'delivery')).toBe(one.delivery);
      }),
    );
  });
  it('[RULE.hours.06] online delivery uses the online hours when its flag is on, and so the in-store hours when online does', () => {
    fc.assert(
      fc.property(week, one => {
        const following = { ...one, OnlineDeliverySameAsOnlineStore: true };
        expect(effectiveSet(following, 'onlineDelivery')).toBe(effectiveSet(one, 'online'));
        expect(effectiveSet({ ...one, ...flags }, 'onlineDelivery')).toBe(one.onlineDelivery);
      }),
    );
  });
});

describe('the week', () => {
  it('[CONST.days.week] [FMT.dayOfWeek] has seven days, 0 is Sunday, and begins on the given day', () => {
    expect(weekFrom(0)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(weekFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 0]);
    expect(dayOfDate('2026-11-26')).toBe(4);
    expect(dayOfDate('2026-11-29')).toBe(0);
    expect(['2026-02-30', '2026-13-01', 'soon', ''].map(dayOfDate)).toEqual(Array(4).fill(undefined));
  });
  it('every entry is in exactly one day, earliest first', () => {
    fc.assert(
      fc.property(entries, all => {
        const days = weekDays.map(day => entriesOfDay(all, day));
        expect(days.flat().length).toBe(all.length);
        for (const day of days)
          expect(day.map(({ startTime }) => startTime)).toEqual(
            day.map(({ startTime }) => startTime).sort((a, b) => a - b),
          );
      }),
    );
  });
  it('entries overlap when some second of the week is in both, also past midnight and past Saturday', () => {
    const late = { dayOfWeek: 6, startTime: 20 * hour, endOffset: 6 * hour };
    const early = { dayOfWeek: 0, startTime: hour, endOffset: 2 * hour };
    expect(overlapping([late, early])).toEqual([late, early]);
    expect(overlapping([late, { ...early, startTime: 2 * hour }])).toEqual([]);
    const whole = entry.map(one => ({
      dayOfWeek: one.dayOfWeek,
      startTime: Math.floor(one.startTime / hour) * hour,
      endOffset: Math.max(hour, Math.floor(one.endOffset / hour) * hour),
    }));
    const hoursOf = ({ dayOfWeek, startTime, endOffset }: WeeklyTime) =>
      Array.from({ length: endOffset / hour }, (_, at) => (dayOfWeek * 24 + startTime / hour + at) % 168);
    fc.assert(
      fc.property(fc.array(whole, { maxLength: 5 }), all => {
        const counts = new Map<number, number>();
        for (const slot of all.flatMap(hoursOf)) counts.set(slot, (counts.get(slot) ?? 0) + 1);
        const expected = all.filter(one => hoursOf(one).some(slot => (counts.get(slot) ?? 0) > 1));
        expect(overlapping(all)).toEqual(expected);
      }),
    );
  });
});

describe('special days', () => {
  const thanksgiving = '2026-11-26';
  const noon = { startTime: 12 * hour, endOffset: 4 * hour };
  const usual = { dayOfWeek: 4, startTime: 9 * hour, endOffset: 8 * hour };
  const hours: WeekHours = {
    inStore: [usual],
    online: [],
    delivery: [usual],
    onlineDelivery: [],
    onlineSameAsStore: true,
    deliverySameAsStore: false,
    OnlineDeliverySameAsOnlineStore: true,
    specialHours: [{ dateString: thanksgiving, inStore: [noon] }],
  };

  it('[RULE.hours.03] of several special days on one date only the newest applies', () => {
    const older = { dateString: thanksgiving, inStore: [] };
    const [newer] = hours.specialHours;
    expect(newestOfEachDate([older, ...hours.specialHours])).toEqual([newer]);
    expect(openOn({ ...hours, specialHours: [older, ...hours.specialHours] }, 'inStore', thanksgiving)).toEqual([noon]);
    const dates = fc.array(fc.record({ dateString: fc.constantFrom('a', 'b', 'c'), at: fc.integer() }));
    fc.assert(
      fc.property(dates, days => {
        const kept = newestOfEachDate(days);
        expect(new Set(kept.map(({ dateString }) => dateString)).size).toBe(kept.length);
        for (const day of days)
          expect(kept).toContain(days.findLast(({ dateString }) => dateString === day.dateString));
      }),
    );
  });
  it('flags apply on them too; an absent set means the usual week and an empty one closed', () => {
    const open = (channel: Channel, on = hours) => openOn(on, channel, thanksgiving);
    expect(channels.map(channel => open(channel))).toEqual([[noon], [noon], [usual], [noon]]);
    expect(open('delivery', { ...hours, specialHours: [{ dateString: thanksgiving, delivery: [] }] })).toEqual([]);
    expect(openOn(hours, 'inStore', '2026-11-19')).toEqual([usual]);
  });
});

it('formats times as short as possible', () => {
  expect([0, 11 * hour, 12 * hour, 24.5 * hour].map(formatClock)).toEqual(['12 AM', '11 AM', '12 PM', '12:30 AM']);
});
