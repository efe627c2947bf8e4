import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectReadableDialog } from '../../testing/axe.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { actNamed, actOn, menuOf } from '../../testing/row-menu.ts';
import { heading } from '../../testing/screen-parts.ts';

const items = '/menu/menuItems';
const previewCall = 'POST /api/overrides/company/';
const dialog = (what: string) => page.getByRole('dialog', { name: new RegExp(`^Move ${what}`) });
const rowOf = (name: string) => page.getByRole('link', { name, exact: true }).first();
const askToMove = (name: string) => actOn(name, 'Move to…');
const nothingElse = { followed: [], removed: [], levels: [], elsewhere: 0, effects: [], changes: [] };

it('a row moves to another parent that is found by its name, after it was shown what moves along', async () => {
  await openScreen('priya', items, { at: null });
  await askToMove('Diavola');
  const search = page.getByRole('textbox', { name: 'Search department' });
  await expect.element(search).toHaveFocus();
  await expect.element(dialog('Diavola')).toMatchTextContent('Choose the new department.');
  await expectReadableDialog();
  await expect.element(dialog('Diavola').getByRole('button', { name: 'Move Diavola' })).toBeDisabled();
  await expect.element(page.getByRole('radio', { name: 'Pizza' })).not.toBeInTheDocument();
  await userEvent.keyboard('dess{Enter}');
  await expect.element(page.getByRole('radio', { name: 'Desserts' })).toBeChecked();
  await expect.element(page.getByRole('dialog', { name: 'Move Diavola to Desserts' })).toBeVisible();
  await expect.element(dialog('Diavola')).toMatchTextContent(/Elm St\.: \d values?/);
  await expect
    .element(dialog('Diavola'))
    .toMatchTextContent('4 references would point at nothing there and are removed:');
  await expect.element(dialog('Diavola')).toMatchTextContent('Pizza › Diavola › Category: Red');
  await expect.element(dialog('Diavola').getByRole('button', { name: 'Move Diavola' })).toBeEnabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(rowOf('Diavola')).toBeVisible();
});

it('selected rows move in one act, and the selection is over', async () => {
  await openScreen('priya', items, {
    at: null,
    answers: [
      { call: previewCall, status: 200, body: { ...nothingElse, state: '0'.repeat(64) }, times: 1 },
      { call: previewCall, status: 200, body: { saved: 2, revisionId: 'x' } },
    ],
  });
  await page.getByRole('checkbox', { name: 'Select Margherita' }).click();
  await page.getByRole('checkbox', { name: 'Select Marinara' }).click();
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('radio', { name: 'Desserts' }).click();
  await expect.element(dialog('2 rows')).toMatchTextContent('No group or location has values of its own for this.');
  await dialog('2 rows').getByRole('button', { name: 'Move 2 rows' }).click();
  await expect.element(page.getByRole('region', { name: 'Notices' })).toMatchTextContent('2 rows are now in Desserts.');
  await expect
    .element(page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }))
    .toBeVisible();
  await expect.element(page.getByRole('toolbar', { name: 'Selected items' })).not.toBeInTheDocument();
  const [, sent] = await commands.bodiesOf(previewCall);
  expect(sent).toMatchObject({
    paths: ['/departments/[pizza]/items/[margherita]', '/departments/[pizza]/items/[marinara]'],
    to: '/departments/[desserts]/items',
  });
});

it('a preview that is outdated is shown again, and nothing is moved', async () => {
  await openScreen('priya', items, {
    at: null,
    answers: [
      { call: previewCall, status: 200, body: { ...nothingElse, state: '0'.repeat(64) }, times: 1 },
      { call: previewCall, status: 409, body: [{ code: 'OUTDATED' }], times: 1 },
    ],
  });
  await askToMove('Diavola');
  await page.getByRole('radio', { name: 'Desserts' }).click();
  await dialog('Diavola').getByRole('button', { name: 'Move Diavola' }).click();
  await expect.element(dialog('Diavola')).toMatchTextContent('Nothing was moved yet. This is the new preview.');
  await expect.element(dialog('Diavola')).toMatchTextContent('Pizza › Diavola › Category: Red');
});

it('a move that is refused says why', async () => {
  await openScreen('priya', items, {
    at: null,
    answers: [{ call: previewCall, status: 400, body: [{ code: 'too-many', path: '/departments/[desserts]/items' }] }],
  });
  await askToMove('Diavola');
  await page.getByRole('radio', { name: 'Desserts' }).click();
  await expect.element(dialog('Diavola')).toMatchTextContent('The new place has no room for this. Nothing was moved.');
  await expect.element(dialog('Diavola').getByRole('button', { name: 'Move Diavola' })).toBeDisabled();
});

it('unsaved changes are saved first, with consent, and none of them is lost', async () => {
  await openScreen('priya', `${items}/pizza/item/diavola`, { at: null });
  const name = page.getByRole('textbox', { name: /^Display name/ });
  await name.fill('Diavola, hot');
  await page.getByRole('button', { name: 'Move to…' }).click();
  await expect.element(dialog('Diavola')).toMatchTextContent('Save your 1 unsaved change first');
  await expect.element(page.getByRole('radio', { name: 'Desserts' })).not.toBeInTheDocument();
  await dialog('Diavola').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(name).toHaveValue('Diavola, hot');
});

it('at a location it says where rows are moved, and leads there', async () => {
  await openScreen('priya', items, { at: 'Elm St.' });
  await askToMove('Diavola');
  await expect.element(dialog('Diavola')).toMatchTextContent('Rows are moved at company level');
  await dialog('Diavola').getByRole('link', { name: 'Open at company level' }).click();
  await expect.element(menuOf('Margherita')).toBeVisible();
  await menuOf('Margherita').click();
  await expect.element(actNamed('Move to…')).toBeVisible();
});

it('an address from before a move leads to the page of the member in its new place', async () => {
  await openScreen('priya', `${items}/desserts/item/diavola?tab=prices`, { at: null });
  await expect.element(heading).toHaveTextContent('Diavola');
  await expect.element(page.getByRole('navigation', { name: 'Breadcrumbs' })).toMatchTextContent('Pizza');
  await expect.element(page.getByRole('tab', { name: /^Prices/ })).toHaveAttribute('aria-selected', 'true');
});
