import { expect, it } from 'vitest';
import { acceptInput, initial } from '../computed/initial.ts';
import { childField, keyingOf } from '../field/walk.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { validateValue } from '../validation/validate.ts';
import { map } from './map.ts';
import { percent } from './percent.ts';

const field = map({ label: 'Rates', max: 2 }, percent({ label: 'Rate' }));

it('is addressed by key', () => {
  expect([keyingOf(field), childField(field, '7')?.label, childField(field, '[7]')]).toEqual([
    'group',
    'Rate',
    undefined,
  ]);
});

it('checks, accepts and formats value by value', () => {
  expect(validateValue(field, { 7: '8.25', 8: 'x' })).toEqual([{ path: '/8', code: 'format' }]);
  expect(validateValue(field, { 'a b': '1.00' })).toEqual([{ path: '/a b', code: 'bad-id' }]);
  expect(validateValue(field, { a: '1.00', b: '1.00', c: '1.00' }).map(issue => issue.code)).toEqual(['too-many']);
  expect(validateValue(field, []).map(issue => issue.code)).toEqual(['type']);
  expect([
    acceptInput(field, { 7: 8 }),
    initial(field),
    describeDocument(valueTexts, field, { 7: '8.00' }),
    describeDocument(valueTexts, field, {}),
  ]).toEqual([{ 7: '8.00' }, {}, '7: 8.00%', 'None']);
});
