// 10,000 orders of a menu of 5,000 items with modifiers (about 5 MB), compared with summing their prices in whole cents,
// each found in a table; and what preparing the menu takes, compared with a bare walk through its values.
// node bench/server/orders.mjs
import { documents, initialDocument, offer, orderSettings } from '@commissary/catalog';
import { itemPrice, modifierPrice, prepareOrderPricing, priceOrder, toCents } from '@commissary/domain';
import { complete, initial } from '@commissary/schema';
import { menuWithModifiers } from './menu-with-modifiers.mjs';
import { sized } from './size.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';

const rounds = 15;
const [itemCount, orderCount] = [sized(5_000, 100), sized(10_000, 20)];

const offerOf = (id, applying, more = {}) => ({
  ...initial(offer),
  id,
  applying,
  value: {
    appliesTo: 'ENTIRE_ORDER',
    pricingSchemes: [{ id: 1, schemeId: 1, entireOrder: { value: { type: 'PERCENTAGE', percentageValue: '10.00' } } }],
  },
  ...more,
});
const withOffers = () => {
  const menu = menuWithModifiers(itemCount);
  const scheme = menu.pricingSchemes[0]?.id;
  return complete(documents.menu.field, {
    ...menu,
    taxStructures: [
      { id: 1, name: 'Sales Tax', flatRate: '8.25' },
      { id: 2, name: 'City', flatRate: '1.5' },
    ],
    pricingSchemes: [
      {
        ...{ id: 'happy', name: 'Happy hour' },
        applies: { when: 'TIMES', TIMES: { days: [1, 2, 3, 4, 5], startTime: 54_000, endTime: 64_800 } },
        follows: { scheme, difference: { type: 'PERCENT', PERCENT: { percent: '-10.00' } }, round: '0.05' },
      },
      ...menu.pricingSchemes,
    ],
    modifiers: {
      ...menu.modifiers,
      pricingSchemes: [
        { id: scheme, modifierCategories: menu.modifiers.categories.map(({ id }) => ({ id, additionPrice: '1.25' })) },
      ],
    },
    offers: [
      offerOf('lunch', { autoApplyIfCriteriaMet: true }),
      offerOf('chosen', {}),
      offerOf('coupon', { autoApplyIfCriteriaMet: true, couponCode: { required: true, code: 'SAVE' } }),
      offerOf('large', { autoApplyIfCriteriaMet: true }, { validity: { minimumPurchase: { amount: '500.00' } } }),
    ],
  });
};

const settings = orderSettings(initialDocument('settings'));
const menu = withOffers();
const dayMs = 86_400_000;
const lineOf = number => {
  const department = Math.floor(number / 50);
  const first = number % 15;
  return {
    ...{ item: `i${number}`, size: `${number % 2 === 0 ? 'small' : 'large'}-${department}`, styleOptions: [] },
    modifiers: [0, 1].map(at => ({ id: `m${(first + at) * 25 + (number % 25)}`, quantity: 1, placement: 'WHOLE' })),
    ...{ slots: [], without: [], quantity: 1 + (number % 2) },
  };
};
const orders = Array.from({ length: orderCount }, (_, at) => ({
  instant: Date.parse('2026-11-23T06:00:00Z') + Math.floor((at / orderCount) * 7 * dayMs),
  timeZone: 'America/Chicago',
  channel: 'POS',
  ...{ orderType: 1 + (at % 2), tenderType: 1, customerType: null, customerGroups: [], guest: null, couponCodes: [] },
  ...{ chosenOffers: [], deliveryZone: null, people: 2 },
  lines: [0, 1, 2].map(line => lineOf((at * 31 + line * 97) % itemCount)),
}));

/** Each price of the default scheme in whole cents, by item and size, and by item, size and modifier. */
const tableOf = () => {
  const { pricingSchemes, modifiers } = menu;
  const scheme = pricingSchemes.find(({ isDefault }) => isDefault).id;
  const items = new Map(menu.departments.flatMap(one => one.items).map(item => [item.id, item]));
  const byId = new Map(modifiers.items.map(one => [one.id, one]));
  const table = new Map();
  for (const { item, size, modifiers: chosen } of orders.flatMap(({ lines }) => lines)) {
    const { pricing } = items.get(item);
    table.set(`${item} ${size}`, toCents(itemPrice(pricingSchemes, pricing, scheme, size).price));
    for (const { id } of chosen) {
      const found = modifierPrice(pricingSchemes, modifiers.pricingSchemes, pricing, byId.get(id), scheme, size);
      table.set(`${item} ${size} ${id}`, toCents(found.price));
    }
  }
  return table;
};
const table = tableOf();
const sumOf = ({ lines }) => {
  let sum = 0;
  for (const { item, size, modifiers, quantity } of lines) {
    let unit = table.get(`${item} ${size}`);
    for (const modifier of modifiers) unit += table.get(`${item} ${size} ${modifier.id}`) * modifier.quantity;
    sum += unit * quantity;
  }
  return sum;
};

const timed = work => {
  const start = performance.now();
  work();
  return performance.now() - start;
};
let sum = 0;
const prepared = prepareOrderPricing(menu, settings);
for (const order of orders) {
  const price = priceOrder(prepared, order);
  if (!price.isPriced) throw new Error(`an order is refused: ${JSON.stringify(price.refusals)}`);
}
const priceAll = () => {
  for (const order of orders) sum += priceOrder(prepared, order).total;
};
const sumAll = () => {
  for (const order of orders) sum += sumOf(order);
};
const priced = await takeTurns(
  rounds,
  async () => timed(priceAll),
  async () => timed(sumAll),
);
console.log(`${orderCount} orders ${priced.ours.toFixed(1)} ms, sums ${priced.baseline.toFixed(1)} ms, ${sum} cents`);

const walk = value => {
  if (typeof value !== 'object' || value === null) return 1;
  let values = 1;
  for (const key in value) values += walk(value[key]);
  return values;
};
let visited = 0;
const preparing = await takeTurns(
  rounds,
  async () => timed(() => prepareOrderPricing(menu, settings).item('i0')),
  async () =>
    timed(() => {
      visited += walk(menu);
    }),
);
console.log(`${(JSON.stringify(menu).length / 1e6).toFixed(1)} MB, ${visited} values visited in all rounds`);
console.log(`preparing ${preparing.ours.toFixed(1)} ms, walk ${preparing.baseline.toFixed(1)} ms`);
const firstMs = timed(() => {
  const fresh = prepareOrderPricing(menu, settings);
  for (const order of orders) sum += priceOrder(fresh, order).total;
});
console.log(`the same orders of a menu that was just prepared ${firstMs.toFixed(1)} ms`);

verdict('10,000 orders, compared with sums of their prices', times(priced.ratio), '≤ 5x', priced.ratio <= 5);
verdict('preparing a menu for orders, compared with a bare walk', times(preparing.ratio), '≤ 2x', preparing.ratio <= 2);
