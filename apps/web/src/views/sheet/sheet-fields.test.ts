import { documents } from '@commissary/catalog';
import { complete } from '@commissary/schema';
import { expect, it } from 'vitest';
import { sheetFields } from './sheet-fields.ts';

it('[RULE.prices.32] the upcharges of a combo are rows of the sheet of prices', () => {
  const definition = documents.menu.field;
  const choices = [{ id: 'large', level: 'ITEM', departmentId: 'food', itemId: 'soup', upcharge: '0.50' }];
  const menu = complete(definition, {
    departments: [
      {
        ...{ id: 'food', info: { name: 'Food' } },
        items: [
          { id: 'lunch', info: { name: 'Lunch' }, pricing: [], slots: [{ id: 'first', name: 'First', choices }] },
        ],
      },
    ],
  });
  const fields = sheetFields({ kind: 'menu', definition, documents: [menu], isShown: () => true });
  expect(fields).toEqual([
    {
      path: '/departments/[food]/items/[lunch]/slots/[first]/choices/[large]/upcharge',
      words: ['Food', 'Lunch', 'First', 'Choice 1', 'Upcharge'],
    },
  ]);
});
