import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardNumber } from '../testing/ticket.arbitrary.ts';
import { hasCardNumber } from './card-number.ts';

const gap = fc.constantFrom('', ' ', '-', '.');

it('[RULE.tickets.02] the number of a card is found in any text, in one piece or in groups', () => {
  fc.assert(
    fc.property(cardNumber, gap, fc.constantFrom(...['', 'Visa ', 'Visa', 'T4 ']), (number, between, before) => {
      const groups = number.match(/.{1,4}/g) ?? [];
      expect(hasCardNumber(`${before}${groups.join(between)} for Dana`)).toBe(true);
    }),
  );
});

it('[RULE.tickets.02] with another check digit it is none', () => {
  fc.assert(
    fc.property(cardNumber, fc.integer({ min: 1, max: 9 }), (number, by) => {
      const last = (Number(number.at(-1)) + by) % 10;
      expect(hasCardNumber(`${number.slice(0, -1)}${last}`)).toBe(false);
    }),
  );
});

it.each([
  ['4111 1111 1111 1111', true],
  ['5500005555555559', true],
  ['340000000000009', true],
  ['table 12 4111-1111-1111-1111 12/27', true],
  ['card4111111111111111', true],
  // One digit less, and one that no card begins with.
  ['411111111111', false],
  ['1111111111111117', false],
  // A phone number with its country, an id, a time.
  ['+4915123456783', false],
  ['550e8400-e29b-41d4-4716-446655440000', false],
  ['41111111-1111-1111-8000-000000000000', false],
  ['(312) 555-0142', false],
  ['', false],
])('[RULE.tickets.02] of %s', (text, expected) => {
  expect(hasCardNumber(text)).toBe(expected);
});
