import { expect, it } from 'vitest';
import { check } from '../check.ts';
import { describe } from '../describe.ts';
import { accept, initial } from '../initial.ts';
import { childField, keying } from '../walk.ts';
import { map } from './map.ts';
import { percent } from './percent.ts';

const field = map({ label: 'Rates', max: 2 }, percent({ label: 'Rate' }));

it('is addressed by key', () => {
  expect([keying(field), childField(field, '7')?.label, childField(field, '[7]')]).toEqual([
    'group',
    'Rate',
    undefined,
  ]);
});

it('checks, accepts and reads value by value', () => {
  expect(check(field, { 7: '8.25', 8: 'x' })).toEqual([{ path: '/8', code: 'format' }]);
  expect(check(field, { 'a b': '1.00' })).toEqual([{ path: '/a b', code: 'bad-id' }]);
  expect(check(field, { a: '1.00', b: '1.00', c: '1.00' }).map(issue => issue.code)).toEqual(['too-many']);
  expect(check(field, []).map(issue => issue.code)).toEqual(['type']);
  expect([accept(field, { 7: 8 }), initial(field), describe(field, { 7: '8.00' }), describe(field, {})]).toEqual([
    { 7: '8.00' },
    {},
    '7: 8.00%',
    'None',
  ]);
});
