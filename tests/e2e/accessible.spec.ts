import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectReadable,
  inEachLook,
  inEachScheme,
  keepScreenshot,
  lookName,
} from '../fixtures/accessible.ts';
import { expect, pressOn, test } from '../fixtures/browser-test.ts';
import { goTo } from '../fixtures/go-to.ts';
import { publishNow } from '../fixtures/publish-now.ts';
import { day, panel } from './hours-form.ts';
import { atLevel, bank, openForm, row, save, tableAndBar, type } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

/**
 * Nothing here is saved, so all of it uses one server, and one page goes from one screen to the next. Every screen is
 * opened once: the list of locations in `compare.spec.ts`, a location in `locations.spec.ts`, the form with its states below.
 */
const addresses = [
  '/home',
  '/news/sorrel-and-salt',
  '/groups/downtown',
  '/menu/offers',
  atLevel('/menu/imageManager', null),
  atLevel('/menu/import', null),
  atLevel('/locationSettings/creditAndGift', 'elm-st'),
  atLevel('/menu/menuItems', 'elm-st'),
  atLevel('/menu/menuItems/pizza/item/diavola', 'elm-st'),
  atLevel('/menu/menuItems', 'elm-st', '&list=%2Fdepartments%2F%5Bpizza%5D%2Fitems&edit=table'),
  atLevel('/menu/offers/pizza-pickup', 'elm-st'),
  atLevel('/menu/menuItems/pizza/item/diavola', 'elm-st', '&tab=prices'),
  atLevel('/employment/admin', null),
  atLevel('/employment/import', null),
  atLevel('/menu/admin', null),
  atLevel('/customer/pushNotifications', null),
  atLevel('/ticket-finder/search', null),
  atLevel('/menu/publish', 'elm-st'),
  atLevel('/locations/elm-st/overrides', 'elm-st'),
  atLevel('/locations/elm-st/edit', 'elm-st'),
  atLevel('/employees/jonas', null),
  atLevel('/locationSettings/posDesign', null),
  atLevel('/kiosk/design', null),
  atLevel('/locationSettings/onlineDesign', null),
];

/** Screens on the generic form without a journey of their own; each with a row that opens. */
const sections = [
  ['orderTypes', 'Order types', 'Pick Up'],
  ['marketing', 'Marketing', 'Happy Monday'],
  ['deliverySettings', 'Delivery', '600 E Grand Ave., Chicago, IL 60611'],
  ['stations', 'Stations', 'Patio'],
  ['printers', 'Printers', 'Cold line'],
  ['printerOptions', 'Printer options', 'Production Ticket'],
  ['cashDrawers', 'Cash drawers', 'Front'],
] as const;

const expectOpenToAll = (page: Page, where: string) =>
  inEachLook(page, async look => {
    await expectReadable(page, `${where}, ${lookName(look)}`);
    await keepScreenshot(page, `accessible/${where.replaceAll(/\W+/g, '-')}-${lookName(look)}`);
  });

test('sign-in, the shell, forms, boards and lists are accessible', async ({ page }) => {
  test.slow();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await expectOpenToAll(page, 'sign-in');
  await visitAs(page, 'priya', '/groups');
  for (const address of [...addresses, await publishNow(page, ['alameda', 'beacon'])]) {
    await goTo(page, address);
    await expectOpenToAll(page, address);
  }
  for (const path of ['/history/settings', '/live/menu']) {
    await goTo(page, atLevel(path, 'elm-st'));
    await page.getByRole('article').or(page.getByRole('row')).first().waitFor();
    await expectOpenToAll(page, path);
  }
  for (const [path, title, member] of sections) {
    await goTo(page, atLevel(`/locationSettings/${path}`, 'elm-st'));
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: member, exact: true }).first().click();
    await expectOpenToAll(page, path);
  }
  await goTo(page, atLevel('/locationSettings/mobileApp', null));
  const build = page.getByRole('region', { name: 'Build' });
  await expect(build).toContainText('No build service is configured for this server.');
  await expect(build.getByRole('button', { name: 'Build app' })).toBeDisabled();
  await expectOpenToAll(page, 'the mobile app');
  await openForm(page, 'ana', atLevel('/locationSettings/payments', 'elm-st'));
  await page.getByRole('button', { name: 'American Express', exact: true }).click();
  await row(page, '/tenderTypes/[7]/min/amount').waitFor();
  await expectOpenToAll(page, 'payments');
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
  await page.getByRole('link', { name: /^Publish menu and settings/ }).waitFor();
  await expectOpened(page, 'what is not published');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Priya Raman, your menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await expectOpened(page, 'the menu of a person');
  await page.keyboard.press('Escape');
  await goTo(page, atLevel('/home', null));
  await page.getByRole('button', { name: 'Company Sorrel & Salt' }).click();
  await page.getByRole('textbox', { name: 'Search locations' }).waitFor();
  await expectOpened(page, 'the places');
  await page.keyboard.press('Escape');
  await goTo(page, atLevel('/menu/menuItems', 'elm-st'));
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.getByRole('dialog', { name: 'Filter and sort' }).waitFor();
  await expectOpened(page, 'the filters of a list');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: /^Store summary/ }).waitFor();
  await inEachScheme(page, scheme => expectAccessible(page, `palette, ${scheme}`));
  await page.keyboard.press('Escape');
  await goTo(page, atLevel('/locationSettings/posDesign', null));
  await page.getByRole('button', { name: 'Choose text' }).first().click();
  await page.getByRole('button', { name: 'Basil', exact: true }).waitFor();
  await expectOpened(page, 'the colors to choose from');
});

test('every state of a field, a week that somebody tries, and the hours are accessible', async ({ page }) => {
  test.slow();
  await openForm(page, 'priya', tableAndBar('elm-st'));
  await type(page, bank, 'much');
  await save(page);
  await page.getByRole('button', { name: '1 change' }).click();
  await page.getByText('Enter an amount such as 12.50.').first().waitFor();
  await expectOpenToAll(page, 'a wrong value');
  await page.getByRole('button', { name: 'Change history: Server bank' }).click();
  await page.getByRole('button', { name: 'Restore $', exact: false }).first().waitFor();
  await expectOpenToAll(page, 'a history');

  await goTo(page, atLevel('/employment/employment', 'elm-st'));
  await expectOpenToAll(page, 'employment');
  await pressOn(row(page, '/payrollAndOvertime/overTimePay/after8HoursPerDay').getByRole('switch'), 'Space');
  await pressOn(row(page, '/timeClock/lunch/enabled').getByRole('switch'), 'Space');
  const week = page.getByRole('region', { name: 'Try a week', exact: true });
  await week.getByRole('button', { name: 'Try a week' }).click();
  await week.getByRole('textbox', { name: 'Sales on Monday' }).fill('500');
  await expectOpenToAll(page, 'a week');

  await goTo(page, atLevel('/locationSettings/hours', 'market-hall'));
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
  await pressOn(page.getByRole('radio', { name: 'Calendar' }), 'Space');
  await page.getByRole('row', { name: /Today/ }).waitFor();
  await expectOpenToAll(page, 'the calendar of hours');
});
