import type { Page } from '@playwright/test';
import { expectAccessible, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel, openForm, row } from './settings-form.ts';

const employment = atLevel('/employment/employment', 'elm-st');
const payroll = '/payrollAndOvertime';
const panel = (page: Page) => page.getByRole('region', { name: 'Try a week', exact: true });
const pay = (page: Page) => panel(page).getByRole('region', { name: 'Pay', exact: true });
/** A line of the pay by its title. */
const line = (page: Page, title: string) =>
  pay(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) });

/** Types a shift of Monday by the keyboard alone. */
const typeMonday = async (page: Page, from: string, to: string): Promise<void> => {
  await panel(page).getByRole('button', { name: 'Add shift on Monday' }).press('Enter');
  await panel(page).getByRole('textbox', { name: 'Monday, start' }).focus();
  await page.keyboard.type(from);
  await page.keyboard.press('Tab');
  await page.keyboard.type(to);
  await page.keyboard.press('Tab');
};

test('somebody types punches of a week and sees hours, money and why, by the values that are not saved yet', async ({
  page,
}) => {
  await openForm(page, 'priya', employment);
  await panel(page).getByRole('button', { name: 'Clear' }).click();
  await expect(pay(page)).toContainText('Wages0:00 hours$0.00');
  await typeMonday(page, '9:00a', '8:00p');
  await panel(page)
    .getByRole('textbox', { name: /^Wage of / })
    .fill('20');
  await expect(pay(page)).toContainText('11:00 × $20.00');
  await expect(pay(page)).toContainText('Wages11:00 hours$220.00');
  // The rule is turned on above, and counts before it is saved.
  await row(page, `${payroll}/overTimePay/after8HoursPerDay`).getByRole('switch').press('Space');
  await expect(line(page, 'Daily overtime')).toContainText('3:00 × $10.00');
  await expect(line(page, 'Daily overtime')).toContainText('Half of the rate more for hours over 8 a day: Mon 3:00.');
  await expect(pay(page)).toContainText('Wages11:00 hours$250.00');
  const employer = row(page, `${payroll}/additionalEmployerLaborCostPercentage`).getByRole('textbox');
  await employer.fill('9.2');
  await expect(line(page, 'Payroll taxes and insurance')).toContainText('9.20% of $250.00$23.00');
  await employer.fill('much');
  await expect(panel(page)).toContainText('Pay is shown when the values above are valid.');
  await employer.fill('10');
  await expect(pay(page)).toContainText('Cost to Elm St.$275.00');
});

test('a week that somebody tries is accessible and fits every window', async ({ page }) => {
  await openForm(page, 'priya', employment);
  await row(page, `${payroll}/overTimePay/after8HoursPerDay`).getByRole('switch').press('Space');
  await row(page, '/timeClock/lunch/enabled').getByRole('switch').press('Space');
  await panel(page).getByRole('textbox', { name: 'Sales on Monday' }).fill('500');
  await inEachLook(page, async look => {
    await expectAccessible(page, `a week, ${lookName(look)}`);
    await keepScreenshot(page, `try-week/${lookName(look)}`);
  });
});
