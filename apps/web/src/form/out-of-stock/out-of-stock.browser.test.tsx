import { expect, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectReadableDialog } from '../../testing/axe.ts';
import { openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { actOn } from '../../testing/row-menu.ts';
import { expectNoText, sentBy } from '../../testing/screen-parts.ts';

const items = '/menu/menuItems/pizza/item/diavola';
const dialog = page.getByRole('dialog', { name: 'Out of stock: Diavola' });
const call = 'POST /api/sync-locations/only-this$';
const answers = [{ call, status: 200, body: { started: [], places: [], schedules: [] } }];
const take = page.getByRole('button', { name: 'Out of stock…', exact: true });

it('[RULE.out.03] an item goes out of stock at its location until closing, with two clicks, and alone', async () => {
  await openScreen('priya', items, { at: 'Elm St.', answers });
  await take.click();
  await expect.element(dialog.getByRole('radio', { name: 'Until closing' })).toBeChecked();
  await expect.element(dialog).toMatchTextContent(/Back on .* CT/);
  await expectReadableDialog();
  await dialog.getByRole('button', { name: 'Out of stock at Elm St.' }).click();
  await expect.element(page.getByText('Out of stock at Elm St.: Diavola')).toBeVisible();
  expect(await sentBy(call)).toMatchObject({
    act: 'set',
    kind: 'menu',
    places: [{ edits: [{ op: 'set', path: '/departments/[pizza]/items/[diavola]/info/out' }] }],
  });
});

it('[RULE.out.04] at the company an item goes out at every location with the menu, or at those that are chosen', async () => {
  await openScreen('priya', items, { at: null, answers });
  await take.click();
  await expect.element(dialog.getByRole('button', { name: /^Out of stock at \d+ locations$/ })).toBeEnabled();
  await dialog.getByRole('radio', { name: 'Choose…' }).element().closest('label')?.click();
  await expect.element(dialog).toMatchTextContent('No selected location has this menu and a first publish.');
  await dialog.getByRole('checkbox', { name: 'Elm St.' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Out of stock at Elm St.' })).toBeEnabled();
  await dialog.getByRole('radio', { name: 'Until…' }).element().closest('label')?.click();
  await expect.element(dialog.getByLabelText('Until (location time)')).toHaveValue('22:00');
});

it('[RULE.out.14] some of its sizes go out alone, and what is not chosen stays', async () => {
  await openScreen('priya', items, { at: 'Elm St.', answers });
  await take.click();
  await dialog.getByRole('radio', { name: 'Sizes and options…' }).element().closest('label')?.click();
  await expect.element(dialog).toMatchTextContent('Choose what is out of stock.');
  await dialog.getByRole('checkbox', { name: '14 in' }).click();
  await expectReadableDialog();
  await dialog.getByRole('button', { name: 'Out of stock at Elm St.' }).click();
  await expect.element(page.getByText('Out of stock at Elm St.: Diavola, 14 in')).toBeVisible();
  const entry = '/departments/[pizza]/items/[diavola]/info/optionsOut/[large]';
  expect(await sentBy(call)).toMatchObject({
    places: [
      {
        edits: [
          { op: 'add', path: entry },
          { op: 'set', path: `${entry}/out` },
        ],
      },
    ],
  });
});

it('[RULE.out.05] is found in the palette as a kitchen says it, and closing the sheet takes it out of the address', async () => {
  await openScreen('priya', '/menu/taxStructures', { at: 'Elm St.', answers });
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('textbox', { name: 'Search', exact: true }).fill('86 diavola');
  await expect.element(page.getByRole('option', { name: /86 Diavola/ }).first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Out of stock at Elm St.' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(shownAddress).not.toContain('act=');
});

it('[RULE.out.03] a row of the list opens the same sheet', async () => {
  await openScreen('priya', '/menu/menuItems', { at: 'Elm St.', answers });
  await actOn('Diavola', 'Out of stock…');
  await expect.element(dialog.getByRole('button', { name: 'Out of stock at Elm St.' })).toBeEnabled();
});

it('[RULE.out.11] while the line is down the act is kept and told, and it is sent when the line is back', async () => {
  const silent = { call: 'GET /api/health', status: 500, times: 1 };
  await openScreen('priya', items, { at: 'Elm St.', answers: [...answers, silent] });
  await take.click();
  const accept = dialog.getByRole('button', { name: 'Out of stock at Elm St.' });
  await expect.element(accept).toBeEnabled();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await accept.click();
  await expect.element(page.getByText(/^Not saved yet: you are offline/)).toBeVisible();
  expect(await commands.bodiesOf(call)).toEqual([]);
  line.mockRestore();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Out of stock at Elm St.: Diavola')).toBeVisible();
  expect(await sentBy(call)).toMatchObject({ act: 'set' });
});

it('[RULE.shell.27] without a network the act is sent where the server responds, and the page is not offline', async () => {
  await openScreen('priya', items, { at: 'Elm St.', answers });
  await take.click();
  const accept = dialog.getByRole('button', { name: 'Out of stock at Elm St.' });
  await expect.element(accept).toBeEnabled();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  try {
    dispatchEvent(new Event('offline'));
    await accept.click();
    await expect.element(page.getByText('Out of stock at Elm St.: Diavola')).toBeVisible();
    expect(await sentBy(call)).toMatchObject({ act: 'set' });
    await expectNoText(/^You are offline/);
  } finally {
    line.mockRestore();
  }
});

it('[RULE.out.12] an end that is past is told, and nothing can be sent', async () => {
  await openScreen('priya', items, { at: 'Elm St.', answers });
  await take.click();
  await dialog.getByRole('radio', { name: 'Until…' }).click();
  await dialog.getByLabelText('Until (location time)').fill('00:00');
  await expect.element(dialog).toMatchTextContent('This time is past.');
  await expect.element(dialog.getByRole('button', { name: /^Out of stock at/ })).toBeDisabled();
});
