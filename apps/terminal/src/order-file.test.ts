import { expect, it } from 'vitest';
import { readOrders } from './order-file.ts';

const read = (written: unknown) => readOrders(JSON.stringify(written), 'UTC', 7);

it('reads an order with nothing but its items as one of nobody in particular, now, at the point of sale', () => {
  const item = { item: 'a', size: null, styleOptions: [], modifiers: [], without: [] };
  expect(read({ lines: [{ item: 'a' }] })).toEqual({
    isList: false,
    orders: [
      {
        ...{ instant: 7, timeZone: 'UTC', channel: 'POS', orderType: null, tenderType: null, customerType: null },
        ...{ customerGroups: [], guest: null, couponCodes: [], chosenOffers: [], deliveryZone: null, people: 1 },
        lines: [{ ...item, slots: [], quantity: 1 }],
      },
    ],
  });
  expect(read({ lines: [{ item: 'b', slots: [{ slot: 's', item: 'a' }] }] })).toMatchObject({
    orders: [{ lines: [{ slots: [{ ...item, slot: 's' }] }] }],
  });
  const chosenOffers = [{ id: 'o', cashierAmount: '2.50' }, { id: 'p' }];
  expect(read([{ chosenOffers, guest: { usedOffers: [{ id: 'o' }] } }])).toMatchObject({
    isList: true,
    orders: [
      {
        guest: { usedOffers: [{ id: 'o', orders: 1 }] },
        chosenOffers: [{ cashierAmount: 2_50 }, { cashierAmount: null }],
      },
    ],
  });
});

it.each([
  ['no JSON', '{', /^No order: /],
  ['no order', '7', /wrong type|has to be|valid/i],
  ['a line without an item', '{"lines":[{}]}', /^\/lines\/0\/item: /],
  ['a wrong value of a list', '[{}, {"channel": "MAIL"}]', /^\/1\/channel: /],
  ['what no order has', '{"tip": 5}', /^\/tip: /],
])('[RULE.pricing.09] says where %s is wrong', (_, written, problem) => {
  expect(readOrders(written, 'UTC', 0)).toEqual({ problem: expect.stringMatching(problem) });
});
