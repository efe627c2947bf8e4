import { expect, it } from 'vitest';
import { initial } from './initial.ts';
import { type EditLevel, permissionsOf, type Touch } from './permissions.ts';
import { card, dish } from './testing/sample.ts';

const rights = (touch: Touch, level: EditLevel = 'base') => permissionsOf(card, touch, level)?.toSorted();
const soup = { ...initial(dish), id: 9 };

it('needs the rights on the way to a field and its own', () => {
  expect(rights({ op: 'set', path: '/kitchen/seats', value: 4 })).toEqual(['edit']);
  expect(rights({ op: 'set', path: '/wages/hourly', value: '16.00' })).toEqual(['edit', 'wages']);
});

it('asks for the right of an override only where an override is edited', () => {
  const touch: Touch = { op: 'set', path: '/courses/[c]/dishes/[9]/price', value: '4.00' };
  expect([rights(touch), rights(touch, 'override')]).toEqual([['edit'], ['edit', 'price']]);
});

it('counts a new subtree by what differs from the initial values', () => {
  const path = '/courses/[c]/dishes/[9]';
  expect(rights({ op: 'add', path, value: soup }, 'override')).toEqual(['edit']);
  expect(rights({ op: 'add', path, value: { ...soup, price: '4.00', cost: '1.00' } }, 'override')).toEqual([
    'costs',
    'edit',
    'price',
  ]);
});

it('counts a replaced or removed subtree by what it held, and by everything when that is not known', () => {
  const path = '/courses/[c]/dishes/[9]';
  expect(rights({ op: 'set', path: '/wages', before: { hourly: '15.00' }, value: { hourly: '15.00' } })).toEqual([
    'edit',
    'wages',
  ]);
  expect(rights({ op: 'set', path, before: soup, value: { ...soup, cost: '1.00' } }, 'override')).toEqual([
    'costs',
    'edit',
  ]);
  expect(rights({ op: 'remove', path, before: soup }, 'override')).toEqual(['costs', 'edit', 'price']);
  expect(rights({ op: 'remove', path }, 'override')).toEqual(['costs', 'edit', 'price']);
  expect(rights({ op: 'reset', path: '/courses' })).toEqual(['costs', 'edit', 'notes']);
});

it('lets a member be moved by whoever may edit the list', () => {
  expect(rights({ op: 'move', path: '/courses/[c]/dishes/[9]' }, 'override')).toEqual(['edit']);
});

it('knows no right for a place that the definition does not have', () => {
  expect(rights({ op: 'set', path: '/kitchen/nope', value: 1 })).toBeUndefined();
});
