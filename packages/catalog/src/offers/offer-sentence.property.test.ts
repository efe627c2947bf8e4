import {
  evaluateOffer,
  nothingId,
  type OfferDefinition,
  type OfferGroup,
  type OfferOrder,
  offerTerms,
} from '@commissary/domain';
import { initial } from '@commissary/schema';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { offer } from '../documents/menu/offers/offers.ts';
import { type OfferNames, offerSentence } from './offer-sentence.ts';

const start = initial(offer);
const oneOf = fc.constantFrom;
/** Most offers and orders are open, so that what is taken off decides. */
const mostly = <T>(usual: T, rare: fc.Arbitrary<T>) => fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, rare);
const rarely = mostly(false, fc.boolean());
const ids = (...all: string[]) => fc.subarray([...all, nothingId], { maxLength: 2 });
const amount = oneOf('0.00', '1.00', '3.00', '12.50');

const choice = fc.record({
  id: oneOf('c1', 'c2'),
  level: oneOf('CATEGORY' as const, 'ITEMS' as const, 'ITEM' as const),
  departmentId: oneOf('pizza', 'bar'),
  categoryId: oneOf('red', 'white'),
  itemId: oneOf('margherita', 'beer'),
  limitToSizeIds: ids('small', 'large'),
  limitToStyleIds: ids('thin', 'thick'),
});
const choices = fc.array(choice, { maxLength: 2 });
const valueFields = {
  value: fc.record({
    type: oneOf('AMOUNT' as const, 'PERCENTAGE' as const, 'DIFFERENT_SIZE' as const),
    amountValue: amount,
    percentageValue: oneOf('10.00', '12.50', '100.00'),
    sizeId: oneOf('', 'small', 'large'),
    cashierOverride: fc.record({ enabled: fc.boolean(), value: amount }),
  }),
  freeDelivery: fc.boolean(),
  limitOfferValue: fc.record({ enabled: fc.boolean(), amount }),
  excludedChoices: fc.array(choice, { maxLength: 1 }),
};
const itemFields = {
  ...valueFields,
  multiBuy: fc.record({
    enabled: rarely,
    items: fc.integer({ min: 2, max: 3 }),
    reduced: fc.integer({ min: 1, max: 2 }),
  }),
};
const value = fc.record(valueFields);
const groupId = oneOf('g1', 'g2');
const scheme = fc.record({
  id: oneOf('s1', 's2'),
  schemeId: oneOf('dinner', 'lunch'),
  entireOrder: value,
  anyItem: fc.record(itemFields),
  individualGroups: fc.uniqueArray(fc.record({ id: groupId, ...itemFields }), {
    maxLength: 2,
    selector: one => one.id,
  }),
  comboOffer: fc.record({ groupIds: fc.uniqueArray(groupId, { maxLength: 2 }), ...valueFields }),
});
const anyOffer: fc.Arbitrary<OfferDefinition> = fc.record({
  id: oneOf('o'),
  info: fc.record({
    name: oneOf('A', 'B'),
    status: mostly<'ACTIVE' | 'INACTIVE'>('ACTIVE', oneOf('INACTIVE')),
    channels: mostly<('POS' | 'ONLINE')[]>(['POS', 'ONLINE'], fc.subarray(['POS', 'ONLINE'])),
  }),
  applying: fc.record({
    autoApplyIfCriteriaMet: fc.boolean(),
    promptIfAutoApplied: fc.boolean(),
    couponCode: fc.record({ required: rarely, code: oneOf('SAVE', 'save ', 'TEN') }),
  }),
  validity: fc.record({
    dateRange: fc.record({ enabled: rarely, from: oneOf('', '2026-11-20'), to: oneOf('', '2026-11-25') }),
    daysOfTheWeek: mostly([0, 1, 2, 3, 4, 5, 6], fc.subarray([0, 1, 2, 3, 4, 5, 6])),
    timeOfDay: fc.record({
      enabled: rarely,
      startTime: oneOf(0, 39_600, 79_200),
      endOffset: oneOf(3600, 14_400, 86_400),
    }),
    orderTypes: mostly<string[]>([], ids('1', '2')),
    tenderTypes: mostly<string[]>([], ids('1', '4')),
    customerTypes: mostly<('RESIDENTIAL' | 'BUSINESS')[]>([], fc.subarray(['RESIDENTIAL', 'BUSINESS'])),
    customerGroups: mostly<string[]>([], ids('vip', 'staff')),
    minimumPurchase: fc.record({ amount: mostly('0.00', amount), mode: oneOf('BEFORE' as const, 'AFTER' as const) }),
    usageLimit: fc.integer({ min: 1, max: 3 }),
    guestDailyLimit: fc.record({ enabled: rarely, orders: fc.integer({ min: 1, max: 2 }) }),
  }),
  value: fc.record({
    appliesTo: oneOf('ENTIRE_ORDER' as const, 'ANY_ITEM' as const, 'INDIVIDUAL_GROUPS' as const, 'COMBO' as const),
    pricingSchemes: fc.array(scheme, { maxLength: 2 }),
  }),
  interactions: fc.record({ combinable: fc.boolean() }),
  advanced: fc.record({
    applyOfferTo: oneOf('LOWEST' as const, 'HIGHEST' as const),
    chargeModifiers: fc.boolean(),
    taxApply: oneOf('OFF' as const, 'ON' as const),
    requireReason: fc.boolean(),
    requireSignature: fc.boolean(),
    physicalCouponExpected: fc.boolean(),
  }),
});
const anyGroups: fc.Arbitrary<OfferGroup[]> = fc.tuple(choices, choices).map(([first, second]) => [
  { id: 'g1', choices: first },
  { id: 'g2', choices: second },
]);

