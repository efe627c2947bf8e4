import { initialDocument } from '@commissary/catalog';

const perDepartment = 50;

/** A valid menu of about so many bytes of JSON. */
export const menuOf = bytes => {
  const items = Math.round(bytes / 480);
  return {
    ...initialDocument('menu'),
    departments: Array.from({ length: Math.ceil(items / perDepartment) }, (_, department) => ({
      id: `d${department}`,
      info: { name: `Department ${department}`, displayName: '', imageId: '', status: 'ACTIVE' },
      taxes: { selected: [1], includedInPrice: false },
      styles: [],
      categories: [],
      items: Array.from({ length: Math.min(perDepartment, items - department * perDepartment) }, (_, index) =>
        itemOf(department, department * perDepartment + index),
      ),
    })),
  };
};

const itemOf = (department, number) => ({
  id: `i${number}`,
  info: {
    name: `Item ${number}`,
    displayName: '',
    imageId: '',
    status: 'ACTIVE',
    description: Array.from({ length: 24 }, (_, n) => ((number * 7919 + n * 104729) % 46656).toString(36)).join(' '),
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

export const itemCount = menu => menu.departments.reduce((sum, { items }) => sum + items.length, 0);

/** So many changes of prices and names at different paths, another list for each seed. */
export const listOf = (menu, seed, count) => {
  const items = itemCount(menu);
  return Array.from({ length: count }, (_, n) => {
    const number = (seed * 31 + n * 97) % items;
    const item = `/departments/[d${Math.floor(number / perDepartment)}]/items/[i${number}]`;
    return n % 2 === 0
      ? { op: 'set', path: `${item}/pricing/[1]/itemBased/price`, value: `${10 + (seed % 80)}.${10 + (n % 80)}` }
      : { op: 'set', path: `${item}/info/displayName`, value: `Only here ${seed}/${n}` };
  });
};
