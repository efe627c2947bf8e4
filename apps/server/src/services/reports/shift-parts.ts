import { asksShifts, type Period, type Question, sumsFor } from '@commissary/catalog';
import {
  addDays,
  businessDayBegin,
  joinNames,
  laborWeekOf,
  type Posting,
  percentOf,
  percentOn,
  type SoldNames,
  shiftNames,
  shiftPostings,
} from '@commissary/domain';
import { countShifts, shiftsOfWeeks, type WeekShift } from '../../store/shifts/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';
import { createTurns } from '../turns/index.ts';

/** What the shifts of some locations count for. */
interface ShiftPart {
  readonly postings: readonly Posting[];
  readonly names: SoldNames;
  /** The labor target of a day in hundredths of a percent, by location and day: that of who worked last. */
  readonly targets: ReadonlyMap<string, number>;
}

/** So many shifts are in memory at once, of a few kilobytes each, or those of one location. */
const shiftsAtOnce = 10_000;
const weekDays = 7;

/** Locations in parts of at most so many shifts, in their order; one with more is a part of its own. */
export const locationParts = (counts: ReadonlyMap<string, number>, most: number): readonly (readonly string[])[] => {
  const parts: string[][] = [];
  let room = 0;
  for (const [id, count] of counts) {
    if (count > room) {
      parts.push([]);
      room = most;
    }
    parts.at(-1)?.push(id);
    room -= count;
  }
  return parts;
};

/** What shifts of locations count for in a period, some locations at a time: those without a shift are not asked for. */
const shiftParts = async function* (
  { db, now }: Pick<Context, 'db' | 'now'>,
  locations: ReadonlyMap<string, TenantRecord>,
  { from, to }: Period,
): AsyncGenerator<ShiftPart> {
  // A week that overlaps the first day, and shifts of the week before that last into it.
  const weeks = { from: addDays(from, 1 - 2 * weekDays), to };
  const counts = await countShifts(db, [...locations.keys()], weeks);
  const at = now().getTime();
  const turn = createTurns();
  for (const ids of locationParts(counts, shiftsAtOnce)) {
    const shifts = await shiftsOfWeeks(db, ids, weeks);
    const postings: Posting[] = [];
    const byEmployee = Map.groupBy(shifts, ({ locationId, shift }) => `${locationId} ${shift.employee.id}`);
    for (const own of byEmployee.values()) {
      await turn();
      postings.push(...postingsOfEmployee(own, locations, at));
    }
    yield {
      postings: postings.filter(({ of: { day } }) => typeof day === 'string' && from <= day && day <= to),
      names: shiftNames(shifts),
      targets: new Map(
        shifts.map(({ locationId, day, terms }) => [
          `${locationId} ${day}`,
          percentOn(terms.payroll.laborBudgetTargetPercentage, day),
        ]),
      ),
    };
  }
};

/** Week by week: overtime is counted in each. */
const postingsOfEmployee = (
  shifts: readonly WeekShift[],
  locations: ReadonlyMap<string, TenantRecord>,
  now: number,
): readonly Posting[] => {
  const locationId = shifts[0]?.locationId ?? '';
  const { timeZone, dayStarts = [] } = locations.get(locationId) ?? {};
  const zone = timeZone ?? 'UTC';
  const byWeek = Map.groupBy(shifts, ({ week }) => week);
  const weeks = new Set([...byWeek.keys()].flatMap(week => [week, addDays(week, weekDays)]));
  return [...weeks].flatMap(week => {
    const begin = businessDayBegin(week, zone, dayStarts);
    const before = byWeek.get(addDays(week, -weekDays)) ?? [];
    const lasting = before.filter(({ shift }) => (shift.clockOut ?? now) > begin);
    return shiftPostings(
      locationId,
      laborWeekOf(week, zone, dayStarts),
      [...lasting, ...(byWeek.get(week) ?? [])],
      now,
    );
  });
};

/** What the net sales of days are asked by, for their labor budget. */
export const netByDay = (questions: readonly Question[]): readonly Question[] => {
  const asked = questions.find(asksShifts);
  return asked?.measures.some(key => key === 'laborBudget' || key === 'laborTarget')
    ? [{ ...asked, measures: ['net'], dimensions: ['location', 'day'] }]
    : [];
};

/** Labor budgets of days that have a target, by their net sales. */
const budgetPostings = (sales: readonly Posting[], targets: ReadonlyMap<string, number>): readonly Posting[] =>
  sales.flatMap(({ of, amounts: { gross = 0, discounts = 0 } }) => {
    const target = targets.get(`${of.location} ${of.day}`);
    if (target === undefined || gross <= discounts) return [];
    return [
      {
        of: { ...of, month: String(of.day).slice(0, 'YYYY-MM'.length) },
        amounts: { laborBudget: percentOf(gross - discounts, target) },
      },
    ];
  });

/** Adds what shifts of locations count for to the sums of questions that ask for it, and says what they call it. */
export const addShifts = async (
  context: Pick<Context, 'db' | 'now'>,
  locations: ReadonlyMap<string, TenantRecord>,
  questions: readonly Question[],
  { sums, sales }: { readonly sums: (readonly Posting[])[]; readonly sales: readonly Posting[] },
): Promise<SoldNames> => {
  const [first] = questions;
  let names: SoldNames = new Map();
  if (first === undefined || !questions.some(asksShifts)) return names;
  const turn = createTurns();
  for await (const part of shiftParts(context, locations, first.period)) {
    const postings = [...part.postings, ...budgetPostings(sales, part.targets)];
    for (const [at, question] of questions.entries()) {
      await turn();
      if (asksShifts(question)) sums[at] = sumsFor(question, postings, sums[at]);
    }
    names = joinNames([names, part.names]);
  }
  // Who worked is told by reports that say so alone.
  return questions.some(({ dimensions }) => dimensions.includes('employee')) ? names : new Map();
};
