import { describe, expect, it } from 'vitest';
import type { Menu } from '../documents/index.ts';
import { type MenuColumn, type MenuImportSetup, newItemAnswer, plainColumns, skippedAnswer } from './menu-import.ts';
import { issuesOf, menuWith, planOf } from './testing/menu-with.ts';

const priced = (price: string, sizes: Readonly<Record<string, string>> = {}) => [
  { id: 1, itemBased: { price, sizePrices: Object.entries(sizes).map(([id, own]) => ({ id, price: own })) } },
];
const menu = menuWith({
  pricingSchemes: [
    { id: 1, name: 'Default', isDefault: true },
    { id: 'lunch', name: 'Lunch' },
  ],
  taxStructures: [
    { id: 1, name: 'Sales Tax', flatRate: '8.00' },
    { id: 2, name: 'Alcohol', flatRate: '3.00' },
  ],
  departments: [
    {
      ...{ id: 'food', info: { name: 'Food' }, taxes: { selected: [1] } },
      categories: [
        { id: 'red', info: { name: 'Red Pizzas' } },
        { id: 'white', info: { name: 'White Pizzas' } },
      ],
      styles: [
        {
          id: 'size',
          name: 'Size',
          isSize: true,
          options: [
            { id: 'small', name: 'Small' },
            { id: 'large', name: 'Large' },
          ],
        },
      ],
      items: [
        {
          id: 'marg',
          category: 'red',
          info: { name: 'Margherita', pluNum: '1001' },
          pricing: priced('9.00', { large: '14.00' }),
        },
        { id: 'rossa', category: 'red', info: { name: 'Rossa', pluNum: '1002' }, pricing: priced('10.00') },
        { id: 'cafe', info: { name: 'Café' }, pricing: priced('3.00') },
      ],
    },
    {
      id: 'bar',
      info: { name: 'Bar' },
      items: [{ id: 'water', info: { name: 'Water', pluNum: '2001' }, pricing: priced('2.00') }],
    },
  ],
  modifiers: {
    categories: [{ id: 'tops', info: { name: 'Toppings' } }],
    items: [{ id: 'basil', categoryId: 'tops', info: { name: 'Basil', pluNum: '9001' } }],
    pricingSchemes: [{ id: 1, modifierItems: [{ id: 'basil', price: '1.00' }] }],
  },
});

const itemOf = (from: Menu, id: string) => from.departments.flatMap(({ items }) => items).find(one => one.id === id);
const kinds = (columns: readonly MenuColumn[], rows: string[][], setup: Partial<MenuImportSetup> = {}) => {
  const plan = planOf(menu, columns, rows, setup);
  expect(issuesOf(plan.next)).toEqual(issuesOf(menu));
  return plan.rows.map(({ kind }) => kind);
};
const refusals = (columns: readonly MenuColumn[], rows: string[][], setup: Partial<MenuImportSetup> = {}) => {
  const plan = planOf(menu, columns, rows, setup);
  expect(issuesOf(plan.next)).toEqual(issuesOf(menu));
  return plan.refused.map(({ line, column, value, reason }) => `${line} ${column} ${value} ${reason}`);
};

