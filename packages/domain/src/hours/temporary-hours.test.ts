import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHours } from '../testing/hours.arbitrary.ts';
import { type Channel, channels, openOn, type WeekHours } from './hours.ts';
import { datesBetween } from './hours-calendar.ts';
import { withExtendedHours, withTemporaryClosure } from './temporary-hours.ts';

const hour = 3600;
const [first, last] = ['2026-11-20', '2026-11-30'];
const dates = datesBetween('2026-11-22', '2026-11-27');
const step = 600;

/** The clock steps in which a channel is open, as numbers. */
const openSteps = (hours: WeekHours, channel: Channel): ReadonlySet<number> => {
  const open = new Set<number>();
  for (const date of datesBetween(first, last))
    for (const { startTime, endOffset } of openOn(hours, channel, date)) {
      const from = Date.parse(date) / 1000 + startTime;
      for (let at = from; at < from + endOffset; at += step) open.add(at);
    }
  return open;
};

const ids = () => {
  let count = 0;
  return () => `new-${count++}`;
};
const mark = { action: 'CLOSED', version: 1, endsAt: 0 } as const;
const amendment = (chosen: readonly Channel[]) => ({ channels: chosen, label: 'Closed', newId: ids(), mark });
const localOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 16);
const moment = fc
  .integer({ min: 0, max: (4 * 86_400) / step })
  .map(at => Date.parse('2026-11-22T00:00Z') / 1000 + at * step);
const some = fc.subarray([...channels]);

describe('temporary hours', () => {
  it('closing removes that time from those channels, and nothing else', () => {
    fc.assert(
      fc.property(anyHours(dates), moment, fc.integer({ min: 1, max: 200 }), some, (hours, from, steps, chosen) => {
        const to = from + steps * step;
        const closed = withTemporaryClosure(hours, { from: localOf(from), to: localOf(to) }, amendment(chosen));
        for (const channel of channels) {
          const before = openSteps(hours, channel);
          const kept = [...before].filter(at => !chosen.includes(channel) || at < from || at >= to);
          expect([...openSteps(closed, channel)].sort()).toEqual(kept.sort());
        }
      }),
    );
  });
  it('extending hours adds to the last closing time of the date, and nothing else', () => {
    fc.assert(
      fc.property(anyHours(dates), fc.constantFrom(...dates), some, (hours, date, chosen) => {
        const longer = withExtendedHours(hours, date, hour, amendment(chosen));
        for (const channel of channels) {
          const times = openOn(hours, channel, date);
          const end = Math.max(...times.map(({ startTime, endOffset }) => startTime + endOffset));
          const after = Math.max(...openOn(longer, channel, date).map(time => time.startTime + time.endOffset));
          const added = chosen.includes(channel) && times.length > 0 ? after - end : 0;
          expect(added).toBeLessThanOrEqual(hour);
          const before = openSteps(hours, channel);
          const from = Date.parse(date) / 1000 + end;
          const more = [...openSteps(longer, channel)].filter(at => !before.has(at));
          expect(more.filter(at => at < from || at >= from + added)).toEqual([]);
          expect(openSteps(longer, channel).size).toBeGreaterThanOrEqual(before.size);
        }
      }),
    );
  });

  const usual = Array.from({ length: 7 }, (_, dayOfWeek) => ({
    id: `d${dayOfWeek}`,
    dayOfWeek,
    startTime: 11 * hour,
    endOffset: 15 * hour,
  }));
  const hours: WeekHours = {
    inStore: usual,
    online: [],
    delivery: usual,
    onlineDelivery: usual,
    onlineSameAsStore: true,
    deliverySameAsStore: false,
    OnlineDeliverySameAsOnlineStore: false,
    specialHours: [],
  };

  it('adds one named special day, and leaves the week unchanged', () => {
    const closed = withTemporaryClosure(
      hours,
      { from: '2026-11-24T16:00', to: '2026-11-24T18:00' },
      amendment(['delivery']),
    );
    expect(closed).toEqual({
      ...hours,
      specialHours: [
        {
          id: expect.any(String),
          dateString: '2026-11-24',
          label: 'Closed',
          temporary: mark,
          delivery: [
            { id: expect.any(String), temporary: mark, startTime: 11 * hour, endOffset: 5 * hour },
            { id: expect.any(String), temporary: mark, startTime: 18 * hour, endOffset: 8 * hour },
          ],
        },
      ],
    });
  });
  it('after midnight the hours of the previous night are cut', () => {
    const closed = withTemporaryClosure(
      hours,
      { from: '2026-11-25T00:30', to: '2026-11-25T11:00' },
      amendment(['delivery']),
    );
    expect(closed.specialHours).toMatchObject([
      { dateString: '2026-11-24', delivery: [{ startTime: 11 * hour, endOffset: 13.5 * hour }] },
    ]);
  });
  it('a channel that follows an open one gets its own hours; one that closes with it keeps following', () => {
    const window = { from: '2026-11-24T16:00', to: '2026-11-24T18:00' };
    const alone = withTemporaryClosure(hours, window, amendment(['online']));
    expect([alone.onlineSameAsStore, alone.online]).toEqual([false, usual]);
    expect(openOn(alone, 'inStore', '2026-11-24')).toEqual(openOn(hours, 'inStore', '2026-11-24'));
    const together = withTemporaryClosure(hours, window, amendment(['online', 'inStore']));
    expect([together.onlineSameAsStore, openOn(together, 'online', '2026-11-24')]).toMatchObject([
      true,
      [{ endOffset: 5 * hour }, { endOffset: 8 * hour }],
    ]);
  });
  it('an existing special day keeps its name and its other sets', () => {
    const feast = { id: 'feast', dateString: '2026-11-26', label: 'Feast', inStore: [], delivery: usual.slice(0, 1) };
    const longer = withExtendedHours({ ...hours, specialHours: [feast] }, '2026-11-26', hour, amendment(['delivery']));
    expect(longer.specialHours).toMatchObject([
      { id: 'feast', label: 'Feast', inStore: [], delivery: [{ endOffset: 16 * hour }] },
    ]);
  });
  it('closing a closed channel changes nothing', () => {
    const shut = withTemporaryClosure(
      hours,
      { from: '2026-11-24T03:00', to: '2026-11-24T10:00' },
      amendment(['delivery']),
    );
    expect(shut).toEqual(hours);
  });
});
