import { expectAccessible, inEachLook, nameOf } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { at, openForm, row } from './settings-form.ts';

test('payments keep nobody out', async ({ page }) => {
  await openForm(page, 'ana', at('/locationSettings/payments', 'elm-st'));
  await page.getByRole('button', { name: 'American Express', exact: true }).click();
  await row(page, '/tenderTypes/[7]/min/amount').waitFor();
  await inEachLook(page, look => expectAccessible(page, `payments, ${nameOf(look)}`));
});

test('a tender type is disabled, limited and given back with the keyboard alone', async ({ page }) => {
  await openForm(page, 'priya', at('/locationSettings/payments', 'tumon-bay'));
  const cash = row(page, '/tenderTypes/[1]').first();
  await cash.getByRole('button', { name: 'Cash', exact: true }).focus();
  await page.keyboard.press('Enter');
  const limit = row(page, '/tenderTypes/[1]/maxChange/enabled').getByRole('switch');
  await limit.focus();
  await page.keyboard.press('Space');
  await row(page, '/tenderTypes/[1]/maxChange/amount').getByRole('textbox').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('20');
  await expect(cash).toContainText('2 changed');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The payment settings have been saved correctly.')).toBeVisible();
  await cash.getByRole('button', { name: 'Use company value of Cash' }).focus();
  await page.keyboard.press('Enter');
  await expect(cash).not.toContainText('changed');
});
