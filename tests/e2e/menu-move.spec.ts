import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel, openForm, save, saveBar } from './settings-form.ts';

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

test('an item moves with the prices of twelve locations, and each has its own afterwards', async ({ page }) => {
  const cannoli = (department: string) => `/menu/menuItems/${department}/item/cannoli`;
  const sheet = page.getByRole('grid', { name: 'Values' });
  const openSheet = async (department: string) => {
    await openForm(page, 'priya', atLevel(cannoli(department), null, '&tab=prices'));
    await page.getByRole('grid', { name: 'Prices' }).getByRole('gridcell').first().click();
    await page.getByRole('link', { name: 'Edit at several locations' }).click();
    await expect(sheet).toBeFocused();
  };
  const prices = Array.from({ length: 12 }, (_, at) => `${9 + at}.25`);
  await openSheet('desserts');
  // Beside the locations of the first group stand the next group with its own.
  const afterGroups = [4, 9];
  for (const [at, price] of prices.entries()) {
    if (afterGroups.includes(at)) await page.keyboard.press('ArrowRight');
    await page.keyboard.type(price);
    await page.keyboard.press('Tab');
  }
  await save(page);
  await expect(page.getByText('Saved at 12 locations. Not published yet.')).toBeVisible();

  await openForm(page, 'priya', atLevel(cannoli('desserts'), null));
  await page.getByRole('button', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Move Cannoli/ });
  await dialog.getByRole('textbox', { name: 'Search department' }).fill('kids');
  await page.keyboard.press('Enter');
  for (const location of ['Elm St.', 'Old Mill', 'Tumon Bay']) await expect(dialog).toContainText(location);
  await dialog.getByRole('button', { name: 'Move Cannoli' }).click();
  await expect(page).toHaveURL(/menuItems\/kids\/item\/cannoli/);

  await openSheet('kids');
  for (const [at, price] of prices.entries()) {
    if (afterGroups.includes(at)) await page.keyboard.press('ArrowRight');
    await expect(page.getByText(new RegExp(`\\$${price.replace('.', '\\.')}`)).first()).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
});

test.describe('by a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1100 } });

  test('a long press drags a row, and what moves before it is a swipe', async ({ page }) => {
    await openForm(page, 'priya', atLevel('/menu/menuItems', null));
    const price = (text: string) => page.getByRole('listitem').filter({ hasText: text }).getByText('$').first();
    const [from, to] = [await price('Diavola').boundingBox(), await price('Margherita').boundingBox()];
    if (from === null || to === null) throw new Error('The rows have no prices.');
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at = y) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }] });
    await touch('touchStart');
    await expect(page.getByText('Diavola, position 3 of 43.')).toBeAttached();
    for (const at of [y - 20, y - 60, to.y - 6]) await touch('touchMove', at);
    await expect(page.getByText('Diavola, position 1 of 43.')).toBeAttached();
    await touch('touchEnd');
    await expect(page.getByText('Diavola dropped at position 1 of 43.')).toBeAttached();
    await expect(saveBar(page)).toContainText('1 change');
    await touch('touchStart');
    await touch('touchMove', y - 80);
    await touch('touchEnd');
    await expect(saveBar(page)).toContainText('1 change');
  });
});
