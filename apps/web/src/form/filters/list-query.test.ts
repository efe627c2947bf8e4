import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOfQuery, everyRow, isStoredOrder, queryOfAddress, withFilter } from './list-query.ts';

const list = '/parts';
const throughAddress = (query: typeof everyRow) => {
  const given = Object.entries(addressOfQuery(list, query)).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  );
  const address = new URLSearchParams(Object.fromEntries(given)).toString();
  return queryOfAddress(list, Object.fromEntries(new URLSearchParams(address)));
};

const query = fc.record({
  words: fc.string({ unit: 'grapheme' }).map(words => words.trim()),
  filters: fc.dictionary(fc.string({ minLength: 1 }), fc.array(fc.string({ minLength: 1 }), { minLength: 1 })),
  sort: fc.option(
    fc.record({ key: fc.constantFrom('name', '/price', '/a/-b', '/pricing/[x,y;z]'), descending: fc.boolean() }),
  ),
  inTable: fc.boolean(),
});

it('a query comes back from the address as it was', () =>
  fc.assert(
    fc.property(query, one => {
      expect(throughAddress(one)).toEqual(one);
    }),
  ));

it('everything of the list is no part of the address', () =>
  expect(Object.values(addressOfQuery(list, everyRow)).every(value => value === null)).toBe(true));

it('an address of another list, and one that cannot be read, show everything', () => {
  expect(queryOfAddress(list, { list: '/others', words: 'bolt', sort: 'name' })).toEqual(everyRow);
  expect(queryOfAddress(list, { list, filter: '%:=1;:=2;/kept;/kept:', sort: '-', edit: 'yes' })).toEqual(everyRow);
});

it('a filter without values is none, and rows move only where all are shown in their own order', () => {
  const filtered = withFilter(everyRow, '/kept', ['=true']);
  expect(filtered.filters).toEqual({ '/kept': ['=true'] });
  expect(withFilter(filtered, '/kept', []).filters).toEqual({});
  expect([everyRow, filtered, { ...everyRow, words: 'a' }].map(isStoredOrder)).toEqual([true, false, false]);
  expect(isStoredOrder({ ...everyRow, sort: { key: 'name', descending: false } })).toBe(false);
});
