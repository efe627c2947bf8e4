import { describe, expect, it } from 'vitest';
import { noon, openedAt, soldLine, soldTicket } from '../testing/sold-ticket.ts';
import { freezeDay, sinceFrozen } from './frozen-day.ts';
import { postingsOf } from './postings-of.ts';
import type { Ticket } from './ticket.ts';

const day = '2026-11-26';
const freeze = (tickets: readonly Ticket[]) =>
  freezeDay(
    'harbor',
    day,
    tickets.map(ticket => [ticket.id, postingsOf(ticket, openedAt(ticket.openedAt))] as const),
  );
const [first, second] = [soldTicket({ id: 'a' }), soldTicket({ id: 'b', guests: 0 })];
const frozen = freeze([first, second]);

describe('a closed day', () => {
  it('[RULE.measures.20] is one text for the same tickets in any order', () => {
    expect(frozen).toMatchObject({ day, totals: { gross: 2_000, checks: 2, guests: 2 } });
    expect(JSON.stringify(freeze([second, first]))).toBe(JSON.stringify(frozen));
    expect(JSON.stringify(freeze([second]))).not.toBe(JSON.stringify(frozen));
  });

  it('[RULE.measures.20] has no ticket that counts on other days alone', () => {
    expect(freeze([first, second, soldTicket({ id: 'c', openedAt: noon(27) })])).toEqual(frozen);
  });

  it('[RULE.measures.21] says what came later: tickets that count otherwise now, with the difference', () => {
    const late = soldTicket({ id: 'c', lines: [soldLine({ gross: 4_120 })] });
    const now = freeze([first, { ...second, guests: 3, revision: 2 }, late]);
    expect(sinceFrozen(frozen, now)).toEqual({
      tickets: 2,
      amounts: { quantity: 1_000, gross: 4_120, checks: 1, guests: 5 },
    });
    expect(sinceFrozen(frozen, freeze([{ ...first, revision: 2, number: 7 }, second]))).toEqual({
      tickets: 0,
      amounts: {},
    });
  });

  it('[RULE.measures.21] tells two changes that cancel each other', () => {
    const now = freeze([
      { ...first, guests: 1 },
      { ...second, guests: 1 },
    ]);
    expect(sinceFrozen(frozen, now)).toEqual({ tickets: 2, amounts: {} });
  });

  it('[RULE.measures.21] has no refund of a later day, whatever it is of', () => {
    const cash = { id: 'cash', name: 'Cash' };
    const refund = { tender: cash, at: noon(28), cents: -500, tip: 0, last4: null };
    const voided = { at: noon(28), by: null, reason: null };
    const later = { ...second, revision: 2, lines: [soldLine({ voided })], payments: [refund] };
    expect(freeze([first, later])).toEqual(frozen);
  });
});
