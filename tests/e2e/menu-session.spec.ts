import { expect, test } from '../fixtures/browser-test.ts';
import { actOn } from '../fixtures/row-menu.ts';
import { atLevel, openForm, row, save, saveBar } from './settings-form.ts';

const item = (id: string) => `/departments/[pizza]/items/[${id}]/info/displayName`;
const question = { name: 'Leave without saving?' };

test('[ROUTE.menu.menuItems._departmentId.item._itemId] one edit session covers the screens of a menu: nothing is asked between them, undo goes back across them, and one save has everything', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().includes('/api/menus/location/')) sent += 1;
  });
  await openForm(page, 'priya', atLevel('/menu/menuItems', 'fulton'));
  await actOn(page, 'Puttanesca', 'Hide here');
  await page.getByRole('link', { name: 'Marinara', exact: true }).click();
  await page.getByRole('region', { name: 'Marinara' }).getByRole('link', { name: 'Open page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marinara' })).toBeVisible();
  await expect(page).toHaveTitle('Marinara · Fulton · Commissary');
  await expect(saveBar(page)).toContainText('1 change');
  await row(page, item('marinara')).getByRole('textbox').fill('Marinara, as in Naples');
  await page.keyboard.press('Alt+PageDown');
  await expect(page.getByRole('heading', { level: 1, name: 'Diavola' })).toBeVisible();
  await row(page, item('diavola')).getByRole('textbox').fill('Diavola, hot');
  await expect(saveBar(page)).toContainText('3 changes');

  // Undo goes back from here to what was done there.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(row(page, item('diavola')).getByRole('textbox')).toHaveValue('');
  await page.keyboard.press('Control+z');
  await expect(saveBar(page)).toContainText('1 change');
  await page.keyboard.press('Control+y');
  await page.getByRole('link', { name: 'Previous item' }).click();
  await expect(row(page, item('marinara')).getByRole('textbox')).toHaveValue('Marinara, as in Naples');
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Pizza' }).click();
  await expect(page.getByRole('link', { name: /^Puttanesca/ })).toBeVisible();
  await expect(page).toHaveTitle('Menu items · Fulton · Commissary');
  await expect(page.getByRole('dialog', question)).toHaveCount(0);

  // Leaving the menu asks; a draft of the whole session comes back in another visit.
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('dialog', question).getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).first().click();
  await expect(saveBar(page)).toContainText('2 changes');
  await save(page);
  await expect(page.getByText('The menu has been saved correctly.')).toBeVisible();
  expect(sent).toBe(1);
});
