import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel, bank, openForm, row, save, tableAndBar, type, waitForSave } from './settings-form.ts';
import { follow, visitAs } from './shell-visit.ts';

const liveRow = (page: Page, name: string) => page.getByRole('row', { name });

test('the live list shows each live value next to the saved one, with its source and a link to the field', async ({
  page,
}) => {
  await openForm(page, 'priya', tableAndBar('old-mill'));
  await type(page, bank, '455');
  await save(page);
  await expect(waitForSave(page)).toBeVisible();
  await follow(page.getByRole('link', { name: 'View live', exact: true }), 'Live at Old Mill');
  await expect(page.getByText(/^Published by .*differs? from what is saved\.$/)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search values' }).fill('service server bank');
  await expect(liveRow(page, 'Server bank')).toContainText('$455.00');
  await expect(liveRow(page, 'Server bank')).toContainText(/\$100\.00|\$150\.00/);
  await expect(liveRow(page, 'Server bank')).toContainText('Company');
  await page.getByRole('searchbox', { name: 'Search values' }).fill('');
  await page.getByRole('switch', { name: 'Only unpublished differences' }).click();
  await expect(page).toHaveURL(/differs=1/);
  await expect(page.getByText('Same', { exact: true })).toHaveCount(0);
  await liveRow(page, 'Server bank').getByRole('link').click();
  await expect(row(page, bank).getByRole('textbox')).toBeFocused();
});

test('the history is filtered by text, person, level and days, and shows an empty state', async ({ page }) => {
  await visitAs(page, 'priya', atLevel('/history/settings', 'elm-st'));
  const feed = page.getByRole('feed').getByRole('article');
  await expect(feed.filter({ hasText: 'Published by' }).first()).toContainText(/by .* to \d+ locations?/);
  await page.getByRole('combobox', { name: 'Level' }).click();
  await page.getByRole('option', { name: 'Company' }).click();
  await expect(feed.filter({ hasText: 'Elm St.' })).toHaveCount(0);
  await expect(feed.filter({ hasText: 'Company' }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('searchbox').fill('no such field anywhere');
  await expect(page).toHaveURL(/search=no/);
  await expect(page.getByText(/^No history matches these filters/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(feed.filter({ hasText: 'Elm St.' }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'To' }).fill('2020-01-01');
  await expect(page).toHaveURL(/to=2020-01-01/);
  await expect(page.getByText(/^No history matches these filters/)).toBeVisible();
});
