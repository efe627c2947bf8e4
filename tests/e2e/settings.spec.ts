import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { openForm, row, save, saveBar, settling, tableAndBar, type, waitForSave } from './settings-form.ts';

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
