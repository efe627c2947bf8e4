import { expect, it } from 'vitest';
import { secret } from '../kinds/secret.ts';
import { text } from '../kinds/text.ts';
import { validateValue } from '../validation/validate.ts';

/** Numbers that card companies publish for tests. */
const cards = ['4242424242424242', '5555 5555 5555 4444', '3782-822463-10005', '6011111111111117', '30569309025904'];

it('rejects a card number in texts and secrets, with any spacing and any text around it', () => {
  for (const card of cards) {
    const codes = [
      ...validateValue(text({ label: 'Note' }), `Call me: ${card}.`),
      ...validateValue(secret({ label: 'Key' }), { value: card }),
    ];
    expect(codes.map(({ code }) => code)).toEqual(['card-number', 'card-number']);
  }
});

it('accepts other long numbers: a wrong check digit, barcodes, telephone numbers, account numbers', () => {
  const others = ['4242424242424241', '4006381333931', '+49 7531 123456789', '1234567890123456', '0'.repeat(16)];
  for (const other of others) expect(validateValue(text({ label: 'Note' }), other)).toEqual([]);
  // A part of a longer number does not count as a number.
  expect(validateValue(text({ label: 'Note' }), `9${'0'.repeat(6)}4242424242424242`)).toEqual([]);
});
