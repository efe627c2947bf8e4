import { expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import { jsonSchema } from '../field/index.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { expectCodes } from '../testing/cases.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { tenant } from './tenant.ts';

const sample = tenant({ label: 'Location', types: ['GLOBAL', 'LOCATION'], to: 'company:/tenants' });
const elm = { type: 'LOCATION', id: 'elm' };

it('is the type and the id of one of its tenants, or everywhere, or not chosen yet', () => {
  expectCodes(
    sample,
    [elm, { type: 'GLOBAL', id: '' }, initial(sample)],
    [
      [{ type: 'GROUP', id: 'north' }, 'not-an-option'],
      [{ type: '', id: 'elm' }, 'not-an-option'],
      [{ type: 'LOCATION', id: '' }, 'bad-id'],
      [{ type: 'LOCATION', id: 'a b' }, 'bad-id'],
      [{ type: 'GLOBAL', id: 'elm' }, 'bad-id'],
      [{ ...elm, name: 'Elm St.' }, 'type'],
      [{ type: 'LOCATION' }, 'type'],
      ['LOCATION:elm', 'type'],
      [null, 'type'],
    ],
  );
  expect(jsonSchema(sample)).toMatchObject({ properties: { type: { enum: ['GLOBAL', 'LOCATION'] } } });
});

it('is not shown by its id: without the names it is counted', () => {
  expect([elm, initial(sample)].map(value => describeDocument(valueTexts, sample, value))).toEqual([
    describeDocument(valueTexts, sample, { type: 'GLOBAL', id: '' }),
    'Not set',
  ]);
  expect(describeDocument(valueTexts, sample, elm)).not.toContain('elm');
});
