import { expect, it } from 'vitest';
import { jsonSchema, nullable } from '../field/index.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { expectCodes } from '../testing/cases.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { phone } from './phone.ts';

const sample = phone({ label: 'Phone' });

it('is ten digits; null where it may be empty', () => {
  expectCodes(
    sample,
    ['3125550114'],
    [
      ['312555011', 'format'],
      ['31255501140', 'format'],
      ['(312) 555-0114', 'format'],
      ['', 'format'],
      [3125550114, 'type'],
      [null, 'type'],
    ],
  );
  expectCodes(nullable(sample), ['3125550114', null], []);
  expect(jsonSchema(sample)).toMatchObject({ type: 'string', pattern: '^\\d{10}$' });
});

it('is formatted as people write it', () => {
  expect([
    describeDocument(valueTexts, sample, '3125550114'),
    describeDocument(valueTexts, nullable(sample), null),
  ]).toEqual(['tel. 3125550114', 'Not set']);
});
