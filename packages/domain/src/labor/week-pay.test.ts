import { describe, expect, it } from 'vitest';
import { hourly, jobRules, payrollRules, plainWeek, punchOf, timeClockRules } from '../testing/labor-week.ts';
import type { OvertimeRules } from './labor.ts';
import { laborByDay } from './labor-by-day.ts';
import { type PaidJob, weekPay } from './week-pay.ts';

const cook: PaidJob<string> = { rules: jobRules('cook'), wages: hourly('20.00') };
const hour = 3_600_000;

/** Works from 9 AM for so many hours on each day of the week, and says what each rule pays: hours and cents. */
const paid = (hoursOfDays: readonly number[], overtime: Partial<OvertimeRules>, job = cook) => {
  const punches = hoursOfDays.flatMap((hours, day) =>
    hours === 0
      ? []
      : [punchOf(plainWeek, day, ['9:00', `${9 + Math.floor(hours)}:${(hours % 1) * 60}`], `${job.rules.id}`)],
  );
  const pay = weekPay({
    week: plainWeek,
    punches,
    jobs: [job],
    payroll: payrollRules(overtime),
    timeClock: { ...timeClockRules, autoClockOffAfterTime: 0 },
  });
  const lines = pay.lines.flatMap(line => ('ms' in line ? [[line.rule, line.ms / hour, line.cents] as const] : []));
  return { lines, wages: pay.wages };
};

describe('overtime, at $20.00 an hour', () => {
  it('without rules pays every hour alike', () => {
    expect(paid([10, 10, 10, 10, 10, 0, 0], {})).toEqual({ lines: [['hours', 50, 1000_00]], wages: 1000_00 });
  });

  it('over 8 hours a day pays half more for what is over: 5 days x 2 h = 10 h x $10', () => {
    expect(paid([10, 10, 10, 10, 10, 0, 0], { after8HoursPerDay: true }).lines).toEqual([
      ['hours', 50, 1000_00],
      ['over-8-a-day', 10, 100_00],
    ]);
  });

  it('over 40 hours a week pays half more for the last 10 of 50 h', () => {
    expect(paid([10, 10, 10, 10, 10, 0, 0], { after40HoursPerWeek: true }).lines).toEqual([
      ['hours', 50, 1000_00],
      ['over-40-a-week', 10, 100_00],
    ]);
  });

  it('an hour over 8 does not count towards the 40: of 50 h 10 are over 8, which leaves 40', () => {
    const both = { after8HoursPerDay: true, after40HoursPerWeek: true };
    expect(paid([10, 10, 10, 10, 10, 0, 0], both).lines).toEqual([
      ['hours', 50, 1000_00],
      ['over-8-a-day', 10, 100_00],
    ]);
    // 6 x 9 h: 6 h are over 8, 48 h are left, 8 of them over 40.
    expect(paid([9, 9, 9, 9, 9, 9, 0], both).lines).toEqual([
      ['hours', 54, 1080_00],
      ['over-8-a-day', 6, 60_00],
      ['over-40-a-week', 8, 80_00],
    ]);
  });

  it('in California pays twice over 12 hours: 14 h are 8 + 4 x 1.5 + 2 x 2', () => {
    // 14 h x $20, 4 h x $10, 2 h x $20.
    expect(paid([14, 0, 0, 0, 0, 0, 0], { californiaOvertime: true })).toEqual({
      lines: [
        ['hours', 14, 280_00],
        ['over-8-a-day', 4, 40_00],
        ['over-12-a-day', 2, 40_00],
      ],
      wages: 360_00,
    });
  });

  it('in California the seventh day of work pays 8 h x 1.5, then twice', () => {
    // 6 x 5 h, then 10 h: 8 h x $10 more, 2 h x $20 more. None of them are over 40.
    const all = { californiaOvertime: true, after40HoursPerWeek: true };
    expect(paid([5, 5, 5, 5, 5, 5, 10], all).lines).toEqual([
      ['hours', 40, 800_00],
      ['seventh-day', 8, 80_00],
      ['over-8-on-seventh-day', 2, 40_00],
    ]);
    // A day off: the seventh day of the week is the sixth of work.
    expect(paid([5, 0, 5, 5, 5, 5, 10], all).lines).toEqual([
      ['hours', 35, 700_00],
      ['over-8-a-day', 2, 20_00],
    ]);
  });
});

