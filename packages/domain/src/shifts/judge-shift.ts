import { cardNumberPaths, ticketTimes } from '../tickets/index.ts';
import type { Shift } from './shift.ts';

/**
 * What is noted of a shift that is kept: its terminal's clock was wrong when it was sent, it lasts longer than a day, or
 * nobody of the company has the id of its employee.
 */
export const shiftFlags = ['CLOCK_OFF', 'TOO_LONG', 'UNKNOWN_EMPLOYEE'] as const;
export type ShiftFlag = (typeof shiftFlags)[number];

/** Why a shift is not kept, and where in it. */
interface ShiftRefusal {
  readonly code:
    | 'CARD_NUMBER'
    | 'TIME_TOO_EARLY'
    | 'TIME_IN_FUTURE'
    | 'ENDS_BEFORE_START'
    | 'BREAK_OUTSIDE'
    | 'BREAKS_OVERLAP';
  /** `/breaks/0/from`. */
  readonly path: string;
}

interface JudgedShift {
  readonly refusals: readonly ShiftRefusal[];
  readonly flags: readonly ShiftFlag[];
}

/** When a shift arrived, and what the clock of its terminal showed when it sent it, where it says so. */
interface Arrival {
  readonly now: number;
  readonly sentAt: number | null;
}

/** Who works longer has forgotten to clock out. */
const longestShiftMs = 86_400_000;

/** What a shift of the right shape cannot be kept for, and what is noted where it is kept; who works there is not known here. */
export const judgeShift = (shift: Shift, arrival: Arrival): JudgedShift => ({
  refusals: [
    ...refusedTimes(shift, arrival.now),
    ...refusedOrder(shift),
    ...cardNumberPaths(shift).map(path => ({ code: 'CARD_NUMBER' as const, path })),
  ],
  flags: [
    ...(isClockOff(shift, arrival) ? (['CLOCK_OFF'] as const) : []),
    ...((shift.clockOut ?? arrival.now) - shift.clockIn > longestShiftMs ? (['TOO_LONG'] as const) : []),
  ],
});

const timesOf = ({ clockIn, clockOut, breaks, edited }: Shift): [path: string, at: number][] => {
  const times: [string, number | null | undefined][] = [
    ['/clockIn', clockIn],
    ['/clockOut', clockOut],
    ...breaks.flatMap(({ from, to }, at): [string, number | null][] => [
      [`/breaks/${at}/from`, from],
      [`/breaks/${at}/to`, to],
    ]),
    ['/edited/at', edited?.at],
  ];
  return times.flatMap(([path, at]): [string, number][] => (at === null || at === undefined ? [] : [[path, at]]));
};

const refusedTimes = (shift: Shift, now: number): ShiftRefusal[] =>
  timesOf(shift).flatMap(([path, at]): ShiftRefusal[] => {
    if (at < ticketTimes.earliest) return [{ code: 'TIME_TOO_EARLY', path }];
    return at > now + ticketTimes.mostAheadMs ? [{ code: 'TIME_IN_FUTURE', path }] : [];
  });

/** A shift ends after it begins, and its breaks are in it, one after the other. */
const refusedOrder = ({ clockIn, clockOut, breaks }: Shift): ShiftRefusal[] => {
  if (clockOut !== null && clockOut < clockIn) return [{ code: 'ENDS_BEFORE_START', path: '/clockOut' }];
  const last = clockOut ?? Number.POSITIVE_INFINITY;
  return breaks.flatMap(({ from, to }, at): ShiftRefusal[] => {
    const path = `/breaks/${at}`;
    const end = to ?? last;
    if (end < from) return [{ code: 'ENDS_BEFORE_START', path: `${path}/to` }];
    if (from < clockIn || end > last) return [{ code: 'BREAK_OUTSIDE', path }];
    const isWithin = (one: (typeof breaks)[number]) => one.from < end && from < (one.to ?? last);
    return breaks.slice(0, at).some(isWithin) ? [{ code: 'BREAKS_OVERLAP', path }] : [];
  });
};

const isClockOff = (shift: Shift, { now, sentAt }: Arrival): boolean =>
  Math.abs((sentAt ?? now) - now) > ticketTimes.toleratedMs ||
  timesOf(shift).some(([, at]) => at > now + ticketTimes.toleratedMs);
