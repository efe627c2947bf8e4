import type { OfferDefinition } from '../offers/index.ts';
import type { Order, OrderLine } from '../pricing/index.ts';
import type { OrderMenu } from '../pricing/order-menu.ts';

type Department = OrderMenu['departments'][number];
type Item = Department['items'][number];
type Question = OrderMenu['modifiers']['availability']['categories'][number];

const info = { status: 'ACTIVE', channels: ['POS', 'ONLINE'] };
const noTaxes = { selected: ['tax'], includedInPrice: false };
const noInclusions = {
  items: [],
  substitutions: { allow: false, limit: false, limitAmount: 1, restrictToCategory: false },
};
/** A question for the modifiers of a category. */
export const asks = (id: string, part: Partial<Question> = {}): Question => ({
  ...{ id, offered: true, required: false, min: 0, max: 3, included: 0, includedChoices: 'FIRST', itemIds: [] },
  categoryIds: [],
  ...part,
});
/** A small is 10.00, a large 14.00, and thick crust costs nothing more. */
const item = (id: string, part: Partial<Item> = {}): Item => ({
  ...{ id, info, modifiers: {}, slots: [] },
  pricing: [
    {
      id: 'main',
      itemBased: { price: '10.00', sizePrices: [{ id: 'large', price: '14.00' }] },
      toppingBased: {},
      styleUpcharge: [{ id: 'u', sizeOption: 'small', styleOption: 'thin', flatRate: '1.00' }],
    },
  ],
  ...part,
});
/** The family size and rye crust have run out until an instant. */
const optionOf = (id: string) => ({
  ...{ id, name: id },
  ...(['family', 'rye'].includes(id) && { out: { until: Date.parse('2026-11-25T00:00:00Z') } }),
});
const modifier = (id: string, categoryId: string) => ({ id, categoryId, info });

/** A menu of pizzas with toppings at 1.00, a sauce at 0.50 and a tax of nothing; online everything costs 10 % more. */
export const menuOfOrders = (part: Partial<OrderMenu>): OrderMenu => ({
  taxStructures: [
    {
      ...{ id: 'tax', applies: 'AFTER', flatRate: '0', byOrderType: false },
      settings: { rounding: 'HALF_UP', per: 'ORDER' },
    },
  ],
  pricingSchemes: [
    {
      ...{ id: 'web', isDefault: false, isActive: true },
      applies: { when: 'TIMES', TIMES: { days: [0, 1, 2, 3, 4, 5, 6], orderTypes: [], channels: ['ONLINE'] } },
      follows: { scheme: 'main', difference: { type: 'PERCENT', PERCENT: { percent: '10.00' } }, round: '0.01' },
    },
    { id: 'main', isDefault: true, isActive: true, applies: { when: 'NEVER' } },
  ],
  departments: [
    {
      ...{ id: 'food', info, taxes: noTaxes, inclusions: noInclusions, categories: [] },
      modifiers: { availability: { categories: [asks('toppings')] } },
      styles: [
        { id: 'size', name: 'Size', isSize: true, options: ['small', 'large', 'family'].map(optionOf) },
        { id: 'crust', name: 'Crust', isSize: false, options: ['thick', 'thin', 'rye'].map(optionOf) },
      ],
      items: [
        item('pizza'),
        item('plain', {
          inclusions: {
            items: [{ id: 'cheese', quantity: 1 }],
            substitutions: { allow: true, limit: true, limitAmount: 1, restrictToCategory: true },
          },
          modifiers: { availability: { categories: [asks('toppings'), asks('sauces', { included: 1 })] } },
        }),
        item('old', { info: { ...info, status: 'INACTIVE' } }),
        item('out', { info: { ...info, out: { until: Date.parse('2026-11-25T00:00:00Z') } } }),
        item('inside', { info: { ...info, channels: ['POS'] } }),
        item('unpriced', { pricing: [] }),
        item('asking', { modifiers: { availability: { categories: [asks('toppings', { required: true })] } } }),
      ],
    },
  ],
  modifiers: {
    categories: [
      { id: 'toppings', info },
      { id: 'sauces', info },
    ],
    items: [
      ...['cheese', 'basil', 'nduja'].map(id => modifier(id, 'toppings')),
      ...['hot', 'mild'].map(id => modifier(id, 'sauces')),
    ],
    availability: { categories: [] },
    pricingSchemes: [
      {
        id: 'main',
        modifierCategories: [
          { id: 'toppings', additionPrice: '1.00', additionPrices: [] },
          { id: 'sauces', additionPrice: '0.50', additionPrices: [] },
        ],
        modifierItems: [{ id: 'nduja', price: '2.00', sizePrices: [], styleUpcharge: [] }],
      },
    ],
  },
  ...{ requirements: [], itemGroups: [], offers: [] },
  ...part,
});

