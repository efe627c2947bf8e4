import type { Browser, Page } from '@playwright/test';
import { limits } from '../time-limits.ts';
import { type RealTerminal, startTerminal } from './journey-terminal.ts';
import { expect, inspectPage, test } from './journey-test.ts';
import {
  atLevel,
  bank,
  flip,
  openForm,
  row,
  save,
  selectedValue,
  settling,
  tableAndBar,
  type,
  typeInCell,
  waitForSave,
} from './settings-form.ts';
import { fillSignIn, follow } from './shell-visit.ts';

const gratuity = '/tableSettings/serverKeepsAutoGratuity';
const marinara = '/departments/[pizza]/items/[marinara]/pricing/[1]/itemBased/price';
const menuItems = (locationId: string | null): string => atLevel('/menu/menuItems', locationId);

const openPrice = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Search items' }).fill('Marinara');
  await page.getByRole('link', { name: 'Marinara', exact: true }).click();
  await page.getByRole('tab', { name: 'Prices' }).click();
  await row(page, marinara).waitFor();
};

const another = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' })).newPage();

/** Colors do not depend on the database. */
const inspectOnce = async (page: Page, name: string): Promise<void> => {
  if (test.info().project.name === 'pglite') await inspectPage(page, name);
};

test('the main job: a manager sets a value, staff change a price, and the terminal runs exactly that', async ({
  page,
  browser,
  baseURL,
  house,
}) => {
  let terminal: RealTerminal | undefined;
  try {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await fillSignIn(page, 'ana');
    await expect(page.getByRole('heading', { level: 1, name: /Ana/ })).toBeVisible();

    await page.getByRole('button', { name: 'Configuration' }).click();
    await follow(page.getByRole('link', { name: 'Table and bar' }), 'Table and bar');
    await expect(page).toHaveURL(/\/locationSettings\/tableAndBar.*locationId=elm-st/);
    await expect(row(page, settling)).toContainText('From Company');
    await type(page, settling, '25');
    await expect(row(page, settling)).toContainText('Set for Elm St.');
    await expect(row(page, settling)).toContainText('Company: 15');
    await save(page);
    await expect(waitForSave(page)).toBeVisible();

    const owner = await another(browser, baseURL);
    await openForm(owner, 'priya', tableAndBar(null));
    await flip(owner, gratuity);
    await save(owner);
    await expect(waitForSave(owner)).toBeVisible();
    const menus = await another(browser, baseURL);
    await openForm(menus, 'marcus', menuItems(null));
    await openPrice(menus);
    await expect(row(menus, marinara)).toContainText('$17.00');
    await typeInCell(menus, marinara, '17.75');
    await save(menus);
    await expect(menus.getByText('The menu has been saved correctly.')).toBeVisible();

    await page.reload();
    await expect(row(page, gratuity)).toContainText('From Company');
    await expect(row(page, gratuity).getByRole('switch')).toBeChecked();
    await page.goto(menuItems('elm-st'));
    await openPrice(page);
    await row(page, marinara).click();
    await expect(selectedValue(page)).toContainText('From Company');
    await expect(row(page, marinara)).toContainText('$17.75');
    await inspectOnce(page, 'menu-items');

    await page.goto(atLevel('/locations/elm-st', 'elm-st'));
    await page.getByRole('button', { name: 'Connect terminal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect terminal' });
    await dialog.getByLabel('Terminal name').fill('Front counter');
    await dialog.getByRole('button', { name: 'Create credential' }).click();
    const command = await dialog.getByText(/npm run terminal/).innerText();
    const [, address = '', credential = ''] = /--server (\S+) --credential (\S+)$/.exec(command) ?? [];
    expect(address).toBe(house.address());
    terminal = await startTerminal(address, credential);
    await expect(dialog.getByText('The terminal has checked in')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    await expect(page.getByText('Front counter', { exact: true })).toBeVisible();
    await expect(page.getByText(credential.split('.')[1] ?? '')).toHaveCount(0);
    const counter = page
      .getByRole('list', { name: 'Terminals' })
      .getByRole('listitem')
      .filter({ hasText: 'front-counter' });
    await expect(counter).toContainText('Settings');
    // What is saved and not published reaches no terminal.
    expect(await terminal.show(settling)).toBe(15);
    expect(await terminal.show(gratuity)).toBe(false);

    await page.goto(tableAndBar('elm-st'));
    await type(page, bank, '175');
    await page.getByRole('button', { name: 'Save and publish…' }).click();
    const publish = page.getByRole('dialog', { name: 'Saved. Publish it now?' });
    await expect(publish).toContainText('$175.00');
    await inspectOnce(page, 'save-and-publish');
    await publish.getByRole('button', { name: 'Publish to 1 location' }).click();
    await expect(publish).toBeHidden();
    await page.goto(atLevel('/menu/publish', 'elm-st'));
    await expect(page.locator('[data-location="elm-st"]')).toContainText('Up to date', { timeout: limits.background });

    const { show } = terminal;
    await expect.poll(() => show(bank), { timeout: limits.background }).toBe('175.00');
    expect(await show(settling)).toBe(25);
    expect(await show(gratuity)).toBe(true);
    // Menu and settings are fetched one after the other.
    await expect.poll(() => show(`menu:${marinara}`)).toBe('17.75');

    await page.goto(atLevel('/locations/elm-st', 'elm-st'));
    await expect(counter).toContainText('Menu');
    await expect(counter).not.toContainText('an earlier one', { timeout: limits.background });
    await expect(page.getByText('Everything saved is live')).not.toHaveCount(0);
  } finally {
    await terminal?.stop();
  }
});
