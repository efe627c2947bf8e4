import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailIntervals, nextMail } from './mail-times.ts';
import { addDays, plainDateAt, plainDateTimeText } from './time-zone.ts';

const zones = ['America/Chicago', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'] as const;

it('[RULE.view.20] is once on each of its days, at its hour or when clocks first pass it', () => {
  const anyMailing = fc.record({
    every: fc.constantFrom(...mailIntervals),
    hour: fc.integer({ min: 0, max: 23 }),
    zone: fc.constantFrom(...zones),
  });
  const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });
  fc.assert(
    fc.property(anyMailing, instants, (mailing, after) => {
      const { every, hour, zone } = mailing;
      const next = nextMail(mailing, after);
      expect(next).toBeGreaterThan(after);
      const shown = plainDateTimeText(next, zone);
      expect(Number(shown.slice(11, 13))).toBeGreaterThanOrEqual(hour);
      expect(Number(shown.slice(11, 13))).toBeLessThanOrEqual(hour + 1);
      // Once a day: the next one is of a later day.
      const then = nextMail(mailing, next);
      expect(plainDateAt(then, zone) > plainDateAt(next, zone)).toBe(true);
      if (every === 'DAY') expect(plainDateAt(then, zone)).toBe(addDays(plainDateAt(next, zone), 1));
      if (every === 'WEEK') expect(new Date(shown.slice(0, 10)).getUTCDay()).toBe(1);
      if (every === 'MONTH') expect(shown.slice(8, 10)).toBe('01');
    }),
  );
});

it('[RULE.view.20] is today before the hour, and tomorrow from it on', () => {
  const mailing = { every: 'DAY', hour: 6, zone: 'America/Chicago' } as const;
  const six = Date.parse('2026-11-28T06:00:00-06:00');
  expect(nextMail(mailing, six - 1)).toBe(six);
  expect(nextMail(mailing, six)).toBe(six + 86_400_000);
  expect(nextMail({ ...mailing, every: 'WEEK' }, six)).toBe(six + 2 * 86_400_000);
  expect(nextMail({ ...mailing, every: 'MONTH' }, six)).toBe(six + 3 * 86_400_000);
});
