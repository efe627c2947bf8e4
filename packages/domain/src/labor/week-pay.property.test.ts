import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyJobs, anyOvertime, anyWeek, punchesIn, stepMs } from '../testing/labor-week.arbitrary.ts';
import { payrollRules, timeClockRules } from '../testing/labor-week.ts';
import type { LaborWeek, OvertimeRules, Punch } from './labor.ts';
import { laborByDay } from './labor-by-day.ts';
import { type PremiumRule, premiumHalves } from './overtime.ts';
import { type PaidJob, weekPay } from './week-pay.ts';
import { dayBounds } from './worked-time.ts';

const hour = 3_600_000;

interface World {
  readonly week: LaborWeek;
  readonly punches: readonly Punch[];
  readonly jobs: readonly PaidJob<string>[];
  readonly overtime: OvertimeRules;
}

const worlds: fc.Arbitrary<World> = anyWeek.chain(week =>
  fc.record({ week: fc.constant(week), punches: punchesIn(week), jobs: anyJobs, overtime: anyOvertime }),
);

const payOf = ({ week, punches, jobs, overtime }: World) =>
  weekPay({
    week,
    punches,
    jobs,
    payroll: payrollRules(overtime, { additionalEmployerLaborCostPercentage: '9.17' }),
    timeClock: timeClockRules,
  });

const isPremium = (rule: string): rule is PremiumRule => Object.hasOwn(premiumHalves, rule);

describe('the pay of a week', () => {
  it('adds up: lines of their parts, wages of lines, the cost of days', () => {
    fc.assert(
      fc.property(worlds, world => {
        const pay = payOf(world);
        for (const { cents, parts } of pay.lines) expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(cents);
        const wages = pay.lines.filter(({ rule }) => rule === 'hours' || isPremium(rule));
        expect(wages.reduce((sum, { cents }) => sum + cents, 0)).toBe(pay.wages);
        const days = laborByDay(
          pay,
          [],
          world.jobs.map(({ rules }) => rules),
          payrollRules({}),
        );
        expect(days.reduce((sum, { cost }) => sum + cost, 0)).toBe(pay.cost);
      }),
    );
  });

  it('counts the hours that really passed, whatever clocks did: those without lunch, regular and overtime', () => {
    fc.assert(
      fc.property(worlds, world => {
        const pay = payOf(world);
        const passed = world.punches.reduce((sum, { from, to, breaks }) => {
          const lunch = breaks.reduce((off, gap) => off + gap.to - gap.from, 0);
          return sum + (to ?? from) - from - lunch;
        }, 0);
        const rated = pay.times.reduce((sum, { from, to }) => sum + to - from, 0);
        const paid = pay.lines.reduce((sum, line) => (line.rule === 'hours' ? sum + line.ms : sum), 0);
        expect([pay.workedMs, rated, paid]).toEqual([passed, passed, passed]);
      }),
    );
  });

  it('finds for each quarter of an hour the one rule that a walk through the week finds', () => {
    fc.assert(
      fc.property(worlds, world => {
        const found = payOf(world).times.flatMap(({ from, to, premium }) =>
          Array.from({ length: (to - from) / stepMs }, (_, at) => [from + at * stepMs, premium]),
        );
        expect(found).toEqual(walk(world));
      }),
    );
  });

  it('is the same when a shift is split within a business day: somebody clocked out and in again', () => {
    fc.assert(
      fc.property(worlds, fc.nat(), fc.nat(), (world, which, steps) => {
        const punch = world.punches[which % Math.max(1, world.punches.length)];
        if (punch === undefined || punch.to === null) return;
        const cut = punch.from + (steps % ((punch.to - punch.from) / stepMs)) * stepMs;
        if (cut === punch.from || punch.breaks.some(({ from, to }) => from < cut && cut < to)) return;
        const before = { ...punch, to: cut, breaks: punch.breaks.filter(({ from }) => from < cut) };
        const after = { ...punch, from: cut, breaks: punch.breaks.filter(({ from }) => from >= cut) };
        const split = world.punches.flatMap(one => (one === punch ? [before, after] : [one]));
        expect(payOf({ ...world, punches: split }).lines).toEqual(payOf(world).lines);
      }),
    );
  });

  it('pays overtime on the weighted rate: between the rates of the jobs, and as one job where they are equal', () => {
    fc.assert(
      fc.property(worlds, world => {
        const pay = payOf(world);
        const [low = 0, high = 0] = world.jobs
          .map(({ wages }) => Number(wages[0]?.wages[0]?.amount.replace('.', '')))
          .toSorted((a, b) => a - b);
        for (const line of pay.lines) {
          if (!isPremium(line.rule) || !('halves' in line)) continue;
          const rate = (line.cents * 2 * hour) / (line.ms * line.halves);
          const rounding = hour / line.ms;
          expect(rate).toBeGreaterThanOrEqual(low - rounding);
          expect(rate).toBeLessThanOrEqual(high + rounding);
        }
        const [first] = world.jobs;
        if (first === undefined) return;
        const alike = world.jobs.map(job => ({ ...job, wages: first.wages }));
        const oneJob = world.punches.map(punch => ({ ...punch, jobId: first.rules.id }));
        const apart = payOf({ ...world, jobs: alike }).wages - payOf({ ...world, punches: oneJob }).wages;
        // Each job rounds its own line of hours.
        expect(Math.abs(apart)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never falls when somebody works longer', () => {
    fc.assert(
      fc.property(worlds, fc.nat(), (world, which) => {
        const at = which % Math.max(1, world.punches.length);
        const punch = world.punches[at];
        const end = world.punches[at + 1]?.from ?? dayBounds(world.week)[7];
        if (punch === undefined || punch.to === null || end === undefined || punch.to + stepMs > end) return;
        const longer = world.punches.with(at, { ...punch, to: punch.to + stepMs });
        expect(payOf({ ...world, punches: longer }).wages).toBeGreaterThan(payOf(world).wages);
      }),
    );
  });
});

/** The rule of each quarter of an hour, one after the other. */
const walk = ({ week, punches, overtime }: World) => {
  const bounds = dayBounds(week);
  const slots = punches.flatMap(({ from, to, breaks }) =>
    Array.from({ length: ((to ?? from) - from) / stepMs }, (_, at) => from + at * stepMs).filter(
      at => !breaks.some(gap => gap.from <= at && at < gap.to),
    ),
  );
  const dayOf = (at: number) => bounds.findLastIndex(begin => begin <= at);
  const isSeventhWorked = new Set(slots.map(dayOf)).size === 7;
  const inDay = Array(7).fill(0);
  let inWeek = 0;
  const perHour = hour / stepMs;
  return slots.map(at => {
    const day = dayOf(at);
    const before = inDay[day]++ / perHour;
    const { californiaOvertime: california, after8HoursPerDay, after40HoursPerWeek } = overtime;
    if (california && isSeventhWorked && day === 6) return [at, before < 8 ? 'seventh-day' : 'over-8-on-seventh-day'];
    if (california && before >= 12) return [at, 'over-12-a-day'];
    if ((california || after8HoursPerDay) && before >= 8) return [at, 'over-8-a-day'];
    if ((california || after40HoursPerWeek) && inWeek++ / perHour >= 40) return [at, 'over-40-a-week'];
    return [at, null];
  });
};
