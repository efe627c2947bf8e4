import type { TimedScheme, WeekHours } from '@commissary/domain';
import { expect, it } from 'vitest';
import { coveredSchemes, openPeriods, weeksOf } from './week-picture.ts';

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
  expect(week && coveredSchemes(week)).toEqual([
    { scheme: 'Lunch', covered: 'Happy hour', times: ['Tuesday 2 PM–3 PM'] },
  ]);
  expect(week?.days[3]?.map(({ scheme: { name }, from, to }) => [name, from / hour, to / hour])).toEqual([
    ['Happy hour', 0, 1],
    ['Default', 1, 14],
    ['Happy hour', 14, 24],
  ]);
});

it('goes on in the next day with what is open past midnight', () => {
  const hours: WeekHours = {
    inStore: [{ dayOfWeek: 5, startTime: 18 * hour, endOffset: 8 * hour }],
    online: [],
    delivery: [],
    onlineDelivery: [],
    onlineSameAsStore: false,
    deliverySameAsStore: false,
    OnlineDeliverySameAsOnlineStore: false,
    specialHours: [],
  };
  const order = { orderType: null, channel: 'POS' };
  expect(openPeriods(hours, order, 5)).toEqual([{ from: 18 * hour, to: 24 * hour }]);
  expect(openPeriods(hours, order, 6)).toEqual([{ from: 0, to: 2 * hour }]);
  expect(openPeriods(hours, order, 0)).toEqual([]);
});
