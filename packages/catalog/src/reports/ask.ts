import { type Dimension, type DimensionValue, type Posting, sumPostings, totalOf } from '@commissary/domain';
import { dimensionsOf, type MeasureKey, measureValue } from './measures.ts';

/** Business days, the first and the last: 2026-11-01. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** What is asked of postings. */
export interface Question {
  readonly measures: readonly MeasureKey[];
  /** A row for each combination of their values. */
  readonly dimensions: readonly Dimension[];
  /** Only what has one of these values. */
  readonly filters: readonly { readonly dimension: Dimension; readonly values: readonly DimensionValue[] }[];
  readonly period: Period;
}

/** A value for each measure of the question; null where there is nothing to divide by. */
type Values = readonly (number | null)[];

export interface Answer {
  readonly rows: readonly { readonly by: readonly DimensionValue[]; readonly values: Values }[];
  /** Of everything that the rows are made of: averages are of the whole, not of the rows. */
  readonly total: Values;
}

/**
 * Returns the measures of a question that cannot be broken down or filtered as it says.
 *
 * @public
 */
export const unanswerable = ({ measures, dimensions, filters }: Question): readonly MeasureKey[] => {
  const needed = [...dimensions, ...filters.map(({ dimension }) => dimension)];
  return measures.filter(key => {
    const known = dimensionsOf(key);
    return needed.some(dimension => !known.includes(dimension));
  });
};

/**
 * Returns what a question needs of postings, added to what it had of others: a long period is gone through in parts, and
 * nothing is kept but sums.
 *
 * @public
 */
export const sumsFor = (
  question: Question,
  postings: Iterable<Posting>,
  before: readonly Posting[] = [],
): readonly Posting[] => {
  const without = unanswerable(question);
  if (without.length > 0) throw new RangeError(`no answer to ${without.join(', ')}`);
  const asked = function* (): Iterable<Posting> {
    yield* before;
    for (const posting of postings) if (isAsked(posting, question)) yield posting;
  };
  return sumPostings(asked(), question.dimensions);
};

/**
 * Returns the answer from these sums. A row in which every measure is 0 or empty is left out: nobody asks for hours
 * without a sale.
 *
 * @public
 */
export const answerFrom = (
  { measures, dimensions }: Pick<Question, 'measures' | 'dimensions'>,
  sums: readonly Posting[],
): Answer => {
  const valuesOf = (amounts: Posting['amounts']): Values => measures.map(key => measureValue(key, amounts));
  return {
    rows: sums
      .map(row => ({ by: dimensions.map(dimension => row.of[dimension] ?? null), values: valuesOf(row.amounts) }))
      .filter(({ values }) => values.some(value => value !== null && value !== 0)),
    total: valuesOf(totalOf(sums)),
  };
};

/**
 * Answers a question from postings, of tickets or of a rollup that can answer it.
 *
 * @public
 */
export const answer = (question: Question, postings: Iterable<Posting>): Answer =>
  answerFrom(question, sumsFor(question, postings));

/** Whether a posting is of what is asked: of its days, and of what its filters name. */
export const isAsked = ({ of }: Posting, { filters, period }: Pick<Question, 'filters' | 'period'>): boolean =>
  isIn(of, period) &&
  filters.every(({ dimension, values }) => {
    const value = of[dimension];
    return value !== undefined && values.includes(value);
  });

/** A rollup by months has no days; it is asked for whole months alone. */
const isIn = ({ day, month }: Posting['of'], { from, to }: Period): boolean =>
  typeof day === 'string'
    ? from <= day && day <= to
    : typeof month === 'string' && from.slice(0, 7) <= month && month <= to.slice(0, 7);
