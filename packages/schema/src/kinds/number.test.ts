import { expect, it } from 'vitest';
import { jsonSchema } from '../field/json-schema.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { expectCodes } from '../testing/cases.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { number } from './number.ts';

it('is whole and not negative by default', () => {
  expectCodes(
    number({ label: 'Copies' }),
    [0, 7],
    [
      [-1, 'too-small'],
      [1.5, 'not-a-step'],
      ['7', 'type'],
      [Number.NaN, 'type'],
      [Number.POSITIVE_INFINITY, 'type'],
    ],
  );
});

it('respects its limits and steps', () => {
  expectCodes(
    number({ label: 'Factor', min: 0.5, max: 2, step: 0.1 }),
    [0.5, 0.7, 2],
    [
      [0.4, 'too-small'],
      [2.1, 'too-large'],
      [0.55, 'not-a-step'],
    ],
  );
});

it('with options is one of them', () => {
  const minutes = number({ label: 'Idle', options: [5, 60].map(value => ({ value, label: `${value} min` })) });
  expectCodes(minutes, [5, 60], [[10, 'not-an-option']]);
  expect(describeDocument(valueTexts, minutes, 60)).toBe('60 min');
});

it('is formatted with its unit', () => {
  expect(describeDocument(valueTexts, number({ label: 'Guests', unit: 'people' }), 8)).toBe('8 people');
  expect(describeDocument(valueTexts, number({ label: 'Copies' }), 8)).toBe('8');
});

it('is an integer in JSON Schema when its step is one', () => {
  expect(jsonSchema(number({ label: 'N', max: 9 }))).toMatchObject({ type: 'integer', minimum: 0, maximum: 9 });
  expect(jsonSchema(number({ label: 'N', step: 0.5 }))).toMatchObject({ type: 'number', multipleOf: 0.5 });
});

it('is formatted by its name where it has one', () => {
  const day = number({ label: 'Day', max: 2, names: ['Sunday', 'Monday', 'Tuesday'] });
  expect([0, 2, 7].map(value => describeDocument(valueTexts, day, value))).toEqual(['Sunday', 'Tuesday', '7']);
});
