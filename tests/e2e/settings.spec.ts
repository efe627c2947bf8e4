import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import {
  bank,
  flip,
  openForm,
  row,
  save,
  saveBar,
  selectedValue,
  settling,
  tableAndBar,
  tabs,
  type,
  waitForSave,
} from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

test('[RULE.display.01] a value that is typed at a location is an override with its source, until it is reset', async ({
  page,
}) => {
  await openForm(page, 'priya', tableAndBar('fulton'));
  const field = row(page, bank);
  await expect(field).toContainText('From Company');
  const height = () => field.evaluate(element => element.getBoundingClientRect().height);
  await page.evaluate(() => document.fonts.ready);
  const before = await height();
  await type(page, bank, '1250.5');
  await expect(field).toContainText('Set for Fulton Company: $100.00');
  await expect(field).toContainText('Not saved');
  await expect.poll(height).toBe(before);
  await field.getByRole('button', { name: 'Use company value ($100.00)' }).click();
  await expect(field).toContainText('From Company');
  await type(page, bank, '80');
  await field.getByRole('textbox').press('Alt+Backspace');
  await expect(field.getByRole('textbox')).toHaveValue('100.00');
  await type(page, bank, '80');
  await type(page, bank, '100');
  await expect(field).toContainText('From Company');
});

test('[RULE.settings.18] [MSG.diff.empty] saving without changes says so, and sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', request => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  await openForm(page, 'priya', tableAndBar('fulton'));
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('There are no changes.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('[RULE.settings.28] [RULE.settings.29] a save shows that it is in progress, and that it is done; a reload shows the value', async ({
  page,
}) => {
  await openForm(page, 'priya', tableAndBar('fulton'));
  await type(page, settling, '22');
  await page.route('**/api/blobs/settings/overrides/**', async route => {
    await expect(page.getByText('Please wait while the table and bar settings are being saved.')).toBeVisible();
    await route.continue();
  });
  await save(page);
  await expect(waitForSave(page)).toBeVisible();
  await expect(saveBar(page)).toBeHidden();
  await page.reload();
  await expect(row(page, settling).getByRole('textbox')).toHaveValue('22');
  await expect(row(page, settling)).toContainText('Set for Fulton');
  await expect(row(page, settling)).toContainText('Not published');

  // Exports to a file and imports it.
  const files = page.getByRole('button', { name: 'Import and export' });
  await files.click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export settings' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('settings-fulton.json');
  await type(page, settling, '41');
  await files.click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import settings…' }).click();
  await (await chooser).setFiles(await file.path());
  const preview = page.getByRole('dialog', { name: /^Import / });
  await expect(preview).toContainText('After payment from 41 min to 22 min');
  await expectAccessible(page, 'importing settings');
  await preview.getByRole('button', { name: 'Add 1 change to this page' }).click();
  await expect(row(page, settling).getByRole('textbox')).toHaveValue('22');
});

test('[RULE.settings.09] a save refreshes the publish status', async ({ page }) => {
  await openForm(page, 'priya', tableAndBar('riverfront'));
  await flip(page, tabs);
  // It is also polled: the save itself has to request it.
  let stored = false;
  page.on('response', answer => {
    stored ||= answer.request().method() === 'PUT' && answer.url().includes('/api/blobs/settings/overrides/');
  });
  const asksAfterwards = (url: string) => stored && url.includes('/api/tenants/unpublished/');
  const asked = page.waitForRequest(request => asksAfterwards(request.url()), { timeout: 10_000 });
  await save(page);
  expect((await (await asked).response())?.ok()).toBe(true);
  await expect(waitForSave(page)).toBeVisible();
  await expect(page.getByText('1 not published')).toBeVisible();
});

test('[RULE.settings.27] a save that fails says so and keeps the edits', async ({ page }) => {
  await openForm(page, 'priya', tableAndBar('fulton'));
  await page.route('**/api/blobs/settings/overrides/**', route => route.fulfill({ status: 503, body: '' }));
  await type(page, bank, '77');
  await save(page);
  await expect(page.getByText('Unable to save the table and bar settings. Please try again later.')).toBeVisible();
  await expect(row(page, bank).getByRole('textbox')).toHaveValue('77');
  await expect(saveBar(page)).toContainText('1 change');
});

