import type { Dimension, DimensionValue, Posting } from '@commissary/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, isAsked, type Question } from './ask.ts';
import { shiftsIn } from './asked-shifts.ts';
import { drillOf } from './drill.ts';
import { questionsOf } from './report.ts';
import { countedIn, filtersIn } from './report-filters.ts';
import { type ReportKey, reports } from './reports.ts';
import { anyTicket, postingsAt } from './testing/ticket.arbitrary.ts';

const anyTickets = fc.array(anyTicket, { maxLength: 6 });
const anyPeriod = fc.constantFrom(
  { from: '2026-11-01', to: '2026-12-31' },
  { from: '2026-11-30', to: '2026-12-01' },
  { from: '2026-11-30', to: '2026-11-30' },
);
const everywhere = { period: { from: '2026-11-01', to: '2026-11-30' }, filters: [], tenantId: null } as const;
const below = (report: ReportKey, dimensions: readonly Dimension[], by: readonly DimensionValue[], more: object = {}) =>
  drillOf({ ...everywhere, report, ...more }, dimensions, by);

describe('below a row', () => {
  it('[RULE.measures.39] are the tickets that it is made of, and no others, or a report whose total it is', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        anyTickets,
        fc.constantFrom(...(Object.keys(reports) as ReportKey[])),
        anyPeriod,
        fc.boolean(),
        (tickets, report, period, isOfAnn) => {
          const filters = isOfAnn ? filtersIn(reports[report], { server: 'ann' }) : [];
          const postings = postingsAt(tickets);
          const byTicket = tickets.map((_, at) =>
            postings.slice(postingsAt(tickets.slice(0, at)).length, postingsAt(tickets.slice(0, at + 1)).length),
          );
          for (const question of questionsOf(reports[report], period, filters, { payroll: false, viewWageData: false }))
            for (const { by, values } of answer(question, postings).rows) {
              const drill = drillOf({ report, period, filters, tenantId: null }, question.dimensions, by);
              if (drill === null) continue;
              seen.add(drill.to);
              const { query } = drill;
              const within = { from: query.from ?? period.from, to: query.to ?? period.to };
              if (drill.to === 'REPORT') {
                const place =
                  drill.tenantId === null ? [] : [{ dimension: 'location', values: [drill.tenantId] } as const];
                const narrowed: Question = {
                  ...{ ...question, dimensions: [], period: within },
                  filters: [...question.filters, ...place, ...filtersIn(reports[report], query)],
                };
                expect(answer(narrowed, postings).total).toEqual(values);
                continue;
              }
              const counted = countedIn(query.of ?? '') ?? [];
              const found = byTicket.filter(all => all.some(one => isAsked(one, { filters: counted, period: within })));
              const row = answer(question, found.flat()).rows.find(one => one.by.join() === by.join());
              expect(row?.values).toEqual(values);
              const isOfRow = (one: Posting) =>
                isAsked(one, question) && question.dimensions.every((dimension, at) => one.of[dimension] === by[at]);
              expect(found.filter(all => !all.some(isOfRow))).toEqual([]);
              const others = byTicket.filter(all => !found.includes(all)).flat();
              expect(answer(question, others).rows.filter(one => one.by.join() === by.join())).toEqual([]);
            }
        },
      ),
    );
    expect([...seen].sort()).toEqual(['REPORT', 'TICKETS']);
  });

  it('[RULE.measures.40] is first a narrower report, of a location, a day or a department, and then tickets', () => {
    const day = { period: { from: '2026-11-30', to: '2026-11-30' } };
    expect(below('storeSummary', ['location'], ['elm'])).toEqual({ to: 'REPORT', tenantId: 'elm', query: {} });
    expect(below('storeSummary', ['location'], ['elm'], { tenantId: 'elm' })).toEqual({
      ...{ to: 'TICKETS', tenantId: 'elm', query: { from: '2026-11-01', to: '2026-11-30', of: 'location.elm' } },
    });
    expect(below('storeSummary', ['day'], ['2026-11-30'])).toMatchObject({
      query: { period: 'OWN', from: '2026-11-30', to: '2026-11-30' },
    });
    expect(below('storeSummary', ['day'], ['2026-11-30'], day)).toMatchObject({
      ...{ to: 'TICKETS', query: { ...day.period, of: 'day.2026-11-30' } },
    });
    expect(below('productMix', ['department'], ['bar'])).toMatchObject({ to: 'REPORT', query: { department: 'bar' } });
    const ofBar = { filters: [{ dimension: 'department', values: ['bar'] }] };
    expect(below('productMix', ['department'], ['bar'], ofBar)).toMatchObject({ query: { of: 'department.bar' } });
    expect(below('productMix', ['department'], ['food'], ofBar)).toMatchObject({ query: { department: 'food' } });
    expect(below('productMix', ['department', 'item'], ['bar', 'ale'], { tenantId: 'west' })).toEqual({
      ...{ to: 'TICKETS', tenantId: 'west', query: { ...everywhere.period, of: 'department.bar,item.ale' } },
    });
    expect(below('deliveries', ['driver'], [null])).toMatchObject({ query: { of: 'fulfillment.DELIVERY,driver.~' } });
    const ofTwo = { filters: [{ dimension: 'server', values: ['ann', null] }] };
    expect(below('storeSummary', ['hour'], [0], ofTwo)).toMatchObject({ query: { of: 'server.ann,server.~,hour.0' } });
    expect(below('serverPerformance', ['server'], ['ann'], ofTwo)).toMatchObject({ query: { of: 'server.ann' } });
  });

  it('[RULE.measures.40] of work are days and locations, and then shifts', () => {
    const day = { period: { from: '2026-11-30', to: '2026-11-30' } };
    expect(below('employeePayroll', ['location'], ['elm'])).toMatchObject({ to: 'REPORT' });
    expect(below('employeePayroll', ['day'], ['2026-11-30'])).toMatchObject({ to: 'REPORT' });
    const shifts = (text: string, tenantId: string | null = null) => ({
      to: 'SHIFTS',
      tenantId,
      query: { shifts: text },
    });
    expect(below('employeePayroll', ['day'], ['2026-11-30'], day)).toEqual(shifts('all'));
    expect(below('employeePayroll', ['location'], ['elm'], { tenantId: 'elm' })).toEqual(shifts('all', 'elm'));
    expect(below('employeePayroll', ['job', 'employee'], ['1', 'ann'])).toEqual(shifts('job.1,employee.ann'));
    expect(below('employeePayroll', ['job', 'employee'], ['1', null])).toBeNull();
    expect(below('employeePayroll', ['employee', 'payrollCode'], ['ann', '7'])).toBeNull();
    expect(shiftsIn('all')).toEqual({});
    expect(shiftsIn('doubtful')).toEqual({ isDoubtful: true });
    expect(shiftsIn('job.1,employee.ann')).toEqual({ job: '1', employee: 'ann' });
    expect(['', 'some', 'item.1', undefined].map(shiftsIn)).toEqual([null, null, null, null]);
  });
});
