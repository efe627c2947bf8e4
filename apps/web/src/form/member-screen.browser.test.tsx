import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { flip, inputOf, isOn, opener, row, save } from '../testing/form-fields.ts';
import { goTo, openScreen, shownAddress } from '../testing/open-screen.tsx';
import { heading } from '../testing/screen-parts.ts';

const item = (id: string, department = 'pizza') => `/menu/menuItems/${department}/item/${id}`;
afterEach(() => page.viewport(1440, 900));

const crumbs = () =>
  page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('listitem')
    .elements()
    .map(one => one.textContent);

it('[ROUTE.menu.menuItems._departmentId.item._itemId] the address of an item restores it, with what it belongs to and its neighbors', async () => {
  await openScreen('priya', item('marinara'), { at: null });
  await expect.element(heading).toHaveTextContent('Marinara');
  expect(crumbs()).toEqual(['Menu', 'Pizza', 'Marinara']);
  await expect.element(page.getByText('2 of 43 in Pizza')).toBeVisible();
  await page.getByRole('link', { name: 'Next item' }).click();
  await expect.element(heading).toHaveTextContent('Diavola');
  await userEvent.keyboard('{Alt>}{PageUp}{/Alt}');
  await expect.element(heading).toHaveTextContent('Marinara');
  await userEvent.keyboard('{Alt>}{PageUp}{/Alt}');
  await expect.element(heading).toHaveTextContent('Margherita');
  await expect.element(page.getByRole('button', { name: 'Previous item' })).toBeDisabled();
});

it('[RULE.shell.26] without room beside the list a row leads to the page of its item, and the way back to its row in the department that was open', async () => {
  await page.viewport(1280, 900);
  await openScreen('priya', '/menu/menuItems', { at: null });
  await page.getByRole('button', { name: /^Desserts/ }).click();
  await page.getByRole('link', { name: 'Tiramisu' }).first().click();
  await expect.element(heading).toHaveTextContent('Tiramisu');
  history.back();
  await expect.element(page.getByRole('link', { name: 'Tiramisu' }).first()).toHaveFocus();
});

it('without room beside the list an address with an item beside it shows the item on its page', async () => {
  await page.viewport(1200, 900);
  await openScreen('priya', '/menu/menuItems', { at: 'Elm St.' });
  await goTo(`${shownAddress()}&beside=${encodeURIComponent('/departments/[pizza]/items/[marinara]')}`);
  await expect.element(heading).toHaveTextContent('Marinara');
  await expect.poll(shownAddress).toMatch(/^\/menu\/menuItems\/pizza\/item\/marinara/);
});

it('the row of an item shows it beside the list, a link to its page leads there, and both edit the same', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  await page.getByRole('link', { name: 'Marinara', exact: true }).click();
  const pane = page.getByRole('region', { name: 'Marinara', exact: true });
  await pane.getByRole('textbox', { name: /^Display name/ }).fill('As in Naples');
  await expect.element(heading).toHaveTextContent('Menu items');
  // A refused save or a list of changes leads to the field where it is shown.
  await page.getByRole('button', { name: '1 change', exact: true }).click();
  await pane.getByRole('tab', { name: 'Prices' }).click();
  await page
    .getByRole('region', { name: 'Changes not saved' })
    .getByRole('button', { name: /^Pizza .* Display name/ })
    .click();
  await expect.element(pane.getByRole('textbox', { name: /^Display name/ })).toHaveFocus();
  await pane.getByRole('link', { name: 'Open page' }).click();
  await expect.element(heading).toHaveTextContent('Marinara');
  await expect.element(page.getByRole('textbox', { name: /^Display name/ })).toHaveValue('As in Naples');
});

it('another department shows its own rows and no item of the one before', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  await page.getByRole('link', { name: 'Marinara', exact: true }).click();
  const pane = page.getByRole('region', { name: 'Marinara', exact: true });
  await expect.element(pane).toBeVisible();
  await page.getByRole('button', { name: /^Desserts/ }).click();
  await expect.element(pane).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Tiramisu' }).first().click();
  await expect.element(page.getByRole('region', { name: 'Tiramisu', exact: true })).toBeVisible();
  const restored = shownAddress();
  await goTo('/home');
  await goTo(restored);
  await expect.element(page.getByRole('region', { name: 'Tiramisu', exact: true })).toBeVisible();
});

