import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { row } from '../testing/form-fields.ts';
import { openScreen, shownAddress } from '../testing/open-screen.tsx';
import { actNamed, menuOf } from '../testing/row-menu.ts';
import { heading } from '../testing/screen-parts.ts';

const grid = page.getByRole('grid', { name: 'Prices' });
const heads = (role: 'columnheader' | 'rowheader') =>
  grid
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent);
const cell = (path: string) => document.querySelector<HTMLElement>(`[data-path="${path}"]`);
const shown = (path: string) => () => cell(path)?.querySelector('[class*=value]')?.textContent;
const prices = (scheme: string | number, id: string) => `/modifiers/pricingSchemes/[${scheme}]/modifierItems/[${id}]`;
const changes = page.getByRole('region', { name: 'Changes not saved' });

describe('modifiers', () => {
  it('[ROUTE.menu.modifiers] [RULE.areas.08] are listed with their categories, and what every department offers', async () => {
    await openScreen('priya', '/menu/modifiers', { at: null });
    await expect.element(heading).toHaveTextContent('Modifiers');
    await expect.element(page.getByRole('link', { name: 'Toppings' }).first()).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Spicy nduja' }).first()).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Modifiers offered' })).toBeVisible();
  });

  it('stand below their category, are folded away there, and are added there', async () => {
    await openScreen('priya', '/menu/modifiers', { at: null });
    const toppings = '/modifiers/categories/[toppings]';
    await expect.poll(async () => (await row(toppings)).textContent).toContain('Spicy nduja');
    const fold = page.getByRole('button', { name: 'Show what is in Toppings' });
    await fold.click();
    await expect.element(page.getByRole('link', { name: 'Spicy nduja' })).not.toBeInTheDocument();
    await fold.click();
    await expect.element(page.getByRole('link', { name: 'Spicy nduja' })).toBeVisible();
    const buttons = [...(await row(toppings)).querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Add modifier')?.click();
    await expect.element(page.getByRole('combobox', { name: 'Modifier category' })).toHaveValue('Toppings');
  });

  it('[RULE.menuList.05] the page of a category has its modifiers, and adds one to it', async () => {
    await openScreen('priya', '/menu/modifiers/toppings/edit', { at: null });
    const modifiers = page.getByRole('region', { name: 'Modifiers', exact: true });
    await expect.element(modifiers.getByRole('link', { name: 'Spicy nduja' })).toBeVisible();
    await expect.element(modifiers.getByRole('link', { name: 'Stuffed crust' })).not.toBeInTheDocument();
    await modifiers.getByRole('button', { name: 'Add modifier' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus();
    await expect.element(page.getByRole('combobox', { name: 'Modifier category' })).toHaveValue('Toppings');
    await userEvent.keyboard('Rocket{Control>}{Enter}{/Control}');
    await expect.element(heading).toHaveTextContent('Unnamed modifier');
    await expect.element(page.getByRole('combobox', { name: 'Modifier category' })).toHaveValue('Toppings');
  });

  it('[ROUTE.menu.modifiers.items._id] a modifier has its prices by size in every scheme, missing ones as inherited', async () => {
    await openScreen('priya', '/menu/modifiers/items/spicy-nduja', { at: null });
    await expect.element(heading).toHaveTextContent('Spicy nduja');
    await expect.element(grid).toBeVisible();
    expect(heads('columnheader')).toEqual(['Value', 'Default', 'Happy hour']);
    expect(heads('rowheader').slice(0, 3)).toEqual(['Price', 'Price by size10 in', '14 in']);
    const small = (scheme: string | number) => `${prices(scheme, 'spicy-nduja')}/sizePrices/[small]/price`;
    expect([shown(small(1))(), shown(small('happy-hour'))()]).toEqual(['$2.50', '$2.50']);
    expect(cell(small('happy-hour'))?.textContent).toContain('as Default');
    await grid.getByRole('gridcell').nth(3).click();
    await userEvent.keyboard('1.25{Enter}');
    await expect.poll(shown(small('happy-hour'))).toBe('$1.25');
    await expect.element(changes).toMatchTextContent('1 change');
    await userEvent.keyboard('{ArrowUp}{Delete}');
    await expect.element(changes).not.toBeInTheDocument();
  });

  it('[ROUTE.menu.modifiers._id.edit] a category has the price of an addition, which its modifiers inherit', async () => {
    await openScreen('priya', '/menu/modifiers/toppings/edit', { at: null });
    await expect.element(heading).toHaveTextContent('Toppings');
    await expect.element(grid).toBeVisible();
    expect(heads('rowheader')[0]).toBe('Add-on price');
    expect(shown('/modifiers/pricingSchemes/[1]/modifierCategories/[toppings]/additionPrice')()).toBe('$2.00');
  });

  it('[ROUTE.menu.modifiers.addCategory] the address that adds a category leads to the page of the new one', async () => {
    await openScreen('priya', '/menu/modifiers/addCategory', { at: null });
    await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus();
    await userEvent.keyboard('Leave out');
    await expect.element(heading).toHaveTextContent('Leave out');
    expect(shownAddress()).toMatch(/^\/menu\/modifiers\/[^/]+\/edit/);
    await expect.element(changes).toMatchTextContent('1 change');
  });

  it('[ROUTE.menu.modifiers._categoryId.item.add] a modifier is added to the category of the address, once', async () => {
    await openScreen('priya', '/menu/modifiers/toppings/item/add', { at: null });
    await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus();
    await userEvent.keyboard('Brand new');
    const path = document.querySelector('[data-path^="/modifiers/items/"]')?.getAttribute('data-path') ?? '';
    await expect.poll(async () => (await row(`${path}/categoryId`)).querySelector('input')?.value).toBe('Toppings');
    await expect.element(changes).toMatchTextContent('1 change');
  });

  it('is added by nobody without the permission, who is told which', async () => {
    await openScreen({ permissions: ['manageMenus', 'overridePriceAndTax'] }, '/menu/modifiers/addCategory', {
      at: 'Elm',
    });
    await expect.element(page.getByRole('main')).toBeVisible();
    await expect.element(changes).not.toBeInTheDocument();
  });
});

describe('what an item asks', () => {
  it('comes from its department until it is changed here, and goes back', async () => {
    await openScreen('priya', '/menu/menuItems/pizza/item/diavola?tab=modifiers', { at: null });
    await expect.element(page.getByText('From department Pizza').first()).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: 'Toppings' })).toBeVisible();
    await page.getByRole('button', { name: 'Change modifiers offered here' }).click();
    await expect.element(menuOf('Toppings')).toBeVisible();
    await page.getByRole('combobox', { name: 'Add to modifier categories' }).click();
    await page.getByRole('option', { name: 'Sides' }).click();
    await menuOf('Sides').click();
    await expect.element(actNamed('Remove')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Reset modifiers offered' }).click();
    await expect.element(changes).not.toBeInTheDocument();
  });
});
