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

test('the history lists every save, an earlier save is restored as unsaved changes, and the live list shows the live value next to the saved one', async ({
  page,
}) => {
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

  await page.goto(tableAndBar(tenant));
  await row(page, bank).waitFor();
  await follow(page.getByRole('link', { name: 'View live', exact: true }), 'Live at Market Hall');
  await expect(page.getByText(/^Published by .*differs? from what is saved\.$/)).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search values' });
  const live = page.getByRole('row', { name: 'Server bank' });
  await search.fill('service server bank');
  await expect(live).toContainText('$310.00');
  await expect(live).toContainText(/\$100\.00|\$150\.00/);
  await expect(live).toContainText('Company');
  await search.fill('');
  await page.getByRole('switch', { name: 'Only unpublished differences' }).click();
  await expect(page).toHaveURL(/differs=1/);
  await expect(page.getByText('Same', { exact: true })).toHaveCount(0);
  await live.getByRole('link').click();
  await expect(row(page, bank).getByRole('textbox')).toBeFocused();
});
