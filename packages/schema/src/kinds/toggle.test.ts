import { expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import { jsonSchema } from '../field/json-schema.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { expectCodes } from '../testing/cases.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { toggle } from './toggle.ts';

const field = toggle({ label: 'Bar tabs' });

it('accepts true and false and no other truthy or falsy value', () => {
  expectCodes(
    field,
    [true, false],
    [
      ['true', 'type'],
      [1, 'type'],
      [null, 'type'],
    ],
  );
});

it('is off by default, and formatted as On and Off', () => {
  expect([initial(field), initial(toggle({ label: 'X', initial: true }))]).toEqual([false, true]);
  expect([
    describeDocument(valueTexts, field, true),
    describeDocument(valueTexts, field, false),
    describeDocument(valueTexts, field, undefined),
  ]).toEqual(['On', 'Off', 'Not set']);
  expect(jsonSchema(field)).toEqual({ title: 'Bar tabs', type: 'boolean' });
});
