import { expect, it } from 'vitest';
import { describe } from '../describe.ts';
import { expectCodes } from '../testing/cases.ts';
import { answerSecret, secret, takeSecret } from './secret.ts';

const field = secret({ label: 'Account token', max: 4 });
const stored = { $secret: 's1' };

it('knows the stored and the sent forms, and refuses empty text', () => {
  expectCodes(
    field,
    [stored, { set: true, last4: '1234' }, { value: 'abcd' }, { clear: true }],
    [
      [{ value: '' }, 'empty-secret'],
      [{ value: 'abcde' }, 'too-long'],
      ['abcd', 'type'],
      [{}, 'type'],
    ],
  );
});

it('answers that it is set, and by whom, never the value or its id', () => {
  const facts = { last4: '1234', changedAt: 5, changedBy: 'Ann' };
  expect(answerSecret(stored, id => (id === 's1' ? facts : undefined))).toEqual({ set: true, ...facts });
  expect(answerSecret(undefined, () => facts)).toEqual({ set: false });
});

it('keeps, replaces or clears as the save says; an id that was sent is never believed', () => {
  const put = (value: string) => `new-${value}`;
  expect(takeSecret(stored, undefined, put)).toBe(stored);
  expect(takeSecret(stored, { set: true, last4: '9' }, put)).toBe(stored);
  expect(takeSecret(stored, { value: 'abcd' }, put)).toEqual({ $secret: 'new-abcd' });
  expect(takeSecret(stored, { clear: true }, put)).toBeUndefined();
  expect(takeSecret(stored, { $secret: 's2' }, put)).toBe(stored);
  expect(takeSecret(undefined, { $secret: 's2' }, put)).toBeUndefined();
});

it('reads as its last digits where an answer has them, never as its value', () => {
  const words = [{ set: true, last4: '1234' }, { $secret: 's1' }, { value: 'abcd' }].map(value =>
    describe(field, value),
  );
  expect([...words, describe(field, undefined)]).toEqual(['Ends in 1234', 'Set', 'Set', 'Not set']);
});
