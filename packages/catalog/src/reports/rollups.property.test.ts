import { type Posting, takenBack } from '@commissary/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, answerFrom, type Question, sumsFor } from './ask.ts';
import {
  isAnsweredByScopes,
  partOfMonth,
  type RollupKey,
  rollUp,
  rollUpScope,
  rollupFor,
  rollups,
  rollupsOf,
  wholeMonths,
} from './rollups.ts';
import { anyQuestion } from './testing/question.arbitrary.ts';
import { anyTicket, postingsAt } from './testing/ticket.arbitrary.ts';

const anyTickets = fc.array(anyTicket, { maxLength: 6 });
const keys = Object.keys(rollups) as RollupKey[];
const rolled = (key: RollupKey, ...parts: readonly (readonly Posting[])[]) =>
  rollUp(
    key,
    'month',
    parts.flatMap(part => rollUp(key, 'day', part)),
  );
/** Whole months as such, made of what their days have, and the days of other months. */
const kept = (question: Question, postings: readonly Posting[]): readonly Posting[] => {
  const months = wholeMonths(question);
  const isWhole = ({ of }: Posting) => months.includes(String(of.month));
  const [ofMonth, ofDay] = [rollupFor(question, 'month'), rollupFor(question)];
  const daysOf = (key: RollupKey | undefined) => (key === undefined ? [] : rollUp(key, 'day', postings));
  const whole = ofMonth === undefined ? [] : daysOf(partOfMonth(ofMonth)).filter(isWhole);
  return [
    ...(ofMonth === undefined ? [] : rollUp(ofMonth, 'month', whole)),
    ...daysOf(ofDay).filter(one => !isWhole(one)),
  ];
};

describe('for all tickets and questions', () => {
  it('[RULE.measures.30] a rollup that can answer gives the same to the cent as the tickets', () => {
    const used = new Set<RollupKey>();
    fc.assert(
      fc.property(anyTickets, fc.array(anyQuestion, { minLength: 20, maxLength: 20 }), (tickets, questions) => {
        const postings = postingsAt(tickets);
        for (const question of questions) {
          const key = rollupFor(question);
          if (key === undefined) continue;
          used.add(key);
          if (wholeMonths(question).length > 0) used.add(rollupFor(question, 'month') ?? key);
          expect(answer(question, kept(question, postings))).toEqual(answer(question, postings));
        }
      }),
    );
    expect([...used].sort()).toEqual(keys.toSorted());
  });

  it('[RULE.measures.30] so does that of several locations, in parts of some of them, where nobody asks for locations', () => {
    let asked = 0;
    fc.assert(
      fc.property(anyTickets, anyTickets, fc.array(anyQuestion, { minLength: 20 }), (first, second, questions) => {
        const [one, two] = [postingsAt(first), postingsAt(second)];
        const parts = [one, two].map(part => rollUpScope('day', rollUp('items', 'day', part)));
        const together = rollUpScope('day', parts.flat());
        for (const question of questions) {
          if (!isAnsweredByScopes([question])) continue;
          asked += 1;
          expect(answer(question, together)).toEqual(answer(question, [...one, ...two]));
          if (wholeMonths(question).length > 0)
            expect(rollUpScope('month', together)).toEqual(rollUpScope('month', [...one, ...two]));
        }
      }),
    );
    expect(asked).toBeGreaterThan(0);
  });

  it('[RULE.measures.31] the same question has one answer, with whatever else it is asked', () => {
    fc.assert(
      fc.property(anyTickets, anyQuestion, (tickets, question) => {
        const postings = postingsAt(tickets);
        const whole = answer(question, postings).total;
        const alone = question.measures.map(
          key => answer({ ...question, measures: [key], dimensions: [] }, postings).total[0],
        );
        expect(whole).toEqual(alone);
      }),
    );
  });

  it('[RULE.measures.32] an answer is the same from all tickets at once and in parts', () => {
    fc.assert(
      fc.property(anyTickets, anyTickets, anyQuestion, (first, second, question) => {
        const [one, two] = [postingsAt(first), postingsAt(second)];
        const parts = sumsFor(question, two, sumsFor(question, one));
        expect(answerFrom(question, parts)).toEqual(answer(question, [...one, ...two]));
      }),
    );
  });

  it('[RULE.measures.32] a rollup is the same from batches in any order, and from tickets that were corrected', () => {
    fc.assert(
      fc.property(anyTickets, anyTickets, anyTickets, (first, second, corrected) => {
        const [one, two, three] = [postingsAt(first), postingsAt(second), postingsAt(corrected)];
        for (const key of keys) {
          expect(rolled(key, two, one)).toEqual(rollUp(key, 'month', [...one, ...two]));
          expect(rolled(key, one, two, takenBack(one), three)).toEqual(rollUp(key, 'month', [...three, ...two]));
        }
      }),
    );
  });
});

