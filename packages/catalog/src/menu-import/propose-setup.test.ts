import { headerKey } from '@commissary/domain';
import { describe, expect, it } from 'vitest';
import { type MenuSystem, menuColumns } from './menu-columns.ts';
import { proposeSetup } from './propose-setup.ts';
import { menuWith, tableOf } from './testing/menu-with.ts';

const menu = menuWith({
  pricingSchemes: [
    { id: 1, name: 'Default', isDefault: true },
    { id: 'lunch', name: 'Happy Hour' },
  ],
  departments: [{ id: 'food', info: { name: 'Food' }, categories: [{ id: 'red', info: { name: 'Red Pizzas' } }] }],
});
const proposed = (headers: string, ...rows: string[][]) => {
  const { setup, ...rest } = proposeSetup(menu, tableOf(headers.split('|'), ...rows));
  return { ...rest, columns: setup.columns, decimal: setup.decimal, plainSize: setup.plainSize };
};

describe('how a table is read', () => {
  it.each<[MenuSystem | null, headers: string, columns: (string | null)[]]>([
    [
      'Square',
      'Token|Item Name|Variation Name|SKU|Description|Category|Price|Modifier Set - Toppings|Tax - Sales Tax (8%)',
      [null, 'name', 'size', 'plu', 'description', 'department', 'price', 'offers Toppings', 'tax Sales Tax (8%)'],
    ],
    ['Toast', 'Menu Group|Menu Item|Base Price|PLU|POS Name', ['department', 'name', 'price', 'plu', 'displayName']],
    [
      'Clover',
      'Clover ID|Name|Alternate Name|Price|Price Type|Tax Rates|Product Code|Modifier Groups',
      [null, 'name', 'displayName', 'price', null, 'tax', 'plu', 'modifierCategories'],
    ],
    ['Lightspeed', 'Item name|SKU|Accounting group|Default price', ['name', 'plu', 'department', 'price']],
    [
      'Commissary',
      'Commissary ID|Item|Department|Category|Size|Price|Price, Happy Hour|Modifier category',
      ['id', 'name', 'department', 'category', 'size', 'price', 'price lunch', 'modifierCategory'],
    ],
    [null, 'Dish|Amount|Happy Hour price|Chef', ['name', 'price', 'price lunch', null]],
  ])('[RULE.menuImport.06] proposes the columns of a file of %s', (system, headers, columns) => {
    expect(proposed(headers)).toMatchObject({ system, columns });
  });

  it('[RULE.menuImport.06] looks at the values: what groups are, what a number is, and how amounts are written', () => {
    expect(proposed('Item|Category', ['a', 'red pizzas'], ['b', 'New']).columns).toEqual(['name', 'category']);
    expect(proposed('Item|Category', ['a', 'food'], ['b', 'New']).columns).toEqual(['name', 'department']);
    expect(proposed('Item|SKU', ['a', '1001'], ['b', '']).columns).toEqual(['name', 'plu']);
    expect(proposed('Item|SKU', ['a', '1001'], ['b', 'AB-1']).columns).toEqual(['name', null]);
    expect(proposed('Item|Price', ['a', '1,50'], ['b', '2']).decimal).toBe(',');
    expect(proposed('Item|Price', ['a', '1.50'], ['b', '2']).decimal).toBe('.');
    expect(proposed('Token|Item Name|Variation Name').plainSize).toBe('Regular');
    expect(proposed('Item|Size').plainSize).toBe(null);
  });

  it('[RULE.menuImport.07] tells what several columns are called, and reads the first', () => {
    expect(proposed('Price|Item|PRICE |Price')).toMatchObject({
      columns: ['price', 'name', null, null],
      duplicateHeaders: ['Price'],
    });
    expect(proposed('Item||').duplicateHeaders).toEqual([]);
  });

  it('writes all headers as they are compared, and knows the table of the menu itself', () => {
    for (const { headers } of Object.values(menuColumns))
      for (const name of Object.values(headers).flatMap(names => names.split(', '))) expect(headerKey(name)).toBe(name);
    const labels = Object.values(menuColumns).map(({ label }) => label);
    expect(proposed(labels.join('|'))).toMatchObject({ system: 'Commissary', columns: Object.keys(menuColumns) });
  });
});
