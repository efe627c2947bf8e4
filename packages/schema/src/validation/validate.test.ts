import { expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import { card, dish } from '../testing/sample.ts';
import { validateValue } from './validate.ts';

const withPlu = (id: number, plu: string) => ({ ...initial(dish), id, info: { name: 'Soup', plu } });
const menu = (plus: string[]) => ({
  ...initial(card),
  courses: [{ id: 'c', name: 'Mains', dishes: plus.map((plu, index) => withPlu(index, plu)) }],
});

it('finds no issue in the initial document of a definition', () => {
  expect(validateValue(card, initial(card))).toEqual([]);
});

it('reports every path with the same unique value, and ignores empty ones', () => {
  expect(validateValue(card, menu(['1', '', '2', '', '1']))).toEqual([
    {
      path: '/courses/[c]/dishes/[0]/info/plu',
      code: 'not-unique',
      params: { value: '1', other: '/courses/[c]/dishes/[4]/info/plu' },
    },
    {
      path: '/courses/[c]/dishes/[4]/info/plu',
      code: 'not-unique',
      params: { value: '1', other: '/courses/[c]/dishes/[0]/info/plu' },
    },
  ]);
});

it('keeps no state between checks', () => {
  expect(validateValue(card, menu(['1', '2']))).toEqual([]);
  expect(validateValue(card, menu(['1', '2']))).toEqual([]);
});
