import { describe, expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import { card, dish } from '../testing/sample.ts';
import { type EditLevel, permissionsOf, type Touch } from './permissions.ts';

const rights = (touch: Touch, level: EditLevel = 'base', ...held: string[]) =>
  permissionsOf(card, touch, level, right => held.includes(right))?.toSorted();
const soup = { ...initial(dish), id: 9 };

it('requires the permissions on the path to a field and its own', () => {
  expect(rights({ op: 'set', path: '/kitchen/seats', value: 4 })).toEqual(['edit']);
  expect(rights({ op: 'set', path: '/wages/hourly', value: '16.00' })).toEqual(['edit', 'wages']);
});

it('requires the override permission only where an override is edited', () => {
  const touch: Touch = { op: 'set', path: '/courses/[c]/dishes/[9]/price', value: '4.00' };
  expect([rights(touch), rights(touch, 'override')]).toEqual([['edit'], ['edit', 'price']]);
});

it('treats a new subtree by its differences from the initial values', () => {
  const path = '/courses/[c]/dishes/[9]';
  expect(rights({ op: 'add', path, value: soup }, 'override')).toEqual(['edit']);
  expect(rights({ op: 'add', path, value: { ...soup, price: '4.00', cost: '1.00' } }, 'override')).toEqual([
    'costs',
    'edit',
    'price',
  ]);
});

it('treats a replaced or removed subtree by its former values, or as fully changed when these are unknown', () => {
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

it('requires only the permission of the list for moving a member', () => {
  expect(rights({ op: 'move', path: '/courses/[c]/dishes/[9]' }, 'override')).toEqual(['edit']);
});

it('returns undefined for a path that the definition does not have', () => {
  expect(rights({ op: 'set', path: '/kitchen/nope', value: 1 })).toBeUndefined();
});

describe('a field with an alternative permission', () => {
  const seats: Touch = { op: 'set', path: '/kitchen/seats', value: 4 };
  const rates: Touch = { op: 'set', path: '/rates/7', value: '8.50' };

  it('requires only the alternative of users who hold it, and the usual permissions of all others', () => {
    for (const level of ['base', 'override'] as const) {
      expect([rights(seats, level), rights(seats, level, 'seating')]).toEqual([['edit'], ['seating']]);
      expect([rights(rates, level), rights(rates, level, 'seating')]).toEqual([['edit', 'rates'], ['seating']]);
      const reset: Touch = { op: 'reset', path: '/rates' };
      expect([rights(reset, level), rights(reset, level, 'seating')]).toEqual([['edit', 'rates'], ['seating']]);
    }
  });

  it('grants nothing beside the field and nothing above it', () => {
    expect(rights({ op: 'set', path: '/kitchen/open', value: true }, 'override', 'seating')).toEqual(['edit']);
    expect(rights({ op: 'reset', path: '/kitchen' }, 'override', 'seating')).toEqual(['edit', 'pins', 'seating']);
    const kitchen = initial(card).kitchen;
    const whole: Touch = { op: 'set', path: '/kitchen', before: kitchen, value: { ...kitchen, seats: 4 } };
    expect(rights(whole, 'base', 'seating')).toEqual(['edit', 'seating']);
  });

  it('still requires the permissions of fields further inside', () => {
    const open = { ...card, alternativePermission: 'all' };
    const asked = (touch: Touch) => permissionsOf(open, touch, 'base', right => right === 'all')?.toSorted();
    expect(asked({ op: 'set', path: '/kitchen/seats', value: 4 })).toEqual(['all']);
    expect(asked({ op: 'set', path: '/wages/hourly', value: '16.00' })).toEqual(['all', 'wages']);
  });
});
