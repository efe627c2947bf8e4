import { expect, it } from 'vitest';
import { conditionPaths, matches } from './condition.ts';
import type { Condition } from './meta.ts';

it('reads the group around the field, nested keys included', () => {
  const value = { mode: 'B', track: { enabled: true } };
  expect(matches({ path: 'mode', equals: 'B' }, value)).toBe(true);
  expect(matches({ path: 'mode', equals: ['A', 'B'] }, value)).toBe(true);
  expect(matches({ path: 'track/enabled', equals: false }, value)).toBe(false);
  expect(matches({ path: 'gone', equals: 'B' }, value)).toBe(false);
});

const doc = {
  open: true,
  departments: [
    {
      id: 'd',
      mode: 'A',
      categories: [{ id: 'c', kind: 'hot' }],
      items: [{ id: 'i', category: 'c', info: { name: '' } }],
    },
  ],
};
const info = '/departments/[d]/items/[i]/info';

it.each<[Condition, boolean, readonly string[]]>([
  [{ path: 'name', empty: true }, true, [`${info}/name`]],
  [{ not: { path: 'name', empty: true } }, false, [`${info}/name`]],
  [{ path: 'category', up: 1, equals: 'c' }, true, ['/departments/[d]/items/[i]/category']],
  [{ path: 'mode', up: 2, equals: ['B', 'A'] }, true, ['/departments/[d]/mode']],
  [{ path: '/open', equals: true }, true, ['/open']],
  [{ path: '/departments/[.]/mode', equals: 'B' }, false, ['/departments/[]/mode']],
  [
    { path: '/departments/[.]/categories/[@category]/kind', up: 1, equals: 'hot' },
    true,
    ['/departments/[]/categories/[]/kind', '/departments/[d]/items/[i]/category'],
  ],
  [
    {
      any: [
        { path: 'name', equals: 'x' },
        {
          all: [
            { path: '/open', equals: true },
            { path: 'gone', empty: true },
          ],
        },
      ],
    },
    true,
    [`${info}/name`, '/open', `${info}/gone`],
  ],
  [{ all: [] }, true, []],
  [{ any: [] }, false, []],
])('decides %o, and says what it reads', (condition, expected, paths) => {
  expect(matches(condition, doc, info)).toBe(expected);
  expect(conditionPaths(condition, info)).toEqual(paths);
});

it('counts what has nothing in it as empty', () => {
  const empty = (value: unknown) => matches({ path: 'here', empty: true }, { here: value });
  expect([undefined, null, '', [], {}].map(empty)).toEqual([true, true, true, true, true]);
  expect([0, false, ' ', [0], { a: 0 }].map(empty)).toEqual([false, false, false, false, false]);
});
