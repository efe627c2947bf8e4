import { expect, it } from 'vitest';
import { menuOfOrders, offerOf, orderOf, pizza } from '../testing/menu-of-orders.ts';
import { leastLine, slotOptions } from './least-line.ts';
import type { Order, OrderedSlot } from './order.ts';
import type { ItemSlot, OrderMenu } from './order-menu.ts';
import { prepareOrderPricing } from './prepare.ts';
import { priceOrder } from './price-order.ts';

const [base] = menuOfOrders({}).departments;
if (base === undefined) throw new Error('a menu without a department');

const choice = (id: string, itemId: string, upcharge: string, part: Partial<ItemSlot['choices'][number]> = {}) => ({
  ...{ id, level: 'ITEM' as const, departmentId: 'food', categoryId: '', itemId, limitToSizeIds: [] },
  ...{ limitToStyleIds: [], upcharge },
  ...part,
});
/** A lunch at 10.00 with a pizza, of which a large one costs 3.00 more, and a side: anything, at 0.50 unless it is plain. */
const slots: readonly ItemSlot[] = [
  {
    id: 'main',
    choices: [
      choice('large', 'pizza', '3.00', { limitToSizeIds: ['large'] }),
      choice('any', 'pizza', '0.00'),
      choice('never', 'pizza', '9.00'),
    ],
  },
  { id: 'side', choices: [choice('plain', 'plain', '0.00'), choice('rest', '', '0.50', { level: 'ITEMS' })] },
];
const menuWith = (side = slots[1]?.choices ?? [], part: Partial<OrderMenu> = {}) => {
  const [pizzaItem] = base.items;
  if (pizzaItem === undefined) throw new Error('a department without items');
  const combo = (id: string, own: readonly ItemSlot[]) => ({ ...pizzaItem, id, styles: [], slots: own });
  const filled = [...slots.slice(0, 1), { id: 'side', choices: side }];
  return menuOfOrders({ departments: [{ ...base, items: [...base.items, combo('lunch', filled)] }], ...part });
};
const fills = (slot: string, part: Partial<OrderedSlot> = {}): OrderedSlot => {
  const { quantity: _, slots: __, ...item } = pizza();
  return { ...item, slot, ...part };
};
const lunch = (main: Partial<OrderedSlot> = {}, side: Partial<OrderedSlot> = { item: 'plain' }, quantity = 1) => ({
  ...{ item: 'lunch', size: null, styleOptions: [], modifiers: [], without: [], quantity },
  slots: [fills('main', main), fills('side', side)],
});
const price = (line: Order['lines'][number], order: Partial<Order> = {}, menu = menuWith()) =>
  priceOrder(prepareOrderPricing(menu, { orderTypes: null, fees: [] }), orderOf({ ...order, lines: [line] }));
const total = (...args: Parameters<typeof price>) => {
  const found = price(...args);
  return found.isPriced ? found.total : found.refusals.map(({ code, slot }) => [code, slot]);
};

const basil = { id: 'basil', quantity: 2, placement: 'WHOLE' as const };

it('[RULE.combo.01] a combo is its own price, the upcharges of its slots, and the options and modifiers of what fills them', () => {
  expect(total(lunch())).toBe(10_00);
  expect(total(lunch({ size: 'large' }))).toBe(13_00);
  expect(total(lunch({ styleOptions: ['thin'], modifiers: [basil] }, { item: 'pizza' }, 2))).toBe(27_00);
  expect(total(lunch({ size: 'large', modifiers: [basil] }), { channel: 'ONLINE' })).toBe(11_00 + 3_00 + 2_20);
  const found = price(lunch({ size: 'large', modifiers: [basil] }));
  expect(found.isPriced && found.steps.slice(1)).toMatchObject([
    { kind: 'ITEM', cents: 10_00, item: 'lunch' },
    {
      ...{ kind: 'SLOT', cents: 3_00, slot: 'main', item: 'pizza', size: 'large', quantity: 1, line: 0 },
      from: [
        ...['departments', { id: 'food' }, 'items', { id: 'lunch' }, 'slots', { id: 'main' }],
        ...['choices', { id: 'large' }, 'upcharge'],
      ],
    },
    { kind: 'OPTION', cents: 0, option: 'thick' },
    { kind: 'MODIFIER', cents: 2_00, modifier: 'basil' },
    { kind: 'SLOT', cents: 0, slot: 'side', item: 'plain' },
    { kind: 'OPTION', cents: 0, option: 'thick' },
  ]);
});

