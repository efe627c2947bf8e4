import { describe, expect, it } from 'vitest';
import { closingOf } from './closing.ts';
import type { WeekHours, WeeklyTime } from './hours.ts';

const hour = 3600;
const zone = 'America/Chicago';
const week = (startTime: number, endOffset: number): readonly WeeklyTime[] =>
  [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({ dayOfWeek, startTime, endOffset }));
const hoursOf = (inStore: readonly WeeklyTime[]): WeekHours => ({
  inStore,
  online: [],
  delivery: [],
  onlineDelivery: [],
  onlineSameAsStore: true,
  deliverySameAsStore: true,
  OnlineDeliverySameAsOnlineStore: true,
  specialHours: [],
});
const at = (local: string) => Date.parse(`${local}:00-06:00`);
const closing = (inStore: readonly WeeklyTime[], now: string) =>
  new Date(closingOf(hoursOf(inStore), 'inStore', { zone }, at(now)) - 6 * 3_600_000).toISOString().slice(0, 16);

describe('the closing of a business day', () => {
  it('[RULE.out.01] is the end of the last opening of the day, also after midnight and before it opens', () => {
    const late = week(11 * hour, 14 * hour);
    for (const now of ['2026-11-24T08:00', '2026-11-24T15:00', '2026-11-25T00:30'])
      expect(closing(late, now)).toBe('2026-11-25T01:00');
  });
  it('[RULE.out.01] is the last of several openings', () => {
    const both = [...week(11 * hour, 3 * hour), ...week(17 * hour, 5 * hour)];
    expect(closing(both, '2026-11-24T12:00')).toBe('2026-11-24T22:00');
  });
  it('[RULE.out.01] is the start of the next business day without hours, after closing, and where it never closes', () => {
    expect(closing([], '2026-11-24T12:00')).toBe('2026-11-25T04:00');
    expect(closing([], '2026-11-25T02:00')).toBe('2026-11-25T04:00');
    expect(closing(week(11 * hour, 10 * hour), '2026-11-24T23:00')).toBe('2026-11-25T04:00');
    expect(closing(week(0, 24 * hour), '2026-11-24T12:00')).toBe('2026-11-25T04:00');
  });
});
