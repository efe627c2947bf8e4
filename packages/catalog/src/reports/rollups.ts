import { type Amount, type Dimension, type Posting, sumPostings } from '@commissary/domain';
import type { Period, Question } from './ask.ts';
import { amountsOf, hasDimensions, isOfTickets } from './measures.ts';
import { dayAfter } from './period.ts';
import { mostDaysOfShifts } from './report.ts';

/**
 * Sums that are kept so that long periods are answered from few rows: of each location, by day and by month. A rollup
 * holds every amount that has all of its dimensions, and answers every question that asks for no other dimension.
 * Smallest first; that of days last, which a month alone has.
 *
 * @public
 */
export const rollups = {
  tenders: ['tender'],
  servers: ['server'],
  hours: ['hour', 'orderType', 'channel'],
  items: ['department', 'item'],
  days: ['day'],
} as const satisfies Record<string, readonly Dimension[]>;

export type RollupKey = keyof typeof rollups;
export type RollupSpan = 'day' | 'month';

/** What all of them have. Those of a month have no days. */
const spans = { day: ['location', 'month', 'day'], month: ['location', 'month'] } as const;

/**
 * Returns a rollup of postings, of tickets or of parts of the same rollup.
 *
 * @public
 */
export const rollUp = (key: RollupKey, span: RollupSpan, postings: Iterable<Posting>): readonly Posting[] =>
  sumPostings(postings, [...spans[span], ...rollups[key]]);

/**
 * Which of them are kept of a day or a month. A month has the sums of each of its days, so that a table by day is not made of all
 * that these keep; a day adds up to its own, of whatever has every amount.
 *
 * @public
 */
export const rollupsOf = (span: RollupSpan): readonly RollupKey[] =>
  (Object.keys(rollups) as RollupKey[]).filter(key => span === 'month' || key !== 'days');

/**
 * Which of the rollups of a day those of its month are made of.
 *
 * @public
 */
export const partOfMonth = (key: RollupKey): RollupKey => (key === 'days' ? 'hours' : key);

/** Which of them is kept of several locations together too: everywhere the same items are sold, so that they become fewer. */
export const rollupOfScope = 'items' satisfies RollupKey;

/**
 * Returns that rollup of postings of several locations, or of parts of it: without locations.
 *
 * @public
 */
export const rollUpScope = (span: RollupSpan, postings: Iterable<Posting>): readonly Posting[] =>
  sumPostings(postings, [...spans[span].filter(dimension => dimension !== 'location'), ...rollups[rollupOfScope]]);

/** Whether it answers all of these questions, where their locations are those that it is of. */
export const isAnsweredByScopes = (questions: readonly Question[]): boolean =>
  questions.every(question => rollupFor(question) === rollupOfScope && !asked(question).includes('location'));

/**
 * Returns the first rollup of days, or of whole months, that answers a question; without one it is answered from tickets, or
 * from days.
 *
 * @public
 */
export const rollupFor = (question: Question, span: RollupSpan = 'day'): RollupKey | undefined => {
  const amounts = ticketAmountsOf(question);
  return rollupsOf(span).find(key => {
    const kept: readonly Dimension[] = [...spans[span], ...rollups[key]];
    return (
      asked(question).every(dimension => kept.includes(dimension)) && amounts.every(one => hasDimensions(one, kept))
    );
  });
};

/** What a question asks of tickets; the rest is of shifts. */
export const ticketAmountsOf = ({ measures }: Pick<Question, 'measures'>): readonly Amount[] =>
  measures.flatMap(amountsOf).filter(isOfTickets);

/** Whether a question asks something of tickets, and something of shifts. */
export const asksTickets = (question: Question): boolean => ticketAmountsOf(question).length > 0;
export const asksShifts = ({ measures }: Question): boolean => !measures.flatMap(amountsOf).every(isOfTickets);

/**
 * So many days are answered: those that only tickets can answer, because they are in no file, and those of kept sums and
 * files (five years, with the 29th of two Februaries).
 */
export const mostDaysOfTickets = 31;
export const mostDaysOfSums = 5 * 365 + 2;

/**
 * Whether kept sums answer all of these questions; where one needs the tickets, all are answered from them.
 */
export const isAnsweredByRollups = (questions: readonly Question[]): boolean =>
  questions.every(question => !asksTickets(question) || rollupFor(question) !== undefined);

/**
 * Returns how many days these questions may be asked of. Where kept sums do not answer them, the server says whether files
 * do. [RULE.sold.04]
 */
export const mostDaysOf = (questions: readonly Question[]): number =>
  questions.some(asksShifts) && !questions.some(asksTickets) ? mostDaysOfShifts : mostDaysOfSums;

/**
 * Returns the months of a period that a question can be answered from as a whole; the other days are asked for one by one.
 *
 * @public
 */
export const wholeMonths = (question: Question): readonly string[] => {
  if (asked(question).includes('day') && rollupFor(question, 'month') === undefined) return [];
  const { from, to }: Period = question.period;
  const months: string[] = [];
  let first = from.endsWith('-01') ? from : nextMonth(from);
  for (let next = nextMonth(first); dayAfter(next, -1) <= to; next = nextMonth(first)) {
    months.push(first.slice(0, 7));
    first = next;
  }
  return months;
};

/** So many days after the first of a month is the next one. */
const mostDaysInMonth = 31;

/** The first day of the month after that of a day. */
const nextMonth = (day: string): string => `${dayAfter(`${day.slice(0, 7)}-01`, mostDaysInMonth).slice(0, 7)}-01`;

const asked = ({ dimensions, filters }: Question): readonly Dimension[] => [
  ...dimensions,
  ...filters.map(({ dimension }) => dimension),
];
