import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type RollupKey, type RollupSpan, rollUp, rollups } from '@commissary/catalog';
import type { Amounts, Dimension, DimensionValue, Posting, SoldNames } from '@commissary/domain';

/** Sums of a location on a day or in a month: all rollups of it, and what their ids are called. */
export interface Rollup {
  readonly sums: ReadonlyMap<RollupKey, readonly Posting[]>;
  readonly names: SoldNames;
}

/** Where and when, which the body does not repeat. */
interface RollupPlace {
  readonly locationId: string;
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
  sums: new Map(keys.map(key => [key, rollUp(key, span, postings)])),
  names,
});

export const packRollup = ({ sums, names }: Rollup): Buffer => {
  const body: Body = {
    sums: Object.fromEntries(
      [...sums].map(([key, postings]) => [
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

export const unpackRollup = ({ locationId, span }: RollupPlace, bytes: Uint8Array): Rollup => {
  const { sums, names } = JSON.parse(inflateRawSync(bytes).toString('utf8')) as Body;
  const month = span.slice(0, 7);
  const where = span === month ? { location: locationId, month } : { location: locationId, month, day: span };
  const postingOf =
    (key: RollupKey) =>
    ([values, amounts]: readonly [readonly DimensionValue[], Amounts]): Posting => ({
      of: { ...where, ...Object.fromEntries(rollups[key].map((name, at) => [name, values[at] ?? null])) },
      amounts,
    });
  return {
    sums: new Map(keys.map(key => [key, (sums[key] ?? []).map(postingOf(key))])),
    names: new Map(
      names.map(([dimension, called]) => [dimension, new Map(called.map(([id, name, at]) => [id, { name, at }]))]),
    ),
  };
};
