import { describe, expect, it } from 'vitest';
import { at, jobRules, payrollRules, plainWeek, timeClockRules } from '../testing/labor-week.ts';
import { shiftOn, shiftTerms } from '../testing/worked-shift.ts';
import { sumPostings, totalOf } from '../tickets/index.ts';
import { type PaidShift, payOfShifts, shiftDay } from './shift-pay.ts';
import { shiftPostings } from './shift-postings.ts';

const sunday = at(plainWeek, 6, '23:00');
const pay = (...shifts: PaidShift[]) => payOfShifts(shifts, plainWeek, sunday);
const totals = (shifts: readonly PaidShift[], now = sunday) => totalOf(shiftPostings('elm', plainWeek, shifts, now));
const wage = (amount: string, from = '2026-01-01') => ({ from, amount, per: 'HOUR' as const });
const hour = 3_600_000;

describe('what a week of shifts pays', () => {
  it('[RULE.payroll.01] is what the rules of pay make of it, with the rules that the shifts arrived with', () => {
    const week = [0, 1, 2, 3, 4].map(day => shiftOn(day, ['9:00', '19:00']));
    expect(pay(...week)).toMatchObject({ workedMs: 50 * hour, wages: 40 * 1_000 + 10 * 1_500 });
    const daily = shiftTerms({ payroll: payrollRules({ after8HoursPerDay: true }) });
    expect(pay(...week.slice(0, 4), shiftOn(4, ['9:00', '19:00'], { terms: daily }))).toMatchObject({
      wages: 40 * 1_000 + 10 * 1_500,
    });
    expect(pay()).toBeNull();
  });

  it('[RULE.payroll.02] counts a wage from the day on which it begins, and no day that is over by a later one', () => {
    const mon = shiftOn(0, ['9:00', '17:00'], { terms: shiftTerms({ wage: wage('10.00') }) });
    const wed = (terms: ReturnType<typeof wage>) =>
      shiftOn(2, ['9:00', '17:00'], { terms: shiftTerms({ wage: terms }) });
    expect(pay(mon, wed(wage('12.00', '2026-11-11')))?.wages).toBe(8 * 1_000 + 8 * 1_200);
    // The wage of the same date was corrected between them.
    expect(pay(mon, wed(wage('12.00')))?.wages).toBe(8 * 1_000 + 8 * 1_200);
    expect(pay(mon, wed(wage('10.00')))?.lines.filter(({ rule }) => rule === 'hours')).toHaveLength(1);
    expect(pay(shiftOn(0, ['9:00', '17:00'], { terms: shiftTerms({ wage: null }) }))).toMatchObject({
      ...{ wages: 0, workedMs: 8 * hour },
    });
  });

  it('[RULE.payroll.03] has the hours in which they were worked: past the end of a week in the next one, and until now', () => {
    const before = { ...shiftOn(0, ['9:00', '17:00']), day: '2026-11-08' };
    const night = {
      ...before,
      shift: { ...before.shift, clockIn: at(plainWeek, 0, '4:00') - 3 * hour, clockOut: at(plainWeek, 0, '6:00') },
    };
    expect(totals([night])).toEqual({
      workedMs: 2 * hour,
      laborMs: 2 * hour,
      hourlyPay: 2_000,
      hourlyMs: 2 * hour,
      wages: 2_000,
      laborCost: 2_000,
    });
    const open = shiftOn(1, ['9:00', null]);
    expect(totals([open], at(plainWeek, 1, '10:30')).workedMs).toBe(1.5 * hour);
    // Who forgot to clock out is clocked out by the time clock.
    expect(totals([open], at(plainWeek, 5, '9:00')).workedMs).toBe(16 * hour);
    expect(totals([open], at(plainWeek, 1, '8:00')).workedMs).toBeUndefined();
  });

  it('[RULE.payroll.04] has a salary in weeks in which somebody begins to work', () => {
    const salary = shiftTerms({ wage: { from: '2026-01-01', amount: '1000.00', per: 'WEEK' } });
    const one = shiftOn(3, ['9:00', '11:00'], { terms: salary });
    expect(totals([one])).toMatchObject({ wages: 100_000, workedMs: 2 * hour });
    expect(totals([one]).hourlyPay).toBeUndefined();
    const early = {
      ...one,
      day: '2026-11-08',
      shift: { ...one.shift, clockIn: at(plainWeek, 0, '3:00'), clockOut: at(plainWeek, 0, '6:00') },
    };
    expect(totals([early])).toMatchObject({ workedMs: 2 * hour });
    expect(totals([early]).wages).toBeUndefined();
  });
});

