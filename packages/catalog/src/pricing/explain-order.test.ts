import { prepareOrderPricing, priceOrder } from '@commissary/domain';
import { complete } from '@commissary/schema';
import { expect, it } from 'vitest';
import { documents, initialDocument, type Menu } from '../documents/index.ts';
import { explainSteps } from './explain-order.ts';
import { orderSettings } from './order-settings.ts';

const menu = complete(documents.menu.field, {
  taxStructures: [{ id: 1, name: 'Sales Tax', flatRate: '8.25' }],
  pricingSchemes: [
    {
      ...{ id: 'happy', name: 'Happy hour', applies: { when: 'ALWAYS' } },
      follows: { scheme: 1, difference: { type: 'AMOUNT', AMOUNT: { amount: '-1.00' } }, round: '0.01' },
    },
    { id: 1, name: 'Default', isDefault: true },
  ],
  departments: [
    {
      ...{ id: 'd', info: { name: 'Pizza' } },
      styles: [{ id: 'size', name: 'Size', isSize: true, options: [{ id: 'l', name: '14 in' }] }],
      items: [{ id: 'a', info: { name: 'Diavola' }, pricing: [{ id: 1, itemBased: { price: '13.40' } }] }],
    },
  ],
  modifiers: {
    categories: [{ id: 'tops', info: { name: 'Toppings' } }],
    items: [{ id: 'basil', info: { name: 'Basil' }, categoryId: 'tops' }],
    availability: { categories: [{ id: 'tops', max: 3 }] },
  },
  offers: [
    {
      ...{ id: 'o', info: { name: 'Lunch' }, applying: { autoApplyIfCriteriaMet: true } },
      value: {
        appliesTo: 'ENTIRE_ORDER',
        pricingSchemes: [
          { id: 1, schemeId: 1, entireOrder: { value: { type: 'PERCENTAGE', percentageValue: '10.00' } } },
        ],
      },
    },
    { id: 'p', info: { name: 'Staff' } },
  ],
}) as Menu;
const settings = initialDocument('settings');
const delivered = { ...settings, deliverySettings: { ...settings.deliverySettings, flatFeeAmount: '2.00' } };

it('[RULE.pricing.08] every step of an order is said in words, with its amount and the path of its source', () => {
  const modifiers = [{ id: 'basil', quantity: 2, placement: 'LEFT' as const }];
  const price = priceOrder(prepareOrderPricing(menu, orderSettings(delivered)), {
    ...{ instant: Date.parse('2026-11-24T23:00:00Z'), timeZone: 'America/Chicago', channel: 'POS', orderType: 7 },
    ...{
      tenderType: null,
      customerType: null,
      customerGroups: [],
      guest: null,
      couponCodes: [],
      chosenOffers: [],
      people: 1,
    },
    deliveryZone: null,
    lines: [{ item: 'a', size: 'l', styleOptions: [], modifiers, without: [], slots: [], quantity: 1 }],
  });
  const steps = price.isPriced ? explainSteps(price.steps, menu, delivered) : [];
  expect(steps.map(({ text, cents, document, path }) => [text, cents, document, path])).toEqual([
    ['Happy hour: always applies', 0, 'menu', '/pricingSchemes/[happy]'],
    [
      ...['Diavola, 14 in (Default, changed by Happy hour)', 12_40, 'menu'],
      '/departments/[d]/items/[a]/pricing/[1]/itemBased/price',
    ],
    ['Basil × 2 (left half)', 0, 'menu', null],
    ['Lunch', -1_24, 'menu', '/offers/[o]'],
    ['Staff: It applies on request only.', 0, 'menu', '/offers/[p]'],
    ['Sales Tax, 8.25% after discounts', 92, 'menu', '/taxStructures/[1]/flatRate'],
    ['Delivery fee', 2_00, 'settings', '/deliverySettings/flatFeeAmount'],
  ]);
});
