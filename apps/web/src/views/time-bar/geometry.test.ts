import { daySeconds } from '@commissary/domain';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { axisOf, marksOf, moved, nextTime, shareOf, step } from './geometry.ts';

const hour = 3600;
const time = fc.record({
  startTime: fc.integer({ min: 0, max: daySeconds - 1 }),
  endOffset: fc.integer({ min: 60, max: daySeconds }),
});
const lunch = { startTime: 11 * hour, endOffset: 3 * hour };

it('moves one end alone, and the whole bar with its length', () => {
  expect(moved(lunch, 'start', step)).toEqual({ startTime: 11.25 * hour, endOffset: 2.75 * hour });
  expect(moved(lunch, 'end', -hour)).toEqual({ startTime: 11 * hour, endOffset: 2 * hour });
  expect(moved(lunch, 'whole', 2 * hour)).toEqual({ startTime: 13 * hour, endOffset: 3 * hour });
});

it('moves an odd minute to the next quarter of an hour first', () => {
  const odd = { startTime: 11 * hour + 420, endOffset: 3 * hour };
  expect(moved(odd, 'whole', step).startTime).toBe(11.25 * hour);
  expect(moved(odd, 'whole', -step).startTime).toBe(11 * hour);
});

it('keeps a moved time storable, and the other end in position', () => {
  const by = fc.integer({ min: -2 * daySeconds, max: 2 * daySeconds });
  fc.assert(
    fc.property(time, by, fc.constantFrom('start', 'end', 'whole'), (one, distance, part) => {
      const next = moved(one, part, distance);
      expect(next.startTime).toBeGreaterThanOrEqual(0);
      expect(next.startTime).toBeLessThan(daySeconds);
      expect(next.endOffset).toBeGreaterThan(0);
      expect(next.endOffset).toBeLessThanOrEqual(daySeconds);
      if (part === 'end') expect(next.startTime).toBe(one.startTime);
      if (part === 'whole') expect(next.endOffset).toBe(one.endOffset);
    }),
  );
});

it('the axis contains every time, and is 6 AM to 4 AM as long as that is enough', () => {
  expect(axisOf([lunch])).toEqual({ from: 6 * hour, to: 28 * hour });
  expect(marksOf(axisOf([]))).toEqual([6, 10, 14, 18, 22, 26].map(at => at * hour));
  fc.assert(
    fc.property(fc.array(time), all => {
      const axis = axisOf(all);
      for (const { startTime, endOffset } of all) {
        expect(shareOf(axis, startTime)).toBeGreaterThanOrEqual(0);
        expect(shareOf(axis, startTime + endOffset)).toBeLessThanOrEqual(100);
      }
    }),
  );
});

it('a second opening time comes after the first', () => {
  expect(nextTime([])).toEqual({ startTime: 9 * hour, endOffset: 8 * hour });
  expect(nextTime([lunch])).toEqual({ startTime: 15 * hour, endOffset: 2 * hour });
  expect(nextTime([{ startTime: 18 * hour, endOffset: 8 * hour }]).startTime).toBeLessThan(daySeconds);
});
