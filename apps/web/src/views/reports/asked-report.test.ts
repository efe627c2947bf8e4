import { askedReport, reports } from '@commissary/catalog';
import { describe, expect, it } from 'vitest';
import { locationsOf, openBusinessDay } from './asked-report.ts';

const today = '2026-11-28';
const asked = (query: Record<string, string>, report: keyof typeof reports = 'storeSummary') =>
  askedReport(reports[report], query, today);

describe('what an address asks of a report', () => {
  it('[RULE.sold.16] is what the report shows first, where it says nothing', () => {
    expect(asked({})).toEqual({
      choice: 'TODAY',
      period: { from: today, to: today },
      comparison: 'YEAR_BEFORE',
      before: { from: '2025-11-29', to: '2025-11-29' },
      against: null,
      filters: [],
      problem: null,
      mostDays: 1_827,
    });
    expect(asked({ period: 'NEVER', compare: 'x' })).toEqual(asked({}));
  });

  it('[RULE.sold.16] is another place of the same days once one is chosen, and none of other days', () => {
    const days = { from: today, to: today };
    expect(asked({ compare: 'PLACE', against: 'oak' })).toMatchObject({ before: days, against: 'oak' });
    expect(asked({ compare: 'PLACE' })).toMatchObject({ before: null, against: null });
    expect(asked({ compare: 'PLACE', against: '' })).toMatchObject({ before: null, against: null });
    expect(asked({ compare: 'NONE', against: 'oak' })).toMatchObject({ before: null, against: null });
  });

  it('[RULE.sold.16] is a period by its name, from the business day that is open, beside another one', () => {
    expect(asked({ period: 'LAST_7_DAYS', compare: 'PERIOD_BEFORE' })).toMatchObject({
      period: { from: '2026-11-21', to: '2026-11-27' },
      before: { from: '2026-11-14', to: '2026-11-20' },
    });
    expect(asked({ period: 'LAST_MONTH', compare: 'NONE' })).toMatchObject({
      period: { from: '2026-10-01', to: '2026-10-31' },
      before: null,
      problem: null,
    });
  });

  it('[RULE.payroll.14] is the workweek that goes on until today, or the whole one before, from the day on which it begins', () => {
    const week = (period: string, startOfWeek: number) =>
      askedReport(reports.employeePayroll, { period }, today, startOfWeek).period;
    // A Saturday.
    expect(askedReport(reports.employeePayroll, {}, today, 1)).toMatchObject({
      ...{ choice: 'THIS_WEEK', period: { from: '2026-11-23', to: today }, comparison: 'NONE', before: null },
      ...{ problem: null, mostDays: 92 },
    });
    expect(week('THIS_WEEK', 6)).toEqual({ from: today, to: today });
    expect(week('THIS_WEEK', 0)).toEqual({ from: '2026-11-22', to: today });
    expect(week('LAST_WEEK', 1)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    const days = (from: string) => asked({ period: 'OWN', from, to: today }, 'employeePayroll').problem;
    expect([days('2026-08-29'), days('2026-08-28')]).toEqual([null, 'tooLong']);
  });

  it('[RULE.sold.12] is said to be no period, or too long, and then nothing is asked', () => {
    const own = (from: string, to: string, report?: keyof typeof reports) => asked({ period: 'OWN', from, to }, report);
    const problems = [
      own('2021-11-28', '2026-11-28', 'deliveries'),
      own('2021-11-27', '2026-11-28', 'deliveries'),
      own('2021-11-28', '2026-11-28'),
      own('2021-11-27', '2026-11-28'),
      own('2026-11-02', '2026-11-01'),
      own('2026-11-01', ''),
      own('2026-02-30', '2026-03-01'),
      own('=1+1', '2026-03-01'),
    ];
    expect(problems.map(({ problem, before }) => [problem, before === null])).toEqual([
      [null, false],
      ['tooLong', true],
      [null, false],
      ['tooLong', true],
      ['backwards', true],
      ['chooseDays', true],
      ['chooseDays', true],
      ['chooseDays', true],
    ]);
  });
});

describe('the business day that is open', () => {
  const at = (...zones: string[]) => zones.map(timeZone => ({ timeZone }));

  it('[RULE.sold.16] begins at 4 AM, and is that of the location where it is latest', () => {
    const fourInChicago = Date.parse('2026-11-28T10:00:00Z');
    expect(openBusinessDay(fourInChicago - 1, at('America/Chicago'))).toBe('2026-11-27');
    expect(openBusinessDay(fourInChicago, at('America/Chicago'))).toBe('2026-11-28');
    expect(openBusinessDay(fourInChicago, at('America/Los_Angeles'))).toBe('2026-11-27');
    expect(openBusinessDay(fourInChicago, at('America/Los_Angeles', 'America/Chicago'))).toBe('2026-11-28');
    expect(openBusinessDay(fourInChicago, at('Pacific/Guam', 'America/Chicago'))).toBe('2026-11-28');
  });

  it('[RULE.sold.16] begins when it is set to, there', () => {
    const fourInChicago = Date.parse('2026-11-28T10:00:00Z');
    const late = { timeZone: 'America/Chicago', dayStarts: [{ from: '2026-11-28', start: 18_000 }] };
    const hour = 3_600_000;
    expect(openBusinessDay(fourInChicago, [late])).toBe('2026-11-27');
    expect(openBusinessDay(fourInChicago + hour - 1, [late])).toBe('2026-11-27');
    expect(openBusinessDay(fourInChicago + hour, [late])).toBe('2026-11-28');
    expect(openBusinessDay(fourInChicago, [late, ...at('America/Chicago')])).toBe('2026-11-28');
  });

  it('[RULE.sold.16] is of the locations of the company, of the group, or of one', () => {
    const tenant = (id: string, groupId: string | null = null, type: 'LOCATION' | 'GROUP' = 'LOCATION') => ({
      ...{ id, ver: 1, name: id, type, groupId, groupName: null, kioskActive: false, products: [] },
      ...{ timeZone: null, menuId: null },
    });
    const tenants = [tenant('west', null, 'GROUP'), tenant('elm', 'west'), tenant('oak', 'west'), tenant('pine')];
    const ids = (of: number | null) =>
      locationsOf(tenants, of === null ? null : (tenants[of] ?? null)).map(({ id }) => id);
    expect([ids(null), ids(0), ids(3)]).toEqual([['elm', 'oak', 'pine'], ['elm', 'oak'], ['pine']]);
  });
});
