import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, pressOn, test } from '../fixtures/browser-test.ts';
import { drawnBy, watchDrawing } from '../fixtures/drawn-components.ts';
import { largeMenuFixture, nameOfItem } from '../fixtures/large-menu.ts';
import { actOn } from '../fixtures/row-menu.ts';
import { companyName, saveBar } from './settings-form.ts';
import { signIn } from './shell-visit.ts';

const { document: menu, list, widest } = largeMenuFixture();
const row = (at: number): string => `[id="field${list}/[i0-${at}]"]`;
const openers = `[data-path^="${list}/["] > [data-row]`;

const headers = { 'x-commissary': '1' };
let savedOn = '';

/** The tests of this file share a server; a new one has the sample menu again. */
test.beforeEach(async ({ page, server }) => {
  await watchDrawing(page);
  await signIn(page, 'priya');
  if (savedOn === server.address) return;
  const menus = `/api/menus/company/${companyName}`;
  const [{ id, ver }] = await (await page.request.get(menus, { headers })).json();
  const saved = await page.request.put(menus, {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    data: gzipSync(JSON.stringify({ id, ver, menuBlob: JSON.stringify(menu) })),
  });
  expect(saved.status()).toBe(200);
  savedOn = server.address;
});

test('of a list of five thousand only the rows near the viewport are rendered, with its full length; a search leads to the rows and back, the scroll position is restored, and on a phone a row keeps its height', async ({
  page,
}) => {
  await openItems(page);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(1500);
  const first = page.getByRole('list', { name: 'Items' }).getByRole('listitem').first();
  await expect(first).toHaveAttribute('aria-setsize', '5000');
  await expect(first).toHaveAttribute('aria-posinset', '1');
  // Over the list: a wheel over the sidebar moves that.
  await first.hover();
  await page.mouse.wheel(0, 60_000);
  await expect(page.getByRole('link', { name: nameOfItem(1460), exact: true })).toBeInViewport();
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  const home = page.getByRole('link', { name: 'Home', exact: true });
  // Nothing covers a sticky bar: the page does not move when the focus is on it.
  await home.focus();
  expect(await scrolled()).toBe(before);
  await pressOn(home, 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Menu items');
  await page.goBack();
  await expect.poll(scrolled).toBe(before);
  await expect(page.getByRole('link', { name: nameOfItem(1460), exact: true })).toBeInViewport();

  // A search keeps the focus, and leads to the rows and back to all of them.
  const search = page.getByRole('textbox', { name: 'Search items' });
  await search.click();
  await page.keyboard.type(nameOfItem(4321).toLowerCase());
  await expect(search).toBeFocused();
  await expect(page.locator(openers)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: nameOfItem(4321), exact: true })).toBeFocused();
  await search.click();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await expect(page.locator(row(0))).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: nameOfItem(4999), exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: nameOfItem(4998), exact: true })).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await openItems(page);
  const heights = await page.locator(openers).evaluateAll(rows => rows.map(one => one.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  const page5000 = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(page5000).toBeGreaterThan((heights[0] ?? 0) * 5000);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a keystroke renders the field and its row again, and of a matrix of three hundred prices those near the viewport that follow it, whatever else is open', async ({
  page,
}) => {
  await openMenu(page, { field: `${widest}/info/name` });
  const name = page.locator(`[id="field${widest}/info/name"] input`);
  await name.fill('Pi');
  // The first edit shows the bar of a draft; what is counted is an edit more.
  await expect(page.getByRole('button', { name: '1 change', exact: true })).toBeVisible();
  const typed = await drawnBy(page, () => name.press('e'));
  await expect(name).toHaveValue('Pie');
  expect(typed).toBeGreaterThan(0);
  expect(typed).toBeLessThanOrEqual(90);
  await saveBar(page).getByRole('button', { name: 'Discard' }).click();

  const price = `${widest}/pricing/[scheme-40]/itemBased/price`;
  await openMenu(page, { field: price });
  const cell = page.locator(`[data-path="${price}"]`);
  await expect(cell).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Prices' });
  await expect(grid).toBeFocused();
  expect(Number(await grid.getAttribute('aria-colcount'))).toBeGreaterThan(50);
  expect(await grid.getByRole('gridcell').count()).toBeLessThanOrEqual(120);
  await page.keyboard.type('78');
  const drawn = await drawnBy(page, () => page.keyboard.press('Enter'));
  await expect(cell).toContainText('$78.00');
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThanOrEqual(600);
  await saveBar(page).getByRole('button', { name: 'Discard' }).click();
});

test('an item that is added to five thousand opens, and so does its line among the changes of the whole menu', async ({
  page,
}) => {
  await openItems(page);
  // A full list takes no more members.
  const add = page.getByRole('button', { name: 'Add item', exact: true });
  await expect(add).toHaveCount(0);
  await actOn(page, nameOfItem(0), 'Remove');
  await expect(page.locator(row(0))).toHaveCount(0);
  await add.click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.type('Something new');
  await expect(page.getByRole('heading', { level: 1, name: 'Something new' })).toBeVisible();
  await page.goBack();
  // At its end, where the new item is.
  await expect(page.locator(openers).filter({ hasText: 'Something new' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await actOn(page, nameOfItem(2), 'Move up');
  await expect(page.locator(openers).first()).toContainText(nameOfItem(2));
  await page.getByRole('button', { name: '3 changes', exact: true }).click();
  await page.getByRole('button', { name: /^Everything › .*Something new/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something new' })).toBeVisible();
  await saveBar(page).getByRole('button', { name: 'Discard' }).click();
});

async function openMenu(page: Page, query: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`/menu/menuItems?${new URLSearchParams({ companyId: companyName, ...query })}`);
}

async function openItems(page: Page): Promise<void> {
  await openMenu(page, {});
  await page.locator(openers).nth(10).waitFor();
}
