import {
  complete,
  fieldAt,
  initial,
  permissionsOf,
  removeDanglingReferences,
  validateValue,
  valueAt,
} from '@commissary/schema';
import { expect, it } from 'vitest';
import { menu } from '../menu.ts';

const choice = (id: string, level: string, part: object = {}) => ({
  ...{ id, level, departmentId: 'bar', categoryId: '', itemId: '', upcharge: '0.50' },
  ...part,
});
const choices = [
  choice('one', 'ITEM', { itemId: 'cola', limitToSizeIds: ['l'] }),
  choice('some', 'CATEGORY', { categoryId: 'soft' }),
  choice('all', 'ITEMS'),
  choice('food', 'ITEM', { departmentId: 'food', itemId: 'soup' }),
];
const bar = {
  ...{ id: 'bar', info: { name: 'Bar' }, categories: [{ id: 'soft', info: { name: 'Soft drinks' } }] },
  items: [{ id: 'cola', info: { name: 'Cola' } }],
  styles: [{ id: 'size', name: 'Size', isSize: true, options: [{ id: 'l', name: 'Large' }] }],
};
const lunch = { id: 'lunch', info: { name: 'Lunch' }, slots: [{ id: 'drink', name: 'Drink', choices }] };
const food = { id: 'food', info: { name: 'Food' }, items: [lunch, { id: 'soup', info: { name: 'Soup' } }] };
const path = '/departments/[food]/items/[lunch]/slots/[drink]/choices';

const leftOf = (...departments: readonly object[]) => {
  const { document } = removeDanglingReferences(menu, complete(menu, { departments }));
  return (valueAt(document, path) as readonly { id: string }[]).map(({ id }) => id);
};

it('[RULE.combo.05] a choice of a slot is removed with the department, the category or the item that it means; restricted to a removed size it means nothing', () => {
  expect(leftOf(food, bar)).toEqual(['one', 'some', 'all', 'food']);
  expect(leftOf(food, { ...bar, items: [] })).toEqual(['some', 'all', 'food']);
  expect(leftOf(food, { ...bar, categories: [] })).toEqual(['one', 'all', 'food']);
  expect(leftOf(food)).toEqual(['food']);
  expect(leftOf({ ...food, items: [lunch] }, bar)).toEqual(['one', 'some', 'all']);
  const { document } = removeDanglingReferences(menu, complete(menu, { departments: [food, { ...bar, styles: [] }] }));
  expect(valueAt(document, `${path}/[one]/limitToSizeIds`)).toEqual(['NONE']);
});

it('[RULE.combo.10] a location needs the permission for prices to override an upcharge, and none of its own for the rest', () => {
  const rights = (inside: string, value: string) =>
    permissionsOf(menu, { op: 'set', path: `${path}/${inside}`, before: '', value }, 'override');
  expect(rights('[one]/upcharge', '1.00')).toEqual(['overrideMenus', 'overridePriceAndTax']);
  expect(rights('[one]/itemId', 'soup')).toEqual(['overrideMenus']);
});

it('[ENT.MenuItem] a new item is no combo; a slot has a name and a choice means something', () => {
  const item = fieldAt(menu, '/departments/[]/items/[]');
  const slot = fieldAt(menu, '/departments/[]/items/[]/slots/[]');
  if (item === undefined || slot === undefined) throw new Error('items have no slots');
  expect(initial(item)).toMatchObject({ slots: [] });
  const issuesOf = (part: object) =>
    validateValue(slot, complete(slot, { id: 's', name: 'Drink', ...part })).map(one => [one.path, one.code]);
  expect(issuesOf({ choices: [choice('x', 'ITEMS')] })).toEqual([]);
  expect(issuesOf({ name: '' })).toEqual([['/name', 'rule']]);
  expect(issuesOf({ choices: [choice('x', 'ITEM')] })).toEqual([['/choices/[x]/itemId', 'rule']]);
  expect(issuesOf({ choices: [choice('x', 'ITEMS', { upcharge: '-1.00' })] })).toEqual([
    ['/choices/[x]/upcharge', 'too-small'],
  ]);
});
