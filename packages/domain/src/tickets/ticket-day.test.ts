import { expect, it } from 'vitest';
import { plainDateTimeToInstant } from '../hours/index.ts';
import { ticketDay } from './ticket-day.ts';

const minute = 60_000;

it('[RULE.tickets.06] an order counts when it is taken, a deferred one as its ticket says; the hour is what clocks show', () => {
  const openedAt = plainDateTimeToInstant('2026-11-21T23:10', 'America/Chicago');
  const dueAt = plainDateTimeToInstant('2026-11-24T12:30', 'America/Chicago');
  const day = (deferred: Parameters<typeof ticketDay>[0]['deferred']) =>
    ticketDay({ openedAt, deferred }, 'America/Chicago');
  const taken = { day: '2026-11-21', hour: 23, reason: 'ORDER' };
  expect(day(null)).toEqual(taken);
  expect(day({ dueAt, countsAt: 'ORDER_TIME' })).toEqual(taken);
  expect(day({ dueAt, countsAt: 'PROMISE_TIME' })).toEqual({ day: '2026-11-24', hour: 12, reason: 'DUE' });
  // After midnight the hour is that of the clock, the day still the one before.
  expect(ticketDay({ openedAt: openedAt + 2 * 60 * minute, deferred: null }, 'America/Chicago')).toEqual({
    day: '2026-11-21',
    hour: 1,
    reason: 'ORDER',
  });
});
