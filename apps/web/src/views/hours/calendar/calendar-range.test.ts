import { addDays, datesBetween, dayOfDate } from '@commissary/domain';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rangeAround, rangeWords, stepped } from './calendar-range.ts';

it('a week is seven days from its first one, a month all its days, and each contains its date', () => {
  const date = fc.integer({ min: 0, max: 20_000 }).map(days => addDays('2000-01-01', days));
  fc.assert(
    fc.property(date, fc.integer({ min: 0, max: 6 }), (one, start) => {
      const week = rangeAround('week', one, start);
      expect([datesBetween(week.first, week.last).length, dayOfDate(week.first)]).toEqual([7, start]);
      const month = rangeAround('month', one, start);
      expect([month.first.slice(8), addDays(month.last, 1).slice(8)]).toEqual(['01', '01']);
      for (const range of [week, month]) {
        expect(datesBetween(range.first, range.last)).toContain(one);
        expect(addDays(stepped(range, -1), 1)).toBe(range.first);
        expect(addDays(stepped(range, 1), -1)).toBe(range.last);
      }
    }),
  );
});

it('has a title', () => {
  expect(rangeWords('month', rangeAround('month', '2026-11-22', 1))).toBe('November 2026');
  expect(rangeWords('week', rangeAround('week', '2026-11-22', 1)).replace(/\s/g, ' ')).toBe('Nov 16 – 22, 2026');
});
