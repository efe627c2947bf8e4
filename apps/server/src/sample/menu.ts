import { initialDocument, type Menu, type MenuCategory, type MenuDepartment, type MenuItem } from '@commissary/catalog';
import { addMoney, compareMoney } from '@commissary/domain';
import { menuText } from './menu-items.ts';

const defaultScheme = 1;
const happyHour = 'happy-hour';
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

/** The menu of the sample company: 165 items in nine departments, pizza in two sizes, a happy hour at the bar. */
export const sampleMenu = (): Menu => {
  const lines = readLines(menuText);
  const empty = initialDocument('menu');
  const names = [...new Set(lines.map(line => line.department))];
  return {
    ...empty,
    taxStructures: empty.taxStructures.map(tax => ({ ...tax, flatRate: '8.25' })),
    pricingSchemes: [
      ...empty.pricingSchemes,
      { id: happyHour, name: 'Happy hour', description: '3 to 6 PM', isDefault: false, isActive: true },
    ],
    departments: names.map(name =>
      departmentOf(
        name,
        lines.filter(line => line.department === name),
        pluStartOf(names, lines, name),
      ),
    ),
  };
};

/** A stable id for a name, so that overrides and tests can reference it. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

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
      (category): MenuCategory => ({ id: slug(`${name} ${category}`), info: { ...info(category), pluNum: '' } }),
    ),
    items: lines.map((line, index) => itemOf(id, line, String(firstNumber + index))),
  };
};

const itemOf = (departmentId: string, line: Line, pluNum: string): MenuItem => ({
  id: slug(line.name),
  info: { ...info(line.name), description: '', pluNum },
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
