import type { Hours } from '@commissary/catalog';
import { describe, expect, it } from 'vitest';
import { doorDates, doorWeek } from './door-hours.ts';

const time = (dayOfWeek: number, startTime: number, endOffset: number) => ({ dayOfWeek, startTime, endOffset });
const hour = 3600;
const lunch = (day: number) => time(day, 11 * hour, 3 * hour);
const dinner = (day: number) => time(day, 17 * hour, 6 * hour);

const hours = {
  startOfWeek: 1,
  inStore: [...[2, 3, 4].flatMap(day => [dinner(day), lunch(day)]), time(5, 17 * hour, 9 * hour), dinner(6)],
  online: [time(1, 11 * hour, 24 * hour)],
  delivery: [],
  onlineDelivery: [],
  onlineSameAsStore: false,
  deliverySameAsStore: true,
  OnlineDeliverySameAsOnlineStore: true,
  specialHours: [
    { dateString: '2026-12-31', inStore: [time(4, 17 * hour, 10 * hour)] },
    { dateString: '2026-12-24', label: 'Christmas Eve', inStore: [] },
    { dateString: '2026-11-26', inStore: [] },
    { dateString: '2026-12-10', online: [] },
    { dateString: '2027-06-01', inStore: [] },
  ],
} as unknown as Hours;

describe('[RULE.paper.01] opening hours for the door', () => {
  it('has days with equal times as one line, in the order of the week', () => {
    expect(doorWeek(hours, 'inStore')).toEqual([
      { days: 'Monday', times: 'Closed' },
      { days: 'Tuesday to Thursday', times: '11 AM to 2 PM, 5 PM to 11 PM' },
      { days: 'Friday', times: '5 PM to 2 AM' },
      { days: 'Saturday', times: '5 PM to 11 PM' },
      { days: 'Sunday', times: 'Closed' },
    ]);
  });

  it('has the hours that a channel follows', () => {
    expect(doorWeek(hours, 'delivery')).toEqual(doorWeek(hours, 'inStore'));
    expect(doorWeek(hours, 'onlineDelivery')).toEqual([
      { days: 'Monday', times: '24 hours from 11 AM' },
      { days: 'Tuesday to Sunday', times: 'Closed' },
    ]);
  });

  it('has the special days of the next sixty days, today included, in their order', () => {
    expect(doorDates(hours, 'inStore', '2026-12-24')).toEqual([
      { days: 'Christmas Eve, Thu, Dec 24, 2026', times: 'Closed' },
      { days: 'Thu, Dec 31, 2026', times: '5 PM to 3 AM' },
    ]);
    expect(doorDates(hours, 'inStore', '2026-11-01')).toHaveLength(3);
    expect(doorDates(hours, 'inStore', '2026-10-31').map(({ days }) => days)).not.toContain('Thu, Dec 31, 2026');
    expect(doorDates(hours, 'online', '2026-12-01')).toEqual([{ days: 'Thu, Dec 10, 2026', times: 'Closed' }]);
  });
});
