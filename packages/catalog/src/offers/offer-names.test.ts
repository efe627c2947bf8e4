import { complete } from '@commissary/schema';
import { expect, it } from 'vitest';
import { documents, type Menu } from '../documents/index.ts';
import { menuNames } from './offer-names.ts';

const item = (id: string, name: string, category = '') => ({ id, info: { name }, category });
const menu = complete(documents.menu.field, {
  departments: [
    {
      id: 'bar',
      info: { name: 'Bar' },
      categories: [{ id: 'soft', info: { name: 'Soft drinks' } }],
      items: [item('a', 'Cola', 'soft'), item('b', 'Cola'), item('c', 'Tea', 'soft')],
    },
    { id: 'kids', info: { name: 'Kids' }, items: [item('d', 'Cola')] },
  ],
}) as Menu;

it('an item says where it is exactly when another one has its name, and an unknown one is its id', () => {
  const { item: nameOf } = menuNames(menu);
  expect([
    nameOf('bar', 'a'),
    nameOf('bar', 'b'),
    nameOf('bar', 'c'),
    nameOf('kids', 'd'),
    nameOf('kids', 'x'),
  ]).toEqual(['Cola (Soft drinks, Bar)', 'Cola (Bar)', 'Tea', 'Cola (Kids)', 'x']);
});