test('[RULE.settings.26] settings that cannot be loaded say so, and load on retry', async ({ page }) => {
  const calls = '**/api/blobs/settings/location/**';
  await page.route(calls, route => route.fulfill({ status: 500, body: '' }));
  await visitAs(page, 'priya', tableAndBar('beacon'));
  await expect(page.getByText('Failed to retrieve settings.').first()).toBeVisible();
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, bank)).toBeVisible();
});

test('[RULE.settings.15] a save of seven changes asks, with their number; "Cancel" saves nothing', async ({ page }) => {
  await openForm(page, 'priya', tableAndBar('pearl-st'));
  await flip(page, tabs);
  for (const name of ['requireEnterSection', 'ticketsCloseAtRegister', 'serverKeepsTips', 'autoClearAfterSettle'])
    await flip(page, `/tableSettings/${name}`);
  await type(page, bank, '15');
  await type(page, settling, '21');
  let sent = 0;
  page.on('request', request => {
    if (request.method() === 'PUT') sent += 1;
  });
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Are You Sure?' });
  await expect(dialog).toContainText('You are attempting to save 7 changes. Are you sure this is correct?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(saveBar(page)).toContainText('7 changes');
  expect(sent).toBe(0);
});

test('an invalid value keeps what was typed, says what is wrong, and is focused by a save', async ({ page }) => {
  await openForm(page, 'priya', tableAndBar('fulton'));
  await type(page, settling, 'soon');
  await type(page, bank, '5');
  await save(page);
  await expect(row(page, settling)).toContainText('Enter a number.');
  await expect(row(page, settling).getByRole('textbox')).toBeFocused();
  await expect(row(page, settling).getByRole('textbox')).toHaveValue('soon');
  await expect(row(page, settling).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
});

test('undo and redo work for the whole page, and the bar lists each change with its undo', async ({ page }) => {
  await openForm(page, 'priya', tableAndBar('fulton'));
  await flip(page, tabs);
  await row(page, bank).getByRole('textbox').pressSequentially('12');
  await page.keyboard.press('Control+z');
  await expect(row(page, bank)).toContainText('From Company');
  await expect(saveBar(page)).toContainText('1 change');
  await page.keyboard.press('Control+Shift+z');
  await expect(saveBar(page)).toContainText('2 changes');
  await saveBar(page).getByRole('button', { name: '2 changes' }).click();
  await saveBar(page).getByRole('button', { name: 'Undo Bar › Bar tabs' }).click();
  await expect(saveBar(page)).toContainText('1 change');
  await expect(row(page, tabs)).toContainText('From Company');
});

test('an address with a field opens that field', async ({ page }) => {
  await openForm(page, 'priya', tableAndBar('elm-st', `&field=${encodeURIComponent(settling)}`));
  await expect(row(page, settling).getByRole('textbox')).toBeFocused();
  await expect(row(page, settling).getByRole('textbox')).toBeInViewport();
});

test('a user without the permission sees the value and the required permission', async ({ page }) => {
  await openForm(page, 'kofi', `/menu/menuItems?companyId=sorrel-and-salt&locationId=alameda`);
  await page.getByRole('link', { name: 'Margherita', exact: true }).click();
  await page.getByRole('tab', { name: 'Prices' }).click();
  const price = page.locator('[data-path$="/itemBased/price"]').first();
  await price.click();
  await expect(selectedValue(page)).toContainText('Set by Company. Requires Override price and tax');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0);
  await expect(price).toContainText('cannot be changed here');
});

test('[RULE.confirm.06] leaving with unsaved work asks first: cancel, save, or leave', async ({ page }) => {
  await openForm(page, 'priya', tableAndBar('fulton'));
  await type(page, bank, '31');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, bank).getByRole('textbox')).toHaveValue('31.00');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(dialog.getByRole('button', { name: /^(Leave|Cancel|Save)$/ })).toHaveText(['Cancel', 'Save', 'Leave']);
  let sent = 0;
  page.on('request', request => {
    if (request.method() === 'PUT' && request.url().includes('/api/blobs/settings/')) sent += 1;
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/home/);
  // The edits would come back without a save too: drafts are stored.
  expect(sent).toBe(1);
  await page.goBack();
  await expect(row(page, bank)).toContainText('Set for Fulton');
});
