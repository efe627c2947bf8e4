import {
  acceptInput,
  complete,
  describeDocument,
  fieldAt,
  initial,
  parts,
  pathLabelsAt,
  permissionsOf,
  validateValue,
} from '@commissary/schema';
import { expect, it } from 'vitest';
import { valueTexts } from '../../texts/form/values.ts';
import { menu } from './menu.ts';

const item = (id: string, pluNum: string) => ({
  id,
  info: { name: `Item ${id}`, pluNum },
  pricing: [{ id: 1, itemBased: { price: 12.5 } }],
});
const withItems = (...items: unknown[]) =>
  acceptInput(menu, complete(menu, { departments: [{ id: 'd7', info: { name: 'Pizza' }, items }] }));
const price = '/departments/[d7]/items/[a]/pricing/[1]/itemBased/price';

it('[RULE.menu.25] a new menu has the Sales Tax and the Default pricing scheme', () => {
  expect(initial(menu)).toMatchObject({
    taxStructures: [{ name: 'Sales Tax', flatRate: '0.00', applies: 'AFTER' }],
    pricingSchemes: [{ name: 'Default' }],
    departments: [],
  });
});

it('[RULE.menu.06] a PLU number of another item is not unique', () => {
  const issues = validateValue(menu, withItems(item('a', '1001'), item('b', '1001'), item('c', '1002')));
  expect(issues.map(issue => `${issue.path} ${issue.code}`)).toEqual([
    '/departments/[d7]/items/[a]/info/pluNum not-unique',
    '/departments/[d7]/items/[b]/info/pluNum not-unique',
  ]);
});

it('[RULE.menu.09] an empty PLU number may occur any number of times', () => {
  expect(validateValue(menu, withItems(item('a', ''), item('b', '')))).toEqual([]);
});

it('a new item is active, with an entry for the default scheme and no price in it', () => {
  const field = fieldAt(menu, '/departments/[d7]/items/[new]');
  expect(field && initial(field)).toMatchObject({
    info: { status: 'ACTIVE' },
    pricing: [{ id: 1, itemBased: { sizePrices: [] }, toppingBased: {}, styleUpcharge: [] }],
  });
});

it('formats the path of a price with the labels of the menu, and the price in dollars', () => {
  const doc = withItems(item('a', ''));
  const field = fieldAt(menu, price);
  expect(pathLabelsAt(valueTexts, menu, doc, price)).toEqual(['Pizza', 'Item a', 'Price']);
  expect(field && describeDocument(valueTexts, field, '12.50')).toBe('$12.50');
});

it('requires manageMenus for the company, and additionally the permission for prices at a group or location', () => {
  const touch = { op: 'set', path: price, value: '13.00' } as const;
  expect(permissionsOf(menu, touch, 'base')).toEqual(['manageMenus']);
  expect(permissionsOf(menu, touch, 'override')).toEqual(['overrideMenus', 'overridePriceAndTax']);
  const name = { op: 'set', path: '/departments/[d7]/items/[a]/info/name', value: 'X' } as const;
  expect(permissionsOf(menu, name, 'override')).toEqual(['overrideMenus']);
  const tax = { op: 'add', path: '/departments/[d7]/taxes/selected/[2]', value: 2 } as const;
  expect(permissionsOf(menu, tax, 'override')).toEqual(['overrideMenus', 'overridePriceAndTax']);
});

it('is stored department by department', () => {
  expect([...parts(menu, withItems()).keys()].toSorted()).toEqual([
    '/departments',
    '/departments/[d7]',
    '/itemGroups',
    '/layout',
    '/messages',
    '/modifiers',
    '/offers',
    '/onlineCategories',
    '/onlineFeaturedItems',
    '/pricingSchemes',
    '/requirements',
    '/taxStructures',
  ]);
});
