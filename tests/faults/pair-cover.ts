import { seeded } from '../crash/random.ts';

export type Pair<T> = readonly [T, T];

/** The members that two have in common. */
export const common = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): T[] => [...one].filter(item => other.has(item));

/**
 * A small part of the pairs of acts with a common table: every act with itself, others in which every act meets another
 * one on every table that it writes and another one writes too, and `more`, chosen by the seed.
 */
export const coverOf = <T>(
  pairs: readonly Pair<T>[],
  tablesOf: (act: T) => ReadonlySet<string>,
  { more, seed }: { readonly more: number; readonly seed: number },
): Pair<T>[] => {
  const random = seeded(seed);
  const own = pairs.filter(([one, other]) => one === other);
  const others = pairs.filter(([one, other]) => one !== other);
  // Among those that cover as much, the seed decides.
  const left = new Set(others.map(pair => ({ pair, order: random() })).sort((a, b) => a.order - b.order));
  const open = new Map<T, Set<string>>(pairs.flat().map(act => [act, new Set(tablesOf(act))]));
  const covered = ([one, other]: Pair<T>): (readonly [T, string])[] =>
    common(tablesOf(one), tablesOf(other)).flatMap(table =>
      [one, other].flatMap(act => (open.get(act)?.has(table) ? [[act, table] as const] : [])),
    );
  const chosen: Pair<T>[] = [];
  for (;;) {
    const ranked = [...left].map(one => ({ one, gain: covered(one.pair).length }));
    const best = ranked.reduce<(typeof ranked)[number] | null>(
      (most, next) => (next.gain > (most?.gain ?? 0) ? next : most),
      null,
    );
    if (best === null) break;
    for (const [act, table] of covered(best.one.pair)) open.get(act)?.delete(table);
    chosen.push(best.one.pair);
    left.delete(best.one);
  }
  return [...own, ...chosen, ...[...left].slice(0, more).map(({ pair }) => pair)];
};
