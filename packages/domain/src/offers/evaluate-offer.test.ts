import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents, toCents } from '../formats/index.ts';
import { evaluateOffer, type OfferLine, type OfferOrder } from './evaluate-offer.ts';
import type { OfferTerms, Saving, ValueTerms } from './offer-terms.ts';
import { nextValidTimes, shadowingOffer } from './offer-validity.ts';

const saving = (part: Partial<Saving> = {}): Saving => ({
  reduction: { by: 'AMOUNT', cents: 300 },
  freeDelivery: false,
  atMost: null,
  cashierUpTo: null,
  except: [],
  multiBuy: null,
  ...part,
});
const terms = (part: Partial<OfferTerms> = {}): OfferTerms => ({
  isActive: true,
  channels: ['POS', 'ONLINE'],
  applied: 'ALONE',
  couponCode: null,
  dates: null,
  days: [0, 1, 2, 3, 4, 5, 6],
  hours: null,
  ...{ orderTypes: null, tenderTypes: null, customerTypes: null, customerGroups: null },
  minimum: null,
  uses: 1,
  guestDailyLimit: null,
  isCombinable: true,
  first: 'LOWEST',
  isModifierCharged: false,
  isTaxedInFull: false,
  asks: [],
  value: { of: 'ITEM', saving: saving() },
  otherValues: [],
  ...part,
});
const unitOf = (cents: number, modifierCents = 0) => ({ cents, modifierCents });
const line = (id: string, price: string, quantity = 1): OfferLine => ({
  departmentId: 'pizza',
  categoryId: 'red',
  itemId: id,
  sizeId: 'large',
  styleOptionIds: [],
  units: Array.from({ length: quantity }, () => toCents(price)),
  modifierCents: 0,
  priceInSize: size => ({ small: unitOf(9_00), large: unitOf(toCents(price)) })[size],
});
/** Monday, 12:30 PM. */
const order = (lines: readonly OfferLine[], part: Partial<OfferOrder> = {}): OfferOrder => ({
  lines,
  scheme: 'dinner',
  orderType: '1',
  tenderType: null,
  channel: 'POS',
  customerType: null,
  customerGroups: [],
  guestUses: null,
  couponCodes: [],
  isChosen: false,
  at: { date: '2026-11-23', time: 45_000 },
  subtotal: lines.flatMap(({ units }) => units).reduce((sum, cents) => sum + cents, 0),
  tax: () => 0,
  deliveryFee: () => 4_00,
  applied: { count: 0, isExclusive: false },
  cashierAmount: null,
  ...part,
});
const two = [line('margherita', '15.00'), line('diavola', '16.00')];
const sumOf = (units: readonly number[]) => units.reduce((sum, cents) => sum + cents, 0);
const off = (part: Partial<OfferTerms>, of: OfferOrder = order(two)) => {
  const outcome = evaluateOffer(terms(part), of);
  return outcome.applies
    ? Object.fromEntries(
        [...outcome.lines].map(([at, units]) => [String(of.lines[at]?.itemId), fromCents(sumOf(units))]),
      )
    : outcome.why;
};
const pizza = { level: 'ITEMS', department: 'pizza', member: '', sizes: null, styles: null } as const;
const one = (member: string) => ({ ...pizza, level: 'ITEM' as const, member });