describe('a menu from a table', () => {
  it('names each column once', () => {
    expect(new Set(plainColumns).size).toBe(plainColumns.length);
  });

  it('[RULE.menuImport.01] finds items by id, then PLU number, then name in their category', () => {
    const columns: MenuColumn[] = ['id', 'plu', 'name', 'category', 'price'];
    const plan = planOf(menu, columns, [
      ['marg', '1002', '', '', '9.50'],
      ['gone', '1002', '', '', '10.50'],
      ['', '', 'Rossa', 'White Pizzas', '7.00'],
      ['', '', 'Bianca', 'White Pizzas', '11.00'],
    ]);
    expect(plan.rows.map(({ kind, item }) => `${kind} ${item}`)).toEqual([
      'refused marg',
      'changed rossa',
      'asked null',
      'added n1',
    ]);
    expect(plan.refused).toEqual([{ line: 2, column: 1, value: '1002', reason: 'plu-taken' }]);
    expect(plan.asked).toEqual([{ line: 4, candidates: [{ id: 'rossa', name: 'Rossa', where: 'Food › Red Pizzas' }] }]);
    expect(itemOf(plan.next, 'n1')).toMatchObject({
      category: 'white',
      info: { name: 'Bianca' },
      pricing: priced('11.00'),
    });
  });

  it('[RULE.menuImport.02] asks what a row means that fits several items or a near name, and follows the answer', () => {
    const rows = [
      ['cafe', '3.50'],
      ['cafe', '3.50'],
    ];
    const columns: MenuColumn[] = ['name', 'price'];
    expect(kinds(columns, rows)).toEqual(['asked', 'asked']);
    expect(planOf(menu, columns, rows).asked).toHaveLength(1);
    expect(kinds(columns, rows, { answers: { 2: skippedAnswer } })).toEqual(['skipped', 'skipped']);
    expect(kinds(columns, rows, { answers: { 2: 'cafe' } })).toEqual(['changed', 'left']);
    expect(planOf(menu, columns, rows, { answers: { 2: newItemAnswer } }).rows.map(({ item }) => item)).toEqual([
      'n1',
      'n1',
    ]);
  });

  it('[RULE.menuImport.03] changes nothing where a cell is empty or says what the menu says', () => {
    const columns: MenuColumn[] = ['plu', 'name', 'department', 'category', 'size', 'price', 'tax', 'description'];
    const plan = planOf(menu, columns, [
      ['1001', 'Margherita', 'Food', 'Red Pizzas', '', '9.00', 'Sales Tax (8%)', ''],
      ['1001', 'Margherita', 'food', '', 'Large', '$14.00', '', ''],
      ['', '', '', '', '', '', '', ''],
    ]);
    expect(plan.rows.map(({ kind }) => kind)).toEqual(['left', 'left']);
    expect(plan.next).toBe(menu);
    expect(plan.missing.map(({ id }) => id)).toEqual(['rossa', 'cafe', 'water']);
  });

  it('[RULE.menuImport.04] refuses a row with its cell and the reason, and nothing of the row is imported', () => {
    expect(
      refusals(
        ['plu', 'name', 'price', 'status'],
        [
          ['1001', 'Marinara', '1,5', 'on sale'],
          ['1002', '', '-1.00', ''],
          ['3001', 'Calzone', '7.001', ''],
          ['9001', 'Quattro', '7.00', ''],
          ['A1', 'Capri', '7.00', ''],
          ['3002', 'x'.repeat(101), '1000000', ''],
          ['3003', '', '=A1', ''],
        ],
      ),
    ).toEqual([
      '2 2 1,5 money',
      '2 3 on sale status',
      '3 2 -1.00 negative-money',
      '4 2 7.001 too-many-decimals',
      '5 0 9001 plu-taken',
      '6 0 A1 format',
      '7 2 1000000 too-large',
      `7 1 ${'x'.repeat(101)} too-long`,
      '8 2 =A1 money',
      '8 null  name-missing',
    ]);
  });

  it('[RULE.menuImport.05] reads amounts as the chosen decimal sign says', () => {
    const priceOf = (text: string, decimal: '.' | ',') => {
      const { next, refused } = planOf(menu, ['plu', 'price'], [['1001', text]], { decimal });
      return refused[0]?.reason ?? itemOf(next, 'marg')?.pricing[0]?.itemBased.price;
    };
    const [point, comma] = [(text: string) => priceOf(text, '.'), (text: string) => priceOf(text, ',')];
    expect(['12', '$ 12.50', '1,234.5', '12.50 USD', '.99', '007', '-0'].map(point)).toEqual([
      '12.00',
      '12.50',
      '1234.50',
      '12.50',
      '0.99',
      '7.00',
      '0.00',
    ]);
    expect(['1.234,50', '€ 3,5', '1 234', "1'234,00"].map(comma)).toEqual(['1234.50', '3.50', '1234.00', '1234.00']);
    for (const text of ['1.5', '12,345,6', '1.23.4']) expect([text, comma(text)]).toEqual([text, 'money']);
    for (const text of ['1,5', '1,23', '12,34.00', '1e3', 'NaN', '0x10', '.', '5$00', '(5.00'])
      expect([text, point(text)]).toEqual([text, 'money']);
    expect(['($5.00)', '$-5', '−0.01'].map(point)).toEqual(Array(3).fill('negative-money'));
  });

  it('[RULE.menuImport.21] refuses a row whose columns of one meaning differ, and takes them where they do not', () => {
    expect(refusals(['plu', 'price', 'price'], [['1001', '1.00', '2.00']])).toEqual([
      '2 1 1.00 twice',
      '2 2 2.00 twice',
    ]);
    expect(refusals(['plu', 'name', 'name'], [['1001', 'A', 'B']])).toEqual(['2 2 B twice']);
    expect(kinds(['plu', 'price', 'price', 'name', 'name'], [['1001', '1.00', '1.00', 'A', 'A']])).toEqual(['changed']);
    expect(refusals(['modifier', 'price', 'modifierPrice'], [['Basil', '1.00', '2.00']])).toHaveLength(2);
  });

  it('[RULE.menuImport.22] takes a formula and the names of a program as plain names, without what an export put in front', () => {
    const names = ["'=SUM(A1)", '=1+1', '__proto__', 'constructor', 'toString'];
    const { next, rows } = planOf(
      menu,
      ['name', 'size', 'modifierCategory'],
      names.map(name => [name, name, name]),
    );
    expect(rows.map(({ kind }) => kind)).toEqual(names.map(() => 'added'));
    expect(issuesOf(next)).toEqual([]);
    const plain = ['=SUM(A1)', ...names.slice(1)];
    expect(next.departments[0]?.items.slice(3).map(({ info }) => info.name)).toEqual(plain);
    expect(next.modifiers.categories.slice(1).map(({ info }) => info.name)).toEqual(plain);
    expect(Object.getPrototypeOf(next)).toBe(Object.prototype);
  });

  it('[RULE.menuImport.23] refuses to take an item to another department', () => {
    expect(
      refusals(
        ['plu', 'department', 'price'],
        [
          ['2001', 'Food', '1.00'],
          ['2001', 'bar', '1.00'],
        ],
      ),
    ).toEqual(['2 1 Food department-differs']);
  });
});
