import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  businessDay,
  businessDayBegin,
  type DayStart,
  dayStartOn,
  dayStartsAt,
  enterDayStart,
  lastDayStart,
} from './business-day.ts';
import { addDays, plainDateTimeAt, plainDateTimeToInstant } from './time-zone.ts';

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
const quarters = fc.integer({ min: 0, max: 47 }).map(quarter => quarter * 900);
const anyDay = fc.integer({ min: 0, max: days - 1 }).map(day => addDays('2026-01-01', day));
/** Starts that change on some days, also on days on which clocks change. */
const anyStarts: fc.Arbitrary<readonly DayStart[]> = fc
  .uniqueArray(
    fc.record({
      from: fc.oneof(anyDay, fc.constantFrom('2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2026-11-02')),
      start: quarters,
    }),
    { maxLength: 6, selector: ({ from }) => from },
  )
  .map(starts => starts.toSorted((a, b) => (a.from < b.from ? -1 : 1)));
const anySettings = anyStarts.chain(starts =>
  fc
    .array(fc.boolean(), { minLength: starts.length, maxLength: starts.length })
    .map(own => starts.map((one, at) => (own[at] === true ? one : { ...one, start: null }))),
);

describe.each(zones)('the business day in %s', zone => {
  it('[RULE.tickets.05] holds what is between its start and the start of the next', () => {
    fc.assert(
      fc.property(instants, anyStarts, (instant, starts) => {
        const day = businessDay(instant, zone, starts);
        expect(businessDayBegin(day, zone, starts)).toBeLessThanOrEqual(instant);
        expect(businessDayBegin(addDays(day, 1), zone, starts)).toBeGreaterThan(instant);
      }),
    );
  });

  it('[RULE.tickets.05] comes after the one before at every moment of 400 days, clock changes too', () => {
    let before = businessDay(from, zone);
    for (let instant = from; instant < from + days * 24 * 60 * minute; instant += 30 * minute) {
      const day = businessDay(instant, zone);
      if (day !== before) expect([before, day]).toEqual([before, addDays(before, 1)]);
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
    businessDay(at, 'America/Chicago', [{ from: '2026-10-31', start: 5_400 }]),
  );
  expect(days).toEqual(['2026-10-31', '2026-11-01', '2026-11-01', '2026-11-01']);
});

describe('the start of the business day', () => {
  const usual = 14_400;
  it('[RULE.tickets.15] another one from a day on leaves every day before it where it is', () => {
    fc.assert(
      fc.property(anyStarts, anyDay, anyDay, quarters, instants, (before, today, first, start, instant) => {
        const from = first > today ? first : addDays(today, 1);
        const after = enterDayStart(before, { dayStart: start, dayStartFrom: from }, { today, usual }) as DayStart[];
        for (const zone of zones) {
          const [was, is] = [before, after].map(starts => businessDay(instant, zone, starts));
          if (was !== undefined && was < today) expect(is).toBe(was);
          expect(businessDayBegin(today, zone, after)).toBe(businessDayBegin(today, zone, before));
        }
        expect(dayStartOn(after, from)).toBe(start);
      }),
    );
  });

  it('[RULE.tickets.15] counts from tomorrow on unless another day is named, and never from a day that has begun', () => {
    const at = { today: '2026-11-28', usual };
    expect(enterDayStart([], { dayStart: 18_000 }, at)).toEqual([{ from: '2026-11-29', start: 18_000 }]);
    expect(enterDayStart([], { dayStart: 18_000, dayStartFrom: null }, at)).toEqual([
      { from: '2026-11-29', start: 18_000 },
    ]);
    const named = (dayStartFrom: string) => enterDayStart([], { dayStart: 18_000, dayStartFrom }, at);
    expect(['2026-11-27', '2026-11-28'].map(named)).toEqual([null, null]);
    expect(named('2026-11-29')).toEqual([{ from: '2026-11-29', start: 18_000 }]);
  });

  it('[RULE.tickets.15] one to come is replaced, moved and taken back; one that has begun stays', () => {
    const begun = [{ from: '2026-05-01', start: 18_000 }];
    const coming = [...begun, { from: '2026-12-24', start: 7_200 }];
    const at = { today: '2026-11-28', usual };
    expect(enterDayStart(coming, { dayStart: 10_800 }, at)).toEqual([...begun, { from: '2026-12-24', start: 10_800 }]);
    expect(enterDayStart(coming, { dayStartFrom: '2026-12-26' }, at)).toEqual([
      ...begun,
      { from: '2026-12-26', start: 7_200 },
    ]);
    expect(enterDayStart(coming, { dayStart: 18_000 }, at)).toEqual(begun);
    expect(enterDayStart(begun, { dayStart: 7_200, dayStartFrom: '2026-05-01' }, at)).toEqual([
      ...begun,
      { from: '2026-11-29', start: 7_200 },
    ]);
    expect(enterDayStart(begun, { dayStart: 18_000, dayStartFrom: '2026-05-01' }, at)).toBe(begun);
    expect([lastDayStart(coming, usual), lastDayStart([], usual)]).toEqual([
      { dayStart: 7_200, dayStartFrom: '2026-12-24' },
      { dayStart: usual, dayStartFrom: null },
    ]);
  });

  it('[RULE.tickets.15] is that of the location where it has one, else that of the company, else 4 AM', () => {
    fc.assert(
      fc.property(anySettings, anySettings, anyDay, (company, own, day) => {
        const setOn = (settings: typeof own) => settings.filter(({ from }) => from <= day).at(-1)?.start ?? null;
        expect(dayStartOn(dayStartsAt(company, own), day)).toBe(setOn(own) ?? setOn(company) ?? usual);
      }),
    );
  });
});