describe('which rollup answers', () => {
  const question: Question = {
    measures: ['net'],
    dimensions: ['location', 'item'],
    filters: [],
    period: { from: '2026-11-01', to: '2026-11-30' },
  };

  it('[RULE.measures.30] has months as a whole where all of their days are asked for, and no day is asked for by itself', () => {
    const months = (from: string, to: string, more: Partial<Question> = {}) =>
      wholeMonths({ ...question, ...more, period: { from, to } });
    expect(rollupFor(question)).toBe('items');
    expect(months('2026-11-01', '2026-11-30')).toEqual(['2026-11']);
    expect(months('2026-11-01', '2026-11-29')).toEqual([]);
    expect(months('2026-11-02', '2026-11-30')).toEqual([]);
    expect(months('2027-12-31', '2028-02-29')).toEqual(['2028-01', '2028-02']);
    expect(months('2027-12-31', '2028-02-28')).toEqual(['2028-01']);
    expect(months('2026-11-01', '2026-11-30', { dimensions: ['day', 'item'] })).toEqual([]);
    const filters = [{ dimension: 'day' as const, values: ['2026-11-03'] }];
    expect(months('2026-11-01', '2026-11-30', { filters })).toEqual([]);
  });

  it('[RULE.sold.39] has the days of a month as a whole where a table is by day and location alone, and a day has none', () => {
    const byDay: Question = { ...question, dimensions: ['location', 'day'] };
    expect([rollupFor(byDay, 'month'), wholeMonths(byDay)]).toEqual(['days', ['2026-11']]);
    expect([rollupFor(byDay), rollupsOf('day').includes('days')]).toEqual(['servers', false]);
    const filters = [{ dimension: 'server' as const, values: ['ann'] }];
    expect(wholeMonths({ ...byDay, filters })).toEqual([]);
  });

  it('[RULE.measures.30] has what is filtered too, and every amount that a measure is made of', () => {
    const filters = [{ dimension: 'size' as const, values: ['small'] }];
    expect(rollupFor({ ...question, filters })).toBeUndefined();
    const byServer: Question = { ...question, dimensions: ['server'], measures: ['averageCheck', 'tips'] };
    expect(rollupFor(byServer)).toBe('servers');
    expect(rollupFor({ ...byServer, dimensions: [] })).toBe('servers');
    expect(rollupFor({ ...byServer, dimensions: ['tender'] })).toBeUndefined();
  });

  it('[RULE.measures.30] is of several locations only where all questions are of items, and none of a location', () => {
    const items: Question = { ...question, dimensions: ['item'] };
    const ofElm: Question = { ...items, filters: [{ dimension: 'location', values: ['elm'] }] };
    const byHour: Question = { ...items, dimensions: ['hour'] };
    const asked: readonly (readonly Question[])[] = [[items], [items, question], [ofElm], [items, byHour]];
    expect(asked.map(isAnsweredByScopes)).toEqual([true, false, false, false]);
  });
});