it('[RULE.combo.01] an offer that charges modifiers reduces a combo without the modifiers in its slots', () => {
  const half = offerOf('half', { type: 'PERCENTAGE', percentageValue: '50.00' });
  const offers = [{ ...half, advanced: { ...half.advanced, chargeModifiers: true } }];
  const menu = menuWith(undefined, { offers });
  expect(total(lunch({ size: 'large', modifiers: [basil] }), {}, menu)).toBe(13_00 / 2 + 2_00);
});

it('[RULE.combo.02] the first choice that means the item in its size sets the upcharge', () => {
  expect(total(lunch({}, { item: 'plain' }))).toBe(10_00);
  expect(total(lunch({}, { item: 'pizza' }))).toBe(10_50);
  expect(total(lunch({ size: 'small' }))).toBe(10_00);
});

it('[RULE.combo.03] a combo is refused slot by slot: nothing chosen, not a choice, another combo, what cannot be ordered itself', () => {
  const line = lunch();
  const [main, side] = line.slots;
  expect(total({ ...line, slots: [] })).toEqual([
    ['SLOT_MISSING', undefined],
    ['SLOT_MISSING', undefined],
  ]);
  const first = price({ ...line, slots: side === undefined ? [] : [side] });
  expect(!first.isPriced && first.refusals).toMatchObject([
    { code: 'SLOT_MISSING', of: 'main', from: expect.arrayContaining(['slots', { id: 'main' }, 'choices']) },
  ]);
  expect(total({ ...line, slots: [...line.slots, fills('dessert')] })).toEqual([['SLOT_GONE', undefined]]);
  expect(total({ ...line, slots: [...line.slots, ...(main === undefined ? [] : [main])] })).toEqual([
    ['SLOT_GONE', undefined],
  ]);
  expect(total({ ...pizza(), slots: [fills('main')] })).toEqual([['SLOT_GONE', undefined]]);
  expect(total(lunch({ item: 'plain' }))).toEqual([['CHOICE_GONE', 'main']]);
  expect(total(lunch({}, { item: 'gone' }))).toEqual([['ITEM_GONE', 'side']]);
  expect(total(lunch({}, { item: 'lunch', size: null, styleOptions: [] }))).toEqual([['COMBO_IN_COMBO', 'side']]);
  expect(total(lunch({}, { item: 'old' }))).toEqual([['ITEM_INACTIVE', 'side']]);
  expect(total(lunch({}, { item: 'out' }))).toEqual([['OUT_OF_STOCK', 'side']]);
  expect(total(lunch({}, { item: 'inside' }), { channel: 'ONLINE' })).toEqual([['ITEM_CHANNEL', 'side']]);
  expect(total(lunch({}, { item: 'asking' }))).toEqual([['TOO_FEW_MODIFIERS', 'side']]);
  expect(total(lunch({ size: null }))).toEqual([['SIZE_MISSING', 'main']]);
});

it('[RULE.combo.04] for a slot there is what can be ordered now, each size by itself, at the upcharge of its first choice; the least of a combo has the first', () => {
  const prepared = prepareOrderPricing(menuWith(), { orderTypes: null, fees: [] });
  const combo = prepared.item('lunch');
  const asking = { channel: 'ONLINE' as const, instant: orderOf().instant };
  const offered = combo?.slots.map(slot =>
    [...slotOptions(prepared, slot, asking)].map(({ ordered, choice: { cents } }) => [
      `${ordered.item} ${ordered.size}`,
      cents,
    ]),
  );
  expect(offered).toEqual([
    [
      ['pizza large', 3_00],
      ['pizza small', 0],
    ],
    [
      ['plain small', 0],
      ['plain large', 0],
      ...['pizza', 'unpriced', 'asking'].flatMap(item => [
        [`${item} small`, 50],
        [`${item} large`, 50],
      ]),
    ],
  ]);
  expect(combo && leastLine(prepared, combo, null, asking).slots).toMatchObject([
    { slot: 'main', item: 'pizza', size: 'large' },
    { slot: 'side', item: 'plain', size: 'small' },
  ]);
});
