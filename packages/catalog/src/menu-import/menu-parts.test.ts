import { describe, expect, it } from 'vitest';
import type { Menu, MenuItem } from '../documents/index.ts';
import { type MenuColumn, type MenuImportSetup, skippedAnswer } from './menu-import.ts';
import { issuesOf, menuWith, planOf } from './testing/menu-with.ts';

const option = (id: string) => ({ id, name: id });
const offered = (id: string, more: object = {}) => ({ id, min: 0, max: 3, ...more });
const menu = menuWith({
  pricingSchemes: [
    { id: 1, name: 'Default', isDefault: true },
    { id: 'lunch', name: 'Lunch' },
  ],
  taxStructures: [
    { id: 1, name: 'Sales Tax' },
    { id: 2, name: 'Alcohol' },
  ],
  departments: [
    {
      ...{ id: 'food', info: { name: 'Food' }, taxes: { selected: [1] } },
      styles: [
        { id: 'crust', name: 'Crust', options: [option('Thin')] },
        { id: 'size', name: 'Size', isSize: true, options: [option('Small')] },
      ],
      items: [
        { id: 'pizza', info: { name: 'Pizza', pluNum: '1' }, pricing: [{ id: 1, itemBased: { price: '9.00' } }] },
        {
          ...{ id: 'calzone', info: { name: 'Calzone', pluNum: '2' } },
          modifiers: { availability: { categories: [offered('tops', { included: 2 })] } },
        },
      ],
    },
  ],
  modifiers: {
    categories: [
      { id: 'tops', info: { name: 'Toppings' } },
      { id: 'dips', info: { name: 'Dips' } },
    ],
    items: [{ id: 'basil', categoryId: 'tops', info: { name: 'Basil' } }],
    availability: { categories: [offered('dips')] },
    pricingSchemes: [{ id: 1, modifierItems: [{ id: 'basil', price: '1.00' }] }],
  },
});

const planned = (columns: MenuColumn[], rows: string[][], setup: Partial<MenuImportSetup> = {}) => {
  const plan = planOf(menu, columns, rows, setup);
  expect(issuesOf(plan.next)).toEqual([]);
  return {
    ...plan,
    kinds: plan.rows.map(({ kind }) => kind),
    reasons: plan.refused.map(({ line, reason }) => `${line} ${reason}`),
  };
};
const itemNamed = ({ departments }: Menu, name: string) =>
  departments.flatMap(({ items }) => items).find(({ info }) => info.name === name);
const asks = (of: Menu, name: string) =>
  itemNamed(of, name)?.modifiers.availability?.categories.map(({ id, min, max, required }) => [id, min, max, required]);

describe('sizes', () => {
  const columns: MenuColumn[] = ['name', 'size', 'price', 'price lunch'];

  it('[RULE.menuImport.11] are added with their prices in each scheme, to the items of which rows say so and to no other', () => {
    const { next, kinds } = planned(columns, [
      ['Pizza', 'Large', '14.00', '12.00'],
      ['Soup', '', '4.00', ''],
      ['Stew', 'small', '5.00', ''],
      ['', 'Large', '8.00', ''],
    ]);
    expect(kinds).toEqual(['changed', 'added', 'added', 'added']);
    const [food] = next.departments;
    expect(food?.styles.map(({ name, options }) => [name, options.map(one => one.name)])).toEqual([
      ['Crust', ['Thin']],
      ['Size', ['Small', 'Large']],
    ]);
    const large = food?.styles[1]?.options[1]?.id;
    const stylesOf = (name: string) => itemNamed(next, name)?.styles?.map(({ id, optionIds }) => [id, ...optionIds]);
    expect(stylesOf('Pizza')).toBeUndefined();
    expect(stylesOf('Stew')).toBeUndefined();
    expect(stylesOf('Calzone')).toEqual([
      ['crust', 'Thin'],
      ['size', 'Small'],
    ]);
    expect(stylesOf('Soup')).toEqual([['crust', 'Thin']]);
    expect(itemNamed(next, 'Pizza')?.pricing).toMatchObject([
      { id: 1, itemBased: { price: '9.00', sizePrices: [{ id: large, price: '14.00' }] } },
      { id: 'lunch', itemBased: { sizePrices: [{ id: large, price: '12.00' }] } },
    ]);
  });

  it('[RULE.menuImport.11] are in a style of their own where a department has none', () => {
    const { next } = planned(columns, [['Ale', 'Pint', '6.00', '']], { defaults: { department: 'Bar' } });
    expect(next.departments[1]).toMatchObject({
      info: { name: 'Bar' },
      taxes: { selected: [1] },
      styles: [{ name: 'Size', isSize: true, options: [{ name: 'Pint' }] }],
    });
  });

  it('[RULE.menuImport.12] are none where an item has but the one that stands for none', () => {
    const rows = [
      ['Soup', 'Regular', '4.00', ''],
      ['Stew', 'Regular', '5.00', ''],
      ['Stew', 'Large', '8.00', ''],
    ];
    const { next } = planned(columns, rows, { plainSize: 'regular' });
    expect(itemNamed(next, 'Soup')?.pricing[0]?.itemBased).toEqual({ price: '4.00', sizePrices: [] });
    expect(itemNamed(next, 'Stew')?.pricing[0]?.itemBased.sizePrices).toHaveLength(2);
  });
});

