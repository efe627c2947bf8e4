import { describe, expect, it } from 'vitest';
import { asks, menuOfOrders, offerOf, orderOf, pizza } from '../testing/menu-of-orders.ts';
import type { Order, OrderLine } from './order.ts';
import type { FeeTerms, OrderItem, OrderMenu } from './order-menu.ts';
import { prepareOrderPricing } from './prepare.ts';
import { priceOrder } from './price-order.ts';

const price = (order: Partial<Order> = {}, menu: Partial<OrderMenu> = {}, fees: readonly FeeTerms[] = []) =>
  priceOrder(prepareOrderPricing(menuOfOrders(menu), { orderTypes: null, fees }), orderOf(order));
const total = (...args: Parameters<typeof price>) => {
  const found = price(...args);
  return found.isPriced ? found.total : found.refusals.map(({ code }) => code);
};
/** What the steps of a kind come to. */
const centsOf = (kind: string, ...args: Parameters<typeof price>) => {
  const found = price(...args);
  return found.isPriced ? found.steps.filter(step => step.kind === kind).map(({ cents }) => cents) : [];
};

it('[RULE.pricing.01] an order is its prices with upcharges and modifiers, for each unit', () => {
  expect(total({ lines: [pizza()] })).toBe(10_00);
  expect(total({ lines: [pizza({ size: 'large', quantity: 2 })] })).toBe(28_00);
  expect(total({ lines: [pizza({ styleOptions: ['thin'] })] })).toBe(11_00);
  const basil = { id: 'basil', quantity: 2, placement: 'LEFT' } as const;
  expect(total({ lines: [pizza({ modifiers: [basil], quantity: 3 })] })).toBe(36_00);
});

it('[RULE.pricing.02] a price names the place where it is stored, and the schemes that changed it', () => {
  const found = price({ channel: 'ONLINE', lines: [pizza({ size: 'large' })] });
  expect(found.isPriced && found.steps.slice(0, 2)).toMatchObject([
    { kind: 'SCHEME', scheme: 'web', reason: 'TIMES', from: ['pricingSchemes', { id: 'web' }] },
    {
      ...{ kind: 'ITEM', line: 0, cents: 15_40 },
      source: {
        from: [
          ...['departments', { id: 'food' }, 'items', { id: 'pizza' }, 'pricing', { id: 'main' }],
          ...['itemBased', 'sizePrices', { id: 'large' }, 'price'],
        ],
        scheme: 'main',
        changes: [{ by: 'web' }],
      },
    },
  ]);
});

describe('[RULE.pricing.03] offers', () => {
  const half = offerOf('half', { type: 'PERCENTAGE', percentageValue: '50.00' });
  const three = offerOf('three', { type: 'AMOUNT', amountValue: '3.00' });
  const alone = offerOf('alone', { type: 'AMOUNT', amountValue: '1.00' }, { interactions: { combinable: false } });

  it('apply in the order of the list', () => {
    expect(total({}, { offers: [half, three] })).toBe(2_00);
    expect(total({}, { offers: [three, half] })).toBe(3_50);
  });

  it('that cannot be combined apply alone, and none after them', () => {
    expect(total({}, { offers: [three, alone] })).toBe(7_00);
    expect(total({}, { offers: [alone, three] })).toBe(9_00);
    const found = price({}, { offers: [alone, three] });
    expect(found.isPriced && found.steps.filter(({ kind }) => kind === 'OFFER_SKIPPED')).toMatchObject([
      { offer: 'three', reason: 'OTHER_OFFER', from: ['offers', { id: 'three' }] },
    ]);
  });

  it('are asked for by their coupon code, and wait for the staff where they ask them first', () => {
    const coupon = (required: boolean) => ({
      ...three,
      applying: {
        autoApplyIfCriteriaMet: !required,
        promptIfAutoApplied: true,
        couponCode: { required, code: 'SAVE' },
      },
    });
    expect(total({}, { offers: [coupon(true)] })).toBe(10_00);
    expect(total({ couponCodes: [' save'] }, { offers: [coupon(true)] })).toBe(7_00);
    expect(total({}, { offers: [coupon(false)] })).toBe(10_00);
    expect(total({ chosenOffers: [{ id: 'three', cashierAmount: null }] }, { offers: [coupon(false)] })).toBe(7_00);
  });
});

