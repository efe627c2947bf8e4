import { linkQuery, withQuery } from '@commissary/catalog';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionStore } from '../session/index.ts';
import { goTo, openScreen, shownAddress } from '../testing/open-screen.tsx';
import { expectNoText, heading } from '../testing/screen-parts.ts';

describe('the menu', () => {
  it.each([
    ['[ROUTE.menu.menuItems] [RULE.areas.06] [RULE.areas.07]', '/menu/menuItems', 'Menu items', 'Margherita'],
    ['[ROUTE.menu.taxStructures]', '/menu/taxStructures', 'Tax structures', 'Sales Tax'],
    ['[ROUTE.menu.pricingSchemes]', '/menu/pricingSchemes', 'Pricing schemes', 'Happy hour'],
    ['[ROUTE.menu.messages]', '/menu/messages', 'Messages', 'Add message'],
    ['[ROUTE.menu.requirements]', '/menu/requirements', 'Requirements', 'Add requirement'],
    ['[ROUTE.menu.layout] [RULE.areas.10] [RULE.areas.24]', '/menu/layout', 'Menu layout', 'Generate…'],
    ['[ROUTE.menu.layout.generate]', '/menu/layout/generate', 'Generate layout', 'What would change'],
    ['[ROUTE.kiosk.menu] [RULE.areas.24]', '/kiosk/menu', 'Kiosk menu', 'As on…'],
    ['[ROUTE.menu.onlineCategories]', '/menu/onlineCategories', 'Online categories', 'Featured items'],
    ['[ROUTE.menu.menuItems.departments._id.edit]', '/menu/menuItems/departments/pizza/edit', 'Pizza', 'Taxes'],
    [
      '[ROUTE.menu.menuItems._departmentId.category._categoryId]',
      '/menu/menuItems/pizza/category/pizza-red',
      'Red',
      'From department Pizza',
    ],
  ])('%s %s is the page of %s', async (_, path, title, content) => {
    await openScreen('priya', path, { at: null });
    await expect.element(heading).toHaveTextContent(title);
    await expect.element(page.getByText(content).first()).toBeVisible();
  });

  it('the page of a department leaves its items to the menu', async () => {
    await openScreen('priya', '/menu/menuItems/departments/pizza/edit', { at: null });
    await expect.element(page.getByRole('textbox', { name: 'Name', exact: true }).first()).toHaveValue('Pizza');
    await expectNoText('Margherita');
  });

  it('[ROUTE.menu.requirements._id.edit] a requirement has a page of its own', async () => {
    await openScreen('priya', '/menu/requirements/two-sides/edit', { at: null });
    await expect.element(heading).toHaveTextContent('Two sides');
    await expect.element(page.getByRole('textbox', { name: /^At least/ })).toHaveValue('2');
  });

  it('[RULE.printing.03] [ROUTE.menu.pricingSchemes.b1] [PERM.internalHides.disabling_of_pricing_schemes] no scheme can be switched off in the internal company', async () => {
    const shown = async (company: 'Sorrel & Salt' | 'Internal') => {
      await openScreen({ permissions: ['manageMenus'], company }, '/menu/pricingSchemes', { at: null });
      await page.getByRole('button', { name: 'Add pricing scheme' }).click();
      await expect.poll(() => document.querySelector('[data-path$="/description"]')).not.toBeNull();
      return document.querySelector('[data-path$="/isActive"]') !== null;
    };
    expect(await shown('Sorrel & Salt')).toBe(true);
    expect(await shown('Internal')).toBe(false);
  });
});

