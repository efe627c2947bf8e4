import { fieldAt, initial, validateValue } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { leavesOf } from '../../testing/leaves.ts';
import { menuCategory } from '../categories.ts';
import { menuDepartment } from '../departments.ts';
import { menuItem } from '../items.ts';
import { menu } from '../menu.ts';
import { modifierAvailability } from './availability.ts';

/** The values at and below a path of the menu, by dotted path. */
const valuesAt = (path: string): string[] => {
  const field = fieldAt(menu, path);
  if (field === undefined) throw new Error(`a menu has no ${path}`);
  return Object.keys(leavesOf(field));
};
const below = (path: string, ...names: readonly string[]): string[] => names.map(name => `${path}.${name}`);

const info = ['displayName', 'name', 'pluNum', 'status'];
const availability = [
  'categoryIds',
  'id',
  'included',
  'includedChoices',
  'itemIds',
  'max',
  'min',
  'offered',
  'required',
];
const prices = 'pricingSchemes[]';
const inclusions = [
  ...below('items[]', 'id', 'quantity'),
  ...below('substitutions', 'allow', 'limit', 'limitAmount', 'restrictToCategory'),
];
const printing = [
  ...below('kitchen', 'printers', 'stations'),
  ...below('label', 'printers'),
  ...below('receipt', 'order', 'print'),
];
const kps = ['displays', 'lateSeconds', 'prepSeconds', 'warnSeconds'];

/** The fields of each entity; those of ours are the picture, the channels, out of stock, and prices without a size. */
const entities: readonly (readonly [path: string, fields: readonly string[]])[] = [
  [
    '/modifiers',
    [
      ...below('availability.categories[]', ...availability),
      ...['categories[].id', ...below('categories[].info', ...info)],
      ...['items[].categoryId', 'items[].id', ...below('items[].info', 'channels', 'imageId', 'out.until', ...info)],
      `${prices}.id`,
      ...below(`${prices}.modifierCategories[]`, 'additionPrice', 'id'),
      ...below(`${prices}.modifierCategories[].additionPrices[]`, 'id', 'price'),
      ...below(`${prices}.modifierItems[]`, 'id', 'price'),
      ...below(`${prices}.modifierItems[].orderAlone`, 'basePrice', 'enabled'),
      ...below(`${prices}.modifierItems[].sizePrices[]`, 'id', 'price'),
      ...below(`${prices}.modifierItems[].styleUpcharge[]`, 'flatRate', 'id', 'style', 'styleOption'),
    ],
  ],
  [
    '/departments/[]/items/[]/pricing/[]',
    [
      ...['id', 'itemBased.price', ...below('itemBased.sizePrices[]', 'id', 'price')],
      ...below('styleUpcharge[]', 'flatRate', 'id', 'size', 'sizeOption', 'style', 'styleOption'),
      'toppingBased.toppingsPrice',
    ],
  ],
  ...['/departments/[]', '/departments/[]/categories/[]', '/departments/[]/items/[]'].flatMap(
    place =>
      [
        [`${place}/modifiers`, below('availability.categories[]', ...availability)],
        [`${place}/inclusions`, inclusions],
        [`${place}/printing`, printing],
        [`${place}/kps`, kps],
      ] as const,
  ),
];

it.each(entities)(
  '[ENT.Modifiers] [ENT.PricingEntry] [ENT.KpsSettings] %s has these fields and no other',
  (path, fields) => {
    expect(valuesAt(path).toSorted()).toEqual([...fields].toSorted());
  },
);

it('a department says where its tickets are printed; categories and items may leave it to it', () => {
  expect(initial(menuDepartment)).toMatchObject({
    printing: { kitchen: { printers: [], stations: [] }, receipt: { print: true, order: 0 }, label: { printers: [] } },
    kps: { displays: [], prepSeconds: 0, warnSeconds: 480, lateSeconds: 720 },
    modifiers: {},
    inclusions: { items: [], substitutions: { allow: false } },
  });
  for (const field of [menuCategory, menuItem]) expect(initial(field)).toMatchObject({ printing: {}, modifiers: {} });
  expect(Object.keys(initial(menuItem))).not.toContain('kps');
});

describe('an offered category of modifiers', () => {
  const issuesOf = (entry: object) =>
    validateValue(modifierAvailability, {
      categories: [
        ...[
          {
            id: 'toppings',
            offered: true,
            required: false,
            min: 0,
            max: null,
            included: 0,
            includedChoices: 'FIRST',
            itemIds: [],
            categoryIds: [],
          },
        ],
      ].map(start => ({ ...start, ...entry })),
    }).map(({ path, rule }) => `${path} ${rule}`);
  const at = '/categories/[toppings]';

  it('has a maximum of at least its minimum, or none', () => {
    expect(issuesOf({ min: 3, max: 2 })).toEqual([`${at}/max choices-range`]);
    expect(issuesOf({ min: 3, max: 3 })).toEqual([]);
    expect(issuesOf({ min: 3, max: null })).toEqual([]);
  });

  it('includes no more choices than its maximum', () => {
    expect(issuesOf({ max: 2, included: 5 })).toEqual([`${at}/included choices-included`]);
    expect(issuesOf({ max: 2, included: 2 })).toEqual([]);
    expect(issuesOf({ max: null, included: 5 })).toEqual([]);
  });

  it('asks for at least one choice when it is required', () => {
    expect(issuesOf({ required: true, min: 0 })).toEqual([`${at}/min choices-required`]);
    expect(issuesOf({ required: true, min: 1 })).toEqual([]);
  });
});
