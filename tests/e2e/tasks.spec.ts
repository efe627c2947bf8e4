import { expect, test } from '../fixtures/browser-test.ts';
import { countInteractions } from '../fixtures/interaction-counter.ts';
import { atLevel, bank, openForm, row, save, saveBar, tableAndBar, type, waitForSave } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

/** Common tasks, each with the maximum number of clicks and keys. */
test('the reason why a location differs is shown two clicks after the name of the setting', async ({ page }) => {
  await visitAs(page, 'priya', atLevel('/home', null));
  const spent = await countInteractions(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Search', exact: true })).toBeFocused();
  await page.keyboard.type('server ba');
  await page.getByRole('option', { name: /^Server bank Table and bar/ }).waitFor();
  await page.keyboard.press('Enter');
  await row(page, bank)
    .getByRole('button', { name: /^Different at / })
    .click();
  const below = page.getByRole('dialog', { name: /Different at / });
  await expect(below).toContainText('Elm St.');
  await expect(below).toContainText('$200.00');
  await expect(below).toContainText(/Ana Moreno, /);
  expect(await spent()).toEqual({ clicks: 1, keys: 2, characters: 9 });
});

test('a mistake is undone with one key while it is typed, and with two once it is saved', async ({ page }) => {
  await openForm(page, 'priya', tableAndBar('fulton'));
  const field = row(page, bank).getByRole('textbox');
  const before = await field.inputValue();
  const spent = await countInteractions(page);
  await type(page, bank, '999');
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(before);
  expect(await spent()).toEqual({ clicks: 0, keys: 1, characters: 0 });

  await type(page, bank, '999');
  await save(page);
  await expect(waitForSave(page)).toBeVisible();
  await spent();
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(before);
  await save(page);
  await expect(saveBar(page)).toContainText('0 changes');
  await expect(row(page, bank)).toContainText('From Company');
  expect(await spent()).toEqual({ clicks: 0, keys: 2, characters: 0 });
});

test('a location like another one is open after five clicks and two keys, with its address', async ({ page }) => {
  await visitAs(page, 'priya', atLevel('/home', null));
  const spent = await countInteractions(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Search', exact: true })).toBeFocused();
  await page.keyboard.type('add l');
  await page
    .getByRole('option', { name: /^Add location/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Copy from location' }).click();
  await page.getByRole('option', { name: 'Elm St.' }).click();
  await expect(page.getByText(/^Starts with \d+ overrides?:/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).click();
  await page.keyboard.type('Pine St.');
  await page.getByRole('textbox', { name: 'Street', exact: true }).click();
  await page.keyboard.type('5 Pine St, Chicago IL 60611');
  await page.getByRole('button', { name: 'Add location' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pine St.' })).toBeVisible();
  await expect(page.getByText('5 Pine St, Chicago, IL 60611')).toBeVisible();
  expect(await spent()).toEqual({ clicks: 5, keys: 2, characters: 40 });
});
