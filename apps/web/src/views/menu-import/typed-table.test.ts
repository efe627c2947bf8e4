import { expect, it } from 'vitest';
import { typedTable } from './typed-table.ts';

const cells = (text: string) => typedTable(text)?.rows.map(one => [one.line, ...one.cells]);

it('[RULE.menuFile.16] reads a name and a price from each line, which the space or tab before the amount divides', () => {
  expect(cells('Margherita 14.50\nHouse red 2019\t9\r\n\n Soup of the day ')).toEqual([
    [1, 'Margherita', '14.50'],
    [2, 'House red 2019', '9'],
    [4, 'Soup of the day', ''],
  ]);
  expect(cells('7 Up $3.00\nCola\t\t$ 3.00')).toEqual([
    [1, '7 Up', '$3.00'],
    [2, 'Cola', '$ 3.00'],
  ]);
});

it('[RULE.menuFile.16] puts items below the department of a line with a colon', () => {
  expect(typedTable('Bread 4.00\nPizza:\nDiavola 16.50')).toMatchObject({
    headers: ['Item', 'Price', 'Department'],
    rows: [
      { line: 1, cells: ['Bread', '4.00', ''] },
      { line: 3, cells: ['Diavola', '16.50', 'Pizza'] },
    ],
  });
  expect(typedTable('Diavola 16.50')?.headers).toEqual(['Item', 'Price']);
});

it('[RULE.menuFile.16] is no table without an item', () => {
  for (const text of ['', ' \n ', 'Pizza:']) expect(typedTable(text)).toBeNull();
});
