import { expect, it } from 'vitest';
import { check } from '../check.ts';
import { describe } from '../describe.ts';
import { accept, initial } from '../initial.ts';
import { childField, keying } from '../walk.ts';
import { money } from './money.ts';
import { rows } from './rows.ts';

const field = rows({ label: 'Fees', max: 2 }, money({ label: 'Fee' }));

it('is replaced whole: no path leads inside', () => {
  expect([keying(field), childField(field, '0'), childField(field, '[0]')]).toEqual(['atomic', undefined, undefined]);
});

it('checks and accepts row by row', () => {
  expect(check(field, ['1.00', 'x'])).toEqual([{ path: '/1', code: 'format' }]);
  expect(check(field, ['1.00', '1.00', '1.00']).map(issue => issue.code)).toEqual(['too-many']);
  expect(check(field, 'x').map(issue => issue.code)).toEqual(['type']);
  expect([accept(field, [1, '2']), initial(field), describe(field, ['1.00'])]).toEqual([['1.00', '2.00'], [], '1 fee']);
});

it('cannot hide anything, because nothing says which row is which', () => {
  expect(() => rows({ label: 'Fees' }, money({ label: 'Fee', read: 'payroll' }))).toThrow('Fees');
});
