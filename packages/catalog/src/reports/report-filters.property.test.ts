import type { DimensionValue } from '@commissary/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer } from './ask.ts';
import { measures } from './measures.ts';
import { questionsOf } from './report.ts';
import { countedIn, countedText, filtersIn, valueIn, valueText } from './report-filters.ts';
import { reports } from './reports.ts';
import { anyTicket, postingsAt } from './testing/ticket.arbitrary.ts';

const period = { from: '2026-11-01', to: '2026-12-31' };
const anyTickets = fc.array(anyTicket, { maxLength: 6 });
const ofSales = { payroll: false, viewWageData: false };

describe('what a report is restricted to', () => {
  it('[RULE.measures.37] adds up over all values of a filter to the report without it, of two filters too', () => {
    fc.assert(
      fc.property(anyTickets, fc.constantFrom(...Object.values(reports)), (tickets, report) => {
        const postings = postingsAt(tickets);
        for (const dimension of report.filters) {
          const values = [...new Set(postings.flatMap(({ of }) => (of[dimension] === undefined ? [] : of[dimension])))];
          const [first = null] = values;
          const asked = (chosen: readonly DimensionValue[] | null) =>
            questionsOf(report, period, chosen === null ? [] : [{ dimension, values: chosen }], ofSales).map(
              question => answer(question, postings).total,
            );
          const whole = asked(null);
          const each = values.map(value => asked([value]));
          for (const [table, question] of questionsOf(report, period, [], ofSales).entries())
            for (const [at, key] of question.measures.entries()) {
              if (!('plus' in measures[key])) continue;
              const sum = each.reduce((total, one) => total + (one[table]?.[at] ?? 0), 0);
              expect([dimension, key, sum]).toEqual([dimension, key, whole[table]?.[at]]);
              const both = asked([first, ...values.slice(1)])[table]?.[at];
              if (values.length > 0) expect([dimension, key, both]).toEqual([dimension, key, sum]);
            }
        }
      }),
    );
  });

  it('[RULE.measures.38] is in an address as it was, also what has no value, and nothing else is', () => {
    const report = reports.productMix;
    expect(filtersIn(report, { item: 'soup,pizza', server: '~', zone: 'near', orderType: '', from: 'x' })).toEqual([
      { dimension: 'item', values: ['soup', 'pizza'] },
      { dimension: 'server', values: [null] },
    ]);
    expect([valueText(null), valueIn('~'), valueText(7)]).toEqual(['~', null, '7']);
    const filters = [
      { dimension: 'item', values: ['a.b', 'c'] },
      { dimension: 'hour', values: [0, 23] },
      { dimension: 'server', values: [null] },
    ] as const;
    expect(countedText(filters)).toBe('item.a.b,item.c,hour.0,hour.23,server.~');
    expect(countedIn(countedText(filters))).toEqual(filters);
    for (const text of [
      '',
      'item',
      'item.',
      'month.2026-11',
      'hour.24',
      'hour.~',
      'hour.1.5',
      'employee.x',
      'toString.x',
    ])
      expect([text, countedIn(text)]).toEqual([text, null]);
  });
});
