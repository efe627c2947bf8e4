import { orderSettings, placePath } from '@commissary/catalog';
import { prepareOrderPricing, type ShownMenu, shownMenu, surfaces } from '@commissary/domain';
import { valueAt } from '@commissary/schema';
import { type Proof, portion } from '../proofs/proof.ts';
import { naiveShownMenu } from './naive-shown-menu.ts';
import { randomMenus } from './random-menus.ts';

const instants = 50;

export const shownMenuProof: Proof = {
  name: 'shown-menu',
  about: 'What a point of sale, a kiosk and the online page show of a menu equals a list made by hand.',
  run: async plan => {
    const violations: string[] = [];
    const counts = { menus: 0, pictures: 0, shown: 0, hidden: 0 };
    const reasons = new Set<string>();
    for (let seed = plan.seed; counts.menus < portion(plan, 100); seed++, counts.menus++) {
      const { locations, viewing } = randomMenus(seed);
      const prepared = locations.map(({ menu, settings }) => prepareOrderPricing(menu, orderSettings(settings)));
      for (const [at, { menu, settings }] of locations.entries())
        for (const surface of surfaces)
          for (let instant = 0; instant < instants; instant++) {
            const asked = viewing(surface);
            const pricing = prepared[at];
            if (pricing === undefined) continue;
            const shown = shownMenu(menu, pricing, settings, asked);
            counts.pictures++;
            counts.shown += shown.tabs.length;
            counts.hidden += shown.hidden.length;
            for (const { reason } of shown.hidden) reasons.add(reason);
            const [product, naive] = [linesOf(shown), [...naiveShownMenu(menu, settings, asked)]].map(one =>
              one.sort(),
            );
            const where = `seed ${seed}, location ${at}, ${JSON.stringify(asked)}`;
            for (const one of differences(product ?? [], naive ?? [])) violations.push(`${where}: ${one}`);
            for (const { from, reason } of shown.hidden)
              if (!exists(menu, placePath(from))) violations.push(`${where}: ${reason} is nowhere: ${placePath(from)}`);
          }
    }
    return {
      violations,
      figures: [
        ['menus with three locations', counts.menus],
        ['pictures, worked out twice', counts.pictures],
        ['tabs shown, parts hidden', `${counts.shown}, ${counts.hidden}`],
        ['reasons met', [...reasons].sort().join(', ')],
      ],
    };
  },
};

/** The place of a reason is in the menu, or is a value that may be absent there. */
const exists = (menu: unknown, path: string): boolean =>
  valueAt(menu, path) !== undefined || valueAt(menu, path.slice(0, path.lastIndexOf('/'))) !== undefined;

const linesOf = ({ refused, tabs, hidden }: ShownMenu): string[] => [
  ...(refused === null ? [] : [refused]),
  ...tabs.flatMap(({ id, isListed, entries }) => [
    `shown ${id}${isListed ? '' : ' by a button'}`,
    ...entries.map(one => {
      const price = one.price === null ? '' : ` ${one.price.cents}${one.price.isFrom ? ' from' : ''}`;
      return `${one.type} ${one.id}${one.isOut ? ' out' : ''}${price}`;
    }),
  ]),
  ...hidden.map(({ kind, id, reason }) => `${kind} ${id} ${reason}`),
];

const differences = (product: readonly string[], naive: readonly string[]): readonly string[] => [
  ...product.filter(one => !naive.includes(one)).map(one => `only the product says ${one}`),
  ...naive.filter(one => !product.includes(one)).map(one => `the product lacks ${one}`),
  ...(product.length === naive.length ? [] : [`${product.length} lines in place of ${naive.length}`]),
];
