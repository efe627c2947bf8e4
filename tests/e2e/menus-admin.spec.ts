import type { Page } from '@playwright/test';
import { expectReadable, keepScreenshot } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { visitAs } from './shell-visit.ts';

const at = 'companyId=sorrel-and-salt&locationId=';
const dialog = (page: Page) => page.getByRole('dialog');
const rowOf = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true });

/** Renames departments of a menu on their pages, and saves each. */
const rename = async (page: Page, menuId: string, names: Readonly<Record<string, string>>) => {
  for (const [id, name] of Object.entries(names)) {
    await page.goto(`/menu/menuItems/departments/${id}/edit?${at}&menuId=${menuId}`);
    await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill(name);
    await page
      .getByRole('region', { name: 'Changes not saved' })
      .getByRole('button', { name: /^Save Ctrl S|^Save$/ })
      .click();
    await expect(page.getByRole('region', { name: 'Changes not saved' })).toHaveCount(0);
  }
};

test('[RULE.menusAdmin.17] a menu is made from a template; what the template changed since is merged into the menu that was edited meanwhile, with a choice where both changed the same', async ({
  page,
}) => {
  await visitAs(page, 'priya', `/menu/admin?${at}`);
  await page.getByRole('button', { name: 'Add template' }).click();
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Counter');
  await dialog(page).getByRole('combobox', { name: 'Starts with' }).click();
  await page.getByRole('option', { name: 'A copy of Dinner menu' }).click();
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Use Counter' }).click();
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Patio');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(rowOf(page, 'Patio')).toBeVisible();
  await expectReadable(page, 'menus');
  await keepScreenshot(page, 'menus-admin/list');
  const idOf = async (name: string) => {
    const href = await rowOf(page, name).getByRole('link').getAttribute('href');
    return new URL(href ?? '', page.url()).searchParams.get('menuId') ?? '';
  };
  const [template, menu] = [await idOf('Counter'), await idOf('Patio')];

  await rename(page, template, { pizza: 'Pies', salads: 'Greens' });
  await rename(page, menu, { pizza: 'Calzones' });

  await page.goto(`/menu/admin?${at}`);
  await expect(page.getByText('Counter changed since: 2 newer versions')).toBeVisible();
  await page.getByRole('button', { name: 'More: Patio' }).click();
  await page.getByRole('button', { name: 'Take changes…' }).click();
  await expect(dialog(page)).toContainText('to Greens');
  await keepScreenshot(page, 'menus-admin/template');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await dialog(page)
    .getByRole('radio', { name: /Calzones/ })
    .check();
  await keepScreenshot(page, 'menus-admin/conflict');
  await dialog(page).getByRole('button', { name: 'Save with 1 choice' }).click();
  await expect(page.getByText('Made from Counter, version 3')).toBeVisible();

  await page.getByRole('button', { name: 'More: Patio' }).click();
  await page.getByRole('button', { name: 'Versions…' }).click();
  await expect(dialog(page)).toContainText('to Greens');
  await keepScreenshot(page, 'menus-admin/versions');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.goto(`/menu/menuItems/departments/pizza/edit?${at}&menuId=${menu}`);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true }).first()).toHaveValue('Calzones');
  await page.goto(`/menu/menuItems/departments/salads/edit?${at}&menuId=${menu}`);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true }).first()).toHaveValue('Greens');
});
