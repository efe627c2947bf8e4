import type { Locator, Page } from '@playwright/test';
import { expectAccessible, keepScreenshot } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel, flip, openForm, row, save, saveBar } from './settings-form.ts';

const payments = (locationId: string | null): string => atLevel('/locationSettings/payments', locationId);
const tender = (id: number | string): string => `/tenderTypes/[${id}]`;
const tenders = (page: Page): Locator => page.getByRole('region', { name: 'Tender types' });
const accounts = (page: Page): Locator => page.getByRole('region', { name: 'Paid in / paid out accounts' });
const button = (inside: Locator, name: string): Locator => inside.getByRole('button', { name, exact: true });

const saveAll = async (page: Page): Promise<void> => {
  await save(page);
  await expect(page.getByText('The payment settings have been saved correctly.').last()).toBeVisible();
  await expect(saveBar(page)).toBeHidden();
};

/** Adds a row to a list and names it; the row stays open. */
const add = async (list: Locator, word: string, name: string): Promise<void> => {
  await button(list, `Add ${word}`).click();
  await expect(list.getByRole('textbox', { name: 'Name' }).last()).toBeFocused();
  await list.page().keyboard.type(name);
};

test('[RULE.tender.01] a tender type that the company adds exists at every location; one that a location adds exists only there', async ({
  page,
}) => {
  await openForm(page, 'priya', payments(null));
  await add(tenders(page), 'tender type', 'Meal voucher');
  await saveAll(page);
  await openForm(page, 'priya', payments('downtown'));
  await expect(button(tenders(page), 'Meal voucher')).toBeVisible();
  await add(tenders(page), 'tender type', 'Downtown card');
  await expect(tenders(page).getByText('Only here')).toBeVisible();
  await saveAll(page);
  await openForm(page, 'priya', payments('fulton'));
  for (const name of ['Meal voucher', 'Downtown card']) await expect(button(tenders(page), name)).toBeVisible();
  await add(tenders(page), 'tender type', 'Meal voucher');
  await expect(tenders(page).getByText('Only here')).toHaveCount(1);
  await saveAll(page);
  // Two of one name at two levels are two rows with different ids.
  await page.reload();
  await expect(button(tenders(page), 'Meal voucher')).toHaveCount(2);
  await openForm(page, 'priya', payments('larimer'));
  await expect(button(tenders(page), 'Meal voucher')).toHaveCount(1);
  await expect(button(tenders(page), 'Downtown card')).toHaveCount(0);
});

test('[RULE.tender.02] an added tender type is removed, a built-in one cannot be removed', async ({ page }) => {
  await openForm(page, 'priya', payments('old-mill'));
  for (const name of ['Cash', 'Account']) {
    await expect(button(tenders(page), `Hide ${name}`)).toHaveCount(0);
    await expect(button(tenders(page), `Disable ${name}`)).toBeVisible();
  }
  await button(tenders(page), 'Hide Catering check').click();
  await expect(row(page, tender('catering-check'))).toContainText('Hidden here');
  await add(tenders(page), 'tender type', 'Mill token');
  await saveAll(page);
  await page.reload();
  await button(tenders(page), 'Remove Mill token').click();
  await button(tenders(page), 'Restore Catering check').click();
  await expect(tenders(page).getByText('Mill token')).toHaveCount(0);
  await saveAll(page);
  await expect(tenders(page).getByText(/override/)).toHaveCount(0);
});

test('[RULE.tender.03] a tender type is disabled and enabled with one click each', async ({ page }) => {
  await openForm(page, 'priya', payments('beacon'));
  const visa = row(page, tender(4));
  await button(tenders(page), 'Disable Visa').click();
  await expect(visa).toContainText('Disabled');
  await expect(visa).toContainText('1 changed');
  await saveAll(page);
  await page.reload();
  await expect(visa).toContainText('Disabled');
  await button(tenders(page), 'Enable Visa').click();
  await expect(visa).not.toContainText('Disabled');
  await expect(visa).not.toContainText('1 changed');
  await saveAll(page);
});

test('[RULE.tender.04] a tender type is reset to the level above, by its row and by its section', async ({ page }) => {
  await openForm(page, 'priya', payments('harbor-st'));
  await button(tenders(page), 'Debit').click();
  await flip(page, `${tender(3)}/openDrawer`);
  await flip(page, `${tender(3)}/availableOnline`);
  await button(tenders(page), 'Move Gift up').click();
  await button(tenders(page), 'Disable Discover').click();
  await expect(row(page, tender(3)).first()).toContainText('2 changed');
  await expect(row(page, tender(9))).toContainText('Moved');
  await saveAll(page);
  await button(tenders(page), 'Use company value of Debit').click();
  await expect(row(page, tender(3)).first()).not.toContainText('changed');
  await expect(saveBar(page)).toContainText('2 changes');
  await button(tenders(page), '2 overrides').click();
  await page.getByRole('button', { name: 'Reset to inherited: all 2' }).click();
  await expect(tenders(page).getByText(/override/)).toHaveCount(0);
  await saveAll(page);
  await page.reload();
  await expect(tenders(page).getByText(/Moved|changed|override/)).toHaveCount(0);
});

