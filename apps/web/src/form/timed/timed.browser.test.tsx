import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectReadableDialog } from '../../testing/axe.ts';
import { typeInto } from '../../testing/form-fields.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sentBy } from '../../testing/screen-parts.ts';

const dialog = page.getByRole('dialog', { name: 'For a time' });
const noon = Date.UTC(2026, 10, 27, 18);
const previewed = {
  locations: [
    { locationId: 'elm', timeZone: 'America/Chicago', startsAt: noon, endsAt: noon + 7_200_000, changes: [], total: 1 },
  ],
  schedules: [],
};
const create = 'POST /api/timed/sorrel-and-salt/create$';
const answers = [
  { call: 'POST /api/timed/sorrel-and-salt/preview$', status: 200, body: previewed },
  { call: create, status: 200, body: { id: 't1' } },
];
const open = () => openScreen('priya', '/locationSettings/tableAndBar', { at: 'Elm St.', answers });
const bank = '/tableSettings/issueServerBankOfAmount';
const start = page.getByRole('button', { name: 'For a time…' });

it('[RULE.timed.15] unsaved values of a location are set until a time, there or everywhere, and leave the form', async () => {
  await open();
  await expect.element(start).not.toBeInTheDocument();
  await typeInto(bank, '73.00');
  await start.click();
  await expect.element(dialog).toMatchTextContent(/1 change. Until Nov 27, 2:00 PM CT/);
  await expectReadableDialog();
  await dialog.getByRole('button', { name: 'Set for a time at Elm St.' }).click();
  await expect.element(page.getByText('Set for a time at Elm St.')).toBeVisible();
  expect(await sentBy(create)).toMatchObject({
    kind: 'settings',
    edits: [{ op: 'set', path: bank, value: '73.00' }],
    starts: null,
    ends: expect.stringMatching(/T22:00$/),
    locationIds: [expect.any(String)],
  });
  await expect.element(page.getByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
  await typeInto(bank, '74.00');
  await start.click();
  await dialog.getByRole('radio', { name: 'Everywhere I may publish' }).element().closest('label')?.click();
  await dialog.getByRole('radio', { name: 'Stays' }).element().closest('label')?.click();
  await expect.element(dialog).toMatchTextContent('Give it a start or an end.');
  await expect.element(dialog.getByRole('button', { name: /^Set for a time at/ })).toBeDisabled();
  await commands.answerWith([]);
});
