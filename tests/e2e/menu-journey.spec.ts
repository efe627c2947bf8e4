import type { Menu } from '@commissary/catalog';
import type { Locator, Page } from '@playwright/test';
import { limits } from '../time-limits.ts';
import { type RealTerminal, startTerminal } from './journey-terminal.ts';
import { expect, inspectPage, test } from './journey-test.ts';
import { atLevel, companyName, openForm, save } from './settings-form.ts';

const toppings = ['Basil', 'Fior di latte', 'Mushrooms', 'Roasted peppers', 'Spicy nduja', 'Anchovies'];
const days = ['Sunday', 'Monday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const name = 'Autumn pizza';

const nameField = (page: Page): Locator => page.getByRole('textbox', { name: 'Name', exact: true });
const tab = (page: Page, title: string): Promise<void> => page.getByRole('tab', { name: title }).click();
const choose = async (page: Page, field: string, option: string | RegExp): Promise<void> => {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option }).first().click();
};
/** The first cell of a row is the price in the default scheme. */
const typePrice = async (page: Page, row: RegExp, price: string): Promise<void> => {
  const grid = page.getByRole('grid', { name: 'Prices' });
  await grid.getByRole('row', { name: row }).getByRole('gridcell').first().click();
  await page.keyboard.type(price);
  await page.keyboard.press('Enter');
};
const saved = async (page: Page): Promise<void> => {
  await save(page);
  const question = page.getByRole('dialog');
  const notice = page.getByText('The menu has been saved correctly.');
  await expect(question.or(notice).first()).toBeVisible();
  // More than ten changes are saved after a question.
  if (await question.isVisible()) await question.getByRole('button', { name: /^Save/ }).click();
  await expect(notice).toBeVisible();
};

/** The menu as it is saved for the company. */
const savedMenu = async (page: Page): Promise<Menu> => {
  const { menuBlob } = await (await page.request.get(`/api/menus/company/${companyName}/dinner`)).json();
  return JSON.parse(menuBlob);
};

test('a new pizza with two sizes, crusts, six toppings and a Tuesday offer costs more at one location, and the terminal there sells exactly that', async ({
  page,
  house,
}) => {
  let terminal: RealTerminal | undefined;
  try {
    await openForm(page, 'priya', atLevel('/menu/menuItems/pizza/pizza-red/item/add', null));
    await nameField(page).fill(name);
    await page.getByRole('button', { name: 'Change sizes and styles here' }).click();
    const sizes = page.getByRole('group', { name: 'Size' });
    await expect(sizes.getByRole('checkbox')).toHaveCount(2);
    await tab(page, 'Prices');
    await typePrice(page, /10 in/, '16');
    await typePrice(page, /^14 in/, '20');
    await tab(page, 'Modifiers');
    await page.getByRole('button', { name: 'Change inclusions here' }).click();
    for (const topping of toppings) await choose(page, 'Add to included modifiers', topping);
    const asked = page.getByRole('region', { name: 'What the guest is asked' });
    await expect(asked.getByRole('group', { name: /^Crust required, choose 1/ })).toBeVisible();
    await expect(asked.getByRole('radio', { name: '14 in $20.00' })).toBeVisible();
    await inspectPage(page, 'menu-new-item');
    await saved(page);

    await page.goto(atLevel('/menu/offers/add', null));
    await nameField(page).fill('Pizza Tuesday');
    await tab(page, 'Value');
    await choose(page, 'Applies to', 'Item groups');
    await choose(page, 'Add to item groups', 'Any pizza');
    await choose(page, 'Value', 'Percentage off');
    await page.getByRole('textbox', { name: 'Percentage off' }).fill('20');
    await tab(page, 'When');
    for (const day of days) await page.getByRole('checkbox', { name: day }).uncheck();
    await expect(page.getByRole('region', { name: 'The rule' })).toContainText(
      '20% off any Pizza, Tue, once per order',
    );
    await inspectPage(page, 'menu-new-offer');
    await saved(page);

    const menu = await savedMenu(page);
    const item = menu.departments.flatMap(({ items }) => items).find(({ info }) => info.name === name);
    const offer = menu.offers.find(({ info }) => info.name === 'Pizza Tuesday');
    const [size10, size14] = menu.departments.find(({ id }) => id === 'pizza')?.styles[0]?.options ?? [];
    const at = `menu:/departments/[pizza]/items/[${item?.id}]`;
    const priceOf = (size: typeof size10) => `${at}/pricing/[1]/itemBased/sizePrices/[${size?.id}]/price`;

    const created = await page.request.post(`/api/tenants/${companyName}/elm-st/api-credentials`, {
      headers: { 'x-commissary': '1' },
      data: { name: 'Front counter' },
    });
    const { clientId, secret } = await created.json();
    terminal = await startTerminal(house.address(), `${clientId}.${secret}`);
    const { show } = terminal;
    // What is saved and not published reaches no terminal.
    await expect.poll(() => show('menu:/departments/[pizza]/info/name'), { timeout: limits.background }).toBe('Pizza');
    expect(await show(`${at}/info/name`)).toBeNull();

    await page.goto(atLevel(`/menu/menuItems/pizza/item/${item?.id}`, 'elm-st'));
    await tab(page, 'Prices');
    await typePrice(page, /^14 in/, '22');
    await expect(page.getByRole('grid', { name: 'Prices' })).toContainText('$22.00');
    await page.getByRole('button', { name: 'Save and publish…' }).click();
    const publish = page.getByRole('dialog', { name: 'Saved. Publish it now?' });
    await publish.getByRole('button', { name: 'Publish to 1 location' }).click();
    await expect(publish).toBeHidden();

    await expect.poll(() => show(`${at}/info/name`), { timeout: limits.background }).toBe(name);
    expect([await show(priceOf(size10)), await show(priceOf(size14))]).toEqual(['16.00', '22.00']);
    const included = (await show(`${at}/inclusions/items`)) as readonly { readonly id: string }[] | null;
    expect(included?.map(({ id }) => menu.modifiers.items.find(one => one.id === id)?.info.name)).toEqual(toppings);
    expect(await show(`menu:/offers/[${offer?.id}]/validity/daysOfTheWeek`)).toEqual([2]);
    // At the company the price is as it was.
    const departments = (await savedMenu(page)).departments
      .flatMap(({ items }) => items)
      .find(({ id }) => id === item?.id);
    expect(departments?.pricing[0]?.itemBased.sizePrices.map(({ price }) => price)).toEqual(['16.00', '20.00']);
  } finally {
    await terminal?.stop();
  }
});
