import { expect, it } from 'vitest';
import { jsonSchema, nullable } from '../field/index.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { expectCodes } from '../testing/cases.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { wrongAddressParts } from '../value/index.ts';
import { address } from './address.ts';

const sample = address({ label: 'Address', states: ['IL', 'NY'] });
const elm = { street: '214 Elm St.', city: 'Chicago', state: 'IL', postalCode: '60611' };

it('has all its parts and nothing else, or is null where it may be empty', () => {
  expectCodes(
    sample,
    [elm, { ...elm, postalCode: '60611-1234' }, { ...elm, street: 's'.repeat(120), city: 'c'.repeat(60) }],
    [
      [{ ...elm, street: ' ' }, 'format'],
      [{ ...elm, street: 's'.repeat(121) }, 'format'],
      [{ ...elm, city: 'c'.repeat(61) }, 'format'],
      [{ ...elm, state: 'TX' }, 'format'],
      [{ ...elm, postalCode: '6061' }, 'format'],
      [{ ...elm, state: 5 }, 'type'],
      [{ ...elm, country: 'US' }, 'type'],
      [{ street: '214 Elm St.' }, 'type'],
      ['214 Elm St.', 'type'],
      [null, 'type'],
    ],
  );
  expectCodes(nullable(sample), [elm, null], []);
  expect(jsonSchema(sample)).toMatchObject({ properties: { state: { enum: ['IL', 'NY'] } } });
});

it('names the parts that are wrong, in their order', () => {
  expect(wrongAddressParts({ ...elm, street: '', postalCode: '6' }, ['IL'])).toEqual(['street', 'postalCode']);
  expect(wrongAddressParts(elm, ['IL'])).toEqual([]);
});

it('is formatted as one line', () => {
  expect([describeDocument(valueTexts, sample, elm), describeDocument(valueTexts, nullable(sample), null)]).toEqual([
    'at 214 Elm St.',
    'Not set',
  ]);
});
