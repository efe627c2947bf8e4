import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { bank, row, tableAndBar } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

const input = (page: Page) => page.getByRole('textbox', { name: 'Search', exact: true });

/** Opens a form with the focus in a price; the chunk of the palette loads only when it is released, or never. */
const inAPrice = async (page: Page) => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<'come' | 'fail'>();
  await page.route(/\/palette-[^/]*\.js$/, async route => {
    asked.resolve();
    await ((await answered.promise) === 'come' ? route.continue() : route.abort());
  });
  await visitAs(page, 'priya', tableAndBar('fulton'));
  const price = row(page, bank).getByRole('textbox');
  await price.click();
  const was = await price.inputValue();
  return { price, was, asked: asked.promise, answer: answered.resolve };
};

test('keys typed after Ctrl K reach the palette in order, however late its chunk loads, and not the price', async ({
  page,
}) => {
  const { price, was, asked, answer } = await inAPrice(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tax2x');
  await page.keyboard.press('Backspace');
  await asked;
  await expect(price).toHaveValue(was);
  await expect(input(page)).toHaveCount(0);
  answer('come');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('tax2');
  await page.keyboard.type('5');
  await expect(input(page)).toHaveValue('tax25');
  await expect(price).toHaveValue(was);
  await page.keyboard.press('Escape');
  await expect(input(page)).toHaveCount(0);
  await expect(price).toBeFocused();
});

test('Escape cancels the wait: the typed keys are dropped, and the field has the focus again', async ({ page }) => {
  const { price, was, asked, answer } = await inAPrice(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('7');
  await page.keyboard.press('Escape');
  await asked;
  await expect(price).toHaveValue(was);
  await price.press('End');
  await page.keyboard.type('1');
  await expect(price).toHaveValue(`${was}1`);
  answer('come');
  // The chunk has loaded when a second Ctrl K opens the palette at once.
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('');
});

test('when the chunk of the palette cannot be loaded, a notice says so and the focus stays where it was', async ({
  page,
}) => {
  const unhandled: string[] = [];
  page.on('pageerror', error => unhandled.push(error.message));
  const { price, was, answer } = await inAPrice(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('9');
  answer('fail');
  await expect(page.getByRole('alert').getByText('The search could not be loaded.')).toBeVisible();
  await expect(price).toBeFocused();
  await expect(price).toHaveValue(was);
  await page.keyboard.press('End');
  await page.keyboard.type('1');
  await expect(price).toHaveValue(`${was}1`);
  await page.unroute(/\/palette-[^/]*\.js$/);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  expect(unhandled).toEqual([]);
});

test('[RULE.errors.17] a chunk that does not load within 120 seconds counts as failed, and a screen shows that it could not be opened', async ({
  page,
}) => {
  await page.clock.install();
  const { asked } = await inAPrice(page);
  const failed = page.getByRole('alert').getByText('The search could not be loaded.');
  await page.keyboard.press('Control+k');
  await asked;
  await page.clock.runFor(110_000);
  await expect(failed).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(failed).toBeVisible();

  await page.route(/\.js$/, () => {});
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('button', { name: 'Employment' }).click();
  await main.getByRole('link', { name: 'Security Roles' }).click();
  const unopened = page.getByRole('main').getByRole('alert');
  await page.clock.runFor(110_000);
  await expect(unopened).toHaveCount(0);
  await page.clock.runFor(12_000);
  await expect(unopened).toBeVisible();
});
