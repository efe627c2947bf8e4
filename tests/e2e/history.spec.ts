import type { Page } from '@playwright/test';
import { expectAccessible, inEachLook, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import {
  atLevel,
  bank,
  openForm,
  row,
  save,
  saveBar,
  settling,
  tableAndBar,
  type,
  waitForSave,
} from './settings-form.ts';
import { follow } from './shell-visit.ts';

const tenant = 'market-hall';
const card = (page: Page, index: number) => page.getByRole('article').nth(index);

const saveValues = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(values)) await type(page, path, text);
  await save(page);
  await expect(waitForSave(page)).toBeVisible();
  await expect(saveBar(page)).toBeHidden();
};

test('the history lists every save, and an earlier save is restored as unsaved changes', async ({ page }) => {
  await openForm(page, 'priya', tableAndBar(tenant));
  await saveValues(page, { [bank]: '310', [settling]: '36' });
  await saveValues(page, { [bank]: '320', [settling]: '37' });

  await follow(page.getByRole('link', { name: 'History', exact: true }), 'History');
  await expect(page).toHaveURL(new RegExp(`/history/settings\\?companyId=sorrel-and-salt&locationId=${tenant}`));
  await expect(card(page, 0)).toContainText('Priya Raman');
  await expect(card(page, 0)).toContainText('Not published');
  await expect(card(page, 0)).toContainText('Server bank from $310.00 to $320.00');
  await expect(card(page, 0)).toContainText('After payment from 36 min to 37 min');

  await card(page, 1)
    .getByRole('link', { name: /Restore .*Server bank from this save/ })
    .click();
  await expect(saveBar(page)).toContainText('1 change');
  await expect(row(page, bank).getByRole('textbox')).toHaveValue('310.00');
  await expect(row(page, settling).getByRole('textbox')).toHaveValue('37');
  await expect(page).not.toHaveURL(/restore=/);
  await page.keyboard.press('Control+z');
  await expect(row(page, bank).getByRole('textbox')).toHaveValue('320.00');
  await expect(saveBar(page).getByRole('button', { name: 'Save', exact: false }).last()).toBeDisabled();

  await page.goto(atLevel('/history/settings', tenant));
  const wholeSave = card(page, 1).getByRole('link', { name: /^Restore this version/ });
  await wholeSave.click();
  const preview = page.getByRole('dialog', { name: /^Restore version from/ });
  await expect(preview).toContainText('Server bank from $320.00 to $310.00');
  await expect(preview).toContainText('After payment from 37 min to 36 min');
  await inEachLook(page, look => expectAccessible(page, `going back to a save, ${lookName(look)}`));
  await preview.getByRole('button', { name: 'Back to history' }).click();
  await wholeSave.click();
  await preview.getByRole('button', { name: 'Add 2 changes to this page' }).click();
  await expect(saveBar(page)).toContainText('2 changes');
  await save(page);
  await expect(waitForSave(page)).toBeVisible();
  await follow(page.getByRole('link', { name: 'History', exact: true }), 'History');
  await expect(card(page, 0)).toContainText('Server bank from $320.00 to $310.00');
});

test('a field shows which of its values is live, and a location links to its history', async ({ page }) => {
  await openForm(page, 'priya', tableAndBar('elm-st'));
  await row(page, bank).hover();
  await row(page, bank).getByRole('button', { name: 'Change history: Server bank' }).click();
  const popover = page.getByRole('dialog', { name: 'Change history: Server bank' });
  await expect(popover).toContainText(/Not published|Live since/);

  await popover.getByRole('link', { name: 'Full history' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search settings, sections or items' })).toHaveValue(/Server bank/);
  await expect(page.getByRole('article').first()).toContainText('Server bank');

  await page.goto('/locations/elm-st?companyId=sorrel-and-salt');
  await follow(page.getByRole('link', { name: 'History', exact: true }), 'History');
  await expect(page.getByText('Saves and publishes that apply to Elm St.')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Live since' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page).toHaveURL(/\/history\/menu/);
  await expect(page.getByRole('article').or(page.getByText('No changes saved here yet.')).first()).toBeVisible();
});