it('[RULE.offers.03] an offer that charges modifiers in full reduces the item alone, also at the price of another size', () => {
  const basil = { id: 'basil', quantity: 1, placement: 'WHOLE' } as const;
  const lines = [pizza({ size: 'large', modifiers: [basil], quantity: 2 })];
  const of = (chargeModifiers: boolean, value: Parameters<typeof offerOf>[1]) => {
    const offer = offerOf('o', value);
    return total({ lines }, { offers: [{ ...offer, advanced: { ...offer.advanced, chargeModifiers } }] });
  };
  const whole = { type: 'PERCENTAGE', percentageValue: '100.00' } as const;
  expect([of(false, whole), of(true, whole)]).toEqual([0, 2_00]);
  const small = { type: 'DIFFERENT_SIZE', sizeId: 'small' } as const;
  expect([of(false, small), of(true, small)]).toEqual([22_00, 22_00]);
});

it('[RULE.offers.04] an order says how often its guest had each offer on the day', () => {
  const three = offerOf('three', { type: 'AMOUNT', amountValue: '3.00' });
  const offers = [{ ...three, validity: { ...three.validity, guestDailyLimit: { enabled: true, orders: 1 } } }];
  const by = (guest: Order['guest']) => total({ guest }, { offers });
  const used = (id: string) => ({ usedOffers: [{ id, orders: 1 }] });
  expect([by(null), by({ usedOffers: [] }), by(used('other')), by(used('three'))]).toEqual([10_00, 7_00, 7_00, 10_00]);
});

it('[RULE.pricing.04] a tax is of the prices after discounts or before them, and an offer may keep it as it was', () => {
  const tax = (applies: 'AFTER' | 'BEFORE', taxApply: 'OFF' | 'ON') =>
    centsOf(
      'TAX',
      {},
      {
        taxStructures: menuOfOrders({}).taxStructures.map(one => ({ ...one, applies, flatRate: '10' })),
        offers: [offerOf('four', { type: 'AMOUNT', amountValue: '4.00' }, { taxApply })],
      },
    );
  expect([tax('AFTER', 'OFF'), tax('BEFORE', 'OFF'), tax('AFTER', 'ON')]).toEqual([[60], [1_00], [1_00]]);
});

/** A menu whose toppings are asked for in a way. */
const asking = (toppings: Parameters<typeof asks>[1]): Partial<OrderMenu> => ({
  departments: menuOfOrders({}).departments.map(one => ({
    ...one,
    modifiers: { availability: { categories: [asks('toppings', toppings)] } },
  })),
});
const topped = (ids: readonly string[], part: Partial<OrderLine> = {}) => [
  pizza({ modifiers: ids.map(id => ({ id, quantity: 1, placement: 'WHOLE' as const })), ...part }),
];

it('[RULE.pricing.11] a question includes the choices that were chosen first, or the cheapest or the dearest', () => {
  const charged = (includedChoices: 'FIRST' | 'CHEAPEST' | 'DEAREST', ...ids: readonly string[]) =>
    centsOf('MODIFIER', { lines: topped(ids) }, asking({ included: 2, includedChoices }));
  const chosen = ['basil', 'nduja', 'cheese'];
  expect(charged('FIRST', ...chosen)).toEqual([0, 0, 1_00]);
  expect(charged('CHEAPEST', ...chosen)).toEqual([0, 2_00, 0]);
  expect(charged('DEAREST', ...chosen)).toEqual([0, 0, 1_00]);
  // Of equal prices the first.
  expect(charged('DEAREST', 'basil', 'cheese', 'nduja')).toEqual([0, 1_00, 0]);
});

