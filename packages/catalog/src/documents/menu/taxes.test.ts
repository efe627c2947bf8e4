import {
  fieldAt,
  findUsages,
  initial,
  removeDanglingIncremental,
  removeDanglingReferences,
  valueAt,
} from '@commissary/schema';
import { expect, it } from 'vitest';
import { menu } from './menu.ts';

const path = '/departments/[d]/items/[i]';
const item = {
  ...(initial(fieldAt(menu, path) ?? menu) as object),
  id: 'i',
  taxes: { selected: [1, 2], includedInPrice: false },
};
const department = { ...(initial(fieldAt(menu, '/departments/[d]') ?? menu) as object), id: 'd', items: [item] };
const start = initial(menu);
const taxed = {
  ...start,
  taxStructures: [1, 2].map(id => ({ ...start.taxStructures[0], id })),
  departments: [department],
};
const untaxed = { ...taxed, taxStructures: taxed.taxStructures.slice(0, 1) };

it('[RULE.menuLoad.01] a removed tax is removed from every selection that has it, and from no other', () => {
  const { document, gone } = removeDanglingReferences(menu, untaxed);
  expect(valueAt(document, `${path}/taxes/selected`)).toEqual([1]);
  expect(gone.map(found => found.path)).toEqual([`${path}/taxes/selected/[2]`]);
  expect(removeDanglingReferences(menu, taxed)).toEqual({ document: taxed, gone: [], cleaned: [] });
  expect(removeDanglingIncremental(menu, taxed, untaxed, ['/taxStructures/[2]'])).toEqual({
    document,
    gone,
    cleaned: [],
  });
});

it('lists the selections that contain a tax before it is removed', () => {
  const documents = { menu: { definition: menu, document: taxed } };
  expect(findUsages(documents, { document: 'menu', path: '/taxStructures' }, 2)).toEqual([
    { document: 'menu', path: `${path}/taxes/selected/[2]` },
  ]);
});
