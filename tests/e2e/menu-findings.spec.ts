import { expectReadable, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel, openForm, row, save, saveBar } from './settings-form.ts';
import { isStored } from './stored-drafts.ts';

const status = '/departments/[desserts]/info/status';

test('what is missing in a menu is listed as it is edited, repaired in place, and told before it is published', async ({
  page,
}) => {
  await openForm(page, 'priya', atLevel('/menu/menuItems', null));
  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Folded pizza');
  await expect.poll(() => isStored(page, 'Folded pizza')).toBe(true);
  await page.goto(atLevel('/menu/menuItems', null, `&field=${encodeURIComponent(status)}`));
  await page.getByRole('button', { name: 'Restore' }).first().click();
  await row(page, status).getByRole('combobox').click();
  await page.getByRole('option', { name: 'Off the menu' }).click();
  await page.getByRole('link', { name: 'Check the menu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Menu check' })).toBeVisible();
  const unsold = page.getByRole('region', { name: /^Active, but not sold/ });
  await expect(unsold).toContainText('active items cannot be ordered: the department Desserts is inactive.');
  const unpriced = page.getByRole('region', { name: /^Without a price/ });
  await expect(unpriced).toContainText('Folded pizza has no price in ');
  await expect(page.getByRole('region', { name: /^Not shown online/ })).toContainText('1 item of Pizza');
  await inEachLook(page, async look => {
    await expectReadable(page, `the check of the menu, ${lookName(look)}`);
    await keepScreenshot(page, `menu-findings/${lookName(look)}`);
  });

  await unsold.getByRole('button', { name: /^Make Desserts active/ }).click();
  await expect(unsold).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(unsold).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(unsold).toHaveCount(0);
  await unpriced.getByRole('button', { name: /^Enter the price/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Folded pizza' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Prices' })).toHaveAttribute('aria-selected', 'true');
  await expect(saveBar(page)).toContainText('1 change');
  await save(page);
  await expect(page.getByText('The menu has been saved correctly.')).toBeVisible();

  await page.goto(atLevel('/menu/publish', 'elm-st'));
  await page.getByText('2 things to check before publishing').click();
  await page.getByRole('link', { name: /^Folded pizza has no price in/ }).click();
  await expect(page).toHaveURL(/locationId=elm-st/);
  await expect(page.getByRole('heading', { level: 1, name: 'Folded pizza' })).toBeVisible();
});
