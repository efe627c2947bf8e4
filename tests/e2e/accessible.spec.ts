import type { Page } from '@playwright/test';
import { expectReadable, inEachLook, inEachScheme, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { goTo } from '../fixtures/go-to.ts';
import { day, openHours, panel } from './hours-form.ts';
import { atLevel, bank, openForm, row, save, tableAndBar, type } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

/**
 * Nothing here is saved, so all of it uses one server. Every screen is opened once: the list of locations in `compare.spec.ts`, a
 * location in `locations.spec.ts`, the form with its states below.
 */
const addresses = ['/home', '/news/sorrel-and-salt', '/groups/downtown', '/menu/offers'];

const expectOpenToAll = (page: Page, where: string) =>
  inEachLook(page, look => expectReadable(page, `${where}, ${lookName(look)}`));

test('the shell is accessible', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await expectOpenToAll(page, 'sign-in');
  await visitAs(page, 'priya');
  for (const address of addresses) {
    await goTo(page, address);
    await expectOpenToAll(page, address);
  }
});

const expectOpened = (page: Page, where: string) =>
  inEachScheme(page, colorScheme => expectReadable(page, `${where}, ${colorScheme}`));

test('dialogs, menus and popovers are accessible', async ({ page }) => {
  await visitAs(page, 'priya', '/locations/old-mill');
  await page.getByRole('button', { name: 'Connect terminal' }).click();
  await page.getByLabel('Terminal name').waitFor();
  await expectOpened(page, 'connect a terminal');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Connect terminal' })).toBeFocused();
  await page.getByRole('button', { name: /not published/ }).click();
  await page.getByRole('link', { name: /Menu and settings/ }).waitFor();
  await expectOpened(page, 'what is not published');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Priya Raman, your menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await expectOpened(page, 'the menu of a person');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Company Sorrel & Salt' }).click();
  await page.getByRole('textbox', { name: 'Search locations' }).waitFor();
  await expectOpened(page, 'the places');
  await page.goto(atLevel('/menu/menuItems', 'elm-st'));
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.getByRole('dialog', { name: 'Filter and sort' }).waitFor();
  await expectOpened(page, 'the filters of a list');
  await page.goto(atLevel('/locationSettings/posDesign', null));
  await page.getByRole('button', { name: 'Choose text' }).first().click();
  await page.getByRole('button', { name: 'Basil', exact: true }).waitFor();
  await expectOpened(page, 'the colors to choose from');
});

const pages = [
  atLevel('/locationSettings/creditAndGift', 'elm-st'),
  atLevel('/menu/menuItems', 'elm-st'),
  atLevel('/menu/menuItems', 'elm-st', '&list=%2Fdepartments%2F%5Bpizza%5D%2Fitems&edit=table'),
  atLevel('/menu/menuItems/pizza/item/diavola', 'elm-st'),
  atLevel('/menu/offers/pizza-pickup', 'elm-st'),
  atLevel('/menu/menuItems/pizza/item/diavola', 'elm-st', '&tab=prices'),
  atLevel('/employment/admin', null),
  atLevel('/employment/import', null),
  atLevel('/employment/employment', 'elm-st'),
  atLevel('/menu/publish', 'elm-st'),
  atLevel('/locations/elm-st/overrides', 'elm-st'),
  atLevel('/locations/elm-st/edit', 'elm-st'),
  atLevel('/employees/jonas', null),
  atLevel('/employees/edit/crew-lena', null),
  atLevel('/locationSettings/posDesign', null),
  atLevel('/kiosk/design', null),
  atLevel('/locationSettings/onlineDesign', null),
];

test('forms, boards and lists are accessible', async ({ page }) => {
  test.slow();
  await visitAs(page, 'priya');
  for (const address of pages) {
    await goTo(page, address);
    await expectOpenToAll(page, address);
  }
});

test('every state of a field is accessible', async ({ page }) => {
  await visitAs(page, 'priya', tableAndBar('elm-st'));
  await type(page, bank, 'much');
  await save(page);
  await page.getByRole('button', { name: '1 change' }).click();
  await page.getByText('Enter an amount such as 12.50.').first().waitFor();
  await expectOpenToAll(page, 'a wrong value');
  await page.getByRole('button', { name: 'Change history: Server bank' }).click();
  await page.getByRole('button', { name: 'Restore $', exact: false }).first().waitFor();
  await expectOpenToAll(page, 'a history');
});

test('payments are accessible', async ({ page }) => {
  await openForm(page, 'ana', atLevel('/locationSettings/payments', 'elm-st'));
  await page.getByRole('button', { name: 'American Express', exact: true }).click();
  await row(page, '/tenderTypes/[7]/min/amount').waitFor();
  await expectOpenToAll(page, 'payments');
});

test('the hours are accessible', async ({ page }) => {
  await openHours(page, 'market-hall');
  await expectOpenToAll(page, 'hours');
  await page.setViewportSize({ width: 390, height: 844 });
  await day(page, 'In-store', 'Wednesday')
    .getByRole('button', { name: /edit Wednesday/ })
    .click();
  await expect(panel(page, 'In-store', 'Wednesday').getByLabel('Opens').first()).toBeVisible();
  await expectOpened(page, 'a day');
  await panel(page, 'In-store', 'Wednesday').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Thu, Dec 24, 2026 Christmas Eve', exact: true }).click();
  await expectOpened(page, 'a special day');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('radio', { name: 'Calendar' }).press('Space');
  await page.getByRole('row', { name: /Today/ }).waitFor();
  await expectOpenToAll(page, 'the calendar of hours');
});

test('the history and the live list are accessible', async ({ page }) => {
  await visitAs(page, 'priya');
  for (const path of ['/history/settings', '/live/menu']) {
    await goTo(page, atLevel(path, 'elm-st'));
    await page.getByRole('article').or(page.getByRole('row')).first().waitFor();
    await expectOpenToAll(page, path);
  }
});
