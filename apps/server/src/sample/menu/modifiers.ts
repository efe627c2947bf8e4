import {
  type Inclusions,
  initialDocument,
  type Menu,
  type MenuDepartment,
  type ModifierAvailability,
  modifierAvailability,
  modifierCategory,
  modifierItem,
} from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import { initial } from '@commissary/schema';
import { slug } from './slug.ts';

/** Modifiers under their categories: a name, then its price for the small and the large size where it has one. */
const modifierText = `
Crust
Classic crust
Thin crust
Stuffed crust 2.50 3.50
Gluten-free crust 2.00 3.00
Sauce
Tomato sauce
White sauce
Toppings
Basil 0.75 1.00
Fior di latte 2.00 2.50
Mushrooms 1.50 2.00
Roasted peppers 1.50 2.00
Spicy nduja 2.50 3.00
Anchovies 2.00 2.50
Prosciutto crudo 3.00 4.00
Truffle oil 3.50 4.00
Dips
Garlic dip 1.00
Chili honey 1.50
Ranch 1.00
Cooked
Rare
Medium rare
Medium
Well done
Sides
Side of fries 4.00
Side salad 4.50
Side of spinach 4.50
`;

interface Line {
  readonly name: string;
  readonly category: string;
  readonly prices: readonly string[];
}

const linesOf = (text: string): readonly Line[] => {
  const names = new Set(['Crust', 'Sauce', 'Toppings', 'Dips', 'Cooked', 'Sides']);
  let category = '';
  return text
    .trim()
    .split('\n')
    .flatMap(line => {
      if (names.has(line)) {
        category = line;
        return [];
      }
      const [name = line, ...prices] = line.split(/ (?=\d)/);
      return [{ name, category, prices }];
    });
};

const defaultScheme = 1;
const firstCategoryPlu = 5001;
const firstModifierPlu = 6001;

/** The modifiers of the sample menu: what is asked, what each answer costs. */
export const sampleModifiers = (): Menu['modifiers'] => {
  const lines = linesOf(modifierText);
  const categories = [...new Set(lines.map(({ category }) => category))];
  return {
    ...initialDocument('menu').modifiers,
    categories: categories.map((name, at) => {
      const start = initial(modifierCategory);
      return { ...start, id: slug(name), info: { ...start.info, name, pluNum: String(firstCategoryPlu + at) } };
    }),
    items: lines.map(({ name, category }, at) => {
      const start = initial(modifierItem);
      const info = { ...start.info, name, pluNum: String(firstModifierPlu + at) };
      return { ...start, id: slug(name), categoryId: slug(category), info };
    }),
    pricingSchemes: [
      {
        id: defaultScheme,
        modifierCategories: [{ id: 'toppings', additionPrice: '2.00', additionPrices: [] }],
        modifierItems: lines.flatMap(({ name, prices: [first, large] }) =>
          first === undefined
            ? []
            : [
                {
                  id: slug(name),
                  price: large ?? first,
                  sizePrices:
                    large === undefined
                      ? []
                      : [
                          { id: 'small', price: first },
                          { id: 'large', price: large },
                        ],
                  orderAlone: name.startsWith('Side') ? { enabled: true, basePrice: '6.00' } : { enabled: false },
                  styleUpcharge: [],
                },
              ],
        ),
      },
    ],
  };
};

type Offered = ModifierAvailability['categories'][number];

const offered = (id: string, choices: Partial<Offered>): Offered => ({
  ...{ id, offered: true, required: false, min: 0, max: 1, included: 0, includedChoices: 'FIRST' as const },
  ...{ itemIds: [], categoryIds: [] },
  ...choices,
});
const one = { required: true, min: 1, max: 1 } as const;
const asked = (...categories: Offered[]): ModifierAvailability => ({ ...initial(modifierAvailability), categories });

const pizza = asked(
  offered('crust', one),
  offered('sauce', one),
  offered('toppings', { max: 6 }),
  offered('dips', { max: 4 }),
);
const ownBase = asked(offered('sauce', one), offered('toppings', { min: 1, max: 8, required: true, included: 2 }));
const meat = asked(offered('cooked', one), offered('sides', { max: 2, included: 1 }));
const burger = asked(
  offered('cooked', { ...one, itemIds: ['medium', 'well-done'] }),
  offered('sides', { max: 2, included: 1 }),
  offered('dips', { max: 3, included: 1 }),
);

const comesWith = (...ids: readonly string[]): Inclusions => ({
  items: ids.map(id => ({ id, quantity: 1 })),
  substitutions: { allow: true, limit: true, limitAmount: 2, restrictToCategory: true },
});

/** Where tickets, labels and kitchen screens of a department go. */
const routes: Readonly<Record<string, Pick<MenuDepartment, 'printing' | 'kps'>>> = {
  ...Object.fromEntries(
    [
      ['pizza', 'grill', 'pass', 480],
      ['small-plates', 'cold', 'pass', 360],
      ['salads', 'cold', undefined, 240],
      ['pasta', 'grill', 'pass', 540],
      ['grill', 'grill', 'pass', 900],
      ['desserts', 'cold', undefined, 180],
      ['kids', 'grill', 'pass', 420],
    ].map(([department, printer, display, prepSeconds]) => [
      department,
      {
        printing: {
          kitchen: { printers: [printer], stations: [] },
          receipt: { print: true, order: 0 },
          label: { printers: [] },
        },
        kps: {
          displays: display === undefined ? [] : [display],
          prepSeconds,
          warnSeconds: 480,
          lateSeconds: 900,
        },
      },
    ]),
  ),
};

/** A department with what its items ask, come with, and where their tickets go. */
export const withModifiers = (department: MenuDepartment): MenuDepartment => ({
  ...department,
  ...routes[String(department.id)],
  ...(department.id === 'pizza' && { modifiers: { availability: pizza } }),
  categories: department.categories.map(category => {
    if (category.id === 'pizza-build-your-own') return { ...category, modifiers: { availability: ownBase } };
    if (category.id === 'grill-meat') return { ...category, modifiers: { availability: meat } };
    return category.id === 'desserts-frozen'
      ? { ...category, printing: { ...category.printing, label: { printers: ['bags'] } } }
      : category;
  }),
  items: department.items.map(item => {
    if (item.id === 'margherita') return { ...item, inclusions: comesWith('basil', 'fior-di-latte') };
    if (item.id === 'prosciutto') return { ...item, inclusions: comesWith('fior-di-latte', 'prosciutto-crudo') };
    if (item.id === 'cheeseburger') return { ...item, modifiers: { availability: burger } };
    return item.id === 'caesar'
      ? {
          ...item,
          printing: { ...item.printing, kitchen: { printers: ['cold', 'grill'], stations: [] } },
        }
      : item;
  }),
});

const toppings = '/departments/[pizza]/modifiers/availability/categories/[toppings]';

/** What one location asks and charges otherwise. */
export const modifiersOfHarborSt: readonly Edit[] = [
  { op: 'set', path: `${toppings}/max`, value: 8 },
  { op: 'set', path: '/modifiers/pricingSchemes/[1]/modifierItems/[anchovies]/price', value: '1.50' },
  {
    op: 'set',
    path: '/modifiers/pricingSchemes/[1]/modifierItems/[anchovies]/sizePrices/[large]/price',
    value: '1.50',
  },
  {
    op: 'add',
    path: '/departments/[pizza]/modifiers/availability/categories/[sides]',
    after: 'toppings',
    value: offered('sides', {}),
  },
  { op: 'set', path: '/departments/[grill]/printing/kitchen/printers', value: ['grill', 'cold'] },
];
