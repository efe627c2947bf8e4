import { expectAccessible, keepScreenshot } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

const items = atLevel('/menu/menuItems', 'elm-st');
const marinara = '/departments/[pizza]/items/[marinara]';

test('an item is shown beside the rows of a wide window, by keyboard alone, in the edit session of the list and from its address', async ({
  page,
}) => {
  await visitAs(page, 'priya', items);
  const list = page.getByRole('list', { name: 'Items' });
  const row = (name: string) => list.getByRole('link', { name, exact: true });
  const pane = page.getByRole('region', { name: 'Marinara', exact: true });
  await row('Margherita').focus();
  await page.keyboard.press('ArrowDown');
  await expect(row('Marinara')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pane.getByRole('heading', { name: 'Marinara', level: 2 })).toBeFocused();
  await expect(row('Marinara')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(url => url.searchParams.get('beside') === marinara);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu items');
  const name = pane.getByRole('textbox', { name: 'Display name' });
  await name.fill('Marinara as in Naples');
  await expect(page.getByRole('region', { name: 'Changes not saved' })).toContainText('1 change');
  await expectAccessible(page, 'an item beside its list');
  await keepScreenshot(page, 'beside/light');
  await pane.getByRole('tab', { name: /^Prices/ }).click();
  await expect(pane.getByRole('grid', { name: 'Prices' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'the prices of an item beside its list');
  await keepScreenshot(page, 'beside/dark');
  await page.emulateMedia({ colorScheme: null });
  await pane.getByRole('link', { name: 'Next item' }).click();
  const next = page.getByRole('region', { name: 'Napoletana', exact: true });
  await expect(next.getByRole('tab', { name: /^Prices/ })).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(next.getByRole('tab', { name: /^Prices/ })).toHaveAttribute('aria-selected', 'true');
  await next.getByRole('tab', { name: /^Prices/ }).focus();
  await page.keyboard.press('Escape');
  await expect(next).toHaveCount(0);
  await expect(row('Napoletana')).toBeFocused();
  await expect(page).toHaveURL(url => !url.searchParams.has('beside'));
});