describe('what an offer takes off', () => {
  const by = (value: ValueTerms, part: Partial<OfferTerms> = {}, of = order(two)) => off({ value, ...part }, of);

  it('is of the lowest-priced items, or the highest-priced, as often as it may be used', () => {
    expect(off({})).toEqual({ margherita: '3.00' });
    expect(off({ first: 'HIGHEST' })).toEqual({ diavola: '3.00' });
    expect(off({ uses: 2 })).toEqual({ margherita: '3.00', diavola: '3.00' });
    expect(off({ uses: 2 }, order([line('margherita', '15.00', 3)]))).toEqual({ margherita: '6.00' });
  });

  it('is an amount, a percentage half a cent up, or the difference to another size', () => {
    const percent = saving({ reduction: { by: 'PERCENTAGE', hundredths: 12_50 } });
    expect(by({ of: 'ITEM', saving: percent }, {}, order([line('a', '9.96')]))).toEqual({ a: '1.25' });
    expect(by({ of: 'ITEM', saving: saving({ reduction: { by: 'SIZE', size: 'small' } }) })).toEqual({
      margherita: '6.00',
    });
    expect(by({ of: 'ITEM', saving: saving({ reduction: { by: 'SIZE', size: 'gone' } }) })).toBe('NOTHING_TO_REDUCE');
  });

  it('of an entire order is shared by its lines to the cent', () => {
    const value: ValueTerms = { of: 'ORDER', saving: saving({ reduction: { by: 'PERCENTAGE', hundredths: 10_00 } }) };
    expect(by(value)).toEqual({ margherita: '1.50', diavola: '1.60' });
    expect(by({ of: 'ORDER', saving: saving({ atMost: 100 }) })).toEqual({ margherita: '0.48', diavola: '0.52' });
  });

  it('leaves out exceptions, and takes each unit for one group only', () => {
    expect(by({ of: 'ITEM', saving: saving({ except: [one('margherita')] }) })).toEqual({ diavola: '3.00' });
    const groups = [
      { choices: [one('margherita')], saving: saving() },
      { choices: [pizza], saving: saving({ reduction: { by: 'AMOUNT', cents: 100 } }) },
    ];
    expect(by({ of: 'GROUPS', groups })).toEqual({ margherita: '3.00', diavola: '1.00' });
  });

  it('of a combo needs one of each group', () => {
    const value: ValueTerms = { of: 'COMBO', groups: [[one('margherita')], [pizza]], saving: saving() };
    expect(Object.keys(Object(by(value)))).toEqual(['margherita', 'diavola']);
    expect(by(value, {}, order([line('margherita', '15.00')]))).toBe('NOTHING_TO_REDUCE');
    expect(by({ ...value, groups: [] })).toBe('NOTHING_TO_REDUCE');
  });

  it('[RULE.offers.01] of a combo gives an item to the group that has no other, whichever group is first', () => {
    const groups = [[one('margherita'), one('diavola')], [one('margherita')]];
    for (const inOrder of [groups, groups.toReversed()])
      expect(by({ of: 'COMBO', groups: inOrder, saving: saving() })).toEqual({ margherita: '1.45', diavola: '1.55' });
    // Two of each are two combos, not one of both margheritas.
    const four = order([line('margherita', '15.00', 2), line('diavola', '16.00', 2)]);
    expect(by({ of: 'COMBO', groups, saving: saving() }, { uses: 2 }, four)).toEqual({
      margherita: '2.90',
      diavola: '3.10',
    });
  });

  it('of a combo leaves the odd cent with the same item, whichever group comes first', () => {
    const cent = saving({ reduction: { by: 'AMOUNT', cents: 1 } });
    const equal = order([line('margherita', '10.00'), line('diavola', '10.00')]);
    for (const groups of [
      [[one('margherita')], [one('diavola')]],
      [[one('diavola')], [one('margherita')]],
    ])
      expect(by({ of: 'COMBO', groups, saving: cent }, {}, equal)).toEqual({ margherita: '0.01' });
  });

  it('is used once per order, or as often as it says, also of combos and groups', () => {
    const four = order([line('margherita', '15.00', 2), line('diavola', '16.00', 2)]);
    const combo: ValueTerms = { of: 'COMBO', groups: [[one('margherita')], [one('diavola')]], saving: saving() };
    const groups: ValueTerms = { of: 'GROUPS', groups: [{ choices: [pizza], saving: saving() }] };
    const total = (value: ValueTerms, uses: number) =>
      Object.values(Object(by(value, { uses }, four))).reduce<number>(
        (sum, amount) => sum + toCents(String(amount)),
        0,
      );
    expect([1, 2, 3].map(uses => total(combo, uses))).toEqual([300, 600, 600]);
    expect([1, 2, 5].map(uses => total(groups, uses))).toEqual([300, 600, 1200]);
  });

  it('is the value of the scheme in force', () => {
    const otherValues = [
      { scheme: 'lunch', value: { of: 'ITEM', saving: saving({ reduction: { by: 'AMOUNT', cents: 500 } }) } as const },
    ];
    expect(off({ otherValues }, order(two, { scheme: 'lunch' }))).toEqual({ margherita: '5.00' });
    expect(off({ otherValues })).toEqual({ margherita: '3.00' });
  });

  it('is what a cashier enters, up to the limit', () => {
    const value: ValueTerms = { of: 'ORDER', saving: saving({ cashierUpTo: 500 }) };
    expect(by(value, {}, order([line('a', '20.00')], { cashierAmount: 9_00 }))).toEqual({ a: '5.00' });
  });

  it('is the delivery fee, also of an order without any other reduction', () => {
    const free = terms({
      value: { of: 'ITEM', saving: saving({ reduction: { by: 'AMOUNT', cents: 0 }, freeDelivery: true }) },
    });
    expect(evaluateOffer(free, order(two))).toMatchObject({
      ...{ applies: true, lines: new Map(), isDeliveryFree: true },
    });
  });
});

