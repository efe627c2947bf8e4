import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nullable } from '../field/field.ts';
import { jsonSchema } from '../field/json-schema.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { group } from '../kinds/group.ts';
import { number } from '../kinds/number.ts';
import { toggle } from '../kinds/toggle.ts';
import { arbitraryOf } from '../testing/arbitrary.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { card } from '../testing/sample.ts';
import { validateValue } from '../validation/validate.ts';
import { own } from '../value/json.ts';
import { acceptInput, complete, initial } from './initial.ts';

it('complete returns the same object when nothing is missing', () => {
  fc.assert(fc.property(arbitraryOf(card), value => void expect(complete(card, value)).toBe(value)));
});

it('complete fills exactly the removed fields, at any depth, and keeps the rest by reference', () => {
  fc.assert(
    fc.property(arbitraryOf(card), fc.constantFrom('seats', 'mode', 'open', 'lines'), (value, key) => {
      const kitchen = { ...(own(value, 'kitchen') as Record<string, unknown>) };
      delete kitchen[key];
      const completed = complete(card, { ...(value as object), kitchen });
      expect(own(own(completed, 'kitchen'), key)).toEqual(own(initial(card).kitchen, key));
      expect(own(completed, 'courses')).toBe(own(value, 'courses'));
      expect(complete(card, completed)).toBe(completed);
    }),
  );
});

it('complete leaves optional fields absent, and a value of a wrong type unchanged', () => {
  expect(own(complete(card, { kitchen: {} }), 'kitchen')).toEqual(initial(card).kitchen);
  expect(own(complete(card, { kitchen: 'broken' }), 'kitchen')).toBe('broken');
});

it('accept turns numbers into decimals at any depth, once', () => {
  const sent = { ...initial(card), rates: { 7: 8.5 }, fees: [{ amount: 3 }], wages: { hourly: 20 } };
  const stored = acceptInput(card, sent);
  expect(stored).toMatchObject({ rates: { 7: '8.50' }, fees: [{ amount: '3.00' }], wages: { hourly: '20.00' } });
  expect([validateValue(card, stored), acceptInput(card, stored)]).toEqual([[], stored]);
});

it('complete copies the value of a neighbor where the field says so', () => {
  const door = group(
    { label: 'Door' },
    {
      open: toggle({ label: 'Open' }),
      offered: toggle({ label: 'Availability', initialFrom: 'open' }),
    },
  );
  expect([complete(door, { open: true }), complete(door, { open: true, offered: false }), complete(door, {})]).toEqual([
    { open: true, offered: true },
    { open: true, offered: false },
    { open: false, offered: false },
  ]);
});

it('a nullable field accepts null, and is not set then', () => {
  const wait = nullable(number({ label: 'Wait', min: 1 }));
  expect([validateValue(wait, null), validateValue(wait, 2), validateValue(wait, 0).map(({ code }) => code)]).toEqual([
    [],
    [],
    ['too-small'],
  ]);
  expect(validateValue(number({ label: 'Wait' }), null).map(({ code }) => code)).toEqual(['type']);
  expect([describeDocument(valueTexts, wait, null), describeDocument(valueTexts, wait, 2)]).toEqual(['Not set', '2']);
  expect(jsonSchema(wait).anyOf).toHaveLength(2);
});
