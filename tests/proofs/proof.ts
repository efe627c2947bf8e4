/**
 * A claim of the product, and a way to try to break it. The long form has the numbers that the claim names; the short
 * form is the same code on a smaller share of it.
 */
export interface Proof {
  readonly name: string;
  /** What it proves, in a sentence. */
  readonly about: string;
  /** Of a proof that starts databases of its own: it runs once in each of these ways, and on no other database. */
  readonly variants?: readonly string[];
  run(plan: Plan): Promise<Outcome>;
}

export interface Plan {
  /** The share of the long form that runs: 1 is all of it. */
  readonly share: number;
  readonly seed: number;
  /** A PostgreSQL to create databases on. Null: the embedded database. */
  readonly postgresUrl: string | null;
  /** Whether what no other command needs may be installed: not by the short form. */
  readonly mayInstall?: boolean;
  /** One of the proof's own. */
  readonly variant?: string;
  say(line: string): void;
}

export interface Outcome {
  readonly figures: readonly Figure[];
  /** Must be empty. */
  readonly violations: readonly string[];
}

export type Figure = readonly [name: string, value: string | number];

/** The share of the long form that the short form runs: a fortieth. */
export const shortShare = 1 / 40;

/** That share of a whole number, at least one. */
export const portion = ({ share }: Plan, whole: number): number => Math.max(1, Math.ceil(whole * share));

/** The median and the longest of some times, in milliseconds. */
export const times = (measured: readonly number[]): string => {
  const sorted = measured.toSorted((a, b) => a - b).map(Math.round);
  return sorted.length === 0
    ? 'none'
    : `median ${sorted[Math.floor(sorted.length / 2)]} ms, longest ${sorted.at(-1)} ms`;
};
