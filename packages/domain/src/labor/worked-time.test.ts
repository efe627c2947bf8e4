import { describe, expect, it } from 'vitest';
import { at, plainWeek, punchOf, timeClockRules } from '../testing/labor-week.ts';
import type { LaborWeek, Punch, TimeClockRules } from './labor.ts';
import { workedWeek } from './worked-time.ts';

const hour = 3_600_000;
const hours = (times: readonly { readonly from: number; readonly to: number }[]) =>
  times.reduce((sum, { from, to }) => sum + to - from, 0) / hour;
const byDay = (punches: readonly Punch[], week: LaborWeek = plainWeek, clock: TimeClockRules = timeClockRules) =>
  workedWeek(punches, clock, week).worked.map(({ day, from, to }) => [day, (to - from) / hour]);

describe('worked time', () => {
  it('past midnight belongs to the business day on which it began, until 4 AM', () => {
    expect(byDay([punchOf(plainWeek, 0, ['17:00', '26:00'], 'bar')])).toEqual([[0, 9]]);
    expect(byDay([punchOf(plainWeek, 0, ['22:00', '30:00'], 'bar')])).toEqual([
      [0, 6],
      [1, 2],
    ]);
  });

  it('beyond the week belongs to the next one', () => {
    expect(byDay([punchOf(plainWeek, 6, ['22:00', '30:00'], 'bar')])).toEqual([[6, 6]]);
    expect(byDay([punchOf(plainWeek, -1, ['22:00', '30:00'], 'bar')])).toEqual([[0, 2]]);
  });

  it('is the time that really passed: 10 PM to 6 AM is 9 hours in autumn, 7 in spring', () => {
    const autumn = { ...plainWeek, firstDate: '2026-10-26' };
    const spring = { ...plainWeek, firstDate: '2026-03-02' };
    expect(byDay([punchOf(autumn, 5, ['22:00', '30:00'], 'bar')], autumn)).toEqual([
      [5, 7],
      [6, 2],
    ]);
    expect(byDay([punchOf(spring, 5, ['22:00', '30:00'], 'bar')], spring)).toEqual([
      [5, 5],
      [6, 2],
    ]);
  });

  it('ends by itself after 16 hours, when somebody forgot to clock out or not', () => {
    const open = { ...punchOf(plainWeek, 0, ['6:00', '7:00'], 'bar'), to: null };
    const { worked, notes } = workedWeek([open], timeClockRules, plainWeek);
    expect([hours(worked), notes]).toEqual([16, [{ punch: 0, reason: 'auto-clock-out' }]]);
    expect(byDay([punchOf(plainWeek, 0, ['6:00', '26:00'], 'bar')])).toEqual([[0, 16]]);
    // Without the setting nothing ends by itself, and what is going on has no hours yet.
    expect(byDay([open], plainWeek, { ...timeClockRules, autoClockOffAfterTime: 0 })).toEqual([]);
  });

  it('of two punches at once counts one', () => {
    const punches = [
      punchOf(plainWeek, 0, ['12:00', '18:00'], 'server'),
      punchOf(plainWeek, 0, ['9:00', '13:00'], 'cook'),
    ];
    const { worked, notes } = workedWeek(punches, timeClockRules, plainWeek);
    expect(worked.map(({ jobId, from, to }) => [jobId, (to - from) / hour])).toEqual([
      ['cook', 4],
      ['server', 5],
    ]);
    expect(notes).toEqual([{ punch: 0, reason: 'overlap' }]);
  });
});

describe('breaks', () => {
  const noon = at(plainWeek, 0, '12:00');
  const punch = (kind: 'breaks' | 'lunch', minutes: number): Punch => ({
    ...punchOf(plainWeek, 0, ['9:00', '17:00'], 'cook'),
    breaks: [{ kind, from: noon, to: noon + minutes * 60_000 }],
  });
  const unpaidMinutes = (kind: 'breaks' | 'lunch', minutes: number, change: Partial<TimeClockRules['lunch']>) => {
    const clock = { ...timeClockRules, [kind]: { ...timeClockRules[kind], ...change } };
    return hours(workedWeek([punch(kind, minutes)], clock, plainWeek).unpaidBreaks) * 60;
  };

  it('that are paid are worked time, others are not', () => {
    expect(unpaidMinutes('breaks', 45, {})).toBe(0);
    expect(unpaidMinutes('lunch', 45, {})).toBe(45);
  });
  it('are unpaid for what is longer than usual, where the settings say so', () => {
    expect(unpaidMinutes('breaks', 45, { excessIsNotPaid: true })).toBe(35);
    expect(unpaidMinutes('breaks', 10, { excessIsNotPaid: true })).toBe(0);
  });
  it('of a kind that is off take no time off', () => {
    expect(unpaidMinutes('lunch', 45, { enabled: false })).toBe(0);
  });
});
