import { gzipSync } from 'node:zlib';
import type { Menu } from '@commissary/catalog';
import type { Page } from '@playwright/test';
import { expectAccessible, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { countInteractions } from '../fixtures/interaction-counter.ts';
import { companyName, save, saveBar } from './settings-form.ts';
import { signIn } from './shell-visit.ts';

const headers = { 'x-commissary': '1' };
const address = `/api/menus/company/${companyName}/dinner`;
const sizeCount = 8;
const schemeCount = 6;

const manySizes = (style: Menu['departments'][number]['styles'][number]) => ({
  ...style,
  options: Array.from({ length: sizeCount }, (_, at) => ({ id: `size-${at + 1}`, name: `${10 + 2 * at} in` })),
});

/** Gives pizzas eight sizes, and the menu six pricing schemes: what a large pizzeria has. */
const widen = async (page: Page): Promise<void> => {
  const { id, ver, menuBlob } = await (await page.request.get(address, { headers })).json();
  const menu: Menu = JSON.parse(menuBlob);
  const [first] = menu.pricingSchemes;
  const wide = {
    ...menu,
    pricingSchemes: Array.from({ length: schemeCount }, (_, at) => ({
      ...first,
      id: at === 0 ? 1 : `scheme-${at + 1}`,
      name: at === 0 ? 'Default' : `Scheme ${at + 1}`,
      isDefault: at === 0,
    })),
    departments: menu.departments.map(department => ({
      ...department,
      styles: department.id === 'pizza' ? department.styles.map(manySizes) : department.styles,
      items: department.items.map(item => ({ ...item, pricing: item.pricing.filter(price => price.id === 1) })),
    })),
  };
  const saved = await page.request.put(`/api/menus/company/${companyName}`, {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    data: gzipSync(JSON.stringify({ id, ver, menuBlob: JSON.stringify(wide) })),
  });
  expect(saved.status()).toBe(200);
};

const sizePrices = async (page: Page): Promise<readonly string[]> => {
  const { menuBlob } = await (await page.request.get(address, { headers })).json();
  const menu: Menu = JSON.parse(menuBlob);
  const item = menu.departments.flatMap(({ items }) => items).find(({ id }) => id === 'marinara');
  return (item?.pricing ?? []).flatMap(({ itemBased }) => itemBased.sizePrices.map(({ price }) => price));
};

test('the prices of eight sizes in six schemes are entered by keyboard alone, from the palette to the save; one price is two clicks and five keys away from home', async ({
  page,
}) => {
  await signIn(page, 'priya');
  await widen(page);
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const spent = await countInteractions(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('marinara');
  await page
    .getByRole('option', { name: /^Marinara/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Marinara' }).waitFor();
  const tab = page.getByRole('tab', { name: 'General' });
  while (!(await tab.evaluate(element => element === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  const grid = page.getByRole('grid', { name: 'Prices' });
  while (!(await grid.evaluate(element => element === document.activeElement))) await page.keyboard.press('Tab');

  // The first column by hand, the others from it: a formula in one cell, and filled down.
  await page.keyboard.press('ArrowDown');
  for (let size = 0; size < sizeCount; size += 1) {
    await page.keyboard.type(`${12 + size}`);
    await page.keyboard.press('Enter');
  }
  for (let scheme = 1; scheme < schemeCount; scheme += 1) {
    await page.keyboard.press('ArrowRight');
    for (let size = 0; size < sizeCount; size += 1) await page.keyboard.press('ArrowUp');
    for (let size = 0; size < sizeCount; size += 1) {
      await page.keyboard.type(`=Default+${scheme}`);
      await page.keyboard.press('Enter');
    }
  }
  await save(page);
  // More than ten changes are saved after a question.
  const question = page.getByRole('dialog');
  await question.waitFor();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: /^Save \d+ changes$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The menu has been saved correctly.')).toBeVisible();
  const expected = Array.from({ length: schemeCount * sizeCount }, (_, at) => {
    const [scheme, size] = [Math.floor(at / sizeCount), at % sizeCount];
    return `${12 + size + scheme}.00`;
  });
  expect(await sizePrices(page)).toEqual(expected);
  expect((await spent()).clicks).toBe(0);
  await inEachLook(page, async look => {
    await expectAccessible(page, `a matrix of 48 prices, ${lookName(look)}`);
    await keepScreenshot(page, `item-prices/${lookName(look)}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  // One price is two clicks and five keys away from home.
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await spent();
  await page.keyboard.press('Control+k');
  // What is typed before the palette is loaded reaches it later, and is not counted.
  await page.getByRole('textbox', { name: 'Search', exact: true }).waitFor();
  await page.keyboard.type('diavola');
  await page
    .getByRole('option', { name: /^Diavola/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Prices' }).click();
  await page.getByRole('grid', { name: 'Prices' }).getByRole('gridcell').first().click();
  await page.keyboard.type('22.5');
  await page.keyboard.press('Enter');
  await expect(saveBar(page)).toContainText('1 change');
  await save(page);
  await expect(page.getByText('The menu has been saved correctly.')).toBeVisible();
  expect(await spent()).toEqual({ clicks: 2, keys: 5, characters: 10 });
});