/** Most conditions hold, so that what is taken off decides in many of them. */
const line = fc.record({
  departmentId: oneOf('pizza', 'bar'),
  categoryId: oneOf('red', 'white', null),
  itemId: oneOf('margherita', 'beer'),
  sizeId: oneOf('small', 'large', null),
  styleOptionIds: ids('thin', 'thick'),
  units: fc.array(oneOf(4_00, 9_99, 15_00), { minLength: 1, maxLength: 2 }),
  modifierCents: oneOf(0, 2_00),
  priceInSize: fc.constant((size: string) => {
    const cents = { small: 3_00, large: 9_00 }[size];
    return cents === undefined ? undefined : { cents, modifierCents: 1_00 };
  }),
});
const anyOrder: fc.Arbitrary<OfferOrder> = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  scheme: oneOf('dinner', 'lunch', 'late'),
  orderType: oneOf('1', '2'),
  tenderType: oneOf('1', '4', null),
  channel: oneOf('POS' as const, 'ONLINE' as const),
  customerType: oneOf('RESIDENTIAL' as const, 'BUSINESS' as const, null),
  customerGroups: ids('vip', 'staff'),
  guestUses: oneOf(0, 0, 1, 2, null),
  couponCodes: oneOf([], ['save'], ['TEN']),
  isChosen: mostly(true, fc.constant(false)),
  at: fc.record({ date: oneOf('2026-11-19', '2026-11-22', '2026-11-23', '2026-11-26'), time: fc.nat(86_399) }),
  subtotal: oneOf(4_00, 31_00),
  tax: oneOf(0, 1_37).map(cents => () => cents),
  deliveryFee: oneOf(0, 5_00).map(cents => () => cents),
  applied: fc.record({ count: mostly(0, fc.constant(1)), isExclusive: rarely }),
  cashierAmount: oneOf(null, 2_00),
});

const names: OfferNames = {
  department: id => id,
  category: (_, id) => id,
  // As `menuNames` tells items of one name apart.
  item: (department, id) => `${id} (${department})`,
  option: id => id,
  scheme: id => id,
  orderType: id => `type ${id}`,
  tenderType: id => `tender ${id}`,
  customerGroup: id => id,
};
const termsOf = (one: OfferDefinition, groups: readonly OfferGroup[]) => offerTerms(one, groups, 'dinner');
const said = (one: OfferDefinition, groups: readonly OfferGroup[]) =>
  offerSentence(termsOf(one, groups), names)
    .map(({ text }) => text)
    .join(', ');