describe('modifiers', () => {
  it('[RULE.menuImport.13] are added to their category, offered with a minimum and a maximum, and have prices', () => {
    const columns: MenuColumn[] = ['name', 'modifierCategory', 'minimum', 'maximum', 'modifier', 'modifierPrice'];
    const { next, kinds } = planned(columns, [
      ['Pizza', 'Toppings', '1', '4', 'Basil', '1.50'],
      ['Pizza', 'Toppings', '', '', 'Olives', '0.50'],
      ['', 'Sauces', '0', 'unlimited', 'Pesto', ''],
      ['Calzone', 'Sauces', '', '', '', ''],
    ]);
    expect(kinds).toEqual(['changed', 'changed', 'added', 'changed']);
    const { categories, items, pricingSchemes } = next.modifiers;
    expect(categories.map(({ info }) => info.name)).toEqual(['Toppings', 'Dips', 'Sauces']);
    expect(items.map(({ info, categoryId }) => [info.name, categoryId === categories[2]?.id])).toEqual([
      ['Basil', false],
      ['Olives', false],
      ['Pesto', true],
    ]);
    expect(pricingSchemes[0]?.modifierItems.map(({ price }) => price)).toEqual(['1.50', '0.50']);
    // What the menu offers everywhere is still asked.
    expect(asks(next, 'Pizza')).toEqual([
      ['dips', 0, 3, false],
      ['tops', 1, 4, true],
    ]);
    expect(asks(next, 'Calzone')).toEqual([
      ['tops', 0, 3, false],
      [categories[2]?.id, 0, null, false],
    ]);
  });

  it('[RULE.menuImport.13] are offered by lists in a cell and by columns of their own', () => {
    const { next } = planned(
      ['name', 'modifierCategories', 'offers Toppings', 'offers Sauces'],
      [
        ['Pizza', 'Toppings; Dips', 'n', 'y'],
        ['Soup', '', 'Y', 'N'],
      ],
    );
    expect(asks(next, 'Pizza')?.map(([id]) => id)).toEqual(['dips', next.modifiers.categories[2]?.id, 'tops']);
    expect(asks(next, 'Soup')?.map(([id]) => id)).toEqual(['dips', 'tops']);
  });

  it('[RULE.menuImport.14] are refused where the minimum is above the maximum, or more is included than that', () => {
    const columns: MenuColumn[] = ['name', 'modifierCategory', 'minimum', 'maximum'];
    const { reasons } = planned(columns, [
      ['Pizza', 'Dips', '4', ''],
      ['Pizza', 'Dips', '3', ''],
      ['Pizza', 'Toppings', '2', '1'],
      ['Calzone', 'Toppings', '', '1'],
      ['Calzone', 'Toppings', '', '2'],
      ['', 'Sauces', '3', '2'],
      ['Pizza', 'Toppings', '1', '100'],
    ]);
    expect(reasons).toEqual(['2 range', '4 range', '5 included-range', '7 range', '8 too-large']);
  });

  it('[RULE.menuImport.15] are refused where a row contradicts one above it, or has no category', () => {
    const columns: MenuColumn[] = ['name', 'price', 'modifierCategory', 'modifier', 'modifierPrice'];
    const { reasons } = planned(columns, [
      ['Pizza', '10.00', 'Toppings', 'Basil', '2.00'],
      ['Pizza', '10.00', 'Toppings', 'Basil', '3.00'],
      ['Pizza', '11.00', 'Toppings', '', ''],
      ['Pizza', '10.00', '', 'Garlic', ''],
    ]);
    expect(reasons).toEqual(['3 contradicts', '4 contradicts', '5 modifier-category-missing']);
  });
});

describe('taxes', () => {
  it('[RULE.menuImport.16] are those that a cell names, or that columns of their own say, and none that the menu lacks', () => {
    const { next, reasons } = planned(
      ['name', 'tax', 'tax Alcohol (3%)', 'tax City'],
      [
        ['Pizza', 'sales tax (8.875%); Alcohol', '', ''],
        ['Calzone', '', 'Y', 'N'],
        ['Soup', 'none', '', ''],
        ['Stew', 'City', '', ''],
        ['Dal', '', '', 'Y'],
      ],
    );
    expect(['Pizza', 'Calzone', 'Soup'].map(name => itemNamed(next, name)?.taxes?.selected)).toEqual([
      [1, 2],
      [1, 2],
      [],
    ]);
    expect(reasons).toEqual(['5 unknown-tax', '6 unknown-tax']);
  });
});

