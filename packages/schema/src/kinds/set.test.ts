import { expect, it } from 'vitest';
import { childField, keyingOf } from '../field/walk.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { validateValue } from '../validation/validate.ts';
import { number } from './number.ts';
import { set } from './set.ts';

const field = set({ label: 'Days', max: 3, initial: [1] }, number({ label: 'Day', max: 6 }));

it('holds each value once and reports the position of a wrong one', () => {
  expect(validateValue(field, [0, 6])).toEqual([]);
  expect(validateValue(field, [7, 3, 3])).toEqual([
    { path: '/[7]', code: 'too-large', params: { max: 6 } },
    { path: '/[3]', code: 'duplicate-id', params: { id: '3' } },
  ]);
  expect(validateValue(field, [1, 2, 3, 4]).map(issue => issue.code)).toEqual(['too-many']);
  expect(validateValue(field, [{}]).map(issue => issue.code)).toEqual(['bad-id']);
});

it('is addressed by value and formatted as its values', () => {
  expect([keyingOf(field), childField(field, '[3]')?.label, childField(field, '3')]).toEqual(['set', 'Day', undefined]);
  expect([describeDocument(valueTexts, field, [1, 2]), describeDocument(valueTexts, field, [])]).toEqual([
    '1, 2',
    'None',
  ]);
});
