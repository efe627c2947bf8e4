import { initialDocument, menuDepartment, menuItem } from '@commissary/catalog';
import { initial } from '@commissary/schema';

const perDepartment = 50;

/** A valid menu of about so many bytes of JSON. */
export const menuOf = bytes => {
  const items = Math.round(bytes / 480);
  return {
    ...initialDocument('menu'),
    departments: Array.from({ length: Math.ceil(items / perDepartment) }, (_, department) => ({
      ...newDepartment,
      id: `d${department}`,
      info: { ...newDepartment.info, name: `Department ${department}` },
      items: Array.from({ length: Math.min(perDepartment, items - department * perDepartment) }, (_, index) =>
        itemOf(department, department * perDepartment + index),
      ),
    })),
  };
};

/** As the definition has them now, so that a field that is added since does not break the benchmarks. */
const newDepartment = initial(menuDepartment);
const newItem = initial(menuItem);

const itemOf = (department, number) => ({
  ...newItem,
  id: `i${number}`,
  info: {
    ...newItem.info,
    name: `Item ${number}`,
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
