import { type Dimension, type Posting, sumPostings } from '@commissary/domain';
import type { Period, Question } from './ask.ts';
import { amountsOf, hasDimensions } from './measures.ts';
import { dayAfter } from './period.ts';

/**
 * Sums that are kept so that long periods are answered from few rows. A rollup holds every amount that has all of its
 * dimensions, and answers every question that asks for no other dimension. Smallest first.
 *
 * @public
 */
export const rollups = {
  /** Of the company and of each group: made of the tickets of their locations, without which one it was. */
  itemDay: ['month', 'day', 'department', 'item'],
  locationMonthItem: ['location', 'month', 'department', 'item'],
  locationDayTender: ['location', 'month', 'day', 'tender'],
  locationDayServer: ['location', 'month', 'day', 'server'],
  locationDayHour: ['location', 'month', 'day', 'hour', 'orderType'],
} as const satisfies Record<string, readonly Dimension[]>;

export type RollupKey = keyof typeof rollups;

/**
 * Returns a rollup of postings, of tickets or of parts of the same rollup.
 *
 * @public
 */
export const rollUp = (key: RollupKey, postings: Iterable<Posting>): readonly Posting[] =>
  sumPostings(postings, rollups[key]);

/**
 * Returns the first rollup that answers a question; without one it is answered from tickets.
 *
 * @public
 */
export const rollupFor = (question: Question): RollupKey | undefined => {
  const asked = [...question.dimensions, ...question.filters.map(({ dimension }) => dimension)];
  const amounts = question.measures.flatMap(amountsOf);
  return (Object.keys(rollups) as RollupKey[]).find(key => {
    const kept: readonly Dimension[] = rollups[key];
    return (
      asked.every(dimension => kept.includes(dimension)) &&
      amounts.every(amount => hasDimensions(amount, kept)) &&
      (kept.includes('day') || isWholeMonths(question.period))
    );
  });
};

const isWholeMonths = ({ from, to }: Period): boolean => from.endsWith('-01') && dayAfter(to, 1).endsWith('-01');
