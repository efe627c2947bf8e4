import {
  initialDocument,
  type Menu,
  type MenuDepartment,
  type MenuItem,
  menuDepartment,
  menuItem,
  modifierCategory,
  pricingScheme,
} from '@commissary/catalog';
import { initial } from '@commissary/schema';

/** A valid menu of so many items, about 480 bytes each, in departments of fifty. */
export const largeMenu = (items: number): Menu => ({
  ...initialDocument('menu'),
  departments: Array.from({ length: Math.ceil(items / perDepartment) }, (_, department) => ({
    ...initial(menuDepartment),
    id: `d${department}`,
    info: { name: `Department ${department}`, displayName: '', imageId: '', status: 'ACTIVE' as const },
    items: Array.from({ length: Math.min(perDepartment, items - department * perDepartment) }, (_, index) =>
      itemOf(department, department * perDepartment + index),
    ),
  })),
});

const perDepartment = 50;

const itemOf = (department: number, number: number): MenuItem => ({
  ...initial(menuItem),
  id: `i${number}`,
  info: {
    ...initial(menuItem).info,
    name: `Item ${number}`,
    description: `${number} `.padEnd(180, 'tomato, basil and olive oil '),
    pluNum: String(100_000 + number),
  },
  departmentId: `d${department}`,
  pricing: [
    {
      id: 1,
      itemBased: { price: '9.50', sizePrices: [] },
      toppingBased: { toppingsPrice: '0.00' },
      styleUpcharge: [],
    },
  ],
});

const sizesOf = ({ id }: MenuDepartment) => ['small', 'large'].map(name => ({ id: `${id}-${name}`, name }));
const schemeIds = [1, 2];
const categoryIds = ['c1', 'c2', 'c3', 'c4'];

/**
 * The same with what items of a restaurant have: a price for each of two sizes in two schemes, and four categories of
 * modifiers. About 1,200 bytes and 108 values each.
 */
export const fullMenu = (items: number): Menu => {
  const menu = largeMenu(items);
  return {
    ...menu,
    pricingSchemes: [
      ...menu.pricingSchemes,
      ...schemeIds.slice(1).map(id => ({ ...initial(pricingScheme), id, name: `Scheme ${id}` })),
    ],
    departments: menu.departments.map(inSizes),
    modifiers: {
      ...menu.modifiers,
      categories: categoryIds.map(id => {
        const start = initial(modifierCategory);
        return { ...start, id, info: { ...start.info, name: `Category ${id}` } };
      }),
    },
  };
};

const inSizes = (department: MenuDepartment): MenuDepartment => ({
  ...department,
  styles: [{ id: `${department.id}-size`, name: 'Size', isSize: true, options: sizesOf(department) }],
  items: department.items.map(item => ({
    ...item,
    pricing: schemeIds.map(id => ({
      id,
      itemBased: { price: '9.50', sizePrices: sizesOf(department).map(size => ({ id: size.id, price: '9.50' })) },
      toppingBased: { toppingsPrice: '0.00' },
      styleUpcharge: [],
    })),
    modifiers: {
      availability: {
        categories: categoryIds.map(id => ({
          ...{ id, offered: true, required: false, min: 0, max: 4, included: 0, includedChoices: 'FIRST' as const },
          ...{ itemIds: [], categoryIds: [] },
        })),
      },
    },
  })),
});

/** The path of an item of such a menu. */
export const itemPath = (number: number): string =>
  `/departments/[d${Math.floor(number / perDepartment)}]/items/[i${number}]`;
