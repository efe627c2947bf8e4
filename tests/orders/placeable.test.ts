import { findingsOf, placePath } from '@commissary/catalog';
import {
  leastLine,
  type Order,
  type OrderLine,
  type PreparedItem,
  type PreparedPricing,
  prepareOrderPricing,
  priceOrder,
  slotOptions,
} from '@commissary/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomMenus } from '../shown-menu/random-menus.ts';
import { randomWorld } from './random-world.ts';

it('[RULE.pricing.10] [RULE.combo.06] in random menus each item can be ordered at a location in each size, with the least and the dearest of each slot, on each channel, as each order type, or a finding has the path that prevents it; nothing costs less than nothing', () => {
  let [placed, combos] = [0, 0];
  fc.assert(
    fc.property(fc.nat(), seed => {
      const world = randomWorld(seed);
      const { locations } = randomMenus(seed);
      const { menu } = locations[seed % locations.length] ?? world;
      // What is out of stock for a time is told elsewhere.
      const lasting = Date.parse('2026-12-01');
      const prepared = prepareOrderPricing({ ...menu, offers: [] }, { orderTypes: null, fees: [] });
      const first = world.order();
      const told = findingsOf('menu', menu).map(({ path }) => path);
      for (const item of menu.departments.flatMap(({ items }) => items)) {
        const known = prepared.item(item.id);
        if (known === undefined || known.inactiveAt !== null || item.info.out?.until === null) continue;
        if (known.styles.some(({ options }) => options.every(isOutForGood))) continue;
        for (const channel of item.info.channels)
          for (const [size, orderType] of asOrdered(known.sizes)) {
            if (size !== null && isOutForGood(size)) continue;
            const asked: Order = { ...first, channel, orderType, instant: lasting };
            const totals = linesOf(prepared, known, size?.id ?? null, asked).map(line => {
              const price = priceOrder(prepared, { ...asked, lines: [line] });
              for (const { from } of price.isPriced ? [] : price.refusals)
                expect(told).toContain(placePath(from ?? []));
              for (const { cents } of price.isPriced ? price.steps : []) expect(cents).toBeGreaterThanOrEqual(0);
              return price.isPriced ? price.subtotal : null;
            });
            placed += totals.filter(total => total !== null).length;
            if (known.slots.length > 0 && totals[0] !== null) combos++;
          }
      }
    }),
  );
  expect(placed).toBeGreaterThan(500);
  expect(combos).toBeGreaterThan(20);
});

/** The least of an item; of a combo also with the option of each slot that adds the most. */
const linesOf = (prepared: PreparedPricing, item: PreparedItem, size: OrderLine['size'], asked: Order): OrderLine[] => {
  const least = leastLine(prepared, item, size, asked);
  if (item.slots.length === 0) return [least];
  const dearest = item.slots.flatMap(slot => {
    const [first] = [...slotOptions(prepared, slot, asked)].toSorted((a, b) => b.choice.cents - a.choice.cents);
    return first?.ordered ?? [];
  });
  return [least, { ...least, slots: dearest }];
};

const isOutForGood = ({ out }: { readonly out?: { readonly until: number | null } | undefined }): boolean =>
  out?.until === null;

/** Each size, and none for an item without sizes, as each order type that schemes tell apart, and any other. */
const asOrdered = (sizes: PreparedItem['sizes']) =>
  (sizes.size === 0 ? [null] : [...sizes.values()]).flatMap(size =>
    [null, 1, 2, 7].map(orderType => [size, orderType] as const),
  );