describe('what shifts count for', () => {
  const job = jobRules('server', {
    payTipsOnPayroll: true,
    declareTipsAtClockOff: true,
    minimumTipPercentage: '10.00',
  });

  it('[RULE.payroll.05] leaves jobs that are excluded out of labor, and pays them all the same', () => {
    const terms = shiftTerms({
      job: jobRules('server', { excludeFromLaborCalculations: true }),
      payroll: payrollRules({}, { additionalEmployerLaborCostPercentage: '10.00' }),
    });
    expect(totals([shiftOn(0, ['9:00', '17:00'], { terms })])).toMatchObject({ workedMs: 8 * hour, wages: 8_000 });
    expect(totals([shiftOn(0, ['9:00', '17:00'], { terms })])).not.toHaveProperty('laborMs');
    expect(totals([shiftOn(0, ['9:00', '17:00'], { terms })])).not.toHaveProperty('laborCost');
    const counted = { ...terms, job: jobRules('server') };
    expect(totals([shiftOn(0, ['9:00', '17:00'], { terms: counted })])).toMatchObject({
      ...{ laborMs: 8 * hour, laborCost: 8_800, wages: 8_000 },
    });
  });

  it('[RULE.payroll.06] pays tips on payroll where the job type says so, and not what the server keeps', () => {
    const tips = (changed: Parameters<typeof shiftOn>[2]) => {
      const { declaredTips, payrollTips } = totals([shiftOn(0, ['9:00', '17:00'], changed)]);
      return [declaredTips, payrollTips];
    };
    const given = { declaredTips: 5_000, heldTips: 3_000 };
    expect(tips({ ...given, terms: shiftTerms({ job }) })).toEqual([5_000, 3_000]);
    expect(tips({ ...given, terms: shiftTerms({ job: { ...job, payTipsOnPayroll: false } }) })).toEqual([
      5_000,
      undefined,
    ]);
    expect(tips({ declaredTips: 0, heldTips: 3_000, terms: shiftTerms({ job }) })).toEqual([3_000, 3_000]);
    expect(tips({ ...given, sales: 80_000, terms: shiftTerms({ job }) })).toEqual([8_000, 3_000]);
  });

  it('[RULE.payroll.06] pays delivery fees on payroll where the job type says so; they are labor cost either way', () => {
    const driver = (payFeeOnPayroll: boolean) =>
      shiftTerms({
        job: {
          ...job,
          driverSettings: {
            ...job.driverSettings,
            mode: 'DRIVER',
            feeMethod: 'PER_ORDER',
            feePerOrder: '1.50',
            payFeeOnPayroll,
          },
        },
      });
    const deliveries = { orders: 4, dispatches: 2, orderTotal: 0, miles: 0, byZone: [] };
    const paid = (isOnPayroll: boolean) =>
      totals([shiftOn(0, ['9:00', '17:00'], { deliveries, terms: driver(isOnPayroll) })]);
    expect(paid(true)).toMatchObject({ payrollFees: 600, laborCost: 8_600 });
    expect(paid(false)).toMatchObject({ laborCost: 8_600 });
    expect(paid(false)).not.toHaveProperty('payrollFees');
  });

  it('[RULE.payroll.07] has paid breaks within hours, and no others', () => {
    const breaks = [
      { kind: 'breaks' as const, from: at(plainWeek, 0, '10:00'), to: at(plainWeek, 0, '10:10') },
      { kind: 'lunch' as const, from: at(plainWeek, 0, '12:00'), to: at(plainWeek, 0, '12:30') },
    ];
    const minute = 60_000;
    const shift = shiftOn(0, ['9:00', '17:00'], { breaks });
    expect(totals([shift])).toMatchObject({ workedMs: 7.5 * hour, paidBreakMs: 10 * minute });
    const excess = {
      ...timeClockRules,
      breaks: { ...timeClockRules.breaks, defaultLength: 240, excessIsNotPaid: true },
    };
    expect(totals([{ ...shift, terms: shiftTerms({ timeClock: excess }) }])).toMatchObject({
      ...{ workedMs: 7.4 * hour, paidBreakMs: 4 * minute },
    });
  });

  it('[RULE.payroll.08] has what was paid in and out by the payroll code of its account, once', () => {
    const payments = [{ account: { id: 'a', name: 'Advance' }, payrollCode: 'ADV', cents: 2_000 }];
    const postings = shiftPostings('elm', plainWeek, [shiftOn(0, ['9:00', '17:00'], { payments })], sunday);
    expect(sumPostings(postings, ['payrollCode', 'employee', 'day'])).toEqual([
      { of: { payrollCode: 'ADV', employee: 'ann', day: '2026-11-09' }, amounts: { payrollPayments: 2_000 } },
    ]);
    const before = { ...shiftOn(0, ['1:00', '6:00'], { payments }), day: '2026-11-08' };
    expect(totals([before])).not.toHaveProperty('payrollPayments');
  });
});

it('[RULE.shifts.06] a shift counts on the business day and in the workweek in which it begins', () => {
  const days = ['3:59', '4:00'].map(time => shiftDay({ clockIn: at(plainWeek, 0, time) }, plainWeek.zone, 1));
  expect(days).toEqual([
    { day: '2026-11-08', week: '2026-11-02' },
    { day: '2026-11-09', week: '2026-11-09' },
  ]);
  expect(shiftDay({ clockIn: at(plainWeek, 0, '4:00') }, plainWeek.zone, 0).week).toBe('2026-11-08');
  expect(shiftDay({ clockIn: at(plainWeek, 6, '4:00') }, plainWeek.zone, 0).week).toBe('2026-11-15');
});
