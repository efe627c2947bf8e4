import { expectAccessible, keepScreenshot } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { countInteractions } from '../fixtures/interaction-counter.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

test('[RULE.employees.03] [RULE.employees.04] on a phone a new hire is a name, a job and a PIN, works at a terminal without an address, and is published with the button that adds them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitAs(page, 'ingrid', atLevel('/employees/add', 'elm-st'));
  await expect(page.getByRole('group', { name: 'Job at Elm St.' })).toBeVisible();
  const spent = await countInteractions(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).click();
  await page.keyboard.type('Ola Berg');
  await page.getByRole('radio', { name: 'Server' }).click();
  await expect(page.getByText(/^No wage yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Propose PIN' }).click();
  await expect(page.getByLabel('PIN', { exact: true })).toHaveValue(/^\d{6}$/);
  await expectAccessible(page, 'a new hire on a phone');
  await keepScreenshot(page, 'employees/hire-390-light');
  await expect(page.getByRole('checkbox', { name: 'Publish to Elm St. now' })).toBeChecked();
  const started = page.waitForResponse(answer => /employment\/start$/i.test(new URL(answer.url()).pathname));
  await page.getByRole('button', { name: 'Add Ola and publish' }).click();
  expect((await started).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Ola Berg' })).toBeVisible();
  expect((await spent()).clicks).toBe(4);
  await expect(page.getByText('No sign-in', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Jobs and wages' })).toContainText('Server');
});
