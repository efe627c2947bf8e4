import { findingsOf, placePath } from '@commissary/catalog';
import { leastLine, type Order, type PreparedItem, prepareOrderPricing, priceOrder } from '@commissary/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomMenus } from '../shown-menu/random-menus.ts';
import { randomWorld } from './random-world.ts';

it('[RULE.pricing.10] in random menus each item can be ordered at a location in each size, on each channel, as each order type, or a finding has the path that prevents it; nothing costs less than nothing', () => {
  let placed = 0;
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
            const price = priceOrder(prepared, {
              ...asked,
              lines: [leastLine(prepared, known, size?.id ?? null, asked)],
            });
            if (!price.isPriced) {
              for (const { from } of price.refusals) expect(told).toContain(placePath(from ?? []));
              continue;
            }
            placed++;
            for (const { cents } of price.steps) expect(cents).toBeGreaterThanOrEqual(0);
          }
      }
    }),
  );
  expect(placed).toBeGreaterThan(500);
});

const isOutForGood = ({ out }: { readonly out?: { readonly until: number | null } | undefined }): boolean =>
  out?.until === null;

/** Each size, and none for an item without sizes, as each order type that schemes tell apart, and any other. */
const asOrdered = (sizes: PreparedItem['sizes']) =>
  (sizes.size === 0 ? [null] : [...sizes.values()]).flatMap(size =>
    [null, 1, 2, 7].map(orderType => [size, orderType] as const),
  );
