import type { Page } from '@playwright/test';
import { expectReadable, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { test } from '../fixtures/browser-test.ts';
import { atLevel, openForm, row } from './settings-form.ts';

const employment = atLevel('/employment/employment', 'elm-st');
const payroll = '/payrollAndOvertime';
const panel = (page: Page) => page.getByRole('region', { name: 'Try a week', exact: true });

test('a week that somebody tries is accessible and fits every window', async ({ page }) => {
  await openForm(page, 'priya', employment);
  await row(page, `${payroll}/overTimePay/after8HoursPerDay`).getByRole('switch').press('Space');
  await row(page, '/timeClock/lunch/enabled').getByRole('switch').press('Space');
  await panel(page).getByRole('textbox', { name: 'Sales on Monday' }).fill('500');
  await inEachLook(page, async look => {
    await expectReadable(page, `a week, ${lookName(look)}`);
    await keepScreenshot(page, `try-week/${lookName(look)}`);
  });
});
