import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems, expectReadableDialog } from '../../../testing/axe.ts';
import { openScreen, shownAddress } from '../../../testing/open-screen.tsx';
import { hrefsOf } from '../../../testing/screen-parts.ts';
import { answer, type By, day, days } from '../testing/answers.ts';

const hour = 3_600_000;
/** Noon in New York and eleven in Chicago, whatever the zone of the browser. */
const noon = Date.parse(`${day}T17:00:00Z`);
const worked = (dimensions: readonly string[]): readonly [By, number][] => {
  const rows: Readonly<Record<string, readonly [By, number][]>> = {
    '': [[[], 8 * hour]],
    'job,employee': [[['4', 'dee'], 8 * hour]],
    day: [[[day], 8 * hour]],
    location: [[['elm-st'], 8 * hour]],
  };
  return rows[dimensions.join()] ?? [];
};
const shift = (id: string, more: object = {}) => ({
  ...{ id, locationId: 'elm-st', day, employee: { id: 'dee', name: 'Dee' }, job: { id: '4', name: 'Server' } },
  ...{ clockIn: noon, clockOut: noon + 8 * hour, breaks: [], tips: 0, flags: [], edited: null, receivedAt: noon },
  ...more,
});
const listing = 'GET /api/report-shifts/sorrel-and-salt';
const listed = (query: string, shifts: readonly object[], next: string | null = null) => ({
  ...{ call: `${listing}?${query}`, status: 200, body: { shifts, next } },
});
const doubts = [{ kind: 'SHIFT', locationId: 'elm-st', id: 's1', day, name: 'Dee', flags: ['UNKNOWN_EMPLOYEE'] }];
const payroll = () => {
  const { body, ...one } = answer('employeePayroll', days(day), worked);
  return { ...one, body: { ...body, doubts } };
};
const address = `/employeePayroll?period=OWN&${days(day)}`;
const open = (at: string, answers: readonly object[]) =>
  openScreen('priya', at, { at: null, answers: answers as never });
const dialog = (title = 'Shifts') => page.getByRole('dialog', { name: title });

afterEach(() => page.viewport(1440, 900));

it('[RULE.sold.50] an employee in payroll leads to the shifts, with times, breaks, tips and wage, and back', async () => {
  const breaks = [{ kind: 'breaks', from: noon + hour, to: noon + 1.5 * hour }];
  await open(address, [
    payroll(),
    listed(`${days(day)}&employee=dee&job=4`, [
      shift('s1', { breaks, tips: 1_250, wage: { amount: '15.00', per: 'HOUR' } }),
      shift('s2', { clockOut: null, wage: null }),
    ]),
  ]);
  await page.getByRole('table', { name: 'By employee' }).getByRole('link', { name: 'Dee' }).click();
  await expect.element(dialog()).toMatchTextContent(/, Dee, Server: Wed, Nov 4, 2026\./);
  const [first, second] = [dialog().getByRole('listitem').nth(0), dialog().getByRole('listitem').nth(1)];
  await expect.element(first).toMatchTextContent(/Dee, Server.*Elm St\., Wed, Nov 4.*, \d+(:\d+)? [AP]M to /);
  await expect
    .element(first)
    .toMatchTextContent('8 h 0 min on the clock · 1 break, 30 min · $12.50 tips · $15.00 an hour');
  await expect.element(second).toMatchTextContent(/Elm St\., since Wed, Nov 4.*, clocked in.*No wage/);
  await expectReadableDialog();
  expect(await accessibilityProblems()).toEqual([]);
  await page.viewport(390, 844);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(shownAddress()).not.toContain('shifts=');
});

it('[RULE.sold.50] shifts with a doubt are listed with their reasons, a page at a time', async () => {
  const edited = { at: noon, by: { id: 'kim', name: 'Kim' }, reason: 'Forgot to clock out' };
  await open(address, [
    payroll(),
    listed(`${days(day)}&doubtful=true&after=more`, [shift('s2', { flags: ['TOO_LONG'], edited })]),
    listed(`${days(day)}&doubtful=true`, [shift('s1', { flags: ['UNKNOWN_EMPLOYEE'] })], 'more'),
  ]);
  await page.getByText('1 shift is counted with a doubt').click();
  await page.getByRole('link', { name: 'Show these shifts' }).click();
  const list = dialog('Shifts with a doubt');
  await expect.element(list).toMatchTextContent('Counted with a doubt: nobody here is this employee.');
  await list.getByRole('button', { name: 'Show more' }).click();
  await expect.element(list).toMatchTextContent('Counted with a doubt: it is longer than a day.');
  await expect.element(list).toMatchTextContent(/Changed Nov 4.* by Kim: Forgot to clock out\./);
  // Who may not see wages reads nothing of them.
  await expect.element(list).not.toMatchTextContent('No wage');
  await expect.element(list.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

it('[RULE.sold.50] days and locations lead to a narrower report first, and then to their shifts', async () => {
  await open(address, [payroll(), listed(days(day), [])]);
  await expect.element(page.getByRole('link', { name: 'Elm St.' })).toBeVisible();
  expect(hrefsOf('Wed, Nov 4, 2026')).toEqual([expect.stringContaining('shifts=all')]);
  expect(hrefsOf('Elm St.')).toEqual([expect.not.stringContaining('shifts=')]);
  await page.getByRole('link', { name: 'Wed, Nov 4, 2026' }).click();
  await expect.element(dialog()).toMatchTextContent('No shift of these days is one of them.');
});

it('[RULE.sold.50] says that the shifts could not be loaded, and asks again', async () => {
  await open(`${address}&shifts=all`, [payroll(), { call: listing, status: 503, body: [] }]);
  await expect.element(dialog()).toMatchTextContent('The shifts could not be loaded.');
  await expect.element(dialog().getByRole('button', { name: 'Try again' })).toBeVisible();
});
