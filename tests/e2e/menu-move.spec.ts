import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel, openForm } from './settings-form.ts';

const item = (department: string) => `/menu/menuItems/${department}/item/vanilla-gelato`;

test('an item moves to another department with the price of a location, its page follows, and one act undoes it', async ({
  page,
}) => {
  await openForm(page, 'priya', atLevel(item('desserts'), null));
  await page.getByRole('button', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Move Vanilla gelato/ });
  await dialog.getByRole('textbox', { name: 'Search department' }).fill('pizz');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Tumon Bay: 2 values');
  await expectAccessible(page, 'preview of a move');
  await dialog.getByRole('button', { name: 'Move Vanilla gelato' }).click();
  await expect(page).toHaveURL(/menuItems\/pizza\/item\/vanilla-gelato/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Pizza');
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('Vanilla gelato is now in Pizza.');

  const there = await page.context().newPage();
  await openForm(there, 'priya', atLevel(item('pizza'), 'tumon-bay', '&tab=prices'));
  await expect(there.getByRole('grid', { name: 'Prices' })).toContainText('7.50');
  await there.close();

  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(/menuItems\/desserts\/item\/vanilla-gelato/);
  await openForm(page, 'priya', atLevel(item('desserts'), 'tumon-bay', '&tab=prices'));
  await expect(page.getByRole('grid', { name: 'Prices' })).toContainText('7.50');
});
