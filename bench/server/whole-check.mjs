// The whole check of a menu of 5,000 items with prices by size and modifiers (about 5 MB), compared with a bare walk along
// its definition.
// node bench/server/whole-check.mjs
import {
  documents,
  initialDocument,
  menuDepartment,
  menuItem,
  modifierCategory,
  modifierItem,
} from '@commissary/catalog';
import { complete, frozen, initial, validateValue, walkValue } from '@commissary/schema';
import { sized } from './size.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';

const items = sized(5_000, 100);
const perDepartment = 50;
const modifiers = 500;
const perCategory = 25;
const rounds = 15;

const named = (start, name, more = {}) => ({ ...start, info: { ...start.info, name, ...more } });
const categoryIds = Array.from({ length: modifiers / perCategory }, (_, at) => `c${at}`);
const offered = id => ({
  id,
  offered: true,
  required: false,
  min: 0,
  max: 4,
  included: 0,
  itemIds: [],
  categoryIds: [],
});
const sizesOf = department => ['small', 'large'].map(size => ({ id: `${size}-${department}`, name: size }));

const itemOf = (department, number) => ({
  ...named(initial(menuItem), `Item ${number}`, {
    description: `${number} `.padEnd(180, 'tomato, basil and olive oil '),
    pluNum: String(100_000 + number),
  }),
  id: `i${number}`,
  pricing: [
    {
      id: 1,
      itemBased: { price: '9.50', sizePrices: sizesOf(department).map(({ id }) => ({ id, price: '9.50' })) },
      toppingBased: { toppingsPrice: '1.00' },
      styleUpcharge: [],
    },
  ],
  modifiers: { availability: { categories: categoryIds.slice(number % 15, (number % 15) + 4).map(offered) } },
});

const menu = () =>
  complete(documents.menu.field, {
    ...initialDocument('menu'),
    departments: Array.from({ length: items / perDepartment }, (_, department) => ({
      ...named(initial(menuDepartment), `Department ${department}`),
      id: `d${department}`,
      styles: [{ id: `size-${department}`, name: 'Size', isSize: true, options: sizesOf(department) }],
      items: Array.from({ length: perDepartment }, (_, at) => itemOf(department, department * perDepartment + at)),
    })),
    modifiers: {
      ...initialDocument('menu').modifiers,
      categories: categoryIds.map(id => ({ ...named(initial(modifierCategory), `Category ${id}`), id })),
      items: Array.from({ length: modifiers }, (_, at) => ({
        ...named(initial(modifierItem), `Modifier ${at}`),
        id: `m${at}`,
        categoryId: categoryIds[Math.floor(at / perCategory)],
      })),
    },
  });

const { field } = documents.menu;
const timed = work => {
  // A new document each time: what is remembered of an object would make the second check cheaper.
  const doc = frozen(menu());
  const start = performance.now();
  work(doc);
  return performance.now() - start;
};
const issues = validateValue(field, menu());
if (issues.length > 0) throw new Error(`the menu is not valid: ${JSON.stringify(issues.slice(0, 3))}`);
let visited = 0;
const found = await takeTurns(
  rounds,
  async () => timed(doc => validateValue(field, doc)),
  async () =>
    timed(doc =>
      walkValue(field, doc, () => {
        visited += 1;
      }),
    ),
);
console.log(`${(JSON.stringify(menu()).length / 1e6).toFixed(1)} MB, ${visited} values visited in all rounds`);
console.log(`check ${found.ours.toFixed(0)} ms, walk ${found.baseline.toFixed(0)} ms`);
verdict('whole check of a menu, compared with a bare walk', times(found.ratio), '≤ 3x', found.ratio <= 3);
