import type { AccessibleTenant } from '@commissary/contract';
import { plainDateTimeAt, plainDateTimeToInstant } from '@commissary/domain';
import { describe, expect, it } from 'vitest';
import { isInOneZone, isPublishable, plannedStarts, requestedTime } from './planned-publish.ts';

const at = (name: string, timeZone: string | null) => ({ id: name, name, timeZone }) as AccessibleTenant;
const [guam, newYork, denver] = ['Pacific/Guam', 'America/New_York', 'America/Denver'];
const locations = [at('Tumon Bay', guam), at('Elm St.', newYork), at('Pearl St.', denver)];
const plan = { day: '2026-11-28', time: '04:00', clock: 'location', isPastAtOnce: false } as const;
const noon = Date.parse('2026-11-27T17:00:00Z');

describe('a planned publish', () => {
  it('[RULE.publish.65] starts at the first and the last location when their clocks show it', () => {
    const starts = plannedStarts(plan, locations, newYork, noon);
    expect(starts).toEqual({
      first: Date.parse('2026-11-27T18:00:00Z'),
      last: Date.parse('2026-11-28T11:00:00Z'),
      starts: [
        { at: Date.parse('2026-11-27T18:00:00Z'), zone: guam },
        { at: Date.parse('2026-11-28T09:00:00Z'), zone: newYork },
        { at: Date.parse('2026-11-28T11:00:00Z'), zone: denver },
      ],
      past: [],
      isAllPast: false,
    });
    expect(starts && requestedTime(plan, starts)).toEqual({ at: starts?.last, localDateTime: '2026-11-28T04:00' });
    const own = plannedStarts({ ...plan, clock: 'own' }, locations, newYork, noon);
    expect([own?.first, own?.last]).toEqual([Date.parse('2026-11-28T09:00:00Z'), Date.parse('2026-11-28T09:00:00Z')]);
    expect(requestedTime({ ...plan, clock: 'own' }, own)).toEqual({ at: own?.first });
    expect(requestedTime(plan, null)).toEqual({ at: null });
    expect(plannedStarts({ ...plan, day: '' }, locations, newYork, noon)).toBeNull();
  });

  it('[RULE.publish.64] names the locations where it is past, and waits for an answer', () => {
    const starts = plannedStarts(plan, locations, newYork, noon + 3_600_000);
    expect(starts?.past.map(({ name }) => name)).toEqual(['Tumon Bay']);
    if (starts === null) return;
    expect(isPublishable(plan, starts)).toBe(false);
    const atOnce = { ...plan, isPastAtOnce: true };
    expect(isPublishable(atOnce, starts)).toBe(true);
    expect(requestedTime(atOnce, starts)).toMatchObject({ whereItIsPast: 'at-once' });
    const past = plannedStarts(atOnce, locations, newYork, noon + 86_400_000);
    expect(past?.isAllPast && !isPublishable(atOnce, past)).toBe(true);
  });

  it('[RULE.publish.65] of each day shows its time in each zone, but for those that a clock change skips', () => {
    let skipped = 0;
    for (let day = 0; day < 400; day += 1) {
      const date = new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10);
      for (const zone of [guam, newYork, denver, 'America/Phoenix', 'Europe/Berlin', 'Australia/Lord_Howe']) {
        const starts = plannedStarts({ ...plan, day: date, time: '02:30' }, [at('x', zone)], newYork, noon);
        const { hour, minute } = plainDateTimeAt(starts?.first ?? 0, zone);
        if (hour !== 2 || minute !== 30) skipped += 1;
        expect(starts?.first).toBe(plainDateTimeToInstant(`${date}T02:30`, zone));
      }
    }
    // New York, Denver and Berlin skip an hour once, from 2:00 AM; Lord Howe half an hour, to 2:30.
    expect(skipped).toBe(3);
  });

  it('is in one zone where nobody has another than the reader', () => {
    expect(isInOneZone([at('a', newYork), at('b', null)], newYork)).toBe(true);
    expect(isInOneZone([at('a', newYork), at('c', denver)], newYork)).toBe(false);
  });
});
