import { expectAccessible, inEachLook, nameOf } from '../fixtures/accessible.ts';
import { test } from '../fixtures/browser-test.ts';
import { at, bank, save, tableAndBar, type } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

const pages = [
  tableAndBar('elm-st'),
  at('/menu/menuItems', 'elm-st'),
  at('/employment/employment', 'elm-st'),
  at('/menu/publish', 'elm-st'),
  at('/locations/elm-st/overrides', 'elm-st'),
];

test('no form, board or list keeps anybody out', async ({ page }) => {
  for (const address of pages) {
    await visitAs(page, 'priya', address);
    await page.waitForLoadState('networkidle');
    await inEachLook(page, look => expectAccessible(page, `${address}, ${nameOf(look)}`));
  }
});

test('no state of a field keeps anybody out', async ({ page }) => {
  await visitAs(page, 'priya', tableAndBar('elm-st'));
  await type(page, bank, 'much');
  await save(page);
  await page.getByRole('button', { name: '1 change' }).click();
  await page.getByText('Enter an amount such as 12.50.').first().waitFor();
  await inEachLook(page, look => expectAccessible(page, `a wrong value, ${nameOf(look)}`));
  await page.getByRole('button', { name: 'History of Server bank' }).click();
  await page.getByRole('button', { name: 'Put back $', exact: false }).first().waitFor();
  await inEachLook(page, look => expectAccessible(page, `a history, ${nameOf(look)}`));
});
