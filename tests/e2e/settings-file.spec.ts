import { readFile } from 'node:fs/promises';
import { expectReadable, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel, openForm, row, save, saveBar } from './settings-form.ts';

const message = '/onlineDesign/itemMessage';

test('[RULE.settings.25] the settings of the company are exported without delivery zones, changed in the file, and imported as unsaved changes', async ({
  page,
}) => {
  await openForm(page, 'priya', atLevel('/locationSettings/thriveOnline', null));
  await inEachLook(page, async look => {
    await expectReadable(page, `the limited form of online ordering, ${lookName(look)}`);
    await keepScreenshot(page, `settings-file/form-${lookName(look)}`);
  });
  const menu = page.getByRole('button', { name: 'Import and export' });
  await menu.click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export settings' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('settings-sorrel-and-salt.json');
  const settings = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(settings.deliveryArea.zones).toEqual([]);
  settings.onlineDesign.itemMessage = 'Baked when you ask for it.';

  /** Chooses a file in the file dialog of the browser. */
  const take = async (name: string, text: string) => {
    await menu.click();
    const asked = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import settings…' }).click();
    await (await asked).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  await take('recipe.json', '{"flour": 500}');
  await expect(page.getByText('Not a recognizable settings blob.')).toBeVisible();
  await take('winter.json', JSON.stringify(settings));
  const dialog = page.getByRole('dialog', { name: 'Import winter.json' });
  await expect(dialog).toContainText('1 change will be added to this page as unsaved changes');
  await dialog.getByRole('button', { name: 'Add 1 change to this page' }).click();
  await expect(row(page, message).getByRole('textbox')).toHaveValue('Baked when you ask for it.');
  await expect(saveBar(page)).toContainText('1 change');
  await save(page);
  await expect(saveBar(page)).toHaveCount(0);
  await page.reload();
  await expect(row(page, message).getByRole('textbox')).toHaveValue('Baked when you ask for it.');
});
