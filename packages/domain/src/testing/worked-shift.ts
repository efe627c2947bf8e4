import { addDays } from '../hours/index.ts';
import type { PaidShift, ShiftTerms } from '../shifts/index.ts';
import type { Shift } from '../shifts/shift.ts';
import { at, jobRules, payrollRules, plainWeek, timeClockRules } from './labor-week.ts';

/** Eight hours of Monday, with half an hour of lunch. */
export const workedShift = (changed: Partial<Shift> = {}): Shift => ({
  id: 'shift',
  revision: 1,
  deviceId: 'till',
  employee: { id: 'ann', name: 'Ann Lee' },
  job: { id: 'server', name: 'Server' },
  clockIn: at(plainWeek, 0, '9:00'),
  clockOut: at(plainWeek, 0, '17:00'),
  breaks: [{ kind: 'lunch', from: at(plainWeek, 0, '12:00'), to: at(plainWeek, 0, '12:30') }],
  declaredTips: 0,
  heldTips: 0,
  sales: 0,
  deliveries: null,
  payments: [],
  edited: null,
  ...changed,
});

/** 10.00 an hour, overtime after 40 hours a week. */
export const shiftTerms = (changed: Partial<ShiftTerms> = {}): ShiftTerms => ({
  wage: { from: '2026-01-01', amount: '10.00', per: 'HOUR' },
  job: jobRules('server'),
  payroll: payrollRules({ after40HoursPerWeek: true }),
  timeClock: timeClockRules,
  ...changed,
});

/** A shift of a day of the week, from one time to another, without breaks. */
export const shiftOn = (
  day: number,
  [from, to]: readonly [string, string | null],
  { terms, ...changed }: Partial<Shift> & { readonly terms?: ShiftTerms } = {},
): PaidShift => ({
  shift: workedShift({
    ...{ id: `${day} ${from}`, breaks: [], ...changed },
    clockIn: at(plainWeek, day, from),
    clockOut: to === null ? null : at(plainWeek, day, to),
  }),
  day: addDays(plainWeek.firstDate, day),
  terms: terms ?? shiftTerms(),
});
