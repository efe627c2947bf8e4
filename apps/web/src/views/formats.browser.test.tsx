import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { opener, row, rowsOf, typeInto } from '../testing/form-fields.ts';
import { openScreen } from '../testing/open-screen.tsx';

const input = async (path: string) => (await row(path)).querySelector('input')?.value;

describe('what a person sees', () => {
  it('[FMT.phone] of a phone number', async () => {
    await openScreen('priya', '/locations/elm-st', { at: null });
    await expect.element(page.getByText('(312) 555-0114')).toBeVisible();
  });

  it('[FMT.dateTime] [RULE.display.03] of a date with a time in the table of locations', async () => {
    await openScreen('priya', '/locations', { at: null });
    await expect.element(page.getByText('11/20/2026 05:54 AM CT').first()).toBeVisible();
  });

  it('[RULE.display.06] of any other instant, and of its day', async () => {
    await openScreen('priya', '/menu/publish', { at: null });
    await expect.element(page.getByText(/^Live since Nov 9, 4:10 AM PT/).first()).toBeVisible();
    await openScreen('priya', '/locations/elm-st/overrides', { at: null });
    await expect.element(page.getByText('Ana Moreno, Thu, Nov 19').first()).toBeVisible();
  });

  it('[FMT.states] of the states: fifty, the district and five territories', async () => {
    await openScreen('priya', '/locations/add', { at: null });
    await page.getByRole('combobox', { name: 'State or territory' }).click();
    await expect.element(page.getByRole('option').first()).toBeVisible();
    const options = page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent ?? '');
    expect(options).toHaveLength(56);
    for (const name of ['Alaska', 'Wyoming', 'District of Columbia', 'Guam', 'Puerto Rico', 'American Samoa'])
      expect(options.some(option => option.includes(name) || /^[A-Z]{2}$/.test(option))).toBe(true);
  });

  it('[FMT.decimalString] of an amount that was typed without decimals', async () => {
    await openScreen('priya', '/locationSettings/tableAndBar', { at: null });
    const bank = '/tableSettings/issueServerBankOfAmount';
    await typeInto(bank, '7');
    await userEvent.tab();
    await expect.poll(() => input(bank)).toBe('7.00');
  });

  it('[FMT.percentString] of a percentage, in its field and as the value of the company', async () => {
    await openScreen('priya', '/employment/employment', { at: 'elm-st' });
    const sunday = '/payrollAndOvertime/laborBudgetTargetPercentage/0';
    await row(sunday);
    expect(await input(sunday)).toBe('27.00');
    await typeInto(sunday, '31.5');
    await userEvent.tab();
    await expect.poll(() => input(sunday)).toBe('31.50');
    await expect.poll(async () => (await row(sunday)).textContent).toContain('Company: 27.00%');
  });

  it('[FMT.duration] of a duration, in its unit', async () => {
    await openScreen('priya', '/employment/employment', { at: 'elm-st' });
    const [shut, pause] = ['/timeClock/autoClockOffAfterTime', '/timeClock/breaks/defaultLength'];
    expect([await input(shut), (await row(shut)).textContent]).toEqual(['16', expect.stringContaining('hours')]);
    await typeInto(shut, '12');
    await expect.poll(async () => (await row(shut)).textContent).toContain('Company: 16 hours');
    expect([await input(pause), (await row(pause)).textContent]).toEqual([
      expect.stringMatching(/^\d+$/),
      expect.stringContaining('minutes'),
    ]);
  });

  it('[FMT.timeEntry] [FMT.timeOfDay] [ROUTE.locationSettings.hours.b2] of a time: it counts only with its hours, minutes and AM or PM', async () => {
    await openScreen('priya', '/locationSettings/marketing', { at: null });
    const bonus = '/marketing/pointsBonuses/[welcome]';
    (await opener(bonus)).click();
    const from = `${bonus}/startTime`;
    await typeInto(from, '9:30');
    await userEvent.tab();
    const changed = page.getByRole('region', { name: 'Changes not saved' });
    await expect.poll(async () => (await row(from)).querySelector('[aria-invalid=true]')).not.toBeNull();
    await typeInto(from, '9:30 am');
    await userEvent.tab();
    await expect.poll(() => input(from)).toBe('09:30 AM');
    await expect.element(changed).toMatchTextContent('1 change');
  });
});

it('[RULE.roles.12] the maximum discount of cashiers is a number, not a switch', async () => {
  await openScreen('priya', '/roles', { at: null });
  const discount = page.getByRole('textbox', { name: 'Max discount percentage, Bar lead, in percent' });
  await expect.element(discount).toHaveValue('10');
  await expect.element(page.getByRole('checkbox', { name: /^Max discount percentage/ })).not.toBeInTheDocument();
});

it('[PERM.rule.overlapNotShown] what a permission opens beyond its label is described beside it', async () => {
  await openScreen('priya', '/roles', { at: null });
  const permission = page.getByRole('rowheader', { name: /^Add and edit employee records/ });
  await expect.element(permission).toMatchTextContent('List, add, change, invite and remove employees');
});

it('[ROUTE.roles._id.default] [ROUTE.roles.edit._id.default] [ROUTE.roles._id.default.b1] [ROUTE.roles.edit._id.default.b1] a role of every company is created, and its permissions are edited', async () => {
  await openScreen({ permissions: ['defaultRoleAdmin'], company: 'Provider' }, '/roles/create/default', { at: null });
  await page.getByRole('textbox', { name: 'Name' }).fill('Shift');
  await page.getByRole('button', { name: 'Create role' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Edit Shift' })).toBeVisible();
  expect(window.location.pathname).toMatch(/^\/roles\/edit\/\w+\/default$/);
  await expect.element(page.getByRole('checkbox', { name: 'View wage data, Shift' })).toBeVisible();
  await page.getByRole('link', { name: 'Assigned to' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Shift' })).toBeVisible();
  expect(window.location.pathname).toMatch(/^\/roles\/\w+\/default$/);
});

it('[ROUTE.locationSettings.thriveOnline.b1] the limited form contains the fields that a person may change who manages only online ordering', async () => {
  await openScreen({ permissions: ['LIMITED_MANAGE_ONLINE'] }, '/locationSettings/thriveOnline', { at: null });
  await row('/deliverySettings/orderMinimum/enabled');
  const fields = [...document.querySelectorAll('[data-path]')].map(one => one.getAttribute('data-path') ?? '');
  const opened =
    /^\/(hours\/online\w*|promiseTimes|deferredOrders|deliverySettings\/orderMinimum|onlineDesign\/(item|order|confirmation)Message|orderTypes\/types\/\[\d+\]\/activeOnline)(\/|$)/;
  expect(fields.filter(path => !opened.test(path))).toEqual([]);
  expect(rowsOf('/promiseTimes/orderTypes').length).toBeGreaterThan(0);
  expect(document.querySelectorAll('main input:disabled')).toHaveLength(0);
});
