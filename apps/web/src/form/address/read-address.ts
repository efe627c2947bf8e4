import { type PostalAddress, wrongAddressParts } from '@commissary/schema';

const countries = ['united states', 'usa', 'us'];

/**
 * The parts of an address that is written as one text, `5 Pine St., Suite 3, Chicago, IL 60611`: the comma before the
 * state may be missing, and the country may follow. Null where it is none, or lacks a part.
 */
export const readAddress = (text: string, states: readonly string[]): PostalAddress | null => {
  const written = text.trim();
  const country = countries.find(name => written.toLowerCase().endsWith(name)) ?? '';
  const words = written
    .slice(0, written.length - country.length)
    .replaceAll(',', ' , ')
    .split(' ')
    .filter(Boolean);
  const dropCommas = () => {
    while (words.at(-1) === ',') words.pop();
  };
  const lastWord = () => {
    dropCommas();
    return words.pop() ?? '';
  };
  const postalCode = lastWord();
  const state = lastWord().toUpperCase();
  dropCommas();
  const comma = words.lastIndexOf(',');
  const city = words.slice(comma + 1).join(' ');
  const street = words.slice(0, Math.max(comma, 0)).join(' ').replaceAll(' ,', ',');
  const found = { street, city, state, postalCode };
  return wrongAddressParts(found, states).length === 0 ? found : null;
};
