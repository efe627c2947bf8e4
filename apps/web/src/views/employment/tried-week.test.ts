import { initialDocument } from '@commissary/catalog';
import { fromCents, type LaborWeek, type PayLine } from '@commissary/domain';
import { describe, expect, it } from 'vitest';
import { payWords } from './pay-words.ts';
import { emptyShift, exampleWeek, isUnfinished, type PayRules, type TriedShift, triedPay } from './tried-week.ts';

const { jobTypes, timeClock, payrollAndOvertime } = initialDocument('employment');
const rules: PayRules = {
  jobTypes,
  timeClock: { ...timeClock, lunch: { ...timeClock.lunch, enabled: true } },
  payrollAndOvertime: {
    ...payrollAndOvertime,
    overTimePay: { after8HoursPerDay: true, after40HoursPerWeek: true, californiaOvertime: false },
  },
};
const week: LaborWeek = { firstDate: '2026-11-22', zone: 'America/Chicago', dayStarts: [] };
const hour = 3600;
const shift = (change: Partial<TriedShift>): TriedShift => ({ ...emptyShift(1, 0, 4), ...change });
const paid = (shifts: readonly TriedShift[], wages = {}, firstDate = week.firstDate) =>
  triedPay({ shifts, wages }, rules, { ...week, firstDate }).pay;

const nameOf = (id: unknown) => jobTypes.find(job => String(job.id) === String(id))?.name ?? '';
const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const wordsOf = (line: PayLine<null>, lines: readonly PayLine<null>[], jobs: PayRules['jobTypes']): string =>
  Object.values(payWords(line, { lines, jobTypes: jobs, nameOf, dayNames })).join(' | ');

it('an end at or before the start is on the next day, and clocks may change in between', () => {
  expect(paid([shift({ from: 22 * hour, to: 2 * hour })]).workedMs).toBe(4 * hour * 1000);
  // The night to Sunday, November 1st 2026, in which clocks go back an hour.
  const night = shift({ day: 6, from: 20 * hour, to: 3 * hour });
  expect(paid([night], {}, '2026-10-25').workedMs).toBe(8 * hour * 1000);
});

it('divides a night where the business day of its place begins', () => {
  const nightly = [shift({ from: 20 * hour, to: 5 * hour })];
  const daysOf = (dayStarts: LaborWeek['dayStarts']) =>
    triedPay({ shifts: nightly, wages: {} }, rules, { ...week, dayStarts }).pay.times.map(
      ({ day, from, to }) => `${day} ${(to - from) / hour / 1000}`,
    );
  // The ninth hour of a day is overtime.
  expect(daysOf([])).toEqual(['0 8', '1 1']);
  expect(daysOf([{ from: '2026-01-01', start: 6 * hour }])).toEqual(['0 8', '0 1']);
  expect(daysOf([{ from: '2026-11-23', start: 3 * hour }])).toEqual(['0 7', '1 2']);
});

it('takes the minutes of lunch off, in the middle of the shift', () => {
  const pay = paid([shift({ from: 9 * hour, to: 17.5 * hour, lunch: 30 })]);
  expect(pay.workedMs).toBe(8 * hour * 1000);
  expect(pay.times.map(({ from, to }) => (to - from) / hour / 1000)).toEqual([4, 4]);
});

it('counts a shift whose times are not typed yet as none, and says so once somebody began', () => {
  expect(paid([shift({ from: '9', to: undefined })])).toMatchObject({ workedMs: 0, wages: 0 });
  expect([shift({}), shift({ from: '9' }), shift({ from: 1, to: 2 })].map(isUnfinished)).toEqual([false, true, false]);
});

it('counts the hours of a job whose wage is no amount as hours without a wage', () => {
  const pay = paid([shift({ from: 9 * hour, to: 10 * hour })], { 4: { amount: 'much', per: 'HOUR' } });
  expect(pay.lines[0]).toMatchObject({ rule: 'no-wage', ms: hour * 1000 });
});

