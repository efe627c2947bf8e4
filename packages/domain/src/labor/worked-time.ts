import { addDays, businessDayBegin } from '../hours/index.ts';
import type { BreakRules, Id, LaborWeek, Punch, PunchBreak, TimeClockRules } from './labor.ts';

/** Time that counts as worked: no break that is not paid. */
export interface WorkedTime {
  /** The day of the week, counted from its first. */
  readonly day: number;
  readonly jobId: Id;
  readonly from: number;
  readonly to: number;
}

/** Why a punch counts differently from what was entered. */
export interface PunchNote {
  readonly punch: number;
  /** It ended by itself; or began while another one was running, and counts from the end of that. */
  readonly reason: 'auto-clock-out' | 'overlap';
}

export interface WorkedWeek {
  /** In order, without overlaps. */
  readonly worked: readonly WorkedTime[];
  readonly unpaidBreaks: readonly WorkedTime[];
  readonly notes: readonly PunchNote[];
}

/** Returns the dates of a week, in order. */
export const datesOf = ({ firstDate }: LaborWeek): readonly string[] =>
  Array.from({ length: 7 }, (_, day) => addDays(firstDate, day));

/** Returns the eight instants at which the business days of a week begin and the last one ends. */
export const dayBounds = ({ firstDate, zone, dayStarts }: LaborWeek): readonly number[] =>
  Array.from({ length: 8 }, (_, day) => businessDayBegin(addDays(firstDate, day), zone, dayStarts));

/**
 * Returns the time worked in a week, in time that really passed: a night in which clocks change has an hour more or
 * less. A punch beyond the end of its business day continues on the next day, one beyond the week in the next week.
 */
export const workedWeek = (punches: readonly Punch[], clock: TimeClockRules, week: LaborWeek): WorkedWeek => {
  const bounds = dayBounds(week);
  const worked: WorkedTime[] = [];
  const unpaidBreaks: WorkedTime[] = [];
  const notes: PunchNote[] = [];
  let busyUntil = Number.NEGATIVE_INFINITY;
  const inOrder = punches.map((punch, index) => ({ punch, index })).sort((a, b) => a.punch.from - b.punch.from);
  for (const { punch, index } of inOrder) {
    const { jobId } = punch;
    const to = endOf(punch, clock.autoClockOffAfterTime);
    if (to !== punch.to) notes.push({ punch: index, reason: 'auto-clock-out' });
    const from = Math.max(punch.from, busyUntil);
    if (from > punch.from && to > punch.from) notes.push({ punch: index, reason: 'overlap' });
    busyUntil = Math.max(busyUntil, to);
    let at = from;
    for (const gap of unpaidGaps(punch.breaks, clock)) {
      const [begin, end] = [Math.max(at, gap.from), Math.min(to, gap.to)];
      if (end <= begin) continue;
      worked.push(...splitAt(bounds, { jobId, from: at, to: begin }));
      unpaidBreaks.push(...splitAt(bounds, { jobId, from: begin, to: end }));
      at = end;
    }
    worked.push(...splitAt(bounds, { jobId, from: at, to }));
  }
  return { worked, unpaidBreaks, notes };
};

const endOf = ({ from, to }: Punch, autoClockOff: number): number => {
  const latest = autoClockOff === 0 ? Number.POSITIVE_INFINITY : from + autoClockOff * 1000;
  // Without a limit, work that is still going on counts from its end.
  return Math.min(to ?? (autoClockOff === 0 ? from : latest), latest);
};

/** The parts of breaks that are not paid, in order. A kind that is switched off takes no time off. */
const unpaidGaps = (breaks: readonly PunchBreak[], clock: TimeClockRules) =>
  breaks
    .flatMap(({ kind, from, to }) => {
      const begin = unpaidFrom(clock[kind], from);
      return begin === undefined || begin >= to ? [] : [{ from: begin, to }];
    })
    .sort((a, b) => a.from - b.from);

const unpaidFrom = ({ enabled, isPaid, excessIsNotPaid, defaultLength }: BreakRules, from: number) => {
  if (!enabled || (isPaid && !excessIsNotPaid)) return undefined;
  return isPaid ? from + defaultLength * 1000 : from;
};

const splitAt = (bounds: readonly number[], { jobId, from, to }: Omit<WorkedTime, 'day'>): readonly WorkedTime[] =>
  bounds.slice(0, -1).flatMap((begin, day) => {
    const part = { day, jobId, from: Math.max(from, begin), to: Math.min(to, bounds[day + 1] ?? begin) };
    return part.to > part.from ? [part] : [];
  });