it('an address without an item says so and leads to the list', async () => {
  for (const address of [item('nothing'), item('nothing', 'nowhere')]) {
    await openScreen('priya', address, { at: null });
    await expect.element(page.getByText('There is no such item in this menu. It may have been removed.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Show items' }).click();
  await expect.element(heading).toHaveTextContent('Menu items');
});

it('an item that is hidden here says so, and opens when it is restored', async () => {
  await openScreen('priya', item('calzone-rosso'), { at: 'Elm St.' });
  await expect.element(page.getByText('Calzone rosso is hidden here. Restore it to edit.')).toBeVisible();
  await expect.element(page.getByText('Hidden here', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Restore Calzone rosso' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Calzone rosso');
});

it('[RULE.settings.37] the next item is added from the page of one, belongs where that does, and its name has the focus', async () => {
  await openScreen('priya', item('marinara'), { at: null });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const category = page.getByRole('combobox', { name: 'Category', exact: true });
  await expect.element(category).not.toHaveValue('');
  const where = (await inputOf('/departments/[pizza]/items/[marinara]/category')).value;
  await page.getByRole('button', { name: 'Add another item' }).click();
  await expect.element(heading).toHaveTextContent('Unnamed item');
  await expect.element(name).toHaveFocus();
  await expect.element(category).toHaveValue(where);
  await userEvent.keyboard('Cosacca{Control>}{Enter}{/Control}');
  await expect.element(heading).toHaveTextContent('Unnamed item');
  await expect.element(name).toHaveFocus();
  await expect.element(category).toHaveValue(where);
  await userEvent.keyboard('Bufalina');
  await page.getByRole('link', { name: 'Previous item' }).click();
  await expect.element(heading).toHaveTextContent('Cosacca');
});

it('[RULE.settings.38] Ctrl Enter in a row adds one to the innermost list around it', async () => {
  await openScreen('priya', '/menu/taxStructures', { at: null });
  const names = () =>
    [...document.querySelectorAll<HTMLInputElement>('[data-path^="/taxStructures/"][data-path$="/name"] input')].filter(
      ({ value }) => value === '',
    );
  await (await opener('/taxStructures/[1]')).click();
  (await inputOf('/taxStructures/[1]/name')).focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => names().map(one => one === document.activeElement)).toEqual([true]);
  await userEvent.keyboard('City{Control>}{Enter}{/Control}');
  await expect.poll(() => names().map(one => one === document.activeElement)).toEqual([true]);
  await expect.element(page.getByRole('button', { name: /^City/ })).toBeVisible();
});

it('an item that is not saved yet has its page in the same session', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus();
  await userEvent.keyboard('Folded pizza');
  await expect.element(heading).toHaveTextContent('Folded pizza');
  await page.getByRole('link', { name: 'Previous item' }).click();
  await page.getByRole('link', { name: 'Next item' }).click();
  await expect.element(heading).toHaveTextContent('Folded pizza');
});

