import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type RollupKey, type RollupSpan, rollUp, rollupOfScope, rollups, rollupsOf } from '@commissary/catalog';
import type { Amounts, Dimension, DimensionValue, Posting, SoldNames } from '@commissary/domain';

/** Sums of a location on a day or in a month: all rollups of it, and what their ids are called. */
export interface Rollup {
  readonly sums: ReadonlyMap<RollupKey, readonly Posting[]>;
  readonly names: SoldNames;
}

/** Where and when, which the body does not repeat. */
interface RollupPlace {
  /** Null: several locations together. */
  readonly locationId: string | null;
  /** 2026-11-21 or 2026-11. */
  readonly span: string;
}

/** As it is stored; rollups of other versions of the product may be missing. */
interface Body {
  readonly sums: { readonly [key in RollupKey]?: readonly (readonly [readonly DimensionValue[], Amounts])[] };
  readonly names: readonly (readonly [Dimension, readonly (readonly [id: string, name: string, at: number])[]])[];
}

const keys = Object.keys(rollups) as RollupKey[];
const named: ReadonlySet<Dimension> = new Set(Object.values(rollups).flat());

export const rollupOf = (span: RollupSpan, postings: readonly Posting[], names: SoldNames): Rollup => ({
  sums: new Map(rollupsOf(span).map(key => [key, rollUp(key, span, postings)])),
  names,
});

/** Those that are few: all but the items. */
const isFew = (key: RollupKey): boolean => key !== 'items';

/** Whether these sums are among the few that are stored apart too. */
export const areFew = (asked: Iterable<RollupKey>): boolean => [...asked].every(isFew);

/** All sums, and beside them the few that most reports ask for. */
export const packRollup = (rollup: Rollup): { readonly body: Buffer; readonly short: Buffer } => ({
  body: packed(rollup, keys),
  short: packed(rollup, keys.filter(isFew)),
});

/** Sums of several locations, with all names: a report names what else it can be restricted to. */
export const packScope = (postings: readonly Posting[], names: SoldNames): Buffer =>
  packed({ sums: new Map([[rollupOfScope, postings]]), names }, [rollupOfScope], named);

const packed = (
  { sums, names }: Rollup,
  of: readonly RollupKey[],
  named: ReadonlySet<Dimension> = new Set(of.flatMap(key => rollups[key])),
): Buffer => {
  const body: Body = {
    sums: Object.fromEntries(
      of
        .flatMap(key => {
          const postings = sums.get(key);
          return postings === undefined ? [] : [[key, postings] as const];
        })
        .map(([key, postings]) => [
          key,
          postings.map(({ of, amounts }) => [rollups[key].map(name => of[name] ?? null), amounts]),
        ]),
    ),
    names: [...names].flatMap(([dimension, called]) =>
      named.has(dimension)
        ? [[dimension, [...called].map(([id, { name, at }]) => [id, name, at] as const)] as const]
        : [],
    ),
  };
  return deflateRawSync(JSON.stringify(body));
};

/** A stored rollup of which a report reads some sums and some names; the others stay as they are. */
export interface StoredRollup {
  readonly sumsOf: (key: RollupKey) => readonly Posting[];
  /** Whether there are such sums: an earlier version of the product made fewer. */
  readonly has: (key: RollupKey) => boolean;
  readonly namesOf: (dimensions: ReadonlySet<Dimension>) => SoldNames;
  /** How many sums there are. */
  readonly sizeOf: (key: RollupKey) => number;
}

export const unpackRollup = (place: RollupPlace, bytes: Uint8Array): Rollup => {
  const { sumsOf, namesOf } = readRollup(place, bytes);
  return { sums: new Map(keys.map(key => [key, sumsOf(key)])), names: namesOf(named) };
};

/** What becomes a part of the sums of several locations. */
export const unpackScope = (place: RollupPlace, bytes: Uint8Array) => {
  const { sumsOf, namesOf } = readRollup(place, bytes);
  return { postings: sumsOf(rollupOfScope), names: namesOf(named) };
};

export const readRollup = ({ locationId, span }: RollupPlace, bytes: Uint8Array): StoredRollup => {
  const { sums, names } = JSON.parse(inflateRawSync(bytes).toString('utf8')) as Body;
  const month = span.slice(0, 7);
  const where = {
    ...(locationId !== null && { location: locationId }),
    ...(span === month ? { month } : { month, day: span }),
  };
  const postingOf =
    (key: RollupKey) =>
    ([values, amounts]: readonly [readonly DimensionValue[], Amounts]): Posting => ({
      of: { ...where, ...Object.fromEntries(rollups[key].map((name, at) => [name, values[at] ?? null])) },
      amounts,
    });
  return {
    sumsOf: key => (sums[key] ?? []).map(postingOf(key)),
    has: key => sums[key] !== undefined,
    namesOf: dimensions =>
      new Map(
        names.flatMap(([dimension, called]) =>
          dimensions.has(dimension)
            ? [[dimension, new Map(called.map(([id, name, at]) => [id, { name, at }]))] as const]
            : [],
        ),
      ),
    sizeOf: key => sums[key]?.length ?? 0,
  };
};