/** A small pizza with thick crust. */
export const pizza = (part: Partial<OrderLine> = {}): OrderLine => ({
  ...{ item: 'pizza', size: 'small', styleOptions: ['thick'], modifiers: [], without: [], slots: [], quantity: 1 },
  ...part,
});

/** One pizza, on a Tuesday at noon. */
export const orderOf = (part: Partial<Order> = {}): Order => ({
  instant: Date.parse('2026-11-24T18:00:00Z'),
  timeZone: 'America/Chicago',
  channel: 'POS',
  ...{ orderType: null, tenderType: null, customerType: null, customerGroups: [], couponCodes: [], chosenOffers: [] },
  ...{ guest: null, deliveryZone: null, people: 1, lines: [pizza()] },
  ...part,
});

type OfferValue = OfferDefinition['value']['pricingSchemes'][number]['anyItem'];
interface OfferPart extends Partial<Pick<OfferDefinition, 'interactions'>> {
  readonly taxApply?: 'OFF' | 'ON';
  readonly freeDelivery?: boolean;
}

/** An offer on the entire order that applies by itself. */
export const offerOf = (id: string, of: Partial<OfferValue['value']>, part: OfferPart = {}): OfferDefinition => {
  const value: OfferValue = {
    multiBuy: { enabled: false, items: 2, reduced: 1 },
    value: {
      ...{ type: 'AMOUNT', amountValue: '0.00', percentageValue: '0.00', sizeId: '' },
      cashierOverride: { enabled: false, value: '0.00' },
      ...of,
    },
    freeDelivery: part.freeDelivery ?? false,
    limitOfferValue: { enabled: false, amount: '0.00' },
    excludedChoices: [],
  };
  return {
    id,
    info: { name: id, status: 'ACTIVE', channels: ['POS', 'ONLINE'] },
    applying: {
      ...{ autoApplyIfCriteriaMet: true, promptIfAutoApplied: false },
      couponCode: { required: false, code: '' },
    },
    validity: {
      dateRange: { enabled: false, from: '', to: '' },
      daysOfTheWeek: [0, 1, 2, 3, 4, 5, 6],
      timeOfDay: { enabled: false, startTime: 0, endOffset: 0 },
      ...{ orderTypes: [], tenderTypes: [], customerTypes: [], customerGroups: [] },
      minimumPurchase: { amount: '0.00', mode: 'BEFORE' },
      usageLimit: 1,
      guestDailyLimit: { enabled: false, orders: 1 },
    },
    value: {
      appliesTo: 'ENTIRE_ORDER',
      pricingSchemes: [
        {
          ...{ schemeId: 'main', entireOrder: value, anyItem: value, individualGroups: [] },
          comboOffer: { ...value, groupIds: [] },
        },
      ],
    },
    interactions: part.interactions ?? { combinable: true },
    advanced: {
      ...{ applyOfferTo: 'LOWEST', chargeModifiers: false, taxApply: part.taxApply ?? 'OFF' },
      ...{ requireReason: false, requireSignature: false, physicalCouponExpected: false },
    },
  };
};
