import { expect, it } from 'vitest';
import { equal, own } from './json.ts';

it('compares as JSON: deep, ignoring the order of keys, absent equal to undefined', () => {
  const alike: [unknown, unknown][] = [
    [1, 1],
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
    [{ a: undefined }, {}],
    [[], []],
    [0, -0],
  ];
  const different: [unknown, unknown][] = [
    [1, '1'],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [[1], [2]],
    [{ a: 1 }, { a: 2 }],
    [{ a: null }, {}],
    [{}, { toString: 1 }],
    [[], {}],
    [null, {}],
  ];
  for (const [a, b] of alike) expect([a, b, equal(a, b), equal(b, a)]).toEqual([a, b, true, true]);
  for (const [a, b] of different) expect([a, b, equal(a, b), equal(b, a)]).toEqual([a, b, false, false]);
});

it('reads own properties only', () => {
  expect(own({ a: 1 }, 'a')).toBe(1);
  expect(own({}, 'toString')).toBeUndefined();
  expect(own([1], 'length')).toBeUndefined();
  expect(own(null, 'a')).toBeUndefined();
});