describe('[RULE.offers.02] a multi-buy', () => {
  const free = (part: Partial<Saving> = {}) =>
    saving({ reduction: { by: 'PERCENTAGE', hundredths: 100_00 }, multiBuy: { items: 2, reduced: 1 }, ...part });
  const of = (value: ValueTerms, lines: readonly OfferLine[], part: Partial<OfferTerms> = {}) =>
    off({ value, ...part }, order(lines));
  const four = [line('a', '8.00'), line('b', '12.00'), line('c', '6.00', 2)];

  it('reduces the lowest-priced of each complete set, or the highest-priced, as often as it may be used', () => {
    const value: ValueTerms = { of: 'ITEM', saving: free() };
    expect(of(value, four)).toEqual({ c: '6.00' });
    expect(of(value, four, { uses: 2 })).toEqual({ c: '12.00' });
    expect(of(value, four, { uses: 9 })).toEqual({ c: '12.00' });
    expect(of(value, four, { first: 'HIGHEST' })).toEqual({ b: '12.00' });
    expect(of(value, four.slice(0, 1))).toBe('NOTHING_TO_REDUCE');
    // Of equal prices the first of the order.
    expect(of(value, [line('a', '8.00'), line('b', '8.00')])).toEqual({ a: '8.00' });
    expect(of({ of: 'ITEM', saving: free({ multiBuy: { items: 3, reduced: 2 } }) }, four, { uses: 5 })).toEqual({
      c: '12.00',
    });
  });

  it('counts what the group means, and what it counts counts for no other group', () => {
    const groups = [
      { choices: [one('a'), one('b')], saving: free() },
      { choices: [pizza], saving: saving() },
    ];
    expect(of({ of: 'GROUPS', groups }, four, { uses: 9 })).toEqual({ a: '8.00', c: '6.00' });
    expect(of({ of: 'GROUPS', groups }, four.slice(1), { uses: 9 })).toEqual({ b: '3.00', c: '6.00' });
  });

  it('gives free delivery with a complete set alone', () => {
    const value: ValueTerms = { of: 'ITEM', saving: free({ freeDelivery: true }) };
    expect(of(value, four.slice(0, 1))).toBe('NOTHING_TO_REDUCE');
  });
});

describe('[RULE.offers.03] where modifiers are charged in full', () => {
  const topped = (id: string, price: string, modifierCents: number): OfferLine => ({
    ...line(id, price),
    modifierCents,
    priceInSize: () => unitOf(9_00, 2_00),
  });
  const lines = [topped('a', '15.00', 4_00), topped('b', '14.00', 0)];
  const by = (reduction: Saving['reduction'], isModifierCharged = true, of: 'ITEM' | 'ORDER' = 'ITEM', all = lines) =>
    off({ value: { of, saving: saving({ reduction }) }, isModifierCharged }, order(all));

  it('the item alone is reduced, and decides which is the lowest-priced', () => {
    const whole = { by: 'PERCENTAGE', hundredths: 100_00 } as const;
    expect([by(whole), by(whole, false)]).toEqual([{ a: '11.00' }, { b: '14.00' }]);
    expect(by({ by: 'AMOUNT', cents: 20_00 })).toEqual({ a: '11.00' });
    expect(by({ by: 'PERCENTAGE', hundredths: 10_00 }, true, 'ORDER')).toEqual({ a: '1.10', b: '1.40' });
    expect(by({ by: 'SIZE', size: 'small' })).toEqual({ a: '4.00' });
  });

  it('nothing is left to reduce of a unit that offers before it brought below its modifiers', () => {
    expect(by({ by: 'AMOUNT', cents: 1_00 }, true, 'ITEM', [topped('a', '3.00', 4_00)])).toBe('NOTHING_TO_REDUCE');
  });
});

