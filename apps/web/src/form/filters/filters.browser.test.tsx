import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { goTo, openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { actNamed, menuOf } from '../../testing/row-menu.ts';
import { expectNoText, heading } from '../../testing/screen-parts.ts';

const list = page.getByRole('list', { name: 'Items' });
const names = () =>
  list
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
const count = (text: string) => page.getByRole('status').filter({ hasText: text });
const panel = page.getByRole('dialog', { name: 'Filter and sort' });
const openPanel = () => page.getByRole('button', { name: /^Filter and sort/ }).click();
const filterBy = (field: string) => panel.getByRole('combobox', { name: 'Filter by' }).selectOptions(field);
const option = (name: string) => panel.getByRole('checkbox', { name, exact: true });

it('filters by values of the members, keeps it in the address, and shows everything again in one act', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  await openPanel();
  await filterBy('Category');
  await option('Red').click();
  await expect.element(count('19 of 43')).toBeInTheDocument();
  await filterBy('Status');
  await option('Off the menu').click();
  await expect.element(count('0 of 43')).toBeInTheDocument();
  await expect.element(page.getByText('No rows with these filters.')).toBeVisible();
  await option('Active').click();
  await expect.element(count('19 of 43')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Category: Red')).toBeVisible();
  await expect.poll(shownAddress).toContain('filter=');
  await page.getByRole('button', { name: 'Remove filter Status: Off the menu and Active' }).click();
  await expectNoText('Status: Off the menu and Active');
  await expect.poll(shownAddress).not.toContain('ACTIVE');
  const address = shownAddress();
  await page.getByRole('button', { name: 'Show all in list order' }).click();
  await expect.poll(shownAddress).not.toContain('filter=');
  await expect.element(count('of 43')).not.toBeInTheDocument();
  await goTo(address);
  await expect.element(count('19 of 43')).toBeInTheDocument();
  history.back();
  await expect.element(count('of 43')).not.toBeInTheDocument();
});

it('the way back from a member shows the same rows in the same order', async () => {
  await page.viewport(1280, 900);
  await openScreen('priya', '/menu/menuItems', { at: null });
  await page.getByRole('textbox', { name: 'Search items' }).fill('pep');
  await page.getByRole('button', { name: 'Sort by Item' }).click();
  const before = names();
  expect(before.length).toBeGreaterThan(1);
  await list.getByRole('link').first().click();
  await expect.element(heading).toHaveTextContent(before[0] ?? '');
  history.back();
  await expect.element(page.getByRole('textbox', { name: 'Search items' })).toHaveValue('pep');
  expect(names()).toEqual(before);
  await page.viewport(1440, 900);
});

it('sorts by a column, where rows cannot be moved, and goes back to the order of the list', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  const first = () => names()[0];
  const move = actNamed('Move down');
  await menuOf('Amatriciana').click();
  await expect.element(move).toBeEnabled();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Sort by Item' }).click();
  await expect.poll(first).toBe('Amatriciana');
  expect(names()).toEqual(names().toSorted());
  await menuOf('Amatriciana').click();
  await expect.element(move).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Rows can be moved when all are shown in the order of the list.')).toBeVisible();
  await page.getByRole('button', { name: 'Sorted by Item', exact: true }).click();
  await expect.poll(first).not.toBe('Amatriciana');
  await page.getByRole('button', { name: 'Sorted by Item, descending' }).click();
  await expect.poll(first).toBe('Margherita');
  await menuOf('Margherita').click();
  await expect.element(move).toBeEnabled();
});

it('selects all that is shown and nothing else', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  await openPanel();
  await filterBy('Category');
  await option('Red').click();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('checkbox', { name: 'Select all items' }).click();
  await expect.element(page.getByRole('toolbar', { name: 'Selected items' })).toMatchTextContent('19 selected');
});

it('at a location shows the rows that are changed there, and those that are hidden', async () => {
  await openScreen('priya', '/menu/menuItems', { at: 'Elm St.' });
  await openPanel();
  await option('Hidden here').click();
  await expect.poll(names).toEqual(['Calzone rosso']);
  await expect.element(page.getByRole('button', { name: 'Restore Calzone rosso' })).toBeVisible();
  await option('Hidden here').click();
  await option('Changed here').click();
  await expect.poll(names).not.toContain('Marinara');
  expect(names()).toContain('Diavola');
});

it('is used by keyboard alone, and a row that is edited stays', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  const search = page.getByRole('textbox', { name: 'Search items' });
  await search.click();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(panel.getByRole('combobox', { name: 'Filter by' })).toHaveFocus();
  await userEvent.keyboard('{Tab} {Escape}');
  await expect.element(page.getByRole('button', { name: 'Filter and sort, 1 filter' })).toHaveFocus();
  await expect.element(count('0 of 43')).toBeInTheDocument();
  await search.click();
  await userEvent.keyboard('marinara');
  await expect.poll(shownAddress).toContain('words=marinara');
  await userEvent.keyboard('{Escape}');
  await expect.poll(shownAddress).not.toContain('words');
});
