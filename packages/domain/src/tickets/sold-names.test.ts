import { expect, it } from 'vitest';
import { noon, soldLine, soldTicket } from '../testing/sold-ticket.ts';
import { addNames } from './sold-names.ts';

it('[RULE.measures.36] what was renamed has the name of the ticket that was opened last, in whatever order they came', () => {
  const named = (name: string, openedAt: number) =>
    soldTicket({ id: name, openedAt, lines: [soldLine({ item: { id: 'soup', name } })] });
  const tickets = [named('Soup of the day', noon(27)), named('Soup', noon(26)), named('Zuppa', noon(27))];
  const called = (all: typeof tickets) => {
    const names = all.reduce((known, ticket) => addNames(known, [ticket]), addNames(new Map(), []));
    return names.get('item')?.get('soup')?.name;
  };
  expect([called(tickets), called(tickets.toReversed())]).toEqual(['Soup of the day', 'Soup of the day']);
});

it('[RULE.measures.36] everything that a row can be of has its name', () => {
  const name = (id: string) => ({ id, name: `The ${id}` });
  const ticket = soldTicket({
    orderType: name('dine in'),
    server: name('ann'),
    lines: [
      soldLine({
        ...{ department: name('food'), item: name('soup'), size: name('large') },
        offers: [{ ...name('lunch'), cents: 1, isLowerSale: false }],
      }),
    ],
    fees: [{ ...name('zone fee'), kind: 'DELIVERY', cents: 1, isOutsideSales: false }],
    payments: [{ tender: name('cash'), at: 0, cents: 1, tip: 0, last4: null }],
    delivery: { zone: name('near'), driver: name('cid'), outAt: null, deliveredAt: null },
  });
  expect(
    Object.fromEntries(
      [...addNames(new Map(), [ticket])].map(([key, names]) => [
        key,
        [...names].map(([id, { name: its }]) => [id, its])[0],
      ]),
    ),
  ).toEqual({
    orderType: ['dine in', 'The dine in'],
    server: ['ann', 'The ann'],
    department: ['food', 'The food'],
    item: ['soup', 'The soup'],
    size: ['large', 'The large'],
    offer: ['lunch', 'The lunch'],
    fee: ['zone fee', 'The zone fee'],
    tender: ['cash', 'The cash'],
    zone: ['near', 'The near'],
    driver: ['cid', 'The cid'],
  });
});
