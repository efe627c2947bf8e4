import { expect, it } from 'vitest';
import { acceptInput, initial } from '../computed/initial.ts';
import { jsonSchema } from '../field/json-schema.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { expectCodes } from '../testing/cases.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { color } from './color.ts';

const button = color({ label: 'Button', initial: '#306090' });
const tint = color({ label: 'Tint', allowEmpty: true });

it('[FMT.color] is written as # and six digits', () => {
  expectCodes(
    button,
    ['#306090', '#ffffff'],
    [
      ['', 'format'],
      ['#fff', 'format'],
      ['#30609g', 'format'],
      ['306090', 'format'],
      ['#306090 ', 'format'],
      ['#306090\n', 'format'],
      ['url(#306090)', 'format'],
      [0x306090, 'type'],
    ],
  );
});

it('may be empty only where the field says so', () => {
  expectCodes(tint, ['', '#6a0bff'], [['none', 'format']]);
  expect([initial(button), initial(tint), initial(color({ label: 'Ink' }))]).toEqual(['#306090', '', '#000000']);
  expect(describeDocument(valueTexts, tint, '')).toBe('None');
});

it('is stored in lower case', () => {
  expect([acceptInput(button, '#A0B1C2'), acceptInput(button, 7)]).toEqual(['#a0b1c2', 7]);
  const pattern = new RegExp(String(jsonSchema(button).pattern));
  expect(['#a0b1c2', '#A0B1C2', ''].map(text => pattern.test(text))).toEqual([true, false, false]);
});
