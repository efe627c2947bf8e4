import { type Posting, sumPostings } from '@commissary/domain';
import { describe, expect, it } from 'vitest';
import { answer, unanswerable } from './ask.ts';
import { amountsOf, isOfTickets, type MeasureKey } from './measures.ts';
import { comparedWith, periodOf } from './period.ts';
import { questionsOf } from './report.ts';
import { reports } from './reports.ts';
import { mostDaysOf, rollupFor } from './rollups.ts';

const period = { from: '2026-11-01', to: '2026-11-30' };
const all = { dimensions: [], filters: [], period } as const;

describe('a report', () => {
  it('[RULE.measures.33] has an answer in each table, with each of its filters, and in its chart', () => {
    for (const { permission, tables, filters, only, chart } of Object.values(reports)) {
      const asked = { permission, only, tables: [...tables, { measures: [chart.measure], dimensions: [chart.by] }] };
      for (const dimension of filters) {
        const questions = questionsOf(asked, period, [{ dimension, values: [] }]);
        for (const question of questions) expect(unanswerable(question)).toEqual([]);
        // Nothing is left out but labor of what is no work: of an order type, of a channel.
        const left = asked.tables.filter(table =>
          questions.every(({ measures }) => measures.join() !== table.measures.join()),
        );
        const isWork = dimension === 'location' || dimension === 'day';
        expect(left.filter(({ measures }) => isWork || !measures.includes('laborCost'))).toEqual([]);
      }
    }
  });

  it('[RULE.payroll.12] asks nothing of what the person may not see, and for payroll nothing without wages', () => {
    const rights = { payroll: true, viewWageData: false };
    const asked = (key: keyof typeof reports, some: Parameters<typeof questionsOf>[3]) =>
      questionsOf(reports[key], period, [], some).flatMap(({ measures }) => measures);
    const amounts = (keys: readonly MeasureKey[]) => new Set(keys.flatMap(amountsOf));
    for (const key of ['storeSummary', 'employeePayroll'] as const) {
      const seen = amounts(asked(key, rights));
      for (const hidden of ['wages', 'hourlyPay', 'laborCost'] as const)
        expect([key, hidden, seen.has(hidden)]).toEqual([key, hidden, false]);
      expect(seen.has(key === 'storeSummary' ? 'laborMs' : 'workedMs')).toBe(true);
    }
    for (const viewWageData of [true, false]) {
      const none = { payroll: false, viewWageData };
      expect(asked('employeePayroll', none)).toEqual([]);
      expect([...amounts(asked('storeSummary', none))].every(isOfTickets)).toBe(true);
      expect(asked('productMix', none)).toEqual(asked('productMix', undefined));
    }
  });

  it('[RULE.payroll.14] of sales has labor for as many days as shifts are asked for', () => {
    const labor = (to: string) =>
      questionsOf(reports.storeSummary, { from: '2026-09-01', to })
        .flatMap(({ measures }) => measures)
        .includes('laborCost');
    expect([labor('2026-12-01'), labor('2026-12-02')]).toEqual([true, false]);
    expect(mostDaysOf(questionsOf(reports.employeePayroll, period))).toBe(92);
    expect(mostDaysOf(questionsOf(reports.storeSummary, period))).toBe(1_827);
  });

  it('[RULE.measures.33] of deliveries counts nothing that was not delivered', () => {
    const sold = (fulfillment: string, gross: number): Posting => ({
      of: { day: '2026-11-02', driver: null, fulfillment },
      amounts: { gross },
    });
    const { only } = reports.deliveries;
    const question = { ...all, measures: ['net'], dimensions: ['driver'], filters: only } as const;
    expect(answer(question, [sold('DELIVERY', 700), sold('ON_SITE', 900)]).total).toEqual([700]);
  });

  it('[RULE.measures.30] of items over days and over months needs no tickets', () => {
    const [, items] = reports.productMix.tables;
    expect(items && rollupFor({ ...all, ...items })).toBe('items');
  });
});

describe('an answer', () => {
  const at = (day: string, hour: number, amounts: Posting['amounts']): Posting => ({ of: { day, hour }, amounts });
  const postings = [
    at('2026-10-31', 9, { gross: 1, checks: 1 }),
    at('2026-11-01', 9, { gross: 1_000, checks: 3 }),
    at('2026-11-30', 12, { gross: 100, checks: 1 }),
    at('2026-11-30', 13, { guests: 2 }),
    at('2026-12-01', 12, { gross: 1, checks: 1 }),
  ];

  it('[RULE.measures.34] has both ends of its period, and averages of the whole, not of its rows', () => {
    expect(answer({ ...all, measures: ['net', 'averageCheck'], dimensions: ['hour'] }, postings)).toEqual({
      rows: [
        { by: [9], values: [1_000, 333] },
        { by: [12], values: [100, 100] },
      ],
      total: [1_100, 275],
    });
  });

  it('[RULE.measures.11] to a question without one is refused', () => {
    expect(() => answer({ ...all, measures: ['net', 'checks'], dimensions: ['item'] }, postings)).toThrow('checks');
    const filters = [{ dimension: 'tender' as const, values: ['cash'] }];
    expect(() => answer({ ...all, measures: ['net'], filters }, postings)).toThrow('net');
  });

  it('[RULE.measures.34] has what a filter names, also what has none of it', () => {
    const of = { day: '2026-11-02' };
    const sold = [
      { of: { ...of, server: 'ann' }, amounts: { gross: 5 } },
      { of: { ...of, server: null }, amounts: { gross: 7 } },
    ];
    const by = (...values: (string | null)[]) =>
      answer({ ...all, measures: ['gross'], filters: [{ dimension: 'server', values }] }, sold).total;
    expect([by('ann'), by(null), by('ann', null), by()]).toEqual([[5], [7], [12], [0]]);
    expect(sumPostings(sold, ['server']).map(row => row.of.server)).toEqual([null, 'ann']);
  });
});

describe('a period', () => {
  it('[RULE.measures.35] is chosen from the business day that is open', () => {
    expect(periodOf('TODAY', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' });
    expect(periodOf('YESTERDAY', '2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-02-28' });
    expect(periodOf('LAST_7_DAYS', '2026-03-01')).toEqual({ from: '2026-02-22', to: '2026-02-28' });
    expect(periodOf('THIS_MONTH', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' });
    expect(periodOf('LAST_MONTH', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  it('[RULE.measures.35] is compared with as many days before, or with the same weekdays of a year before', () => {
    const days = { from: '2026-11-23', to: '2026-11-29' };
    expect(comparedWith('PERIOD_BEFORE', days)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    const before = comparedWith('YEAR_BEFORE', days);
    expect(before).toEqual({ from: '2025-11-24', to: '2025-11-30' });
    expect(new Date(before.from).getUTCDay()).toBe(new Date(days.from).getUTCDay());
  });
});
