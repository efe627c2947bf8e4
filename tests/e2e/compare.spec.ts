import { expectReadable, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { countInteractions } from '../fixtures/interaction-counter.ts';
import { atLevel } from './settings-form.ts';
import { follow, visitAs } from './shell-visit.ts';

test('two locations are compared side by side, and one gets the values of the other in one action, which is undone in one step', async ({
  page,
}) => {
  await visitAs(page, 'priya', atLevel('/locations', null));
  const tick = (name: string) => page.getByRole('checkbox', { name, exact: true }).check();
  await tick('Larimer');
  await expect(page.getByRole('link', { name: 'Compare with company' })).toBeVisible();
  await tick('Fulton');
  await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible();
  await inEachLook(page, async look => {
    await expectReadable(page, `locations with two ticked, ${lookName(look)}`);
    await keepScreenshot(page, `compare/ticked-${lookName(look)}`);
  });
  await follow(page.getByRole('link', { name: 'Compare selected' }), 'Compare');
  await expect(page.getByRole('combobox', { name: 'First' })).toHaveValue('Larimer');
  await expect(page.getByRole('combobox', { name: 'Second' })).toHaveValue('Fulton');

  await page.goto(atLevel('/locations/elm-st', 'elm-st'));
  await page.getByRole('heading', { level: 1, name: 'Elm St.' }).waitFor();
  const spent = await countInteractions(page);
  await follow(page.getByRole('main').getByRole('link', { name: 'Compare' }), 'Compare');
  // Includes what depends on it by default: one click shows why the value differs.
  const list = page.getByRole('table', { name: 'Differences' });
  const row = list.getByRole('row', { name: /Server bank/ });
  await expect(row).toContainText('$200.00');
  await expect(row).toContainText(/Overridden, Ana Moreno, /);
  expect(await spent()).toEqual({ clicks: 1, keys: 0, characters: 0 });

  await page.goto(atLevel('/compare', 'elm-st', '&left=elm-st&right=fulton&kind=settings'));
  await expect(row).toContainText('$200.00');
  await inEachLook(page, look => expectReadable(page, `compare, ${lookName(look)}`));
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Copy to Fulton…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy 1 difference to Fulton' });
  await expect(dialog).toContainText('Changes 1 of 1 location.');
  await dialog.getByRole('button', { name: 'Copy to Fulton' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone at all locations.')).toBeVisible();
  await expect(row).toContainText('$200.00');
});
