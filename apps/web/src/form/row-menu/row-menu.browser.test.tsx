import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/axe.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { actNamed, menuOf } from '../../testing/row-menu.ts';
import { heading } from '../../testing/screen-parts.ts';

const items = '/menu/menuItems';
const menu = page.getByRole('menu', { name: 'More: Diavola' });
const acts = () =>
  menu
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent);
const atCompany = ['Move up', 'Move down', 'Move to…', 'Out of stock…', 'Where it is used', 'Remove'];
const focusMenuOf = async (row: string) => {
  await expect.element(menuOf(row)).toBeVisible();
  (menuOf(row).element() as HTMLElement).focus();
};

it('[RULE.rowMenu.01] opens by a press and by keys, and gives the focus back when it is closed', async () => {
  await openScreen('priya', items, { at: null });
  await menuOf('Diavola').click();
  await expect.poll(acts).toEqual(atCompany);
  // The handle of a row is there while the pointer is on it.
  await heading.hover();
  expect(await accessibilityProblems()).toEqual([]);
  await menuOf('Diavola').click();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(menuOf('Diavola')).toHaveFocus();
  for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
    await userEvent.keyboard(key);
    await expect.element(actNamed('Move up')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(menuOf('Diavola')).toHaveFocus();
  }
});

it('[RULE.rowMenu.02] has what may be done there: at a location the way back to the company, of a changed item alone', async () => {
  await openScreen('priya', items, { at: 'Elm St.' });
  await menuOf('Diavola').click();
  await expect.poll(acts).toEqual([...atCompany.slice(0, 4), 'Use company value', 'Where it is used', 'Hide here']);
  await userEvent.keyboard('{Escape}');
  await menuOf('Marinara').click();
  await expect.element(actNamed('Hide here')).toBeVisible();
  await expect.element(actNamed('Use company value')).not.toBeInTheDocument();
});

it('[RULE.rowMenu.02] of an item of the company neither moves nor removes it for who has only items of a location', async () => {
  await openScreen({ permissions: ['manageLocalItems'], company: 'Sorrel & Salt' }, items, { at: 'Beacon' });
  await menuOf('Diavola').click();
  await expect.poll(acts).toEqual(['Move to…', 'Where it is used']);
});

it('[RULE.rowMenu.03] is gone through by keys, without what cannot be chosen', async () => {
  await openScreen('priya', items, { at: null });
  await focusMenuOf('Margherita');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(actNamed('Move up')).toBeDisabled();
  await expect.element(actNamed('Move down')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(actNamed('Remove')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(actNamed('Move down')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(actNamed('Remove')).toHaveFocus();
  await userEvent.keyboard('{Home}{Enter}');
  const names = () =>
    [...document.querySelectorAll('[data-path^="/departments/[pizza]/items/"] a')].map(
      ({ textContent }) => textContent,
    );
  await expect.poll(() => names()[0]).toMatch(/^Marinara/);
  expect(names()[1]).toMatch(/^Margherita/);
});
