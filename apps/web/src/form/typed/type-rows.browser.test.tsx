import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectReadableDialog } from '../../testing/axe.ts';
import { row } from '../../testing/form-fields.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const dialog = page.getByRole('dialog', { name: 'Type or paste items' });
const lines = dialog.getByRole('textbox', { name: 'One on each line' });
/** A row that is not saved says so behind its name. */
const rowOf = (name: string) => new RegExp(`^${name}`);
const changes = page.getByRole('region', { name: 'Changes not saved' });

it('[RULE.menuList.06] items are typed in their department, each with a price behind its name, and added in one step', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  await page.getByRole('button', { name: /^Desserts/ }).click();
  await page.getByRole('button', { name: 'Type or paste items' }).click();
  await expect.element(lines).toHaveFocus();
  const add = dialog.getByRole('button', { name: /^Add \d+ items?$/ });
  await expect.element(add).toBeDisabled();
  await lines.fill('Semifreddo\t7.50\nTiramisu 9\nSfogliatella 4.505\n');
  await expect.element(dialog.getByText('On the list already, and not added twice: Tiramisu.')).toBeVisible();
  await expect.element(dialog.getByText(/^Line 3, “4\.505”: /)).toBeVisible();
  await expect.element(add).toBeDisabled();
  await expectReadableDialog();
  await lines.fill('Semifreddo\t7.50\nTiramisu 9\nSfogliatella $4.50\nRicotta cake');
  await expect.element(add).toHaveTextContent('Add 3 items');
  await lines.click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(dialog).not.toBeInTheDocument();
  const shownAt = async (name: string) => {
    const path = page
      .getByRole('link', { name: rowOf(name) })
      .element()
      .closest('[data-path]')
      ?.getAttribute('data-path');
    return (await row(path ?? '')).textContent;
  };
  await expect.element(page.getByRole('link', { name: rowOf('Semifreddo') })).toBeVisible();
  expect(await shownAt('Semifreddo')).toContain('7.50');
  expect(await shownAt('Sfogliatella')).toContain('4.50');
  expect(await shownAt('Ricotta cake')).not.toMatch(/\d\.\d\d/);
  await expect.element(changes).toMatchTextContent('3 changes');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByRole('link', { name: rowOf('Semifreddo') })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: rowOf('Ricotta cake') })).not.toBeInTheDocument();
});

it('[RULE.menuList.07] modifiers are typed below their category, by name', async () => {
  await openScreen('priya', '/menu/modifiers/toppings/edit', { at: null });
  const modifiers = page.getByRole('region', { name: 'Modifiers', exact: true });
  await modifiers.getByRole('button', { name: 'Type or paste modifiers' }).click();
  const typed = page.getByRole('dialog', { name: 'Type or paste modifiers' });
  await typed.getByRole('textbox').fill('Rocket\nTaleggio 12');
  await typed.getByRole('button', { name: 'Add 2 modifiers' }).click();
  await modifiers.getByRole('link', { name: rowOf('Taleggio 12') }).click();
  await expect.element(page.getByRole('combobox', { name: 'Modifier category' })).toHaveValue('Toppings');
});
