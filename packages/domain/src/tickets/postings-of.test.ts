import { describe, expect, it } from 'vitest';
import { daysOf, noon, openedAt, soldLine, soldTicket } from '../testing/sold-ticket.ts';
import { postingsOf } from './postings-of.ts';
import type { TicketFeeKind, TicketPayment } from './ticket.ts';

const here = openedAt(noon(26));
const check = { checks: 1, guests: 2 };
const soup = { quantity: 1_000, gross: 1_000 };
const closed = soldTicket().closedAt ?? 0;
const cash = { id: 'cash', name: 'Cash' };
const voidedAt = (at: number) => soldLine({ taxAdded: 80, voided: { at, by: null, reason: null } });
const paid = (at: number, cents: number, tip = 0): TicketPayment => ({ tender: cash, at, cents, tip, last4: null });
const offer = (cents: number, isLowerSale: boolean) => ({ id: 'lunch', name: 'Lunch', cents, isLowerSale });

describe('what a line counts for', () => {
  it('[RULE.measures.01] is its price without the tax in it, and the tax beside it', () => {
    const line = soldLine({ gross: 1_190, taxIncluded: 190, taxAdded: 30 });
    const found = postingsOf(soldTicket({ lines: [line] }), here);
    expect(found[0]?.amounts).toEqual({ quantity: 1_000, gross: 1_000, tax: 220 });
  });

  it('[RULE.measures.04] is lower by a lower sale, which is no discount', () => {
    const line = soldLine({ offers: [offer(300, true), offer(100, false)] });
    expect(postingsOf(soldTicket({ lines: [line] }), here).map(({ amounts }) => amounts)).toEqual([
      { quantity: 1_000, gross: 700, tax: 0 },
      { lowerSales: 300 },
      { discounts: 100 },
      check,
    ]);
  });
});

it('[RULE.measures.02] what is sold by weight adds up in any order', () => {
  const weights = [0.1, 0.2, 0.3];
  const soldIn = (quantities: readonly number[]) =>
    daysOf(soldTicket({ lines: quantities.map(quantity => soldLine({ quantity })) }))['2026-11-26']?.quantity;
  expect([soldIn(weights), soldIn(weights.toReversed())]).toEqual([600, 600]);
});

it('[RULE.measures.05] all of a ticket counts on the day that was stored when it arrived', () => {
  const fees = [{ id: 'zone', name: 'Zone', kind: 'DELIVERY' as const, cents: 300, isOutsideSales: false }];
  const ticket = soldTicket({ fees, payments: [paid(closed, 1_300)] });
  const stored = { ...openedAt(noon(26)), day: '2026-11-20', hour: 9 };
  expect(daysOf(ticket, stored)).toEqual({ '2026-11-20': { ...soup, salesFees: 300, tenders: 1_300, ...check } });
  expect(new Set(postingsOf(ticket, stored).map(({ of }) => of.hour))).toEqual(new Set([9]));
});

describe('a line that was taken off', () => {
  it('[RULE.measures.06] before the close is a void and nothing else', () => {
    const lines = [soldLine(), voidedAt(closed)];
    expect(daysOf(soldTicket({ lines }))).toEqual({ '2026-11-26': { ...soup, ...check, voids: 1_000 } });
    const open = soldTicket({ lines: [soldLine(), voidedAt(noon(29))], closedAt: null });
    expect(daysOf(open)).toEqual({ '2026-11-26': { ...soup, ...check, voids: 1_000 } });
  });

  it('[RULE.measures.06] after the close is sold on its day, and taken back with its tax on the day of the void', () => {
    expect(daysOf(soldTicket({ lines: [voidedAt(noon(28))] }))).toEqual({
      '2026-11-26': { ...soup, tax: 80, ...check },
      '2026-11-28': { quantity: -1_000, gross: -1_000, tax: -80, voids: 1_000 },
    });
    expect(daysOf(soldTicket({ lines: [voidedAt(closed + 1)] }))).toEqual({ '2026-11-26': { ...check, voids: 1_000 } });
  });

  it('[RULE.measures.06] before the day that its order counts on is taken back on that day', () => {
    const due = { ...openedAt(noon(26)), day: '2026-11-29' };
    expect(Object.keys(daysOf(soldTicket({ lines: [voidedAt(noon(28))] }), due))).toEqual(['2026-11-29']);
    expect(Object.keys(daysOf(soldTicket({ lines: [voidedAt(noon(30))] }), due))).toEqual(['2026-11-29', '2026-11-30']);
  });

  it('[RULE.measures.07] leaves no check when nothing else was sold or paid', () => {
    expect(daysOf(soldTicket({ lines: [voidedAt(closed)] }))).toEqual({ '2026-11-26': { voids: 1_000 } });
    expect(daysOf(soldTicket({ lines: [] }))).toEqual({});
    const withPayment = soldTicket({ lines: [], payments: [paid(closed, 500)] });
    expect(daysOf(withPayment)).toEqual({ '2026-11-26': { tenders: 500, ...check } });
  });
});

describe('money', () => {
  it('[RULE.measures.08] that was paid counts on the day of the check, whenever that was', () => {
    const payments = [paid(noon(28), 1_200, 200)];
    expect(daysOf(soldTicket({ payments }))['2026-11-26']).toMatchObject({ tenders: 1_200, givenTips: 200 });
  });

  it('[RULE.measures.08] that was given back counts on its own day after the close, and on that of the check before', () => {
    const back = (at: number) => daysOf(soldTicket({ payments: [paid(noon(26), 1_000), paid(at, -400, -50)] }));
    expect(back(noon(28))).toEqual({
      '2026-11-26': { ...soup, tenders: 1_000, ...check },
      '2026-11-28': { tenders: -400, givenTips: -50, refunds: 400 },
    });
    expect(back(closed)['2026-11-26']).toEqual({ ...soup, tenders: 600, givenTips: -50, ...check });
    expect(back(closed + 1)['2026-11-26']).toMatchObject({ tenders: 600, refunds: 400 });
  });

  it('[RULE.measures.09] of a fee is in sales unless the settings leave it out, and a gratuity never', () => {
    const fee = (kind: TicketFeeKind, isOutsideSales: boolean) =>
      daysOf(soldTicket({ fees: [{ id: 'fee', name: 'Fee', kind, cents: 300, isOutsideSales }] }))['2026-11-26'];
    expect(fee('DELIVERY', false)).toMatchObject({ salesFees: 300 });
    expect(fee('DELIVERY', true)).toMatchObject({ feesOutsideSales: 300 });
    expect(fee('GRATUITY', false)).toMatchObject({ gratuities: 300 });
    expect(fee('GRATUITY', true)).toMatchObject({ gratuities: 300 });
  });
});

it('a delivery counts, and how long it took once it has arrived', () => {
  const delivery = { zone: null, driver: null, outAt: noon(26), deliveredAt: null };
  const counted = (deliveredAt: number | null) =>
    daysOf(soldTicket({ delivery: { ...delivery, deliveredAt } }))['2026-11-26'];
  expect(counted(null)).toEqual({ ...soup, ...check, deliveries: 1 });
  expect(postingsOf(soldTicket({ delivery }), here)[0]?.of.fulfillment).toBe('DELIVERY');
  expect(postingsOf(soldTicket(), here)[0]?.of.fulfillment).toBe('ON_SITE');
  expect(counted(noon(26) + 60_000)).toMatchObject({ deliveries: 1, delivered: 1, deliveryMs: 60_000 });
});