describe('[RULE.pay.01] a week at $15.00 an hour under every combination of the three switches', () => {
  const cashier: PaidJob<string> = { rules: jobRules('cashier'), wages: hourly('15.00') };
  const switches = ['after8HoursPerDay', 'after40HoursPerWeek', 'californiaOvertime'] as const;
  const wagesOf = (hoursOfDays: readonly number[]) =>
    Array.from({ length: 2 ** switches.length }, (_, combination) => {
      const overtime = Object.fromEntries(switches.map((name, bit) => [name, ((combination >> bit) & 1) === 1]));
      return paid(hoursOfDays, overtime, cashier).wages;
    });

  // Half of the rate is $7.50. California pays over 8 and over 12 hours a day, over 40 a week and the seventh day.
  it.each([
    // 48 h are $720; 8 h over 40.
    [[8, 8, 8, 8, 8, 8, 0], { none: 720_00, day: 720_00, week: 780_00, both: 780_00, california: 780_00 }],
    // 50 h are $750; 10 h over 8 a day, or 10 h over 40.
    [[10, 10, 10, 10, 10, 0, 0], { none: 750_00, day: 825_00, week: 825_00, both: 825_00, california: 825_00 }],
    // 54 h are $810; 6 h over 8 a day; 14 h over 40, or 8 h beside the 6.
    [[9, 9, 9, 9, 9, 9, 0], { none: 810_00, day: 855_00, week: 915_00, both: 915_00, california: 915_00 }],
    // 39 h are $585; 15 h over 8 a day; in California 12 h, and 3 h over 12 at twice the rate.
    [[13, 13, 13, 0, 0, 0, 0], { none: 585_00, day: 697_50, week: 585_00, both: 697_50, california: 720_00 }],
    // 56 h are $840; 16 h over 40; in California 8 h of the seventh day, and 8 h of the others over 40.
    [[8, 8, 8, 8, 8, 8, 8], { none: 840_00, day: 840_00, week: 960_00, both: 960_00, california: 960_00 }],
    // 40 h are $600; 2 h over 8 a day; in California 8 h of the seventh day, and 2 h at twice the rate.
    [[5, 5, 5, 5, 5, 5, 10], { none: 600_00, day: 615_00, week: 600_00, both: 615_00, california: 690_00 }],
  ])('%j hours', (hoursOfDays, { none, day, week, both, california }) => {
    expect(wagesOf(hoursOfDays)).toEqual([none, day, week, both, california, california, california, california]);
  });
});

describe('a week of two jobs', () => {
  // Server $12.00, bartender $15.00; lunch of 30 minutes unpaid; over 8 a day and 40 a week.
  const jobs: readonly PaidJob<string>[] = [
    { rules: jobRules('server'), wages: hourly('12.00') },
    { rules: jobRules('bartender'), wages: hourly('15.00') },
  ];
  const punches = [
    punchOf(plainWeek, 0, ['11:00', '19:30'], 'server', 30),
    punchOf(plainWeek, 2, ['10:30', '20:45'], 'server', 30),
    punchOf(plainWeek, 3, ['16:00', '24:30'], 'bartender', 30),
    punchOf(plainWeek, 4, ['15:30', '25:15'], 'bartender', 30),
    punchOf(plainWeek, 5, ['15:00', '24:00'], 'bartender', 30),
    punchOf(plainWeek, 6, ['11:00', '15:30'], 'server'),
  ];
  const pay = weekPay({
    week: plainWeek,
    punches,
    jobs,
    payroll: payrollRules(
      { after8HoursPerDay: true, after40HoursPerWeek: true },
      { additionalEmployerLaborCostPercentage: '9.20' },
    ),
    timeClock: timeClockRules,
  });

  it('pays overtime on the weighted rate: $653.25 / 48 h = $13.609', () => {
    // 22:15 x $12 = 267.00; 25:45 x $15 = 386.25; 653.25 / 48 / 2 = 6.8047 an hour of overtime.
    // 3:30 over 8 a day: 23.816; of the other 44:30 hours 4:30 are over 40: 30.621.
    expect(pay.lines.map(({ rule, cents }) => [rule, cents])).toEqual([
      ['hours', 267_00],
      ['hours', 386_25],
      ['over-8-a-day', 23_82],
      ['over-40-a-week', 30_62],
      ['unpaid-breaks', 0],
      ['employer-cost', 65_11],
    ]);
    expect(pay.lines[2]).toMatchObject({ earned: 653_25, workedMs: 48 * hour, ms: 3.5 * hour, halves: 1 });
    expect(pay.lines[2]).toMatchObject({ regularRate: 13_609, rate: 6_805 });
    // 9.20 % of 707.69 is 65.107.
    expect(pay).toMatchObject({ workedMs: 48 * hour, wages: 707_69, gross: 707_69, cost: 772_80 });
  });

  it('costs each day what falls on it, against the target of that day', () => {
    const days = laborByDay(
      pay,
      [400_00, 0, 500_00, 0, 0, 0, 0],
      jobs.map(({ rules }) => rules),
      payrollRules({}),
    );
    // Monday: 8 h x $12 = 96.00 and 9.20 % of it.
    expect(days[0]).toEqual({
      date: '2026-11-09',
      cost: 104_83,
      sales: 400_00,
      target: 27_00,
      budget: 108_00,
      share: 26_21,
    });
    expect(days[1]).toMatchObject({ cost: 0, share: null });
    expect(days.reduce((sum, { cost }) => sum + cost, 0)).toBe(772_80);
  });

  it('leaves out jobs that are excluded from labor calculations', () => {
    const rules = jobs.map(job => ({ ...job.rules, excludeFromLaborCalculations: job.rules.id === 'bartender' }));
    const days = laborByDay(pay, [], rules, payrollRules({}));
    expect(days.map(({ cost }) => cost > 0)).toEqual([true, false, true, false, false, false, true]);
  });
});

