import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHours } from '../testing/hours.arbitrary.ts';
import { type Channel, channels, openOn, type WeekHours } from './hours.ts';
import { calendarOf, datesBetween, intervalAround, openIntervals } from './hours-calendar.ts';
import { closingWithinDays, neverCloses } from './never-closes.ts';
import { addDays, plainDateTimeText, reachedAt } from './time-zone.ts';

const hour = 3600;
const minuteMs = 60_000;

/**
 * Dates around clock changes: an hour in both directions, half an hour, the zone farthest ahead, a skipped date, and no
 * change.
 */
const worlds = [
  ['America/New_York', '2026-03-07', '2026-03-09'],
  ['America/Chicago', '2026-10-31', '2026-11-02'],
  ['Australia/Lord_Howe', '2026-04-04', '2026-04-06'],
  ['Australia/Lord_Howe', '2026-10-03', '2026-10-05'],
  ['Pacific/Tongatapu', '2026-11-25', '2026-11-27'],
  ['Pacific/Apia', '2011-12-28', '2012-01-01'],
  ['America/Phoenix', '2026-03-07', '2026-03-09'],
] as const;

const naive = (local: string): number => Date.parse(`${local}Z`);

/** Every minute of some dates, with how far the clock has come by then: the latest time that it has shown. */
const minutesOf = (
  zone: string,
  first: string,
  last: string,
): readonly { readonly at: number; readonly come: number }[] => {
  const begin = reachedAt(`${first}T00:00`, zone);
  const end = reachedAt(`${addDays(last, 1)}T00:00`, zone);
  const minutes: { at: number; come: number }[] = [];
  let come = 0;
  // The previous night determines how far the clock had come.
  for (let at = begin - 180 * minuteMs; at < end; at += minuteMs) {
    come = Math.max(come, naive(plainDateTimeText(at, zone)));
    if (at >= begin) minutes.push({ at, come });
  }
  return minutes;
};

/** Minute by minute: open while the clock is inside an opening time of its date, or of the date before. */
const openMinutes = (
  hours: WeekHours,
  channel: Channel,
  first: string,
  last: string,
  minutes: ReturnType<typeof minutesOf>,
) => {
  const ranges = datesBetween(addDays(first, -1), last).flatMap(date =>
    openOn(hours, channel, date).map(({ startTime, endOffset }) => {
      const from = naive(`${date}T00:00`) + startTime * 1000;
      return { from, to: from + endOffset * 1000 };
    }),
  );
  return minutes.filter(({ come }) => ranges.some(({ from, to }) => from <= come && come < to)).map(({ at }) => at);
};

describe('the effective opening times', () => {
  it.each(worlds)('equals a walk through all minutes: %s %s', (zone, first, last) => {
    const walk = minutesOf(zone, first, last);
    const [begin, end] = [walk[0]?.at ?? 0, (walk.at(-1)?.at ?? 0) + minuteMs];
    fc.assert(
      fc.property(anyHours(datesBetween(addDays(first, -1), last)), fc.constantFrom(...channels), (hours, channel) => {
        const stretches = openIntervals(hours, channel, zone, first, last);
        const minutes = stretches.flatMap(({ from, to }) =>
          Array.from({ length: (to - from) / minuteMs }, (_, at) => from + at * minuteMs),
        );
        expect(minutes.filter(at => at >= begin && at < end)).toEqual(openMinutes(hours, channel, first, last, walk));
        for (const [at, { from, to, opens, closes }] of stretches.entries()) {
          expect(to).toBeGreaterThan(from);
          expect([opens, closes]).toEqual([plainDateTimeText(from, zone), plainDateTimeText(to, zone)]);
          // Adjacent times are one interval.
          expect(from).toBeGreaterThan(stretches[at - 1]?.to ?? 0);
        }
      }),
      { numRuns: 150 },
    );
  });

  const night = { dayOfWeek: 6, startTime: 22 * hour, endOffset: 6 * hour };
  const hours: WeekHours = {
    inStore: [night],
    online: [],
    delivery: [],
    onlineDelivery: [],
    onlineSameAsStore: true,
    deliverySameAsStore: false,
    OnlineDeliverySameAsOnlineStore: false,
    specialHours: [
      { id: 'feast', dateString: '2026-11-26', label: 'Thanksgiving', inStore: [{ startTime: 0, endOffset: hour }] },
    ],
  };
  const of = (channel: Channel, first: string, last = first) =>
    openIntervals(hours, channel, 'America/New_York', first, last);

  it('a night is an hour shorter in spring and an hour longer in autumn', () => {
    const lasts = (date: string) => of('inStore', date).map(({ from, to }) => (to - from) / 1000 / hour);
    expect([lasts('2026-03-07'), lasts('2026-10-31'), lasts('2026-06-06')]).toEqual([[5], [7], [6]]);
  });
  it('returns the reason: the usual day, the special day, and the followed channel', () => {
    expect(of('online', '2026-06-07')).toMatchObject([
      {
        opens: '2026-06-06T22:00',
        closes: '2026-06-07T04:00',
        reasons: [{ dateString: '2026-06-06', dayOfWeek: 6, follows: 'inStore' }],
      },
    ]);
    expect(of('inStore', '2026-11-26')[0]?.reasons).toMatchObject([{ special: { label: 'Thanksgiving' } }]);
  });
  it('returns what is open at an instant, and the next interval', () => {
    const stretches = of('inStore', '2026-06-06', '2026-06-14');
    const at = (text: string) => intervalAround(stretches, Date.parse(text));
    expect(at('2026-06-07T03:00:00Z')).toMatchObject({ now: stretches[0], next: stretches[1] });
    expect(at('2026-06-07T08:00:00Z')).toMatchObject({ now: undefined, next: stretches[1] });
  });
  it('tells a channel that never closes from one that closes once a week', () => {
    const always = {
      ...hours,
      specialHours: [],
      inStore: [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({ dayOfWeek, startTime: 0, endOffset: 24 * hour })),
    };
    const weekly = {
      ...always,
      inStore: [...always.inStore.slice(0, 6), { dayOfWeek: 6, startTime: 0, endOffset: 23 * hour }],
    };
    // An hour after a closing on Saturday, and an hour before it.
    for (const now of [Date.parse('2026-06-07T04:30:00Z'), Date.parse('2026-06-14T02:00:00Z')]) {
      const today = new Date(now - 4 * hour * 1000).toISOString().slice(0, 10);
      const last = addDays(today, closingWithinDays);
      const [forever, once] = [always, weekly].map(
        of => intervalAround(openIntervals(of, 'inStore', 'America/New_York', today, last), now).now,
      );
      expect([forever, once].map(open => open && neverCloses(open, now))).toEqual([true, false]);
    }
  });
  it('returns a day as shown to users: the rest of the previous night, the followed channel, and a clock change', () => {
    const [saturday, sunday] = calendarOf(hours, 'America/New_York', '2026-03-07', '2026-03-08');
    expect(saturday?.byChannel.inStore).toMatchObject({ times: [night], carried: [], special: false });
    expect(sunday?.byChannel.online).toEqual({
      source: 'inStore',
      special: false,
      times: [],
      carried: [{ startTime: 0, endOffset: 4 * hour }],
    });
    expect([saturday?.clockChange, sunday?.clockChange]).toEqual([0, hour]);
    expect(calendarOf(hours, 'America/New_York', '2026-11-01', '2026-11-01')[0]?.clockChange).toBe(-hour);
    expect(calendarOf(hours, 'America/New_York', '2026-11-26', '2026-11-26')[0]?.special?.label).toBe('Thanksgiving');
  });
});