test('a location shows what it hides, moves, adds and changes, and overrides that no longer apply', async ({
  page,
}) => {
  await openForm(page, 'ana', payments('elm-st'));
  await expect(row(page, tender(7))).toContainText('2 changed');
  await expect(row(page, tender(9))).toContainText('Moved');
  await expect(row(page, tender('elm-st-house'))).toContainText('Only here');
  await expect(row(page, tender('catering-check'))).toContainText('Hidden here');
  const gone = row(page, tender('room-charge'));
  await expect(gone).toContainText('Override no longer applies');
  await gone.getByRole('button', { name: 'Clear room-charge' }).click();
  await expect(gone).toHaveCount(0);
  await saveAll(page);
  await page.reload();
  await expect(tenders(page).getByText('Override no longer applies')).toHaveCount(0);
});

test('[RULE.tender.05] only gift cards have the field for the gift certificate', async ({ page }) => {
  await openForm(page, 'priya', payments('fulton'));
  const certificate = page.getByText('Require gift certificate number');
  await button(tenders(page), 'Visa').click();
  await expect(row(page, `${tender(4)}/openDrawer`)).toBeVisible();
  await expect(certificate).toHaveCount(0);
  await button(tenders(page), 'Gift').click();
  await expect(certificate).toHaveCount(1);
});

test('[RULE.paid.01] [RULE.paid.02] an account for cash is added and removed, at company level too', async ({
  page,
}) => {
  await openForm(page, 'priya', payments(null));
  await add(accounts(page), 'account', 'Parking');
  await button(accounts(page), 'Remove Repairs').click();
  await saveAll(page);
  await openForm(page, 'priya', payments('pearl-st'));
  await expect(button(accounts(page), 'Parking')).toBeVisible();
  await expect(accounts(page).getByText('Repairs')).toHaveCount(0);
  await button(accounts(page), 'Hide Parking').click();
  await saveAll(page);
  await page.reload();
  await expect(row(page, '/paidInOutAccounts/[supplies]')).toBeVisible();
  await expect(accounts(page).getByText('Hidden here')).toBeVisible();
});

test('[RULE.paid.03] [RULE.paid.04] an account is disabled for a group, and a location is reset to that', async ({
  page,
}) => {
  await openForm(page, 'priya', payments('mountain'));
  await button(accounts(page), 'Disable Supplies').click();
  await saveAll(page);
  await openForm(page, 'priya', payments('larimer'));
  const supplies = row(page, '/paidInOutAccounts/[supplies]').first();
  await expect(supplies).toContainText('Disabled');
  await expect(supplies).toContainText('Mountain: 1 changed');
  await button(accounts(page), 'Enable Supplies').click();
  await expect(supplies).not.toContainText('Disabled');
  await saveAll(page);
  await button(accounts(page), 'Use Mountain value of Supplies').click();
  await expect(supplies).toContainText('Disabled');
  await saveAll(page);
  await page.reload();
  await expect(supplies).toContainText('Mountain: 1 changed');
});

test('a tender type is disabled, limited and reset by keyboard alone', async ({ page }) => {
  await openForm(page, 'priya', atLevel('/locationSettings/payments', 'tumon-bay'));
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

test('a gift processor that the POS of a location is too old for is disabled, with the reason', async ({ page }) => {
  await page.route('**/api/tenants/*/elm-st', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), thrivePosVersion: '8.1.0' } });
  });
  await openForm(page, 'priya', atLevel('/locationSettings/creditAndGift', 'elm-st'));
  const gift = page.getByRole('combobox', { name: 'Gift processor' });
  await expect(gift).toHaveAccessibleDescription(
    /Standalone Store Card and Valutec Express need POS 8\.2\.26; Elm St\. runs 8\.1\.0\..*From Company/,
  );
  await expectAccessible(page, 'gift processors at an old point of sale');
  await gift.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Valutec Express' })).toHaveAttribute('aria-disabled', 'true');
  await keepScreenshot(page, 'payments/gift');
  // The arrow keys skip what cannot be chosen.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(gift).toHaveValue('WorldPay Element');
});