it('[RULE.settings.34] a new item that nobody typed into vanishes when it is left: no message, no draft, nothing to save', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  await page.getByRole('button', { name: 'Add item' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect.element(name).toHaveFocus();
  await expect.element(page.getByRole('tab', { name: /problem/ })).not.toBeInTheDocument();
  expect(page.getByRole('main').getByText('Not saved', { exact: true }).elements()).toEqual([]);
  await expect.element(page.getByRole('region', { name: 'Changes not saved' })).not.toBeInTheDocument();
  await goTo(`${item('marinara')}?companyId=sorrel-and-salt&locationId=`);
  await expect.element(heading).toHaveTextContent('Marinara');
  await expect.element(page.getByText('2 of 43 in Pizza')).toBeVisible();
});

it('a new item that is saved as it is says what it lacks, and one key makes it a change', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  await page.getByRole('button', { name: 'Add item' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect.element(name).toHaveFocus();
  await save();
  await expect.element(page.getByRole('tab', { name: /^General 1 problem/ })).toBeVisible();
  await name.fill('F');
  await expect.element(page.getByRole('tab', { name: /problem/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Changes not saved' })).toMatchTextContent('1 change');
});

it('a link to a field of an item opens the page of the item, from wherever it was made', async () => {
  const field = '/departments/[pizza]/items/[marinara]/info/displayName';
  await openScreen('priya', `/menu/menuItems?field=${encodeURIComponent(field)}`, { at: null });
  await expect.element(heading).toHaveTextContent('Marinara');
  await expect.element(page.getByRole('textbox', { name: /^Display name/ })).toHaveFocus();
  expect(shownAddress()).toContain(item('marinara'));
  await goTo('/home');
});

it('a tab is in the address, says how much of it is set here, and follows the arrow keys and the field that is asked for', async () => {
  await openScreen('priya', `${item('diavola')}?tab=prices`, { at: 'Elm St.' });
  const tab = (name: string | RegExp) => page.getByRole('tab', { name });
  await expect.element(tab('Prices 3 overrides')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('grid', { name: 'Prices' })).toBeVisible();
  await tab(/^Prices/).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Modifiers')).toHaveFocus();
  await expect.element(page.getByRole('tabpanel', { name: 'Modifiers' })).toBeVisible();
  await expect.poll(shownAddress).toContain('tab=modifiers');
  await userEvent.keyboard('{Home}{Enter}');
  await expect.element(tab('General')).toHaveAttribute('aria-selected', 'true');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('');
  await expect.element(tab(/^General 1 problem/)).toBeVisible();
  await tab('Taxes & printing').click();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(name).toHaveFocus();
});

it('on a phone the page of an item is as wide as the window, whatever its tabs count, and its name breaks between words', async () => {
  await page.viewport(390, 844);
  await openScreen('priya', item('capricciosa'), { at: 'Elm St.' });
  await inputOf('/departments/[pizza]/items/[capricciosa]/info/name').then(name =>
    userEvent.fill(name, 'Margherita Capricciosa'),
  );
  await expect.element(heading).toHaveTextContent('Margherita Capricciosa');
  await goTo(`${shownAddress()}&tab=taxes`);
  await flip('/departments/[pizza]/items/[capricciosa]/taxes/includedInPrice');
  await expect.element(page.getByRole('tab', { name: /^Taxes.* override/ })).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  const [text] = heading.element().childNodes;
  for (const { index, 0: word } of (text?.textContent ?? '').matchAll(/\S+/g)) {
    const range = document.createRange();
    range.setStart(text as Node, index);
    range.setEnd(text as Node, index + word.length);
    expect([word, range.getClientRects().length]).toEqual([word, 1]);
  }
});

it('the preview shows what is edited now, and a part of it leads to its field in another tab', async () => {
  await openScreen('priya', item('marinara'), { at: null });
  const preview = page.getByRole('region', { name: 'Preview' });
  await page.getByRole('textbox', { name: /^Display name/ }).fill('Marinara, as in Naples');
  await expect.element(preview).toMatchTextContent('Marinara, as in Naples');
  await page.getByRole('radio', { name: 'Off the menu' }).click();
  await expect.element(preview).toMatchTextContent('Off the menu');
  await preview.getByRole('button', { name: /price/ }).first().click();
  await expect.element(page.getByRole('grid', { name: 'Prices' })).toHaveFocus();
  await expect
    .element(page.getByRole('complementary', { name: 'Selected value' }))
    .toMatchTextContent(/^Default, Price/);
});

it('the taxes that an item does not have are those of its category, else of its department, until one is set here', async () => {
  const included = (owner: string) => `/departments/[pizza]/${owner}/taxes/includedInPrice`;
  const own = included('items/[marinara]');
  const category = included('categories/[pizza-red]');
  const source = async () => page.elementLocator(await row(own));
  await openScreen('priya', `${item('marinara')}?tab=taxes`, { at: null });
  await expect.element(await source()).toMatchTextContent('From department Pizza');
  await goTo(`/menu/menuItems?field=${encodeURIComponent(category)}`);
  await flip(category);
  history.back();
  await expect.element(await source()).toMatchTextContent('From category Red');
  expect(isOn(own)).toBe(true);
  await flip(own);
  await expect.poll(() => isOn(own)).toBe(false);
  await expect.element(await source()).not.toMatchTextContent('From ');
  await page.getByRole('button', { name: 'Reset taxes' }).click();
  await expect.element(await source()).toMatchTextContent('From category Red');
  expect(isOn(own)).toBe(true);
});

it('what cannot be saved on another page of the menu is shown there', async () => {
  await openScreen('priya', item('marinara'), { at: 'fulton' });
  const name = '/departments/[pizza]/items/[marinara]/info/name';
  await userEvent.clear(await inputOf(name));
  await page.getByRole('link', { name: 'Next item' }).click();
  await expect.element(heading).toHaveTextContent('Diavola');
  await save();
  await expect.poll(shownAddress).toMatch(/item\/marinara/);
  await expect.element(await inputOf(name)).toHaveFocus();
});
