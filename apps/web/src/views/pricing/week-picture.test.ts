import type { TimedScheme, WeekHours } from '@commissary/domain';
import { expect, it } from 'vitest';
import { closedTimes, coveredEntries, openPeriods, weeksOf } from './week-picture.ts';

const hour = 3600;
const scheme = (name: string, days: readonly number[], from: number, to: number): TimedScheme & { name: string } => ({
  id: name,
  name,
  isDefault: false,
  isActive: true,
  applies: {
    when: 'TIMES',
    TIMES: { days, startTime: from * hour, endTime: to * hour, orderTypes: [], channels: ['POS', 'ONLINE'] },
  },
});
const normal = { id: 1, name: 'Default', isDefault: true, isActive: true, applies: { when: 'NEVER' } };

it('[RULE.prices.15] says when a scheme applies and another one comes before it', () => {
  const [week] = weeksOf([normal, scheme('Lunch', [1, 2], 11, 15), scheme('Happy hour', [2, 3], 14, 1)]);
  expect(week?.orders.map(({ channel }) => channel)).toEqual(['POS', 'ONLINE']);
  expect(week && coveredEntries(week.days)).toMatchObject([
    { first: { name: 'Lunch' }, covered: { name: 'Happy hour' }, times: ['Tuesday 2 PM–3 PM'] },
  ]);
  expect(week?.days[3]?.map(({ applying: [first], from, to }) => [first?.name, from / hour, to / hour])).toEqual([
    ['Happy hour', 0, 1],
    ['Default', 1, 14],
    ['Happy hour', 14, 24],
  ]);
});

const hours: WeekHours = {
  inStore: [{ dayOfWeek: 5, startTime: 18 * hour, endOffset: 8 * hour }],
  online: [{ dayOfWeek: 5, startTime: 12 * hour, endOffset: 8 * hour }],
  delivery: [],
  onlineDelivery: [],
  onlineSameAsStore: false,
  deliverySameAsStore: false,
  OnlineDeliverySameAsOnlineStore: false,
  specialHours: [],
};

const openTimes = (channels: readonly string[]) =>
  openPeriods(hours, channels).map(day => day.map(({ from, to }) => ({ from, to })));

it('goes on in the next day with what is open past midnight, for orders of any of the channels', () => {
  const open = openTimes(['POS']);
  expect([open[5], open[6], open[0]]).toEqual([[{ from: 18 * hour, to: 24 * hour }], [{ from: 0, to: 2 * hour }], []]);
  expect(openTimes(['POS', 'ONLINE'])[5]).toEqual([{ from: 12 * hour, to: 24 * hour }]);
});

it('[RULE.prices.27] says when something applies while the location is closed', () => {
  const lunch = scheme('Lunch', [5, 6], 11, 19);
  const [week] = weeksOf([normal, lunch]);
  expect(week && closedTimes(week.days, openPeriods(hours, ['POS']), lunch)).toEqual(['Saturday 11 AM–7 PM']);
});
