import { expect, it } from 'vitest';
import { check } from '../check.ts';
import { describe } from '../describe.ts';
import { childField, keying } from '../walk.ts';
import { number } from './number.ts';
import { set } from './set.ts';

const field = set({ label: 'Days', max: 3, initial: [1] }, number({ label: 'Day', max: 6 }));

it('holds each value once and says where one is wrong', () => {
  expect(check(field, [0, 6])).toEqual([]);
  expect(check(field, [7, 3, 3])).toEqual([
    { path: '/[7]', code: 'too-large', params: { max: 6 } },
    { path: '/[3]', code: 'duplicate-id', params: { id: '3' } },
  ]);
  expect(check(field, [1, 2, 3, 4]).map(issue => issue.code)).toEqual(['too-many']);
  expect(check(field, [{}]).map(issue => issue.code)).toEqual(['bad-id']);
});

it('is addressed by value and reads as its values', () => {
  expect([keying(field), childField(field, '[3]')?.label, childField(field, '3')]).toEqual(['set', 'Day', undefined]);
  expect([describe(field, [1, 2]), describe(field, [])]).toEqual(['1, 2', 'None']);
});
