import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  canonicalZone,
  endOfDay,
  isTimeZone,
  type PlainDateTime,
  plainDateAt,
  plainDateTimeAt,
  plainDateTimeToInstant,
  reachedAt,
  shortZone,
} from './time-zone.ts';

const iso = (text: string, zone: string) => new Date(plainDateTimeToInstant(text, zone)).toISOString();
const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Phoenix',
  'Pacific/Guam',
  'Pacific/Honolulu',
  'Europe/London',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Apia',
];

describe('local time to instant', () => {
  it('reads the plain date and time of the zone', () => {
    expect(iso('2026-11-21T04:00', 'America/Chicago')).toBe('2026-11-21T10:00:00.000Z');
    expect(iso('2026-11-21T04:00', 'Pacific/Guam')).toBe('2026-11-20T18:00:00.000Z');
  });
  it('moves a skipped time forward', () => {
    expect(iso('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
  });
  it('returns the first of a time that occurs twice', () => {
    expect(iso('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    expect(iso('2026-04-05T01:45', 'Australia/Lord_Howe')).toBe('2026-04-04T14:45:00.000Z');
  });
  it('rejects a text that is no such time, and unknown zones', () => {
    for (const text of ['2026-02-30T10:00', '2026-01-01T24:00', 'tomorrow', '2026-01-01'])
      expect(() => plainDateTimeToInstant(text, 'America/New_York')).toThrow(RangeError);
    expect(() => plainDateTimeToInstant('2026-01-01T10:00', 'Mars/Olympus')).toThrow(RangeError);
    expect([isTimeZone('America/Chicago'), isTimeZone('Mars/Olympus')]).toEqual([true, false]);
  });
  it('rejects offsets as zones, and returns one name per zone; a stored alias still works', () => {
    for (const text of ['+05:00', '-0800', '+5', 'UTC+5', '', ' America/Chicago', '\u2212'])
      expect(isTimeZone(text)).toBe(false);
    expect(['US/Central', 'america/chicago', 'UTC'].map(canonicalZone)).toEqual([
      'America/Chicago',
      'America/Chicago',
      'UTC',
    ]);
    expect(iso('2026-11-21T04:00', 'US/Central')).toBe('2026-11-21T10:00:00.000Z');
  });

  const text = ({ year, month, day, hour, minute, second }: PlainDateTime) =>
    new Date(Date.UTC(year, month - 1, day, hour, minute, second)).toISOString().slice(0, 19);

  it('every instant is returned from its wall-clock time, or the earlier one with the same time', () => {
    const seconds = fc.integer({ min: Date.UTC(2012, 0) / 1_000, max: Date.UTC(2040, 0) / 1_000 });
    fc.assert(
      fc.property(seconds, fc.constantFrom(...zones), (second, zone) => {
        const instant = second * 1_000;
        const shown = text(plainDateTimeAt(instant, zone));
        const back = plainDateTimeToInstant(shown, zone);
        expect(text(plainDateTimeAt(back, zone))).toBe(shown);
        expect(back).toBeLessThanOrEqual(instant);
        expect(instant - back).toBeLessThanOrEqual(3_600_000);
      }),
    );
  });

  it('every hour and every half hour around clock changes agrees with a search through all instants', () => {
    for (const zone of zones) {
      const first = new Map<string, number>();
      for (let at = Date.UTC(2025, 11, 30); at < Date.UTC(2027, 0, 3); at += 1_800_000) {
        const shown = text(plainDateTimeAt(at, zone));
        if (!first.has(shown)) first.set(shown, at);
      }
      const inYear = [...first].filter(([shown]) => shown > '2026' && shown < '2027');
      expect(inYear.length).toBeGreaterThan(17_000);
      // One comparison for a zone: an assertion for each of the times would take longer than the functions.
      expect(inYear.filter(([shown, at]) => plainDateTimeToInstant(shown, zone) !== at)).toEqual([]);
    }
  });
});

describe('when clocks reach a time', () => {
  const reached = (text: string, zone: string) => new Date(reachedAt(text, zone)).toISOString();

  it('is the first time that they show it, and for a skipped time when they jump', () => {
    expect(reached('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    for (const text of ['2026-03-08T02:00', '2026-03-08T02:30', '2026-03-08T03:00'])
      expect(reached(text, 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
    for (const text of ['2011-12-30T00:00', '2011-12-30T18:20', '2011-12-31T00:00'])
      expect(reached(text, 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
  });
  it('is never earlier for a later time on the clock', () => {
    const minutes = fc.integer({ min: Date.UTC(2011, 11, 20) / 60_000, max: Date.UTC(2012, 11, 1) / 60_000 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 3_000 }), fc.constantFrom(...zones), (minute, later, zone) => {
        const at = (one: number) => reachedAt(new Date(one * 60_000).toISOString().slice(0, 16), zone);
        expect(at(minute + later)).toBeGreaterThanOrEqual(at(minute));
      }),
    );
  });
});

it('dates are those of the zone, and are counted across the ends of months', () => {
  expect(plainDateAt(Date.UTC(2026, 10, 22, 3), 'America/New_York')).toBe('2026-11-21');
  expect([addDays('2026-12-31', 1), addDays('2026-03-01', -1)]).toEqual(['2027-01-01', '2026-02-28']);
});

it('a day ends a millisecond before the next, on days of 23 and 25 hours too', () => {
  const end = (instant: number) => new Date(endOfDay(instant, 'America/New_York')).toISOString();
  expect(end(Date.UTC(2026, 2, 8, 12))).toBe('2026-03-09T03:59:59.999Z');
  expect(end(Date.UTC(2026, 10, 1, 12))).toBe('2026-11-02T04:59:59.999Z');
});

it('a zone is named by its usual abbreviation, all year', () => {
  const [winter, summer] = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];
  const named: Readonly<Record<string, string>> = {
    'America/Chicago': 'CT',
    'America/New_York': 'ET',
    'America/Phoenix': 'MST',
    'Pacific/Honolulu': 'HST',
    'Pacific/Guam': 'ChST',
  };
  for (const [zone, name] of Object.entries(named))
    expect([shortZone(winter, zone), shortZone(summer, zone)]).toEqual([name, name]);
});
