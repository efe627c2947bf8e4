import { describe, expect, it } from 'vitest';
import { harbor, noon, soldLine, soldTicket } from '../testing/sold-ticket.ts';
import { freezeDay, sinceFrozen } from './frozen-day.ts';
import { postingsOf, type TicketPlace } from './postings-of.ts';
import type { Ticket } from './ticket.ts';

const day = '2026-11-26';
const freeze = (tickets: readonly Ticket[], place: TicketPlace = harbor) =>
  freezeDay(
    'harbor',
    day,
    tickets.map(ticket => [ticket.id, postingsOf(ticket, place)] as const),
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

  it('[RULE.measures.21] stands when days begin at another time since', () => {
    const shifted: TicketPlace = { ...harbor, dayOf: at => harbor.dayOf(at + 86_400_000) };
    expect(sinceFrozen(frozen, freeze([first, second], shifted))).toMatchObject({
      tickets: 2,
      amounts: { gross: -2_000 },
    });
  });
});
