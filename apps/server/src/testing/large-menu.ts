import { initialDocument, type Menu, type MenuItem, menuDepartment, menuItem } from '@commissary/catalog';
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

/** The path of an item of such a menu. */
export const itemPath = (number: number): string =>
  `/departments/[d${Math.floor(number / perDepartment)}]/items/[i${number}]`;
