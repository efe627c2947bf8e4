import { type Dimension, sumPostings, totalOf } from '@commissary/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportTexts } from '../texts/index.ts';
import { dimensionsOf, type MeasureKey, measures, measureValue } from './measures.ts';
import { anyTicket, postingsAt } from './testing/ticket.arbitrary.ts';

const anyTickets = fc.array(anyTicket, { maxLength: 6 });
const sumOf = (numbers: readonly (number | null)[]) => numbers.reduce<number>((sum, value) => sum + (value ?? 0), 0);
const keys = Object.keys(reportTexts.measures) as MeasureKey[];
const added = keys.filter(key => 'plus' in measures[key]);

describe('for all tickets', () => {
  it('[RULE.measures.01] gross less discounts is net, everywhere', () => {
    fc.assert(
      fc.property(anyTickets, tickets => {
        for (const { amounts } of sumPostings(postingsAt(tickets), ['location', 'day', 'item']))
          expect((measureValue('gross', amounts) ?? 0) - (measureValue('discounts', amounts) ?? 0)).toBe(
            measureValue('net', amounts),
          );
      }),
    );
  });

  it('[RULE.measures.02] every measure is the sum of its rows, by whatever it is broken down', () => {
    fc.assert(
      fc.property(anyTickets, tickets => {
        const postings = postingsAt(tickets);
        const total = totalOf(postings);
        for (const key of added)
          for (const dimension of dimensionsOf(key)) {
            const rows = sumPostings(postings, [dimension]);
            expect([key, dimension, sumOf(rows.map(({ amounts }) => measureValue(key, amounts)))]).toEqual([
              ...[key, dimension, measureValue(key, total)],
            ]);
          }
      }),
    );
  });

  it('[RULE.measures.03] net, tax, tips and fees are what was tendered, when all checks are settled', () => {
    fc.assert(
      fc.property(anyTickets, tickets => {
        const amounts = totalOf(postingsAt(tickets.filter(({ closedAt }) => closedAt !== null)));
        const parts = (['net', 'tax', 'tips', 'fees'] as const).map(key => measureValue(key, amounts));
        expect([sumOf(parts), measureValue('due', amounts)]).toEqual([measureValue('tenders', amounts), 0]);
      }),
    );
  });

  it('[RULE.measures.01] net is what guests paid for what stayed, without tax, as the tickets themselves say it', () => {
    fc.assert(
      fc.property(anyTickets, tickets => {
        const stayed = tickets.flatMap(({ lines }) => lines.filter(({ voided }) => voided === null));
        const amounts = totalOf(postingsAt(tickets));
        const off = sumOf(stayed.flatMap(({ offers }) => offers.map(({ cents }) => cents)));
        const contained = sumOf(stayed.map(({ taxIncluded }) => taxIncluded));
        const gross = sumOf(stayed.map(line => line.gross));
        expect(measureValue('net', amounts)).toBe(gross - off - contained);
        expect(measureValue('tax', amounts)).toBe(contained + sumOf(stayed.map(({ taxAdded }) => taxAdded)));
        const taken = sumOf([measureValue('discounts', amounts), measureValue('lowerSales', amounts)]);
        expect([taken, sumOf([measureValue('gross', amounts), taken])]).toEqual([
          off,
          gross - contained + (measureValue('discounts', amounts) ?? 0),
        ]);
      }),
    );
  });
});

describe('a measure', () => {
  it('[RULE.measures.10] is rounded once, half a cent away from zero, and nothing where there is nothing to divide by', () => {
    const average = (gross: number, checks: number) => measureValue('averageCheck', { gross, checks });
    expect([average(1_000, 3), average(5, 2), average(-5, 2), average(3, 4)]).toEqual([333, 3, -3, 1]);
    expect([average(1, 3), average(0, 3), average(5, 0)]).toEqual([0, 0, null]);
    expect(measureValue('discountShare', { gross: 3_000, discounts: 1_000 })).toBe(3_333);
  });

  it('[RULE.measures.09] of fees has them all, the sales total those that settings leave in it', () => {
    const amounts = {
      gross: 1_000,
      discounts: 100,
      salesFees: 30,
      feesOutsideSales: 7,
      gratuities: 180,
      givenTips: 50,
    };
    const values = (['net', 'fees', 'salesTotal', 'tips', 'gratuities'] as const).map(key =>
      measureValue(key, amounts),
    );
    expect(values).toEqual([900, 37, 930, 230, 180]);
  });

  it('[RULE.measures.11] is broken down only by what all that it consists of has', () => {
    const has = (key: MeasureKey, dimension: Dimension) => dimensionsOf(key).includes(dimension);
    expect([has('net', 'item'), has('discounts', 'offer'), has('givenTips', 'tender')]).toEqual([true, true, true]);
    expect([has('net', 'offer'), has('tips', 'tender'), has('averageCheck', 'item')]).toEqual([false, false, false]);
  });
});
