import { expect, test } from '../fixtures/browser-test.ts';
import { countInteractions } from '../fixtures/interaction-counter.ts';
import { atLevel, companyName, openForm, row, save, saveBar } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

test('a price is raised at two locations, live tomorrow at 4 AM, in six clicks', async ({ page }) => {
  await visitAs(page, 'priya', atLevel('/home', null));
  const spent = await countInteractions(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Search', exact: true }).waitFor();
  await page.keyboard.type('marinara');
  await page
    .getByRole('option', { name: /^Marinara/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Prices' }).click();
  await page.getByRole('grid', { name: 'Prices' }).getByRole('gridcell').first().click();
  await page.getByRole('link', { name: 'Edit at several locations' }).click();

  // The cursor is in the price of the first location.
  const grid = page.getByRole('grid', { name: 'Values' });
  await expect(grid).toBeFocused();
  const locations = await grid.getByRole('columnheader').allTextContents();
  for (const price of ['18.50', '18.75']) {
    await page.keyboard.type(price);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved at 2 locations. Not published yet.')).toBeVisible();
  // The notice moves down with the bar.
  await expect(saveBar(page)).toBeHidden();
  await page.getByRole('link', { name: 'Publish…' }).click();

  const started = page.waitForRequest(request => request.url().endsWith('/api/sync-locations/start'));
  await page.getByText('Schedule', { exact: true }).locator('..').click();
  await page.getByRole('button', { name: 'Schedule for 2 locations' }).click();
  const { locationIds, localDateTime } = (await started).postDataJSON();
  const { clicks, keys } = await spent();
  expect([clicks, keys]).toEqual([6, 7]);
  expect(locationIds).toHaveLength(2);
  expect(locations.length).toBeGreaterThan(2);
  const tomorrow = await page.evaluate(() => new Date(new Date().setHours(28, 0, 0, 0)).toLocaleDateString('en-CA'));
  expect(localDateTime).toBe(`${tomorrow}T04:00`);
});

test('five screens of a menu are one save', async ({ page }) => {
  const saves: string[] = [];
  page.on('request', request => {
    if (request.method() === 'PUT' && request.url().includes(`/api/menus/company/${companyName}`))
      saves.push(request.url());
  });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const follow = (link: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click();
  await openForm(page, 'priya', atLevel('/menu/menuItems/pizza/pizza-red/item/add', null));
  await name.fill('Brunch pizza');
  await expect(saveBar(page)).toContainText('1 change');
  await follow('Modifiers');
  await page.getByRole('link', { name: 'Spicy nduja', exact: true }).click();
  await name.fill('Hot nduja');
  await expect(saveBar(page)).toContainText('2 changes');
  await follow('Messages');
  await page.getByRole('button', { name: 'Add message' }).click();
  // What is typed before the new message has the focus is lost.
  await expect(page.getByRole('textbox').and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.type('Well done');
  await expect(saveBar(page)).toContainText('3 changes');
  await follow('Offers');
  await page.getByRole('link', { name: 'Staff meal', exact: true }).click();
  await page.getByRole('tab', { name: 'Details' }).click();
  await name.fill('Meal for staff');
  await expect(saveBar(page)).toContainText('4 changes');
  await follow('Menu items');
  await page.getByRole('button', { name: 'Add category' }).click();
  await name.fill('Brunch');
  await expect(saveBar(page)).toContainText('5 changes');
  await save(page);
  await expect(page.getByText('The menu has been saved correctly.')).toBeVisible();
  expect(saves).toHaveLength(1);
  await page.goto(atLevel('/menu/modifiers/items/spicy-nduja', null));
  await expect(row(page, '/modifiers/items/[spicy-nduja]/info/name').getByRole('textbox')).toHaveValue('Hot nduja');
});
