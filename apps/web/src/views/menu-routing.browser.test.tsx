import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../testing/open-screen.tsx';
import { heading } from '../testing/screen-parts.ts';

const grid = (name: string) => page.getByRole('grid', { name });
const heads = (name: string, role: 'columnheader' | 'rowheader') =>
  grid(name)
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent);
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const changes = page.getByRole('region', { name: 'Changes not saved' });

describe('where the menu is printed', () => {
  it('[ROUTE.menu.printers] is a table of departments, categories and items, with what each inherits and from where', async () => {
    await openScreen('priya', '/menu/printers', { at: null });
    await expect.element(heading).toHaveTextContent('Menu printers');
    await expect.element(grid('Menu printers')).toBeVisible();
    expect(heads('Menu printers', 'columnheader').slice(1)).toEqual([
      'GrillKitchen printers',
      'Cold lineKitchen printers',
      'BagsLabel printers',
      'Print on the receipt',
    ]);
    expect(heads('Menu printers', 'rowheader').slice(0, 2)).toEqual(['Pizza', 'RedFrom department Pizza']);
    await expect.element(box('Grill, Kitchen printers: Pizza')).toBeChecked();
    await expect.element(box('Cold line, Kitchen printers: Pizza')).not.toBeChecked();
    await expect.element(box('Grill, Kitchen printers: Red')).toBeChecked();
  });

  it('names the backup of a kitchen printer, with the way to where it is edited', async () => {
    await openScreen('priya', '/menu/printers', { at: null });
    await expect.element(page.getByText('Grill: backup printer Bar')).toBeVisible();
    await page.getByRole('link', { name: 'Edit the backup printer of Grill' }).click();
    await expect.element(heading).toHaveTextContent('Printers');
  });

  it('is changed for a category by a click, which leaves its department, and goes back with Alt and Backspace', async () => {
    await openScreen('priya', '/menu/printers', { at: null });
    await box('Cold line, Kitchen printers: Red').click();
    await expect.element(box('Cold line, Kitchen printers: Red')).toBeChecked();
    await expect.element(box('Grill, Kitchen printers: Red')).toBeChecked();
    await expect.element(box('Cold line, Kitchen printers: Pizza')).not.toBeChecked();
    await expect.element(changes).toMatchTextContent('1 change');
    await grid('Menu printers').getByRole('gridcell').nth(5).click();
    await userEvent.keyboard('{Alt>}{Backspace}{/Alt}');
    await expect.element(box('Cold line, Kitchen printers: Red')).not.toBeChecked();
    await expect.element(changes).not.toBeInTheDocument();
  });

  it('is changed by keyboard alone, and an item follows its category', async () => {
    await openScreen('priya', '/menu/printers', { at: null });
    await grid('Menu printers')
      .getByRole('gridcell')
      .nth(1)
      .click({ position: { x: 2, y: 2 } });
    await userEvent.keyboard(' ');
    await expect.element(box('Cold line, Kitchen printers: Pizza')).toBeChecked();
    await expect.element(box('Cold line, Kitchen printers: Red')).toBeChecked();
    await page.getByRole('button', { name: 'Show what is inside Red' }).click();
    await expect.element(box('Cold line, Kitchen printers: Margherita')).toBeChecked();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(changes).toMatchTextContent('0 changes');
  });

  it('is read-only at a location without the permission for printing', async () => {
    await openScreen('kofi', '/menu/printers', { at: 'alameda' });
    await expect.element(grid('Menu printers')).toBeVisible();
    await expect.element(box('Grill, Kitchen printers: Pizza')).toBeDisabled();
  });
});

it('[ROUTE.menu.kps] displays and times are a table of departments, categories and items, with what each inherits', async () => {
  await openScreen('priya', '/menu/kps', { at: null });
  await expect.element(heading).toHaveTextContent('KPS');
  await expect.element(grid('KPS')).toBeVisible();
  expect(heads('KPS', 'columnheader').slice(-3)).toEqual(['Preparation time', 'Warning after', 'Late after']);
  await expect.element(box('Pass, Displays: Pizza')).toBeChecked();
  const time = grid('KPS').getByRole('gridcell').nth(2);
  await time.click();
  await userEvent.keyboard('9{Enter}');
  await expect.element(time).toMatchTextContent(/^.*9 min/);
  await expect.element(changes).toMatchTextContent('1 change');
});