describe('with a modifier that costs 2.00 of a small pizza, nothing of a large one, and 3.00 more on thin crust', () => {
  const { modifiers } = menuOfOrders({});
  const nduja = {
    ...{ id: 'nduja', price: '2.00', sizePrices: [{ id: 'large', price: '0.00' }] },
    styleUpcharge: [{ id: 'u', styleOption: 'thin', flatRate: '3.00' }],
  };
  const pricingSchemes = modifiers.pricingSchemes.map(one => ({ ...one, modifierItems: [nduja] }));
  const menu = (offers: OrderMenu['offers'] = []) => ({
    ...asking({ included: 1, includedChoices: 'DEAREST' }),
    ...{ modifiers: { ...modifiers, pricingSchemes }, offers },
  });
  const both = (part: Partial<OrderLine> = {}) => topped(['basil', 'nduja'], part);

  it('[RULE.pricing.11] the dearest choice is that with its upcharges, in the size that is ordered', () => {
    // Basil costs 1.00.
    expect(centsOf('MODIFIER', { lines: both() }, menu())).toEqual([1_00, 0]);
    expect(centsOf('MODIFIER', { lines: both({ size: 'large' }) }, menu())).toEqual([0, 0]);
    expect(total({ lines: both({ size: 'large', styleOptions: ['thin'] }) }, menu())).toBe(15_00);
  });

  it('[RULE.pricing.11] in another size another choice is included', () => {
    const offer = offerOf('o', { type: 'DIFFERENT_SIZE', sizeId: 'small' });
    // A large pizza includes the basil of 1.00 and costs 14.00, a small one the nduja of 2.00 and costs 11.00.
    expect(total({ lines: both({ size: 'large' }) }, menu([offer]))).toBe(11_00);
  });

  it('[RULE.offers.03] the upcharge of a modifier is charged in full as the modifier is', () => {
    const offer = offerOf('o', { type: 'PERCENTAGE', percentageValue: '100.00' });
    const offers = [{ ...offer, advanced: { ...offer.advanced, chargeModifiers: true } }];
    expect(total({ lines: both({ styleOptions: ['thin'] }) }, { ...menu(offers), ...asking({}) })).toBe(6_00);
  });
});

describe('[RULE.pricing.05] modifiers', () => {
  const lines = (...ids: readonly string[]) => [
    pizza({ item: 'plain', modifiers: ids.map(id => ({ id, quantity: 1, placement: 'WHOLE' as const })) }),
  ];

  it('are free as far as their question includes some, first come first', () => {
    // A sauce is free.
    expect(centsOf('MODIFIER', { lines: lines('hot', 'mild') })).toEqual([0, 50]);
  });

  it('stand in for included ones that were left out, as often as the item lets them', () => {
    const [line] = lines('basil', 'nduja');
    expect(centsOf('MODIFIER', { lines: line === undefined ? [] : [{ ...line, without: ['cheese'] }] })).toEqual([
      0, 2_00,
    ]);
  });
});

it('[RULE.pricing.06] fees come after tax, each of what it says, and free delivery takes off those of the delivery', () => {
  const fee = (kind: FeeTerms['kind'], amount: FeeTerms['amount'], part: Partial<FeeTerms> = {}): FeeTerms => ({
    ...{ kind, amount, path: `/${kind}`, isDelivery: false, orderTypes: null, channel: null, tenderTypes: null },
    ...{ zone: null, leastPeople: 0 },
    ...part,
  });
  const fees = [
    fee('ZONE', { cents: 3_00 }, { isDelivery: true, zone: 'near' }),
    fee('ZONE', { cents: 9_00 }, { isDelivery: true, zone: 'far' }),
    fee('GRATUITY', { hundredths: 20_00, of: 'SUBTOTAL' }, { leastPeople: 8 }),
    fee('SURCHARGE', { hundredths: 10_00, of: 'DUE' }, { tenderTypes: [4] }),
  ];
  const order = { deliveryZone: 'near', tenderType: '4' };
  expect(centsOf('FEE', order, {}, fees)).toEqual([3_00, 1_30]);
  expect(centsOf('FEE', { ...order, people: 8 }, {}, fees)).toEqual([3_00, 2_00, 1_50]);
  const free = { offers: [offerOf('free', { type: 'AMOUNT', amountValue: '0.00' }, { freeDelivery: true })] };
  expect(total(order, free, fees)).toBe(11_00);
  expect(centsOf('FREE_DELIVERY', order, free, fees)).toEqual([-3_00]);
});

