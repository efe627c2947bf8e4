import { expectAccessible, keepScreenshot } from '../fixtures/accessible.ts';
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
  expect((await spent()).clicks).toBe(5);
  await expect(page.getByText('No sign-in', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Jobs and wages' })).toContainText('Cashier');
});
