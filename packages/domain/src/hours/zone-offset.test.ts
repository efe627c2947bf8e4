import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatterOf, offsetAt } from './zone-offset.ts';

const [minuteMs, hourMs] = [60_000, 3_600_000];

/** In 1972 clocks in Monrovia went from 44 minutes and 30 seconds behind UTC to UTC; in 2011 Apia left out a day. */
const changes: readonly (readonly [zone: string, at: number])[] = [
  ['America/Chicago', Date.UTC(2026, 2, 8, 8)],
  ['America/Chicago', Date.UTC(2026, 10, 1, 7)],
  ['Australia/Lord_Howe', Date.UTC(2026, 3, 4, 15)],
  ['Australia/Lord_Howe', Date.UTC(2026, 9, 3, 15, 30)],
  ['Asia/Kathmandu', Date.UTC(1985, 11, 31, 18, 30)],
  ['Africa/Monrovia', Date.UTC(1972, 0, 7, 0, 44, 30)],
  ['Pacific/Apia', Date.UTC(2011, 11, 30, 10)],
  ['Europe/London', Date.UTC(2026, 9, 25, 1)],
];

const shown = (instant: number, zone: string): Record<string, number> =>
  Object.fromEntries(
    formatterOf(zone)
      .formatToParts(instant)
      .filter(({ type }) => type !== 'literal')
      .map(({ type, value }) => [type, Number(value)]),
  );

const added = (instant: number, zone: string): Record<string, number> => {
  const clock = new Date(instant + offsetAt(instant, zone));
  return {
    ...{ year: clock.getUTCFullYear(), month: clock.getUTCMonth() + 1, day: clock.getUTCDate() },
    ...{ hour: clock.getUTCHours(), minute: clock.getUTCMinutes(), second: clock.getUTCSeconds() },
  };
};

it('an offset is that of the clocks to the second before and after they change, whatever was asked before', () => {
  const near = fc.integer({ min: -3 * hourMs, max: 3 * hourMs });
  fc.assert(
    fc.property(fc.constantFrom(...changes), fc.array(near, { minLength: 1, maxLength: 12 }), ([zone, at], all) => {
      for (const away of [...all, -1, 0, 1]) expect(added(at + away, zone)).toEqual(shown(at + away, zone));
    }),
  );
});

it('an offset is that of the clocks where so many hours were asked about that those before are forgotten', () => {
  const begin = Date.UTC(2026, 0);
  for (let hour = 0; hour < 2_500; hour += 1) offsetAt(begin + hour * hourMs, 'America/Denver');
  for (const at of [begin, Date.UTC(2026, 2, 8, 9) - minuteMs, Date.UTC(2026, 2, 8, 9)])
    expect(added(at, 'America/Denver')).toEqual(shown(at, 'America/Denver'));
});

it('an unknown zone has none', () => {
  expect(() => offsetAt(0, 'Mars/Olympus')).toThrow(RangeError);
});