describe('wages below the minimum, and none', () => {
  const minimum = { minimumWage: { enabled: true, amount: '11.00' } };
  const week = (amount: string, hours: number) =>
    weekPay({
      week: plainWeek,
      punches: [punchOf(plainWeek, 0, ['9:00', `${9 + hours}:00`], 'cook')],
      jobs: [{ rules: jobRules('cook'), wages: hourly(amount) }],
      payroll: payrollRules({ after8HoursPerDay: true }, minimum),
      timeClock: timeClockRules,
    });

  it('is lifted to the minimum, also for overtime: 10 h x $10.50, 10 h x $0.50, 2 h x $5.50', () => {
    expect(week('10.50', 10).lines.slice(0, 3)).toMatchObject([
      { rule: 'hours', cents: 105_00 },
      { rule: 'minimum-wage', minimum: 11_00, short: 50, cents: 5_00 },
      { rule: 'over-8-a-day', cents: 11_00 },
    ]);
    expect(week('11.00', 10).lines.map(({ rule }) => rule)).toEqual(['hours', 'over-8-a-day', 'employer-cost']);
  });

  it('says which hours have no wage', () => {
    const pay = weekPay({
      week: plainWeek,
      punches: [punchOf(plainWeek, 0, ['9:00', '12:00'], 'host')],
      jobs: [cook],
      payroll: payrollRules({}),
      timeClock: timeClockRules,
    });
    expect(pay.lines[0]).toMatchObject({ rule: 'no-wage', jobId: 'host', ms: 3 * hour, cents: 0 });
  });
});

describe('a salary', () => {
  const manager = (wages: PaidJob<string>['wages']) =>
    weekPay({
      week: plainWeek,
      punches: [0, 1, 2, 3, 4].map(day => punchOf(plainWeek, day, ['8:00', '19:00'], 'manager')),
      jobs: [{ rules: jobRules('manager'), wages }],
      payroll: payrollRules({ after8HoursPerDay: true, after40HoursPerWeek: true }),
      timeClock: timeClockRules,
    });

  it('of a year pays a 52nd of it, without overtime, with the share of each day', () => {
    // 60,000 / 52 = 1,153.846. Monday to Thursday 10 % each, Friday and Saturday 25 %, Sunday 10 %.
    const pay = manager([{ place: 'elm', wages: [{ from: '2026-01-01', amount: '60000.00', per: 'YEAR' }] }]);
    expect(pay.lines.map(({ rule, cents }) => [rule, cents])).toEqual([
      ['salary', 1153_85],
      ['employer-cost', 0],
    ]);
    expect(pay.lines[0]?.parts.map(({ cents }) => cents)).toEqual([
      115_39, 115_38, 115_39, 115_38, 288_46, 288_47, 115_38,
    ]);
    expect(pay.workedMs).toBe(55 * hour);
  });

  it('that is raised within the week counts from its day on', () => {
    // Monday and Tuesday 20 % of 1,000.00, the other days 80 % of 1,200.00.
    const pay = manager([
      {
        place: 'elm',
        wages: [
          { from: '2026-01-01', amount: '1000.00', per: 'WEEK' },
          { from: '2026-11-11', amount: '1200.00', per: 'WEEK' },
        ],
      },
    ]);
    expect(pay.lines.map(({ cents }) => cents)).toEqual([200_00, 960_00, 0]);
  });
});