it('says of each line of the example what makes it', () => {
  const tried = exampleWeek(jobTypes.map(({ id }) => id));
  const { pay } = triedPay(tried, rules, { ...week, firstDate: '2026-11-23' });
  // 30:30 x 15.00 + 17:00 x 18.00 = 763.50 in 47:30 hours: 16.0737 an hour, half of it 8.037.
  expect(pay.lines.map(line => wordsOf(line, pay.lines, jobTypes))).toEqual([
    'Cashier | 30:30 × $15.00 | Hours worked, at $15.00 an hour.',
    'Driver | 17:00 × $18.00 | Hours worked, at $18.00 an hour.',
    'Daily overtime | 4:00 × $8.037 | Half of the rate more for hours over 8 a day: Mon 0:30, Tue 0:30, Thu 2:00, Fri 0:30 and Sat 0:30. Weighted over the jobs: $763.50 ÷ 47:30 hours = $16.074.',
    'Weekly overtime | 3:30 × $8.037 | Half of the rate more for hours over 40 in the week: Sun 3:30. Weighted over the jobs: $763.50 ÷ 47:30 hours = $16.074. The 4:00 that other rules pay more are not counted a second time.',
    'Breaks | 3:00 unpaid | Breaks that are not paid: Mon 0:30, Tue 0:30, Thu 0:30, Fri 0:30, Sat 0:30 and Sun 0:30.',
    'Payroll taxes and insurance | 0.00% of $823.78 | Percent of wages.',
  ]);
});

describe('tips and delivery pay, as the job type says', () => {
  type Driver = PayRules['jobTypes'][number]['driverSettings'];
  const earned = (
    change: Partial<PayRules['jobTypes'][number]>,
    driver: Partial<Driver>,
    typed: Partial<TriedShift>,
  ) => {
    const changed = jobTypes.map(job =>
      job.id === 2 ? { ...job, ...change, driverSettings: { ...job.driverSettings, ...driver } } : job,
    );
    const shifts = [shift({ jobId: 2, from: 9 * hour, to: 10 * hour, ...typed })];
    const { pay } = triedPay({ shifts, wages: {} }, { ...rules, jobTypes: changed }, week);
    return pay.lines
      .filter(({ rule }) => rule === 'tips' || rule === 'delivery-fees')
      .map(line => `${fromCents(line.cents)} ${wordsOf(line, pay.lines, changed)}`);
  };
  const drives = { mode: 'DRIVER', payFeeOnPayroll: true } as const;

  const cases: readonly (readonly [Partial<Driver>, Partial<TriedShift>, string, string])[] = [
    [{ feeMethod: 'PER_ORDER', feePerOrder: '2.50' }, { delivered: 4 }, '10.00', '$2.50 for each order.'],
    [{ feeMethod: 'PER_DISPATCH', feePerDispatch: '3.00' }, { delivered: 2 }, '6.00', '$3.00 for each dispatch.'],
    [{ feeMethod: 'MILEAGE', mileage: '0.70' }, { delivered: 12 }, '8.40', '$0.70 for each mile.'],
    [{ feeMethod: 'PERCENTAGE', orderPercentage: '8.00' }, { orderTotal: '120.00' }, '9.60', '8.00% of the orders.'],
    [
      {
        feeMethod: 'PER_ZONE',
        zones: [
          { zoneId: 'a', feePerZone: '2.00' },
          { zoneId: 'b', feePerZone: '4.50' },
        ],
      },
      { zoneOrders: [1, 2] },
      '11.00',
      'By delivery zone, $2.00 and $4.50 for each order.',
    ],
  ];
  it.each(cases)('pays a driver by %j', (driver, typed, amount, rule) => {
    expect(earned({}, { ...drives, ...driver }, typed)).toEqual([
      `${amount} Driver, delivery fees |  | ${rule} Paid on payroll.`,
    ]);
  });

  it('lifts declared tips to the minimum of sales', () => {
    const tipped = { declareTipsAtClockOff: true, minimumTipPercentage: '10.00' };
    expect(earned(tipped, {}, { tips: '20.00', sales: '300.00' })).toEqual([
      '30.00 Driver, declared tips |  | Declared tips, at least 10.00% of sales. Not on payroll.',
    ]);
    expect(earned({}, {}, { tips: '20.00' })).toEqual([
      '20.00 Driver, declared tips |  | Declared tips. Not on payroll.',
    ]);
  });
});
