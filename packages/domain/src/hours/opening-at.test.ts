import { expect, it } from 'vitest';
import type { WeekHours } from './hours.ts';
import { openingAt } from './opening-at.ts';

const at = (text: string) => Date.parse(`${text}:00Z`);
const day = (dayOfWeek: number, from: number, hours: number) => ({
  ...{ dayOfWeek, startTime: from * 3600, endOffset: hours * 3600 },
});
const holiday = { id: 's1', dateString: '2026-11-26', label: 'Thanksgiving', inStore: [] };
const hours: WeekHours = {
  ...{ onlineSameAsStore: true, deliverySameAsStore: false, OnlineDeliverySameAsOnlineStore: false },
  ...{ inStore: [day(3, 20, 6), day(4, 11, 10), day(5, 11, 10)], online: [], delivery: [], onlineDelivery: [] },
  specialHours: [holiday],
};
const asked = (channel: 'inStore' | 'online' | 'delivery', text: string) => openingAt(hours, channel, 'UTC', at(text));

it('says whether a channel is open, until when, and which day and channel say so', () => {
  // Wednesday 8 PM to 2 AM: it is still open on the holiday, by the day before.
  expect(asked('inStore', '2026-11-26T01:00')).toEqual({
    ...{ isOpen: true, changesAt: at('2026-11-26T02:00'), special: null, source: 'inStore' },
  });
  expect(asked('online', '2026-11-26T12:00')).toEqual({
    ...{ isOpen: false, changesAt: at('2026-11-27T11:00'), special: holiday, source: 'inStore' },
  });
  expect(asked('inStore', '2026-11-27T12:00')).toMatchObject({ isOpen: true, special: null });
  expect(asked('delivery', '2026-11-27T12:00')).toEqual({
    ...{ isOpen: false, changesAt: null, special: null, source: 'delivery' },
  });
});
