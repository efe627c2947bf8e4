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

const isOwn = ([one, other]: Pair<string>): boolean => one === other;

it.each([1, 2, 3, 4, 5])(
  'a cover lets every act meet itself, and another one on every table that both write, with the seed %s',
  seed => {
    const whole = coverOf(all, tablesOf, { more: 0, seed });
    expect(whole.filter(isOwn).map(([act]) => act)).toEqual(acts);
    const cover = whole.filter(pair => !isOwn(pair));
    const met = cover.flatMap(([one, other]) =>
      common(tablesOf(one), tablesOf(other)).flatMap(table => [`${one} ${table}`, `${other} ${table}`]),
    );
    const shared = acts.flatMap(act =>
      [...tablesOf(act)].flatMap(table =>
        acts.some(other => other !== act && tablesOf(other).has(table)) ? [`${act} ${table}`] : [],
      ),
    );
    expect([...new Set(met)].sort()).toEqual(shared.sort());
    expect(whole.length).toBeLessThan(all.length);
  },
);

it('a cover has as many more pairs as are asked for, each once, and is the same for the same seed', () => {
  const few = coverOf(all, tablesOf, { more: 0, seed: 1 });
  const cover = coverOf(all, tablesOf, { more: 1, seed: 1 });
  expect(cover.slice(0, few.length)).toEqual(few);
  expect(cover).toHaveLength(few.length + 1);
  expect(new Set(cover).size).toBe(cover.length);
  expect(new Set(coverOf(all, tablesOf, { more: 100, seed: 1 }))).toEqual(new Set(all));
});