describe('the prices of one location', () => {
  it('[RULE.menuImport.17] change what is on the menu, and nothing else', () => {
    const columns: MenuColumn[] = ['name', 'description', 'size', 'price', 'modifier'];
    const { next, reasons, kinds } = planned(
      columns,
      [
        ['Pizza', 'New', '', '9.50', ''],
        ['Pizza', '', 'Small', '7.00', ''],
        ['Pizza', '', 'Huge', '7.00', ''],
        ['Soup', '', '', '4.00', ''],
        ['', '', '', '1.25', 'Basil'],
        ['', '', '', '1.25', 'Olives'],
      ],
      { scope: 'prices', removesMissing: true },
    );
    expect(kinds).toEqual(['changed', 'changed', 'refused', 'refused', 'changed', 'refused']);
    expect(reasons).toEqual(['4 not-in-menu', '5 not-in-menu', '7 not-in-menu']);
    const [before, after] = [itemNamed(menu, 'Pizza'), itemNamed(next, 'Pizza')];
    expect(after).toEqual({ ...before, pricing: after?.pricing });
    expect(after?.pricing[0]?.itemBased).toEqual({ price: '9.50', sizePrices: [{ id: 'Small', price: '7.00' }] });
    expect(itemNamed(next, 'Calzone')).toBe(itemNamed(menu, 'Calzone'));
    expect(next.modifiers.pricingSchemes[0]?.modifierItems[0]?.price).toBe('1.25');
  });
});

describe('items that a file does not name', () => {
  it('[RULE.menuImport.18] are removed only when that is asked for, and never where a row may mean them', () => {
    const rows = [['pizza', '9.00']];
    expect(planned(['name', 'price'], rows).missing.map(({ id }) => id)).toEqual(['calzone']);
    expect(planned(['name', 'price'], rows).next).toBe(menu);
    const { next } = planned(['name', 'price'], rows, { removesMissing: true });
    expect(next.departments[0]?.items.map(({ id }) => id)).toEqual(['pizza']);
    // So does each of many of one name, whether somebody has answered or skips the row.
    const food = menu.departments[0] as (typeof menu.departments)[number];
    const [pizza, calzone] = food.items as [MenuItem, MenuItem];
    const many = Array.from({ length: 20 }, (_, at) => ({
      ...pizza,
      id: `p${at}`,
      info: { ...pizza.info, pluNum: '' },
    }));
    const full = { ...menu, departments: [{ ...food, items: [...many, calzone] }] };
    for (const answers of [{}, { 2: skippedAnswer }]) {
      const plan = planOf(full, ['name'], [['Pizza']], { removesMissing: true, answers });
      expect(plan.missing.map(({ id }) => id)).toEqual(['calzone']);
      expect(plan.next.departments[0]?.items).toEqual(many);
    }
    // A row that is refused names its item too.
    expect(planned(['plu', 'price'], [['2', 'free']]).missing.map(({ id }) => id)).toEqual(['pizza']);
  });
});

describe('rows that continue another', () => {
  it('[RULE.menuImport.19] do what became of the row that they continue', () => {
    const columns: MenuColumn[] = ['name', 'size', 'price'];
    expect(planned(columns, [['', 'Small', '1.00']]).reasons).toEqual(['2 nothing-above']);
    const rows = [
      ['Stew', '', 'free'],
      ['', 'Small', '1.00'],
      ['Stew', 'Large', '2.00'],
    ];
    expect(planned(columns, rows).reasons).toEqual(['2 money', '3 item-refused', '4 item-refused']);
    expect(
      planned(columns, [
        ['pizza', '', ''],
        ['', 'Small', '1.00'],
      ]).kinds,
    ).toEqual(['asked', 'asked']);
  });
});

describe('lists that are full', () => {
  const numbered = (count: number) => Array.from({ length: count }, (_, at) => `N${at}`);

  it('[RULE.menuImport.20] refuse the row that would add one more', () => {
    const departments = numbered(500).map(name => ['x', name, '', '']);
    expect(planned(['name', 'department'], departments).reasons).toEqual(['501 too-many']);
    const sizes = numbered(100).map(name => ['Pizza', name]);
    expect(planned(['name', 'size'], sizes).reasons).toEqual(['101 too-many']);
    const categories = numbered(1001).map(name => ['x', 'Food', name]);
    expect(planned(['name', 'department', 'category'], categories).reasons).toEqual(['1002 too-many']);
    const modifiers = numbered(499).map(name => [name]);
    expect(planned(['modifierCategory'], modifiers).reasons).toEqual(['500 too-many']);
    const items = numbered(4999).map(name => [name]);
    expect(planned(['name'], items, { defaults: { department: 'Food' } }).reasons).toEqual(['5000 too-many']);
  });

  it('[RULE.menuImport.20] also where one row would add too many', () => {
    const list = (count: number) => [['Pizza', numbered(count).join('; ')]];
    expect(planned(['name', 'modifierCategories'], list(199)).reasons).toEqual([]);
    expect(planned(['name', 'modifierCategories'], list(200)).reasons).toEqual(['2 too-many']);
    const [rows] = [[...list(150), ['Pizza', numbered(200).slice(150).join('; ')]]];
    expect(planned(['name', 'modifierCategories'], rows).reasons).toEqual(['3 too-many']);
    const many = numbered(498).map((name): MenuColumn => `offers ${name}`);
    expect(planned(['name', ...many, 'offers Last'], [['Pizza', ...many.map(() => ''), 'y']]).reasons).toEqual([]);
  });
});
