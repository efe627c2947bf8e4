import { expect, it } from 'vitest';
import { common, coverOf, type Pair } from './pair-cover.ts';

const written: Readonly<Record<string, ReadonlySet<string>>> = {
  hire: new Set(['person', 'role', 'mail']),
  leave: new Set(['person', 'session']),
  rename: new Set(['person']),
  move: new Set(['tenant', 'layer']),
  save: new Set(['layer']),
  publish: new Set(['run']),
};
const tablesOf = (act: string): ReadonlySet<string> => written[act] ?? new Set();
const acts = Object.keys(written);
const all = acts.flatMap((one, index) =>
  acts
    .slice(index)
    .flatMap((other): Pair<string>[] => (common(tablesOf(one), tablesOf(other)).length > 0 ? [[one, other]] : [])),
);

it.each([1, 2, 3, 4, 5])('a cover lets every act meet an act on every table that it writes, with the seed %s', seed => {
  const cover = coverOf(all, tablesOf, { more: 0, seed });
  const met = cover.flatMap(([one, other]) =>
    common(tablesOf(one), tablesOf(other)).flatMap(table => [`${one} ${table}`, `${other} ${table}`]),
  );
  expect([...new Set(met)].sort()).toEqual(
    acts.flatMap(act => [...tablesOf(act)].map(table => `${act} ${table}`)).sort(),
  );
  expect(cover.length).toBeLessThan(all.length);
});

it('a cover has as many other pairs as are asked for, each once, and is the same for the same seed', () => {
  const few = coverOf(all, tablesOf, { more: 0, seed: 1 });
  const cover = coverOf(all, tablesOf, { more: 2, seed: 1 });
  expect(cover.slice(0, few.length)).toEqual(few);
  expect(cover).toHaveLength(few.length + 2);
  expect(new Set(cover).size).toBe(cover.length);
  expect(new Set(coverOf(all, tablesOf, { more: 100, seed: 1 }))).toEqual(new Set(all));
});
