import { describe, expect, it } from 'vitest';
import { hourly, jobRules, payrollRules, plainWeek, punchOf, timeClockRules } from '../testing/labor-week.ts';
import type { DriverPayRules, JobRules, Punch } from './labor.ts';
import { weekPay } from './week-pay.ts';

const punch: Punch = {
  ...punchOf(plainWeek, 1, ['17:00', '22:00'], 'driver'),
  declaredTips: 18_00,
  sales: 300_00,
  deliveries: {
    orders: 7,
    dispatches: 4,
    orderTotal: 210_00,
    miles: 33_50,
    byZone: [
      { zoneId: 1, orders: 5 },
      { zoneId: 'far', orders: 2 },
    ],
  },
};
const of = (change: Partial<JobRules>) => {
  const pay = weekPay({
    week: plainWeek,
    punches: [punch],
    jobs: [{ rules: jobRules('driver', change), wages: hourly('10.00') }],
    payroll: payrollRules({}),
    timeClock: timeClockRules,
  });
  const found = pay.lines.filter(({ rule }) => rule === 'tips' || rule === 'delivery-fees');
  return { lines: found.map(({ rule, cents }) => [rule, cents]), gross: pay.gross, cost: pay.cost };
};

describe('tips', () => {
  it('are those that were declared, at least the minimum of sales: 10 % of $300.00', () => {
    expect(of({}).lines).toEqual([['tips', 18_00]]);
    expect(of({ declareTipsAtClockOff: true, minimumTipPercentage: '10.00' }).lines).toEqual([['tips', 30_00]]);
    expect(of({ declareTipsAtClockOff: true, minimumTipPercentage: '5.00' }).lines).toEqual([['tips', 18_00]]);
  });
  it('are in the gross pay where the job pays them on payroll, and never in the cost', () => {
    // 5 h x $10.00.
    expect(of({})).toMatchObject({ gross: 50_00, cost: 50_00 });
    expect(of({ payTipsOnPayroll: true })).toMatchObject({ gross: 68_00, cost: 50_00 });
  });
});

describe('delivery pay', () => {
  const fees = (change: Partial<DriverPayRules>) =>
    of({ driverSettings: { ...jobRules('driver').driverSettings, mode: 'DRIVER', ...change } });

  it.each([
    ['NONE', 0],
    // 7 x $1.50.
    ['PER_ORDER', 10_50],
    // 4 x $2.25.
    ['PER_DISPATCH', 9_00],
    // 12.5 % of $210.00.
    ['PERCENTAGE', 26_25],
    // 33.5 miles x $0.67 = 22.445.
    ['MILEAGE', 22_45],
    // 5 x $1.00 and 2 x $3.00.
    ['PER_ZONE', 11_00],
  ] as const)('%s pays %i cents', (feeMethod, cents) => {
    const rules = {
      feeMethod,
      feePerOrder: '1.50',
      feePerDispatch: '2.25',
      orderPercentage: '12.50',
      mileage: '0.67',
      zones: [
        { zoneId: '1', feePerZone: '1.00' },
        { zoneId: 'far', feePerZone: '3.00' },
      ],
    };
    expect(fees(rules).lines).toEqual([['tips', 18_00], ...(cents === 0 ? [] : [['delivery-fees', cents]])]);
    expect(fees({ ...rules, mode: 'NOT_DRIVER' }).lines).toEqual([['tips', 18_00]]);
  });

  it('costs the place either way, and is in the gross pay where it is on payroll', () => {
    const rules = { feeMethod: 'PER_ORDER', feePerOrder: '1.00' } as const;
    expect(fees(rules)).toMatchObject({ gross: 50_00, cost: 57_00 });
    expect(fees({ ...rules, payFeeOnPayroll: true })).toMatchObject({ gross: 57_00, cost: 57_00 });
  });
});
