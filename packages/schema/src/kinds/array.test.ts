import { expect, it } from 'vitest';
import { acceptInput, initial } from '../computed/initial.ts';
import { childField, keyingOf } from '../field/walk.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { validateValue } from '../validation/validate.ts';
import { array } from './array.ts';
import { money } from './money.ts';

const field = array({ label: 'Fees', max: 2 }, money({ label: 'Fee' }));

it('is replaced whole: no path addresses a row', () => {
  expect([keyingOf(field), childField(field, '0'), childField(field, '[0]')]).toEqual(['atomic', undefined, undefined]);
});

it('checks and accepts row by row', () => {
  expect(validateValue(field, ['1.00', 'x'])).toEqual([{ path: '/1', code: 'format' }]);
  expect(validateValue(field, ['1.00', '1.00', '1.00']).map(issue => issue.code)).toEqual(['too-many']);
  expect(validateValue(field, 'x').map(issue => issue.code)).toEqual(['type']);
  expect([acceptInput(field, [1, '2']), initial(field), describeDocument(valueTexts, field, ['1.00'])]).toEqual([
    ['1.00', '2.00'],
    [],
    '1 fee',
  ]);
});

it('cannot hide fields, because rows have no identity', () => {
  expect(() => array({ label: 'Fees' }, money({ label: 'Fee', read: 'payroll' }))).toThrow('Fees');
});
