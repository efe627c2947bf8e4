import { expect, it } from 'vitest';
import { jsonSchema } from '../field/json-schema.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { expectCodes } from '../testing/cases.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { text } from './text.ts';

it('holds text of a limited length on one line', () => {
  expectCodes(
    text({ label: 'Name', max: 5 }),
    ['', 'Bar', 'Bar 1'],
    [
      ['Bar 12', 'too-long'],
      [5, 'type'],
      ['a\nb', 'format'],
    ],
  );
});

it('accepts several lines when the field says so', () => {
  expectCodes(text({ label: 'Note', multiline: true }), ['a\nb'], []);
});

it('matches a pattern as a whole, except for empty text', () => {
  const digits = text({ label: 'PLU', pattern: '\\d+' });
  expectCodes(
    digits,
    ['', '1001'],
    [
      ['1001a', 'format'],
      ['a1', 'format'],
    ],
  );
  expect(jsonSchema(digits)).toMatchObject({ pattern: '^(?:\\d+)?$', maxLength: 200 });
});

it('is what its format accepts, except for empty text', () => {
  const zone = text({ label: 'Zone', format: { code: 'ZONE', accepts: value => value === 'UTC' } });
  expectCodes(zone, ['', ' ', 'UTC'], [['Mars', 'format']]);
});

it('is formatted as itself, and as not set when it is empty', () => {
  expect([
    describeDocument(valueTexts, text({ label: 'Name' }), 'Patio'),
    describeDocument(valueTexts, text({ label: 'Name' }), ''),
  ]).toEqual(['Patio', 'Empty']);
});
