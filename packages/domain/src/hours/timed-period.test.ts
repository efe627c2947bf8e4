import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDateTimeText } from './time-zone.ts';
import { isLocalDateTime, periodRefusal, timedPeriod } from './timed-period.ts';

const chicago = 'America/Chicago';
const at = (text: string) => Date.parse(`${text}Z`);

describe('a period of local times', () => {
  it.each([
    ['2026-11-27T16:00', '2026-11-27T22:00'],
    // Skipped: the moment of the clock change.
    ['2027-03-14T02:30', '2027-03-14T08:00'],
    // Twice: the first.
    ['2026-11-01T01:30', '2026-11-01T06:30'],
  ])('[RULE.timed.10] begins %s at %s UTC', (starts, instant) => {
    expect(timedPeriod({ starts, ends: null }, chicago, 0)).toEqual({ startsAt: at(instant), endsAt: null });
    expect(timedPeriod({ starts: null, ends: starts }, chicago, 5)).toEqual({ startsAt: 5, endsAt: at(instant) });
  });

  it.each([
    ['2026-11-27T16:00', null, null],
    ['2026-11-27T15:59', null, 'START_PAST'],
    [null, '2026-11-27T16:00', null],
    [null, '2026-11-27T15:59', 'END_PAST'],
    ['2026-11-27T17:00', '2026-11-27T17:00', 'END_BEFORE_START'],
    ['2027-03-14T01:00', '2027-03-14T02:30', 'SKIPPED_TIME'],
    ['2027-03-14T02:30', '2027-03-14T03:00', 'END_BEFORE_START'],
    ['2027-03-14T02:30', '2027-03-14T03:01', null],
  ] as const)('from %s until %s is refused with %s', (starts, ends, refusal) => {
    expect(periodRefusal({ starts, ends }, chicago, at('2026-11-27T21:59:30'))).toBe(refusal);
  });

  it('accepts as text what clocks can show', () => {
    const instants = fc.integer({ min: Date.UTC(1971, 0, 2), max: 4e12 });
    fc.assert(fc.property(instants, instant => isLocalDateTime(plainDateTimeText(instant, chicago))));
    for (const text of ['2026-02-30T10:00', '2026-11-27T24:00', '2026-11-27', '2026-11-27T10:00:00', ''])
      expect(isLocalDateTime(text)).toBe(false);
  });

  it('accepts as text only what is an instant in every zone', () => {
    for (const text of ['1971-01-01T00:00', '2026-03-08T02:30', '9998-12-31T23:59'])
      expect([text, isLocalDateTime(text)]).toEqual([text, true]);
    for (const text of ['0002-01-05T12:00', '1970-12-31T23:59', '9999-01-01T00:00'])
      expect([text, isLocalDateTime(text)]).toEqual([text, false]);
  });
});
