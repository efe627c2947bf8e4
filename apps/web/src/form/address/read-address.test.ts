import { expect, it } from 'vitest';
import { readAddress } from './read-address.ts';

const elm = { street: '214 Elm St.', city: 'Chicago', state: 'IL', postalCode: '60611' };

it('an address is read from one text, with or without a comma before the state and a country, and from nothing that lacks a part', () => {
  for (const text of [
    '214 Elm St., Chicago, IL 60611',
    ' 214 Elm St.,Chicago il, 60611, USA ',
    '214 Elm St., Chicago, IL 60611 United States',
  ])
    expect(readAddress(text, ['IL', 'NY'])).toEqual(elm);
  expect(readAddress('5 5th Ave., Suite 3, New York NY 10001-1234', ['IL', 'NY'])).toEqual({
    street: '5 5th Ave., Suite 3',
    city: 'New York',
    state: 'NY',
    postalCode: '10001-1234',
  });
  for (const text of [
    '',
    '214 Elm St.',
    '214 Elm St., Chicago, IL 6061',
    '214 Elm St., Chicago, TX 60611',
    '214 Elm St. Chicago IL 60611',
    `214 Elm St., ${'c'.repeat(61)}, IL 60611`,
  ])
    expect(readAddress(text, ['IL', 'NY'])).toBe(null);
});
