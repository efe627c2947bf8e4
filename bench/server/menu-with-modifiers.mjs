import {
  documents,
  initialDocument,
  menuDepartment,
  menuItem,
  modifierCategory,
  modifierItem,
} from '@commissary/catalog';
import { complete, initial } from '@commissary/schema';

const perDepartment = 50;
const modifiers = 500;
const perCategory = 25;

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

/** A valid menu of so many items with prices by size and modifiers: 5,000 items are about 5 MB. */
export const menuWithModifiers = items =>
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