/** Other values of a field, by its key; a switch has the other one. */
const others: Readonly<Record<string, readonly unknown[]>> = {
  name: ['A', 'B'],
  status: ['ACTIVE', 'INACTIVE'],
  code: ['SAVE', 'save ', 'TEN'],
  from: ['', '2026-11-20'],
  to: ['', '2026-11-25'],
  startTime: [0, 39_600],
  endOffset: [3600, 14_400],
  mode: ['BEFORE', 'AFTER'],
  usageLimit: [1, 2, 3],
  orders: [1, 2],
  items: [2, 3],
  reduced: [1, 2],
  appliesTo: ['ENTIRE_ORDER', 'ANY_ITEM', 'INDIVIDUAL_GROUPS', 'COMBO'],
  type: ['AMOUNT', 'PERCENTAGE', 'DIFFERENT_SIZE'],
  amount: ['0.00', '3.00'],
  amountValue: ['1.00', '3.00'],
  percentageValue: ['10.00', '12.50'],
  sizeId: ['small', 'large'],
  value: ['0.00', '1.00'],
  schemeId: ['dinner', 'lunch'],
  level: ['CATEGORY', 'ITEMS', 'ITEM'],
  departmentId: ['pizza', 'bar'],
  categoryId: ['red', 'white'],
  itemId: ['margherita', 'beer'],
  applyOfferTo: ['LOWEST', 'HIGHEST'],
  taxApply: ['OFF', 'ON'],
};

const leavesOf = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
    : [path];

/** The same offer with another value at a path. */
const changed = <T>(value: T, [key, ...rest]: readonly string[], pick: number): T => {
  const copy = structuredClone(value) as Record<string, unknown>;
  if (key === undefined) return value;
  const inner = copy[key];
  const options = others[key] ?? [];
  copy[key] =
    rest.length > 0
      ? changed(inner, rest, pick)
      : typeof inner === 'boolean'
        ? !inner
        : options.length > 0
          ? options[pick % options.length]
          : inner;
  return copy as T;
};

/** An offer in a menu, and the same with one or two fields changed: some of them count. */
const pair = fc
  .tuple(
    anyOffer,
    anyGroups,
    fc.array(fc.tuple(fc.boolean(), fc.nat(10_000), fc.nat(6)), { minLength: 1, maxLength: 2 }),
  )
  .map(([one, groups, changes]) => {
    const all = { one, groups };
    const inLists = (path: readonly string[]) => path.includes('pricingSchemes') || path.includes('groups');
    // Half of the changes are of one of the few fields outside the values.
    const [inside, outside] = [leavesOf(all).filter(inLists), leavesOf(all).filter(path => !inLists(path))];
    const other = changes.reduce((at, [isInside, leaf, pick]) => {
      const leaves = isInside && inside.length > 0 ? inside : outside;
      return changed(at, leaves[leaf % leaves.length] ?? [], pick);
    }, all);
    return { one, groups, second: other.one, secondGroups: other.groups };
  });

it('two offers with the same sentence do the same to 1,000 random orders', () => {
  const orders = fc.sample(anyOrder, 1_000);
  let applied = 0;
  fc.assert(
    fc.property(pair, ({ one, second, groups, secondGroups }) => {
      fc.pre(said(one, groups) === said(second, secondGroups));
      const [mine, theirs] = [termsOf(one, groups), termsOf(second, secondGroups)];
      const outcomes = orders.map(order => evaluateOffer(mine, order));
      applied += outcomes.filter(({ applies }) => applies).length;
      expect(orders.map(order => evaluateOffer(theirs, order))).toEqual(outcomes);
    }),
    // With fewer the offers rarely apply.
    { numRuns: Math.max(300, fc.readConfigureGlobal().numRuns ?? 0), maxSkipsPerRun: 1_000 },
  );
  expect(applied).toBeGreaterThan(10_000);
});

it('[RULE.offers.02] [RULE.offers.03] [RULE.offers.04] a multi-buy, modifiers charged in full and a limit per guest are said', () => {
  const pricingSchemes = start.value.pricingSchemes.map(one => ({
    ...one,
    anyItem: { ...one.anyItem, multiBuy: { enabled: true, items: 3, reduced: 2 } },
  }));
  const words = said(
    {
      ...start,
      value: { appliesTo: 'ANY_ITEM', pricingSchemes },
      validity: { ...start.validity, guestDailyLimit: { enabled: true, orders: 2 } },
      advanced: { ...start.advanced, chargeModifiers: true },
    },
    [],
  );
  for (const part of ['any item (2 of every 3)', 'modifiers charged in full', 'on 2 orders a day of each known guest'])
    expect(words).toContain(part);
});

it('a part of a sentence names the field of the offer that it comes from', () => {
  fc.assert(
    fc.property(anyOffer, anyGroups, (one, groups) => {
      for (const { field } of offerSentence(termsOf(one, groups), names)) {
        const found = field.split('/').reduce<unknown>((at, key) => Object(at)[key], start);
        expect(found).toBeDefined();
      }
    }),
  );
});