describe('[RULE.pricing.07] a line is refused', () => {
  const at = ['departments', { id: 'food' }, 'items', { id: 'pizza' }];
  const refused = (line: Parameters<typeof pizza>[0], order: Partial<Order> = {}) => {
    const found = price({ ...order, lines: [pizza(), pizza(line)] });
    return found.isPriced ? [] : found.refusals.map(({ line: number, code, from }) => [number, code, from]);
  };

  type Line = Partial<Omit<OrderLine, 'modifiers'>> & { readonly modifiers?: readonly string[] };
  it.each<[string, Line, string, unknown]>([
    ['that is not on the menu', { item: 'gone' }, 'ITEM_GONE', null],
    ['of a size that is not there', { size: 'huge' }, 'SIZE_GONE', ['departments', { id: 'food' }, 'styles']],
    ['without a size', { size: null }, 'SIZE_MISSING', ['departments', { id: 'food' }, 'styles']],
    ['without an option of a style', { styleOptions: [] }, 'OPTION_MISSING', expect.anything()],
    ['with a modifier that the item does not offer', { modifiers: ['hot'] }, 'MODIFIER_NOT_OFFERED', null],
    ['without what it includes', { without: ['basil'] }, 'NOT_INCLUDED', null],
    ['of half a unit', { quantity: 0.5 }, 'QUANTITY', null],
    [
      'with too many modifiers',
      { modifiers: ['basil', 'basil', 'basil', 'basil'] },
      'TOO_MANY_MODIFIERS',
      expect.anything(),
    ],
    [
      'that is switched off',
      { item: 'old' },
      'ITEM_INACTIVE',
      ['departments', { id: 'food' }, 'items', { id: 'old' }, 'info', 'status'],
    ],
    [
      'that is out of stock',
      { item: 'out' },
      'OUT_OF_STOCK',
      ['departments', { id: 'food' }, 'items', { id: 'out' }, 'info', 'out'],
    ],
    [
      'without a price',
      { item: 'unpriced' },
      'NO_PRICE',
      ['departments', { id: 'food' }, 'items', { id: 'unpriced' }, 'pricing'],
    ],
    [
      'with too few modifiers',
      { item: 'asking' },
      'TOO_FEW_MODIFIERS',
      expect.arrayContaining(['availability', 'min']),
    ],
  ])('%s', (_, { modifiers, ...line }, code, from) => {
    const chosen = modifiers?.map(id => ({ id, quantity: 1, placement: 'WHOLE' as const }));
    expect(refused({ ...line, ...(chosen !== undefined && { modifiers: chosen }) })).toEqual([[1, code, from]]);
  });

  it('[RULE.out.10] of a size or with an option that has run out, until it is in stock again', () => {
    const from = (style: string, option: string) => [
      ...['departments', { id: 'food' }, 'styles', { id: style }],
      ...['options', { id: option }, 'out'],
    ];
    const later = { instant: Date.parse('2026-11-25T00:00:00Z') };
    expect(refused({ size: 'family' })).toEqual([[1, 'OPTION_OUT_OF_STOCK', from('size', 'family')]]);
    expect(refused({ styleOptions: ['rye'] })).toEqual([[1, 'OPTION_OUT_OF_STOCK', from('crust', 'rye')]]);
    expect([refused({ size: 'family' }, later), refused({ styleOptions: ['rye'] }, later)]).toEqual([[], []]);
  });

  it('[RULE.out.13] of a size or with an option that has run out of this item alone', () => {
    const only = (id: string) => {
      const { departments } = menuOfOrders({});
      const withOut = (item: OrderItem) => ({ ...item, info: { ...item.info, optionsOut: [{ id, out: { until } }] } });
      return {
        departments: departments.map(one => ({
          ...one,
          items: one.items.map(item => (item.id === 'pizza' ? withOut(item) : item)),
        })),
      };
    };
    const until = Date.parse('2026-11-25T00:00:00Z');
    const refusals = (id: string, line: Partial<OrderLine>, order: Partial<Order> = {}) => {
      const found = price({ ...order, lines: [pizza(line)] }, only(id));
      return found.isPriced ? [] : found.refusals.map(({ code, from }) => [code, from?.slice(3)]);
    };
    const from = (id: string) => [{ id: 'pizza' }, 'info', 'optionsOut', { id }, 'out'];
    expect(refusals('large', { size: 'large' })).toEqual([['OPTION_OUT_OF_STOCK', from('large')]]);
    expect(refusals('thin', { styleOptions: ['thin'] })).toEqual([['OPTION_OUT_OF_STOCK', from('thin')]]);
    expect(refusals('large', {})).toEqual([]);
    expect(refusals('large', { size: 'large' }, { instant: until })).toEqual([]);
  });

  it('on a channel where it is not sold, and until it is in stock again', () => {
    expect(refused({ item: 'inside' }, { channel: 'ONLINE' })).toEqual([
      [1, 'ITEM_CHANNEL', [...at.slice(0, 3), { id: 'inside' }, 'info', 'channels']],
    ]);
    expect(refused({ item: 'out' }, { instant: Date.parse('2026-11-25T00:00:00Z') })).toEqual([]);
  });
});

it('[RULE.pricing.01] an order of 10,000 lines is the sum of them', () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => pizza({ quantity: 1 + (at % 3) }));
  const offers = [offerOf('half', { type: 'PERCENTAGE', percentageValue: '50.00' })];
  expect(total({ lines })).toBe(19_999 * 10_00);
  expect(total({ lines }, { offers })).toBe((19_999 * 10_00) / 2);
});
