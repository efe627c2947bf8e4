import { expect, it } from 'vitest';
import { ticketOf } from '../testing/ticket.arbitrary.ts';
import { judgeTicket, ticketTimes } from './judge-ticket.ts';
import type { Ticket } from './ticket.ts';

const now = Date.UTC(2026, 10, 20, 12);
const judge = (more: Partial<Ticket>, sentAt: number | null = now) =>
  judgeTicket(ticketOf('t1', now - 60_000, more), { now, sentAt });
const [line] = ticketOf('t1', now).lines;
if (line === undefined) throw new Error('a ticket without a line');

it('[RULE.tickets.03] a ticket in order is kept, and nothing is noted', () => {
  expect(judge({})).toEqual({ refusals: [], flags: [] });
  expect(judge({}, null)).toEqual({ refusals: [], flags: [] });
});

it('[RULE.tickets.02] a card number is refused wherever it is, with the path to it', () => {
  const card = '4111111111111111';
  const item = { id: 'i1', name: `Pizza ${card}` };
  expect(judge({ lines: [line, { ...line, item }] }).refusals[0]).toEqual({
    code: 'CARD_NUMBER',
    path: '/lines/1/item/name',
  });
  expect(judge({ customer: { name: card, phone: '' } }).refusals).toEqual([
    { code: 'CARD_NUMBER', path: '/customer/name' },
  ]);
});

it('[RULE.tickets.03] a time of 1970 or of a day that has not come is refused, whatever happened then', () => {
  const { earliest, mostAheadMs, mostDeferredMs } = ticketTimes;
  const at = (openedAt: number) => judge({ openedAt, closedAt: null, payments: [] }).refusals;
  expect([earliest - 1, 0].map(one => at(one)[0])).toEqual(
    Array.from({ length: 2 }, () => ({ code: 'TIME_TOO_EARLY', path: '/openedAt' })),
  );
  expect(at(earliest)).toEqual([]);
  expect(at(now + mostAheadMs)).toEqual([]);
  expect(at(now + mostAheadMs + 1)).toEqual([{ code: 'TIME_IN_FUTURE', path: '/openedAt' }]);
  const late = now + mostAheadMs + 1;
  expect(judge({ closedAt: late }).refusals).toEqual([{ code: 'TIME_IN_FUTURE', path: '/closedAt' }]);
  expect(judge({ lines: [{ ...line, voided: { at: late, by: null, reason: null } }] }).refusals).toEqual([
    { code: 'TIME_IN_FUTURE', path: '/lines/0/voided/at' },
  ]);
  expect(judge({ events: [{ at: 0, kind: 'SENT', by: null }] }).refusals).toEqual([
    { code: 'TIME_TOO_EARLY', path: '/events/0/at' },
  ]);
  const [payment] = ticketOf('t1', late).payments;
  expect(judge({ payments: payment === undefined ? [] : [payment] }).refusals).toEqual([
    { code: 'TIME_IN_FUTURE', path: '/payments/0/at' },
  ]);
  const delivery = { zone: null, driver: null, outAt: late, deliveredAt: null };
  expect(judge({ delivery }).refusals).toEqual([{ code: 'TIME_IN_FUTURE', path: '/delivery/outAt' }]);
  const due = (dueAt: number) => judge({ deferred: { dueAt, countsAt: 'PROMISE_TIME' } }).refusals;
  expect(due(now - 60_000 + mostDeferredMs)).toEqual([]);
  expect(due(now - 60_000 + mostDeferredMs + 1)).toEqual([{ code: 'TIME_IN_FUTURE', path: '/deferred/dueAt' }]);
});

it('[RULE.tickets.03] a clock that is off by more than ten minutes is noted, and the ticket kept', () => {
  const { toleratedMs } = ticketTimes;
  const hour = 3_600_000;
  for (const sentAt of [now - hour, now + hour, now - toleratedMs - 1, now + toleratedMs + 1])
    expect([sentAt - now, judge({}, sentAt)]).toEqual([sentAt - now, { refusals: [], flags: ['CLOCK_OFF'] }]);
  for (const sentAt of [now - toleratedMs, now + toleratedMs]) expect(judge({}, sentAt).flags).toEqual([]);
  // A terminal that does not say what its clock shows.
  expect(judge({ closedAt: now + toleratedMs }, null).flags).toEqual([]);
  expect(judge({ closedAt: now + toleratedMs + 1 }, null).flags).toEqual(['CLOCK_OFF']);
});

it('[RULE.tickets.04] a total that is not that of lines, offers, taxes and fees, or of what was paid, is noted', () => {
  const flags = (more: Partial<Ticket>) => judge(more).flags;
  for (const total of [2259, 2261]) expect(flags({ total })).toEqual(['SUMS_DIFFER']);
  expect(flags({ fees: [] })).toEqual(['SUMS_DIFFER']);
  expect(flags({ lines: [{ ...line, taxAdded: 161 }] })).toEqual(['SUMS_DIFFER']);
  expect(flags({ lines: [{ ...line, offers: [] }] })).toEqual(['SUMS_DIFFER']);
  // A tax that prices contain, and what modifiers cost, are in the amount of the line.
  expect(flags({ lines: [{ ...line, taxIncluded: 300, modifiers: [] }] })).toEqual([]);
  // What was taken off is not charged.
  const voided = { at: now, by: null, reason: null };
  expect(flags({ lines: [line, { ...line, voided }] })).toEqual([]);
  const [payment] = ticketOf('t1', now).payments;
  if (payment === undefined) throw new Error('a ticket that nobody paid');
  expect(flags({ payments: [{ ...payment, tip: 299 }] })).toEqual(['SUMS_DIFFER']);
  expect(flags({ payments: [{ ...payment, tip: 299 }], closedAt: null })).toEqual([]);
  // A refund, and the line that it is for.
  const refund = { ...payment, cents: -2160, tip: 0 };
  expect(flags({ lines: [{ ...line, voided }], payments: [payment, refund], total: 100 })).toEqual([]);
});
