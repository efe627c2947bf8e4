import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekPay } from '../labor/index.ts';
import { anyOvertime, anyWeek, punchesIn } from '../testing/labor-week.arbitrary.ts';
import { jobRules, payrollRules, timeClockRules } from '../testing/labor-week.ts';
import { workedShift } from '../testing/worked-shift.ts';
import { type Dimension, sumPostings, totalOf } from '../tickets/index.ts';
import type { PaidShift } from './shift-pay.ts';
import { shiftDay } from './shift-pay.ts';
import { shiftPostings } from './shift-postings.ts';

const anyCents = fc.integer({ min: 700, max: 9_999 });
const wageOf = (cents: number) => ({ from: '2000-01-01', amount: (cents / 100).toFixed(2), per: 'HOUR' as const });

/** A week of an employee in two jobs, with what each pays. */
const anyWork = fc
  .record({ week: anyWeek, overtime: anyOvertime, wages: fc.tuple(anyCents, anyCents), tips: fc.nat(9_000) })
  .chain(({ week, overtime, wages, tips }) =>
    punchesIn(week).map(punches => {
      const payroll = payrollRules(overtime, { additionalEmployerLaborCostPercentage: '9.17' });
      const jobs = wages.map((cents, at) => ({
        rules: jobRules(`${at}`, { payTipsOnPayroll: at === 0 }),
        wage: wageOf(cents),
      }));
      const shifts = punches.flatMap((punch, at): PaidShift[] => {
        const job = jobs[Number(punch.jobId)];
        if (job === undefined) return [];
        const { from: clockIn, to: clockOut, breaks } = punch;
        const shift = workedShift({
          id: `${at}`,
          job: { id: String(punch.jobId), name: '' },
          clockIn,
          clockOut,
          breaks,
          declaredTips: tips,
          heldTips: tips,
        });
        const { day } = shiftDay(shift, week.zone, 0, week.dayStarts);
        return [{ shift, day, terms: { wage: job.wage, job: job.rules, payroll, timeClock: timeClockRules } }];
      });
      const pay = weekPay({
        ...{ week, payroll, timeClock: timeClockRules },
        punches: punches.map(punch => ({ ...punch, declaredTips: tips })),
        jobs: jobs.map(({ rules, wage }) => ({ rules, wages: [{ place: null, wages: [wage] }] })),
      });
      return { week, shifts, pay };
    }),
  );

describe('for all weeks of shifts', () => {
  it('[RULE.payroll.10] hours are the worked time of the shifts, and pay is what the rules of pay make of them', () => {
    fc.assert(
      fc.property(anyWork, ({ week, shifts, pay }) => {
        const total = totalOf(shiftPostings('elm', week, shifts, 0));
        const overtime = pay.times
          .filter(({ premium }) => premium !== null)
          .reduce((sum, { from, to }) => sum + to - from, 0);
        expect([total.workedMs ?? 0, total.overtimeMs ?? 0]).toEqual([pay.workedMs, overtime]);
        expect([total.wages ?? 0, total.laborCost ?? 0]).toEqual([pay.wages, pay.cost]);
        expect((total.wages ?? 0) + (total.payrollTips ?? 0) + (total.payrollFees ?? 0)).toBe(pay.gross);
      }),
    );
  });

  it('[RULE.payroll.10] the same by employee, job, day and location, to the cent', () => {
    fc.assert(
      fc.property(anyWork, ({ week, shifts }) => {
        const postings = shiftPostings('elm', week, shifts, 0);
        const whole = totalOf(postings);
        const ways: readonly (readonly Dimension[])[] = [
          ['employee'],
          ['day'],
          ['location'],
          ['job', 'employee'],
          ['month', 'job'],
        ];
        for (const by of ways) expect(totalOf(sumPostings(postings, by))).toEqual(whole);
      }),
    );
  });
});
