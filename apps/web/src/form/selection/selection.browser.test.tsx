import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectReadableDialog } from '../../testing/axe.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const check = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const bar = page.getByRole('toolbar', { name: 'Selected items' });
const row = (name: string) => page.getByRole('link', { name, exact: true });

it('selects rows by click, a range with Shift, and keeps them while a search leaves them out', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  await check('Margherita').click();
  await expect.element(bar).toMatchTextContent('1 selected');
  await check('Diavola').click({ modifiers: ['Shift'] });
  await expect.element(check('Marinara')).toBeChecked();
  await expect.element(page.getByRole('status').filter({ hasText: '3 selected' })).toBeInTheDocument();
  await page.getByRole('textbox', { name: 'Search items' }).fill('pepper');
  await expect.element(check('Marinara')).not.toBeInTheDocument();
  await expect.element(bar).toMatchTextContent('3 selected');
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect.element(bar).not.toBeInTheDocument();
});

it('selects rows from the keyboard alone', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  await page.getByRole('textbox', { name: 'Search items' }).click();
  await userEvent.keyboard('{ArrowDown} ');
  await expect.element(check('Margherita')).toBeChecked();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
  await expect.element(row('Marinara')).toHaveFocus();
  await expect.element(check('Marinara')).toBeChecked();
  await expect.element(check('Diavola')).not.toBeChecked();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(bar).toMatchTextContent('43 selected');
  await expect.element(page.getByRole('checkbox', { name: 'Select all items' })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
});

it('removes the selected rows in one step of undo', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  await check('Margherita').click();
  await check('Diavola').click({ modifiers: ['Shift'] });
  await bar.getByRole('button', { name: /^Remove \d/ }).click();
  // Some of them are featured online.
  await page.getByRole('dialog').getByRole('button', { name: 'Remove 3 rows' }).click();
  await expect.element(row('Marinara')).not.toBeInTheDocument();
  await expect.element(bar).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(row('Marinara')).toBeVisible();
  await expect.element(row('Margherita')).toBeVisible();
});

it('shows where the selected rows are used before it removes them', async () => {
  const use = { kind: 'settings', tenantId: null, path: '/marketing', subject: 'Double points' };
  const call = 'GET /api/references/menu/';
  const used = ['margherita', 'marinara'].map(id => ({ id, total: 1 }));
  await openScreen('priya', '/menu/menuItems', {
    at: null,
    answers: [{ call, status: 200, body: { uses: [use], total: 1, rows: used } }],
  });
  await check('Margherita').click();
  await check('Marinara').click();
  await bar.getByRole('button', { name: /^Remove \d/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove 2 rows' });
  await expect.element(dialog).toMatchTextContent('Marinara is used 1 time');
  await expect.element(dialog.getByText('Double points').first()).toBeVisible();
  await expectReadableDialog();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(row('Marinara')).toBeVisible();
  await bar.getByRole('button', { name: /^Remove \d/ }).click();
  await dialog.getByRole('button', { name: 'Remove 2 rows' }).click();
  await expect.element(row('Marinara')).not.toBeInTheDocument();
});

it('hides the selected rows at a location', async () => {
  await openScreen('priya', '/menu/menuItems', { at: 'Elm St.' });
  await check('Capricciosa').click();
  await check('Puttanesca').click();
  await bar.getByRole('button', { name: 'Hide 2 here' }).click();
  await expect.element(page.getByRole('button', { name: 'Restore Capricciosa' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Restore Puttanesca' })).toBeVisible();
});

it('duplicates the selected rows in one step of undo, and selects the copies', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  await check('Margherita').click();
  await check('Marinara').click();
  await bar.getByRole('button', { name: 'Duplicate' }).click();
  await expect.element(check('Margherita (2)')).toBeChecked();
  await expect.element(check('Marinara (2)')).toBeChecked();
  await expect.element(check('Marinara')).not.toBeChecked();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(row('Margherita (2)')).not.toBeInTheDocument();
  await expect.element(row('Marinara (2)')).not.toBeInTheDocument();
});

it('sets one field of the selected rows in one step of undo', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  await check('Margherita').click();
  await check('Marinara').click();
  await bar.getByRole('button', { name: 'Set a field…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a field of 2 rows' });
  const options = dialog.getByRole('combobox', { name: 'Field' }).element().textContent;
  expect(options).toContain('Status');
  expect(options).not.toContain('PLU');
  await dialog.getByRole('combobox', { name: 'Field' }).selectOptions('Status');
  await dialog.getByRole('radio', { name: 'Off the menu' }).click();
  await expectReadableDialog();
  await dialog.getByRole('button', { name: 'Set in 2 rows' }).click();
  await expect.element(page.getByRole('button', { name: /^2 changes/ })).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByRole('button', { name: /^2 changes/ })).not.toBeInTheDocument();
});
