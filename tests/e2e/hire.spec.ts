import { expectAccessible, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { countInteractions } from '../fixtures/interaction-counter.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

test('on a phone a new hire is a name, a job and a PIN, and works at a terminal without an address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitAs(page, 'ingrid', atLevel('/employees/add', 'elm-st'));
  await expect(page.getByRole('combobox', { name: 'Location for job 1' })).toHaveValue('Elm St.');
  const spent = await countInteractions(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).click();
  await page.keyboard.type('Ola Berg');
  await page.getByRole('combobox', { name: 'Job 1', exact: true }).click();
  await page.getByRole('option', { name: 'Cashier' }).click();
  await page.getByRole('button', { name: 'Propose PIN' }).click();
  await expect(page.getByLabel('PIN', { exact: true })).toHaveValue(/^\d{6}$/);
  await expectAccessible(page, 'a new hire on a phone');
  await keepScreenshot(page, 'employees/hire-390-light');
  await page.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ola Berg' })).toBeVisible();
  expect(spent().clicks).toBe(5);
  await expect(page.getByText('Terminals only', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Jobs and wages' })).toContainText('Cashier');
});

test('a raise is planned for a day, and a certification added, with the keyboard alone', async ({ page }) => {
  await visitAs(page, 'ingrid', atLevel('/employees/edit/crew-lena', null));
  await page.getByRole('button', { name: 'Plan raise for job 1' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('From').nth(1).focus();
  await page.keyboard.type('01042027');
  await page.keyboard.press('Tab');
  await page.getByLabel('Amount').nth(1).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12.5');
  await page.getByRole('button', { name: 'Add certification' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Certification 2' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '2 changes', exact: true })).toBeVisible();
  await inEachLook(page, async look => {
    await expectAccessible(page, `an employee with jobs, ${lookName(look)}`);
    await keepScreenshot(page, `employees/edit-${lookName(look)}`);
  });
  await page.keyboard.press('ControlOrMeta+s');
  const jobs = page.getByRole('region', { name: 'Jobs and wages' });
  await expect(jobs).toContainText('$11.75 an hour since Mon, Jun 2nd 2025');
  await expect(jobs).toContainText('$12.50 an hour from Mon, Jan 4th 2027');
  await page.goto(atLevel('/employees/jonas', null));
  await expect(page.getByText(/^1[678] days left$/)).toBeVisible();
  await inEachLook(page, async look => {
    await expectAccessible(page, `the page of an employee, ${lookName(look)}`);
    await keepScreenshot(page, `employees/page-${lookName(look)}`);
  });
  await page.goto(atLevel('/employees', null));
  await page.getByText(/^\d+ employees$/).waitFor();
  await inEachLook(page, look => keepScreenshot(page, `employees/list-${lookName(look)}`));
});
