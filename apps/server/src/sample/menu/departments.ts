import {
  type MenuCategory,
  type MenuDepartment,
  type MenuItem,
  menuCategory,
  menuDepartment,
  menuItem,
} from '@commissary/catalog';
import { addMoney, compareMoney } from '@commissary/domain';
import { initial } from '@commissary/schema';
import { slug } from './slug.ts';

const defaultScheme = 1;
/** The id of the scheme for the early evening. */
export const happyHour = 'happy-hour';
const sizeStyle = 'size';
/** The price difference of the small size. */
const smallerBy = '-4.00';
const happyHourBy = '-2.00';

interface Line {
  readonly department: string;
  readonly category: string;
  readonly name: string;
  readonly price: string;
}

/** The departments of a menu that is written as text: one line an item, its name and its price, below `department / category`. */
export const departmentsOf = (text: string): MenuDepartment[] => {
  const lines = readLines(text);
  const names = [...new Set(lines.map(line => line.department))];
  return names.map(name =>
    departmentOf(
      name,
      lines.filter(line => line.department === name),
      pluStartOf(names, lines, name),
    ),
  );
};

const readLines = (text: string): Line[] => {
  const lines: Line[] = [];
  let section = { department: '', category: '' };
  for (const line of text.trim().split('\n')) {
    const heading = /^(.+) \/ (.+)$/.exec(line);
    const item = /^(.+) (\d+\.\d{2})$/.exec(line);
    if (heading) section = { department: heading[1] ?? '', category: heading[2] ?? '' };
    else if (item) lines.push({ ...section, name: item[1] ?? '', price: item[2] ?? '' });
  }
  return lines;
};

const firstPlu = 1001;
const pluStartOf = (names: readonly string[], lines: readonly Line[], name: string): number =>
  firstPlu + lines.filter(line => names.indexOf(line.department) < names.indexOf(name)).length;

const departmentOf = (name: string, lines: readonly Line[], firstNumber: number): MenuDepartment => {
  const id = slug(name);
  const categories = [...new Set(lines.map(line => line.category))];
  return {
    ...initial(menuDepartment),
    id,
    info: info(name),
    taxes: { selected: [1], includedInPrice: false },
    styles: hasSizes(name)
      ? [
          {
            id: sizeStyle,
            name: 'Size',
            isSize: true,
            options: [
              { id: 'small', name: '10 in' },
              { id: 'large', name: '14 in' },
            ],
          },
        ]
      : [],
    categories: categories.map(
      (category): MenuCategory => ({
        ...initial(menuCategory),
        id: slug(`${name} ${category}`),
        info: { ...info(category), pluNum: '' },
      }),
    ),
    items: lines.map((line, index) => itemOf(id, line, String(firstNumber + index))),
  };
};

const itemOf = (departmentId: string, line: Line, pluNum: string): MenuItem => ({
  ...initial(menuItem),
  id: slug(line.name),
  info: { ...initial(menuItem).info, name: line.name, pluNum },
  category: slug(`${line.department} ${line.category}`),
  departmentId,
  pricing: [
    entry(defaultScheme, line.price, hasSizes(line.department) ? sizes(line.price) : []),
    ...(hasHappyHour(line) ? [entry(happyHour, addMoney(line.price, happyHourBy), [])] : []),
  ],
});

const hasSizes = (department: string): boolean => department === 'Pizza';
const hasHappyHour = (line: Line): boolean => line.department === 'Bar' && compareMoney(line.price, '6.00') > 0;

const sizes = (price: string) => [
  { id: 'small', price: addMoney(price, smallerBy) },
  { id: 'large', price },
];

const entry = (
  id: string | number,
  price: string,
  sizePrices: { id: string; price: string }[],
): MenuItem['pricing'][number] => ({
  id,
  itemBased: { price, sizePrices },
  toppingBased: { toppingsPrice: '0.00' },
  styleUpcharge: [],
});

const info = (name: string) => ({ name, displayName: '', imageId: '', status: 'ACTIVE' as const });
