import { expect, it } from 'vitest';
import { describeDocument } from '../formatting/describe-document.ts';
import { expectCodes } from '../testing/cases.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { answerSecret, hasSecret, lastFour, secret, takeSecret } from './secret.ts';

const field = secret({ label: 'Account token', max: 4 });
const stored = { $secret: 's1' };

it('accepts the stored and the sent forms, and rejects empty text', () => {
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

it('returns that it is set, and by whom, never the value or its id', () => {
  const facts = { last4: '1234', changedAt: 5, changedBy: 'Ann' };
  expect(answerSecret(stored, id => (id === 's1' ? facts : undefined))).toEqual({ set: true, ...facts });
  expect(answerSecret(undefined, () => facts)).toEqual({ set: false });
});

it('keeps, replaces or clears as the save says; never trusts a sent id', () => {
  const put = (value: string) => `new-${value}`;
  const take = (head: unknown, sent: unknown) => takeSecret(field, head, sent, put);
  expect(take(stored, undefined)).toBe(stored);
  expect(take(stored, { set: true, last4: '9' })).toBe(stored);
  expect(take(stored, { value: 'abcd' })).toEqual({ $secret: 'new-abcd' });
  expect(take(stored, { clear: true })).toBeUndefined();
  expect(take(stored, { $secret: 's2' })).toBe(stored);
  expect(take(undefined, { $secret: 's2' })).toBeUndefined();
  // An invalid value is not stored, and stays for the check to report.
  for (const wrong of [{ value: '' }, { value: 'abcde' }, 'abcd', {}]) expect(take(stored, wrong)).toBe(wrong);
});

it('counts as set once it is stored, returned as set, or about to be written', () => {
  expect([stored, { set: true }, { value: 'a' }].map(hasSecret)).toEqual([true, true, true]);
  expect([undefined, { set: false }, { clear: true }, { value: '' }].map(hasSecret)).toEqual(Array(4).fill(false));
});

it('shows four characters of a long value and none of a short one', () => {
  expect(['abcd', 'abcdefghijk', 'abcdefghijkl'].map(lastFour)).toEqual(['', '', 'ijkl']);
});

it('is formatted as its last digits where a response has them, never as its value', () => {
  const words = [{ set: true, last4: '1234' }, { $secret: 's1' }, { value: 'abcd' }, { clear: true }].map(value =>
    describeDocument(valueTexts, field, value),
  );
  expect([...words, describeDocument(valueTexts, field, undefined)]).toEqual([
    'Ends in 1234',
    'Set',
    'Changed',
    'Not set',
    'Not set',
  ]);
});