it('[RULE.offers.04] an offer with a limit per guest and day applies to a known guest, until so many orders of the day had it', () => {
  const used = (guestUses: number | null, guestDailyLimit: number | null = 2) =>
    off({ guestDailyLimit }, order(two, { guestUses }));
  expect([null, 0, 1, 2, 3].map(uses => used(uses))).toEqual([
    'GUEST_UNKNOWN',
    ...[{ margherita: '3.00' }, { margherita: '3.00' }],
    ...['GUEST_LIMIT', 'GUEST_LIMIT'],
  ]);
  expect(used(null, null)).toEqual({ margherita: '3.00' });
});

describe('an offer does not apply', () => {
  it.each<[string, Partial<OfferTerms>, Partial<OfferOrder>]>([
    ['INACTIVE', { isActive: false }, {}],
    ['CHANNEL', { channels: ['ONLINE'] }, {}],
    ['NOT_CHOSEN', { applied: 'CHOSEN' }, {}],
    ['COUPON_CODE', { couponCode: 'SAVE' }, { couponCodes: ['other'] }],
    ['TIME', { days: [0, 6] }, {}],
    ['TIME', { hours: { startTime: 0, endOffset: 3600 } }, {}],
    ['TIME', { dates: { from: '2026-11-24', to: '' } }, {}],
    ['ORDER_TYPE', { orderTypes: ['2'] }, {}],
    ['TENDER_TYPE', { tenderTypes: ['1'] }, {}],
    ['CUSTOMER', { customerTypes: ['BUSINESS'] }, { customerType: 'LODGING' }],
    ['CUSTOMER', { customerGroups: ['vip'] }, {}],
    // What it was restricted to was removed: nobody, whoever orders.
    ['ORDER_TYPE', { orderTypes: [] }, {}],
    ['TENDER_TYPE', { tenderTypes: [] }, { tenderType: '1' }],
    ['CUSTOMER', { customerGroups: [] }, { customerGroups: ['vip'] }],
    ['NOTHING_TO_REDUCE', { value: { of: 'ITEM', saving: saving({ except: [pizza] }) } }, {}],
    [
      'NOTHING_TO_REDUCE',
      { value: { of: 'GROUPS', groups: [{ choices: [{ ...pizza, sizes: [] }], saving: saving() }] } },
      {},
    ],
    ['MINIMUM', { minimum: { cents: 31_01, mode: 'BEFORE' } }, {}],
    ['MINIMUM', { minimum: { cents: 33_01, mode: 'AFTER' } }, { tax: () => 2_00 }],
    ['OTHER_OFFER', { isCombinable: false }, { applied: { count: 1, isExclusive: false } }],
    ['OTHER_OFFER', {}, { applied: { count: 1, isExclusive: true } }],
  ])('%s: %j to %j', (why, part, of) => {
    expect(off(part, order(two, of))).toBe(why);
  });

  it.each<[Partial<OfferTerms>, Partial<OfferOrder>]>([
    [{ applied: 'CHOSEN' }, { isChosen: true }],
    [{ couponCode: 'SAVE' }, { couponCodes: ['other', ' save'] }],
    [{ days: [1] }, {}],
    [{ hours: { startTime: 43_200, endOffset: 3600 } }, {}],
    [{ minimum: { cents: 31_00, mode: 'BEFORE' } }, {}],
    [{ minimum: { cents: 33_00, mode: 'AFTER' } }, { tax: () => 2_00 }],
    [{ isCombinable: false }, {}],
    // Sunday 11 PM to 2 AM, on Monday at 1 AM.
    [{ days: [0], hours: { startTime: 82_800, endOffset: 10_800 } }, { at: { date: '2026-11-23', time: 3600 } }],
  ])('unless its conditions hold: %j, %j', (part, of) => {
    expect(off(part, order(two, of))).toEqual({ margherita: '3.00' });
  });
});

