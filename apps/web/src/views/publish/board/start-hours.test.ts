import { describe, expect, it } from 'vitest';
import { startHoursOf } from './start-hours.ts';

const [guam, newYork, detroit, denver] = ['Pacific/Guam', 'America/New_York', 'America/Detroit', 'America/Denver'];
const at = (instant: string, zone: string) => ({ at: Date.parse(instant), zone });
const fourAm = { guam: '2026-11-27T18:00Z', eastern: '2026-11-28T09:00Z', mountain: '2026-11-28T11:00Z' };

describe('the hours in which a scheduled publish starts', () => {
  it('[RULE.publish.112] are those of the reader’s clock, by the zones of the locations, and their days too', () => {
    const starts = [
      ...[at(fourAm.mountain, denver), at(fourAm.eastern, newYork)],
      ...[at(fourAm.guam, guam), at(fourAm.eastern, detroit), at(fourAm.eastern, newYork)],
    ];
    const hourOf = (instant: string, zone: string, count: number) => ({
      ...{ first: Date.parse(instant), last: Date.parse(instant) },
      ...{ zone, count },
    });
    expect(startHoursOf(starts, denver)).toEqual([
      {
        ...{ day: '2026-11-27', first: Date.parse(fourAm.guam), count: 1 },
        hours: [{ hour: 11, count: 1, zones: [hourOf(fourAm.guam, guam, 1)] }],
      },
      {
        ...{ day: '2026-11-28', first: Date.parse(fourAm.eastern), count: 4 },
        hours: [
          // Detroit has the clock of New York.
          { hour: 2, count: 3, zones: [hourOf(fourAm.eastern, newYork, 3)] },
          { hour: 4, count: 1, zones: [hourOf(fourAm.mountain, denver, 1)] },
        ],
      },
    ]);
    expect(startHoursOf(starts, guam).map(({ day, count }) => [day, count])).toEqual([['2026-11-28', 5]]);
    expect(startHoursOf([], denver)).toEqual([]);
  });

  it('[RULE.publish.112] holds batches of one zone together, with the first and the last, and two zones in one hour apart', () => {
    const batches = ['2026-11-28T11:00Z', '2026-11-28T11:01Z', '2026-11-28T11:12Z'].map(one => at(one, denver));
    const [day] = startHoursOf([...batches, at('2026-11-28T11:30Z', newYork)], denver);
    expect(day?.hours.map(({ hour, zones }) => [hour, zones.map(({ zone, count }) => [zone, count])])).toEqual([
      [
        4,
        [
          [denver, 3],
          [newYork, 1],
        ],
      ],
    ]);
    const found = day?.hours[0]?.zones[0];
    expect([found?.first, found?.last]).toEqual([batches[0]?.at, batches[2]?.at]);
  });
});
