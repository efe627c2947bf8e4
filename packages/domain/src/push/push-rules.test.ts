import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDateTimeText, plainDateTimeToInstant } from '../hours/index.ts';
import { grewTooMuch, isNight, latestPush, pushRules } from './push-rules.ts';

const zones = [
  ...['America/Chicago', 'America/Denver', 'America/New_York', 'Australia/Lord_Howe', 'America/Havana'],
  ...['Africa/Cairo', 'Asia/Kathmandu', 'UTC', 'Pacific/Apia'],
];
const zone = fc.constantFrom(...zones);
const instant = fc
  .integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 })
  .map(minutes => minutes * 60_000);

describe('[RULE.push.03] it is night', () => {
  it('from 9 PM to 9 AM, by what the clock of the location shows', () => {
    fc.assert(
      fc.property(instant, zone, (at, where) => {
        const time = plainDateTimeText(at, where).slice(11);
        expect(isNight(at, where)).toBe(time >= '21:00' || time < '09:00');
      }),
    );
  });

  it.each([
    // Clocks go forward, and back.
    ...['2026-03-08', '2026-11-01'].flatMap(day => [
      [`${day}T08:59`, true] as const,
      [`${day}T09:00`, false] as const,
      [`${day}T20:59`, false] as const,
      [`${day}T21:00`, true] as const,
    ]),
  ])('at %s in Chicago: %s', (text, night) => {
    expect(isNight(plainDateTimeToInstant(text, 'America/Chicago'), 'America/Chicago')).toBe(night);
  });

  it('at the first hour of a day of 23 and of 25 hours as on any other', () => {
    const nine = (day: string) => plainDateTimeToInstant(`${day}T09:00`, 'America/Chicago');
    expect(nine('2026-03-08') - nine('2026-03-07')).toBe(23 * 3_600_000);
    expect(nine('2026-11-01') - nine('2026-10-31')).toBe(25 * 3_600_000);
    for (const day of ['2026-03-08', '2026-11-01'])
      expect([isNight(nine(day) - 1, 'America/Chicago'), isNight(nine(day), 'America/Chicago')]).toEqual([true, false]);
  });
});

describe('[RULE.push.03] a message that is late', () => {
  it('goes within an hour, and never when it is night at one of its locations', () => {
    fc.assert(
      fc.property(instant, fc.array(zone, { minLength: 1, maxLength: 3 }), fc.nat(3_600_000), (at, where, later) => {
        fc.pre(!where.some(one => isNight(at, one)));
        const latest = latestPush(at, where, false);
        expect(latest).toBeGreaterThanOrEqual(at);
        expect(latest).toBeLessThanOrEqual(at + pushRules.latestMs);
        expect(at + later <= latest).toBe(!where.some(one => isNight(at + later, one)));
      }),
    );
  });

  it('goes an hour later also in the night, where somebody said so', () => {
    const at = plainDateTimeToInstant('2026-11-20T20:30', 'America/Chicago');
    expect(latestPush(at, ['America/Chicago'], true) - at).toBe(3_600_000);
    expect(latestPush(at, ['America/Chicago'], false) - at).toBe(1_800_000 - 1);
  });
});

it('[RULE.push.13] an audience may grow by a tenth', () => {
  expect([grewTooMuch(100, 110), grewTooMuch(100, 111), grewTooMuch(9, 10), grewTooMuch(0, 1)]).toEqual([
    ...[false, true, true, true],
  ]);
});