describe('what is added to the menu', () => {
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const plu = page.getByRole('textbox', { name: /^PLU number/ });
  const changes = page.getByRole('region', { name: 'Changes not saved' });
  /** At the same company, which an address without it would leave. */
  const goWithin = (address: string) =>
    goTo(withQuery(address, linkQuery({ companyId: sessionStore.get().user?.companyId ?? '', locationId: null })));
  const manager = { permissions: ['manageMenus'], company: 'Internal' } as const;

  it.each([
    [
      '[ROUTE.menu.menuItems._departmentId.category.add]',
      '/menu/menuItems/pizza/category/add',
      /pizza\/category\/[^/]+$/,
    ],
    ['[ROUTE.menu.requirements.add]', '/menu/requirements/add', /requirements\/[^/]+\/edit$/],
    [
      '[ROUTE.menu.menuItems._departmentId._categoryId.item.add]',
      '/menu/menuItems/pizza/none/item/add',
      /pizza\/item\/[^/]+$/,
    ],
  ])('%s %s leads to the page of the new one, once', async (_, path, shown) => {
    await openScreen('priya', path, { at: null });
    await expect.element(name).toHaveFocus();
    await userEvent.keyboard('Brand new');
    await expect.element(heading).toHaveTextContent('Brand new');
    expect(shownAddress().split('?')[0]).toMatch(shown);
    await expect.element(changes).toMatchTextContent('1 change');
  });

  it('[ROUTE.menu.menuItems.departments.add] a new department is selected among the others, to be named', async () => {
    await openScreen('priya', '/menu/menuItems/departments/add', { at: null });
    await expect.element(name).toHaveFocus();
    await userEvent.keyboard('Breakfast');
    await expect
      .element(page.getByRole('navigation', { name: 'Departments' }).getByRole('button', { name: /^Breakfast/ }))
      .toHaveAttribute('aria-current', 'true');
    await expect.element(changes).toMatchTextContent('1 change');
  });

  it('[ROUTE.menu.offers.add] a new offer has its page, with its sentence from the start', async () => {
    await openScreen('priya', '/menu/offers/add', { at: null });
    await expect.element(name).toHaveFocus();
    await userEvent.keyboard('Early bird');
    await expect.element(heading).toHaveTextContent('Early bird');
    await expect.element(page.getByRole('button', { name: /^\$0\.00 off/ })).toBeVisible();
  });

  it('an item is added to the category of the address, and to none where the department has no such category', async () => {
    const category = page.getByRole('combobox', { name: 'Category', exact: true });
    await openScreen('priya', '/menu/menuItems/pizza/pizza-red/item/add', { at: null });
    await expect.element(category).toHaveValue('Red');
    await goWithin('/menu/menuItems/pizza/grill-meat/item/add');
    await expect.element(heading).toHaveTextContent('Unnamed item');
    await expect.element(category).toHaveValue('');
  });

  it('[RULE.menu.10] [CONST.plu.start] new PLU numbers start at 1001 and skip used ones, of items and modifiers together', async () => {
    await openScreen(manager, '/menu/menuItems/departments/add', { at: null });
    await expect.element(name).toHaveFocus();
    // One that nobody types into would vanish.
    await userEvent.keyboard('New');
    const department = /\[([^\]]+)\]/.exec(decodeURIComponent(shownAddress()))?.[1] ?? '';
    const numberAt = async (address: string) => {
      await goWithin(address);
      await expect.element(name).toHaveFocus();
      await userEvent.keyboard('New');
      return (plu.element() as HTMLInputElement).value;
    };
    expect(await numberAt(`/menu/menuItems/${department}/none/item/add`)).toBe('1001');
    expect(await numberAt(`/menu/menuItems/${department}/none/item/add`)).toBe('1002');
    await plu.fill('1004');
    expect(await numberAt(`/menu/menuItems/${department}/category/add`)).toBe('1001');
    expect(await numberAt('/menu/modifiers/addCategory')).toBe('1002');
    const category = /modifiers\/([^/]+)\/edit/.exec(shownAddress())?.[1] ?? '';
    expect(await numberAt(`/menu/modifiers/${category}/item/add`)).toBe('1002');
    expect(await numberAt(`/menu/modifiers/${category}/item/add`)).toBe('1003');
    expect(await numberAt(`/menu/menuItems/${department}/none/item/add`)).toBe('1005');
  });
});
