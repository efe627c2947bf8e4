import type { Page } from '@playwright/test';
import { expectAccessible, inEachScheme } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel, row, settling } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

/** The same keys close an open palette: the previous one has to be closed. */
const open = async (page: Page) => {
  const input = page.getByRole('textbox', { name: 'Search', exact: true });
  await expect(input).toHaveCount(0);
  await page.keyboard.press('Control+k');
  return input;
};
const chosen = (page: Page, name: RegExp) =>
  expect(page.getByRole('option', { name })).toHaveAttribute('data-combobox-selected', 'true');

test('a few letters and Enter open a setting, an item, a location and a screen, by keyboard alone', async ({
  page,
}) => {
  await visitAs(page, 'priya', atLevel('/home', 'elm-st'));
  await (await open(page)).fill('after payment');
  await chosen(page, /^After payment/);
  await page.keyboard.press('Enter');
  await expect(row(page, settling).getByRole('textbox')).toBeFocused();

  await (await open(page)).fill('larimer');
  await chosen(page, /^Larimer/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tableAndBar.*locationId=larimer/);

  await (await open(page)).fill('marinara');
  await chosen(page, /^Marinara/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/menuItems.*locationId=larimer/);
  await expect(page.getByRole('heading', { level: 1, name: 'Marinara' })).toBeVisible();

  await (await open(page)).fill('hours');
  await chosen(page, /^Hours/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hours' })).toBeVisible();
});

test('the palette lists what the user may open, and shows an empty state', async ({ page }) => {
  await visitAs(page, 'dee', '/home');
  const input = await open(page);
  await input.fill('server bank');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByText('No results. Try a shorter word or another location.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(input).toBeHidden();
});

test('the palette is accessible', async ({ page }) => {
  await visitAs(page, 'priya', atLevel('/home', 'elm-st'));
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('option', { name: /^Compare/ }).waitFor();
  await inEachScheme(page, scheme => expectAccessible(page, `palette, ${scheme}`));
});
