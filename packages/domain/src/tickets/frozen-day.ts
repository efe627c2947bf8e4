import type { Amounts, Posting } from './posting.ts';
import { takenBack, totalOf } from './sum-postings.ts';

/**
 * A day of a location as it was closed, in one form for equal days: what is hashed. It has the amounts of each ticket, so
 * that what comes later can be told from what was there.
 */
export interface FrozenDay {
  readonly location: string;
  readonly day: string;
  readonly totals: Amounts;
  /** By id; those that count on the day. */
  readonly tickets: readonly (readonly [id: string, amounts: Amounts])[];
}

/**
 * Returns what tickets, each with its postings, count for on a day.
 *
 * @public
 */
export const freezeDay = (
  location: string,
  day: string,
  tickets: Iterable<readonly [id: string, postings: readonly Posting[]]>,
): FrozenDay => {
  const counted: (readonly [string, Amounts])[] = [];
  for (const [id, postings] of tickets) {
    const amounts = totalOf(postings.filter(({ of }) => of.location === location && of.day === day));
    if (Object.keys(amounts).length > 0) counted.push([id, amounts]);
  }
  return {
    location,
    day,
    totals: totalOf(counted.map(([, amounts]) => ({ of: {}, amounts }))),
    tickets: counted.sort(([a], [b]) => (a < b ? -1 : 1)),
  };
};

/**
 * Returns what came after a day was closed: how many tickets count otherwise than then, and by how much in all.
 *
 * @public
 */
export const sinceFrozen = (
  frozen: FrozenDay,
  now: FrozenDay,
): { readonly tickets: number; readonly amounts: Amounts } => {
  const before = new Map(frozen.tickets);
  const after = new Map(now.tickets);
  const differences = [...new Set([...before.keys(), ...after.keys()])].map(id =>
    totalOf([{ of: {}, amounts: after.get(id) ?? {} }, ...takenBack([{ of: {}, amounts: before.get(id) ?? {} }])]),
  );
  return {
    tickets: differences.filter(amounts => Object.keys(amounts).length > 0).length,
    amounts: totalOf(differences.map(amounts => ({ of: {}, amounts }))),
  };
};
