import { expect, it } from 'vitest';
import { workedShift } from '../testing/worked-shift.ts';
import { ticketTimes } from '../tickets/index.ts';
import { judgeShift } from './judge-shift.ts';
import type { Shift } from './shift.ts';

const now = Date.UTC(2026, 10, 20, 12);
const hour = 3_600_000;
const longestShiftMs = 24 * hour;
const begin = now - 9 * hour;
const judge = (changed: Partial<Shift> = {}, sentAt: number | null = now) =>
  judgeShift(workedShift({ clockIn: begin, clockOut: now - hour, breaks: [], ...changed }), { now, sentAt });
const lunch = (from: number, to: number | null): Shift['breaks'][number] => ({ kind: 'lunch', from, to });

it('[RULE.shifts.02] a shift in order is kept, and nothing is noted; so is one that goes on', () => {
  expect(judge({ breaks: [lunch(begin, begin + hour), lunch(begin + hour, now - hour)] })).toEqual({
    refusals: [],
    flags: [],
  });
  expect(judge({ clockOut: null, breaks: [lunch(now - 60_000, null)] }, null)).toEqual({ refusals: [], flags: [] });
});

it('[RULE.shifts.02] a time of 1970 or of a day that has not come is refused, whatever happened then', () => {
  const { earliest, mostAheadMs } = ticketTimes;
  const at = (clockIn: number) => judge({ clockIn, clockOut: null }).refusals;
  expect([at(earliest - 1), at(0)].map(([one]) => one)).toEqual([
    { code: 'TIME_TOO_EARLY', path: '/clockIn' },
    { code: 'TIME_TOO_EARLY', path: '/clockIn' },
  ]);
  expect([at(earliest), at(now + mostAheadMs)]).toEqual([[], []]);
  expect(at(now + mostAheadMs + 1)).toEqual([{ code: 'TIME_IN_FUTURE', path: '/clockIn' }]);
  const late = now + mostAheadMs + 1;
  expect(judge({ clockOut: late }).refusals).toEqual([{ code: 'TIME_IN_FUTURE', path: '/clockOut' }]);
  expect(judge({ edited: { at: 0, by: null, reason: null } }).refusals).toEqual([
    { code: 'TIME_TOO_EARLY', path: '/edited/at' },
  ]);
  expect(judge({ clockOut: null, breaks: [lunch(now, late)] }).refusals).toEqual([
    { code: 'TIME_IN_FUTURE', path: '/breaks/0/to' },
  ]);
});

it('[RULE.shifts.02] a shift ends after it begins, with its breaks in it, one after the other', () => {
  expect(judge({ clockOut: begin }).refusals).toEqual([]);
  expect(judge({ clockOut: begin - 1 }).refusals).toEqual([{ code: 'ENDS_BEFORE_START', path: '/clockOut' }]);
  const breaks = (...all: Shift['breaks']) => judge({ breaks: all }).refusals;
  expect(breaks(lunch(begin + hour, begin + hour - 1))).toEqual([{ code: 'ENDS_BEFORE_START', path: '/breaks/0/to' }]);
  expect(breaks(lunch(begin - 1, begin + hour))).toEqual([{ code: 'BREAK_OUTSIDE', path: '/breaks/0' }]);
  expect(breaks(lunch(begin, now - hour + 1))).toEqual([{ code: 'BREAK_OUTSIDE', path: '/breaks/0' }]);
  expect(breaks(lunch(begin, begin + hour), lunch(begin + hour - 1, begin + 2 * hour))).toEqual([
    { code: 'BREAKS_OVERLAP', path: '/breaks/1' },
  ]);
  expect(judge({ clockOut: null, breaks: [lunch(begin, null), lunch(begin + hour, null)] }).refusals).toEqual([
    { code: 'BREAKS_OVERLAP', path: '/breaks/1' },
  ]);
});

it('[RULE.shifts.02] a card number is refused wherever it is, with the path to it', () => {
  const edited = { at: now, by: null, reason: 'paid with 4111111111111111' };
  expect(judge({ edited }).refusals).toEqual([{ code: 'CARD_NUMBER', path: '/edited/reason' }]);
});

it('[RULE.shifts.03] a clock that is off, and a shift of more than a day, are noted, and the shift kept', () => {
  const { toleratedMs } = ticketTimes;
  expect(judge({}, now - toleratedMs - 1).flags).toEqual(['CLOCK_OFF']);
  expect(judge({}, now - toleratedMs).flags).toEqual([]);
  expect(judge({ clockOut: now + toleratedMs + 1 }, null).flags).toEqual(['CLOCK_OFF']);
  const since = (ms: number, clockOut: number | null) => judge({ clockIn: now - ms, clockOut }).flags;
  expect([since(longestShiftMs, now), since(longestShiftMs, null)]).toEqual([[], []]);
  expect([since(longestShiftMs + 1, now), since(longestShiftMs + 1, null)]).toEqual([['TOO_LONG'], ['TOO_LONG']]);
});
