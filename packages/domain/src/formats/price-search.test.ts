import { describe, expect, it } from 'vitest';
import { parsePriceSearch } from './price-search.ts';

const prices = ['0.00', '4.99', '5.00', '12.40', '15.00', '15.01', '30.00', '30.01'];
const found = (text: string) => {
  const search = parsePriceSearch(text);
  return search && prices.filter(search);
};

describe('a search for prices', () => {
  it.each([
    ['0.00', ['0.00']],
    ['$0', ['0.00']],
    ['at 12.4', ['12.40']],
    ['over 30', ['30.01']],
    ['> 15.00', ['15.01', '30.00', '30.01']],
    ['More than $15', ['15.01', '30.00', '30.01']],
    ['under 5', ['0.00', '4.99']],
    ['below 5.01', ['0.00', '4.99', '5.00']],
    ['5 to 15', ['5.00', '12.40', '15.00']],
    ['5-15', ['5.00', '12.40', '15.00']],
    ['between 5 and 15', ['5.00', '12.40', '15.00']],
    ['outside 5 to 15', ['0.00', '4.99', '15.01', '30.00', '30.01']],
    ['15 to 5', []],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected));

  it.each(['', 'over', 'over easy', 'pie 49', '12.345', '-5', 'outside 5', '5 to'])('%j is none', text =>
    expect(found(text)).toBeUndefined(),
  );
});