it('never takes off more than a line costs', () => {
  const reduction = fc.oneof(
    fc.nat(5000).map(cents => ({ by: 'AMOUNT', cents }) as const),
    fc.nat(100_00).map(hundredths => ({ by: 'PERCENTAGE', hundredths }) as const),
    fc.constant({ by: 'SIZE', size: 'small' } as const),
  );
  const prices = fc.array(fc.tuple(fc.nat(3000), fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 5 });
  const limit = fc.option(fc.nat(2000), { nil: null });
  const of = fc.constantFrom('ORDER' as const, 'ITEM' as const);
  fc.assert(
    fc.property(reduction, prices, limit, of, fc.integer({ min: 1, max: 5 }), (one, costs, atMost, scope, uses) => {
      const lines = costs.map(([cents, quantity], index) => line(String(index), (cents / 100).toFixed(2), quantity));
      const value: ValueTerms = { of: scope, saving: saving({ reduction: one, atMost }) };
      const outcome = evaluateOffer(terms({ value, uses }), order(lines));
      if (!outcome.applies) return;
      let total = 0;
      for (const [at, units] of outcome.lines) {
        const [cents = 0, quantity = 0] = costs[at] ?? [];
        expect(units).toHaveLength(quantity);
        expect(sumOf(units)).toBeGreaterThan(0);
        for (const one of units) expect(one).toBeLessThanOrEqual(cents);
        total += sumOf(units);
      }
      if (atMost !== null) expect(total).toBeLessThanOrEqual(atMost);
    }),
  );
});

describe('when an offer is valid next', () => {
  const monday = { date: '2026-11-23', time: 45_000 };
  const lunch = { startTime: 39_600, endOffset: 14_400 };

  it('is now, or the next day of the week in its dates', () => {
    expect(nextValidTimes(terms({ days: [1, 2], hours: lunch }), monday, 2)).toEqual([
      { date: '2026-11-23', ...lunch },
      { date: '2026-11-24', ...lunch },
    ]);
    expect(nextValidTimes(terms({ days: [1], hours: lunch }), { ...monday, time: 60_000 }, 1)).toEqual([
      { date: '2026-11-30', ...lunch },
    ]);
    const later = terms({ days: [3], dates: { from: '2028-03-01', to: '' } });
    expect(nextValidTimes(later, monday, 1)).toMatchObject([{ date: '2028-03-01' }]);
  });

  it('is never when it is over, switched off, on no day or sold nowhere', () => {
    const never: Partial<OfferTerms>[] = [
      { dates: { from: '', to: '2026-11-22' } },
      { isActive: false },
      { days: [] },
      { channels: [] },
      { value: null },
      { customerGroups: [] },
    ];
    for (const part of never) expect(nextValidTimes(terms(part), monday, 3)).toEqual([]);
  });
});

describe('an offer above takes its place', () => {
  const above = terms({ isCombinable: false });

  it('when it applies whenever this one does, and they cannot be combined', () => {
    expect(shadowingOffer(terms({ days: [2] }), [above])).toBe(above);
    expect(shadowingOffer(terms(), [terms()])).toBeNull();
    const narrower: Partial<OfferTerms>[] = [
      { days: [1] },
      { hours: { startTime: 0, endOffset: 3600 } },
      { orderTypes: ['1'] },
      { applied: 'ASKED' },
      { couponCode: 'SAVE' },
      { isActive: false },
      { minimum: { cents: 100, mode: 'BEFORE' } },
      { dates: { from: '2026-11-23', to: '' } },
      { value: { of: 'ITEM', saving: saving({ except: [pizza] }) } },
      { value: { of: 'ITEM', saving: saving({ multiBuy: { items: 2, reduced: 1 } }) } },
      { isModifierCharged: true },
      { guestDailyLimit: 1 },
    ];
    for (const part of narrower) expect(shadowingOffer(terms(), [{ ...above, ...part }])).toBeNull();
  });
});
