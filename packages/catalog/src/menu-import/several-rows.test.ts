import { describe, expect, it } from 'vitest';
import type { MenuColumn } from './menu-import.ts';
import { menuWith, planOf } from './testing/menu-with.ts';

const sizes = ['L', 'l'].map((name, at) => ({ id: `size-${at}`, name }));
const menu = menuWith({
  pricingSchemes: [{ id: 1, name: 'Default', isDefault: true }],
  taxStructures: [
    { id: 1, name: 'Sales Tax' },
    { id: 2, name: 'Alcohol' },
  ],
  departments: [
    {
      ...{ id: 'food', info: { name: 'Food' }, taxes: { selected: [1] } },
      styles: [{ id: 'size', name: 'Size', isSize: true, options: sizes }],
      categories: [
        { id: 'hot', info: { name: 'Hot' } },
        { id: 'bar', info: { name: 'Bar' }, taxes: { selected: [2] } },
      ],
      items: [
        {
          ...{ id: 'punch', category: 'hot', pricing: [{ id: 1, itemBased: { price: '9.00' } }] },
          info: { name: 'Punch', displayName: 'Punch', description: 'Warm', pluNum: '7' },
          nutrition: { calories: 90 },
        },
      ],
    },
  ],
});
const kinds = (columns: MenuColumn[], ...rows: string[][]) =>
  planOf(
    menu,
    ['id', ...columns],
    rows.map(row => ['punch', ...row]),
  ).rows.map(({ kind }) => kind);

/** What the menu says of each value, and two others. */
const values: [MenuColumn, string, string, string][] = [
  ['name', 'Punch', 'Grog', 'Toddy'],
  ['displayName', 'Punch', 'Grog', 'Toddy'],
  ['description', 'Warm', 'Hot', 'Cold'],
  ['plu', '7', '8', '9'],
  ['status', 'Active', 'Inactive', 'Active'],
  ['calories', '90', '80', '70'],
  ['category', 'Hot', 'Bar', 'New'],
  ['tax', 'Sales Tax', 'Alcohol', 'none'],
  ['price', '9.00', '8.00', '7.00'],
];

describe('several rows about an item', () => {
  it.each(values)(
    '[RULE.menuImport.15] say one %s: the first counts, and another is refused',
    (column, now, one, other) => {
      expect(kinds([column], [one], [one], [other])).toEqual(['changed', 'left', 'refused']);
      expect(kinds([column], [now], [now], [one])).toEqual(['left', 'left', 'refused']);
      expect(kinds([column, 'modifierCategories'], ['', 'Dips'], [one, ''], [other, ''])).toEqual([
        ...['changed', 'changed', 'refused'],
      ]);
    },
  );

  it('[RULE.menuImport.10] leave an item the taxes that they say where they take it to a category with others', () => {
    const columns: MenuColumn[] = ['id', 'category', 'tax'];
    const rows = [['punch', 'Bar', 'Sales Tax']];
    const { next } = planOf(menu, columns, rows);
    expect(next.departments[0]?.items[0]).toMatchObject({ category: 'bar', taxes: { selected: [1] } });
    expect(planOf(next, columns, rows).next).toBe(next);
  });
});
