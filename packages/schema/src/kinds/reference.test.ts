import { expect, it } from 'vitest';
import { describe } from '../describe.ts';
import { expectCodes } from '../testing/cases.ts';
import { isReference, reference } from './reference.ts';
import { text } from './text.ts';

const field = reference({ label: 'Department', to: '/departments', onRemoved: 'unset' });

it('holds an id, or nothing as empty text', () => {
  expectCodes(
    field,
    ['', 4, 'k7'],
    [
      [null, 'type'],
      ['a/b', 'bad-id'],
    ],
  );
  expect([describe(field, ''), describe(field, 4)]).toEqual(['Not set', '4']);
});

it('is told from other kinds', () => {
  expect([isReference(field), isReference(text({ label: 'T' }))]).toEqual([true, false]);
});
