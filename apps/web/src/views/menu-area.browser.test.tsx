import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, openScreen } from '../testing/open-screen.tsx';
import { expectNoText, heading } from '../testing/screen-parts.ts';

const band = page.getByRole('navigation', { name: 'Company, group or location' });
const forbidden = page.getByText('You are not authorized to perform the requested action.');
const company = 'Sorrel & Salt';

describe('a screen of the menu', () => {
  it.each([
    ['[ROUTE.menu.taxStructures.b1] [ROUTE.menu.taxStructures.b2]', '/menu/taxStructures'],
    ['[ROUTE.menu.printers.b1] [ROUTE.menu.printers.b2]', '/menu/printers'],
    ['[ROUTE.menu.kps.b1] [ROUTE.menu.kps.b2]', '/menu/kps'],
    ['[ROUTE.menu.pricingSchemes.b3] [ROUTE.menu.pricingSchemes.b4]', '/menu/pricingSchemes'],
    ['[ROUTE.menu.messages.b1] [ROUTE.menu.messages.b2]', '/menu/messages'],
    ['[ROUTE.menu.onlineCategories.b2] [ROUTE.menu.onlineCategories.b3]', '/menu/onlineCategories'],
    ['[ROUTE.menu.modifiers.b1] [ROUTE.menu.modifiers.b2]', '/menu/modifiers'],
    ['[ROUTE.menu.modifiers.addCategory.b1] [ROUTE.menu.modifiers.addCategory.b2]', '/menu/modifiers/addCategory'],
    ['[ROUTE.menu.modifiers._id.edit.b1] [ROUTE.menu.modifiers._id.edit.b2]', '/menu/modifiers/toppings/edit'],
    [
      '[ROUTE.menu.modifiers._categoryId.item.add.b1] [ROUTE.menu.modifiers._categoryId.item.add.b2]',
      '/menu/modifiers/toppings/item/add',
    ],
    ['[ROUTE.menu.modifiers.items._id.b1] [ROUTE.menu.modifiers.items._id.b2]', '/menu/modifiers/items/basil'],
    ['[ROUTE.menu.requirements.b1] [ROUTE.menu.requirements.b2]', '/menu/requirements'],
    ['[ROUTE.menu.requirements.add.b1] [ROUTE.menu.requirements.add.b2]', '/menu/requirements/add'],
    [
      '[ROUTE.menu.requirements._id.edit.b1] [ROUTE.menu.requirements._id.edit.b2]',
      '/menu/requirements/two-sides/edit',
    ],
    ['[ROUTE.menu.layout.b2] [ROUTE.menu.layout.b3]', '/menu/layout'],
    ['[ROUTE.menu.layout.generate.b1] [ROUTE.menu.layout.generate.b2]', '/menu/layout/generate'],
    ['[ROUTE.menu.import.b1] [ROUTE.menu.import.b2]', '/menu/import'],
    ['[ROUTE.menu.offers.b1] [ROUTE.menu.offers.b2]', '/menu/offers'],
    ['[ROUTE.menu.offers.add.b1] [ROUTE.menu.offers.add.b2]', '/menu/offers/add'],
    ['[ROUTE.menu.offers._id.b1] [ROUTE.menu.offers._id.b2]', '/menu/offers/staff-meal'],
    ['[ROUTE.menu.menuItems.b1] [ROUTE.menu.menuItems.b2]', '/menu/menuItems'],
    [
      '[ROUTE.menu.menuItems.departments.add.b1] [ROUTE.menu.menuItems.departments.add.b2]',
      '/menu/menuItems/departments/add',
    ],
    [
      '[ROUTE.menu.menuItems.departments._id.edit.b1] [ROUTE.menu.menuItems.departments._id.edit.b2]',
      '/menu/menuItems/departments/pizza/edit',
    ],
    [
      '[ROUTE.menu.menuItems._departmentId.category.add.b1] [ROUTE.menu.menuItems._departmentId.category.add.b2]',
      '/menu/menuItems/pizza/category/add',
    ],
    [
      '[ROUTE.menu.menuItems._departmentId.category._categoryId.b1] [ROUTE.menu.menuItems._departmentId.category._categoryId.b2]',
      '/menu/menuItems/pizza/category/pizza-red',
    ],
    [
      '[ROUTE.menu.menuItems._departmentId._categoryId.item.add.b1] [ROUTE.menu.menuItems._departmentId._categoryId.item.add.b2]',
      '/menu/menuItems/pizza/pizza-red/item/add',
    ],
    [
      '[ROUTE.menu.menuItems._departmentId.item._itemId.b1] [ROUTE.menu.menuItems._departmentId.item._itemId.b2]',
      '/menu/menuItems/pizza/item/diavola',
    ],
  ])(
    '%s %s has the selectors of location and menu, and at a location opens with the permission to override it',
    async (_, path) => {
      await openScreen({ permissions: ['manageMenus'], company }, path, { at: null });
      await expect.element(band.getByRole('button', { name: `Company ${company}` })).toBeVisible();
      await expect.element(band.getByRole('button', { name: 'Dinner menu' })).toBeVisible();
      await goTo(`${path}?companyId=sorrel-and-salt&locationId=beacon`);
      await expect.element(forbidden).toBeVisible();
      await openScreen({ permissions: ['manageMenus', 'overrideMenus'], company }, path, { at: 'Beacon' });
      await expect.element(band.getByRole('button', { name: 'Location Beacon' })).toBeVisible();
      await expect.element(band.getByText('Dinner menu')).toBeVisible();
      await expect.element(heading).not.toHaveTextContent('Home');
    },
  );

  it.each(['manageMenus', 'accessConfigurationOptions'] as const)(
    '[ROUTE.menu.publish.b6] the publish screen opens at a location with %s alone: it publishes menu and settings',
    async permission => {
      await openScreen({ permissions: [permission], company }, '/menu/publish', { at: 'Beacon' });
      await expect.element(heading).toHaveTextContent('Publish');
      await openScreen({ permissions: ['dashboard'], company }, '/menu/publish', { at: 'Beacon' });
      await expect.element(forbidden).toBeVisible();
    },
  );

  it('[ROUTE.menu.onlineCategories.b1] the online categories have a link where online ordering is allowed', async () => {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Online categories' });
    await openScreen('priya', '/menu/menuItems', { at: 'Beacon' });
    await expect.element(link).toBeVisible();
    await openScreen('priya', '/menu/menuItems', { at: 'Old Mill' });
    await expect.element(page.getByRole('link', { name: 'Offers' }).first()).toBeVisible();
    await expect.element(link).not.toBeInTheDocument();
  });

  it('[RULE.home.13] says of an offer and of an item that is not active; with that status it counts as active', async () => {
    await openScreen('priya', '/menu/offers/staff-meal?tab=details', { at: null });
    const off = page.getByText('It does not apply: it is switched off.');
    await expect.element(page.getByText(/^Valid next at /)).toBeVisible();
    await expectNoText('It does not apply');
    await choose('Off the menu');
    await expect.element(off.or(page.getByText('Never valid'))).toBeVisible();
    await openScreen('priya', '/menu/menuItems/pizza/item/diavola', { at: null });
    const preview = page.getByRole('region', { name: 'Preview' });
    const inactive = preview.getByRole('button', { name: /^Off the menu/i });
    await expect.element(preview).toBeVisible();
    await expect.element(inactive).not.toBeInTheDocument();
    await choose('Off the menu');
    await expect.element(inactive.first()).toBeVisible();
    await choose('Active');
    await expect.element(inactive).not.toBeInTheDocument();
  });
});

/** The input of a segment is hidden below its label. */
const choose = async (name: string) => {
  const radio = page.getByRole('radio', { name, exact: true });
  await expect.element(radio).toBeInTheDocument();
  await page.elementLocator(radio.element().closest('label') ?? document.body).click();
};
