import { expect, test } from '../fixtures/browser-test.ts';
import { limits } from '../time-limits.ts';
import { startTerminal } from './journey-terminal.ts';
import { bank, openForm, tableAndBar, type } from './settings-form.ts';

test('a value is set until a time, previewed, live at the terminal at once and listed, and what was there before is back when it is ended', async ({
  page,
  server,
}) => {
  await openForm(page, 'priya', tableAndBar('elm-st'));
  const created = await page.request.post('/api/tenants/sorrel-and-salt/elm-st/api-credentials', {
    headers: { 'x-commissary': '1' },
    data: { name: 'Front counter' },
  });
  const { clientId, secret } = await created.json();
  const terminal = await startTerminal(server.address, `${clientId}.${secret}`);
  try {
    const amount = () => terminal.show('settings:/tableSettings/issueServerBankOfAmount');
    await expect.poll(amount, { timeout: limits.background }).not.toBeNull();
    const before = await amount();

    await type(page, bank, '73');
    await page.getByRole('button', { name: 'For a time…' }).click();
    const dialog = page.getByRole('dialog', { name: 'For a time' });
    await dialog.getByLabel('Ends: day').fill('2035-01-02');
    await dialog.getByLabel('Ends: location time').fill('22:00');
    await expect(dialog).toContainText('Elm St.: 1 change. Until Jan 2, 2035, 10:00 PM CT');
    await dialog.getByRole('button', { name: 'Set for a time at Elm St.' }).click();
    await expect.poll(amount, { timeout: limits.background }).toBe('73.00');

    await page.getByRole('button', { name: 'Show timed edits' }).click();
    const entry = page.getByRole('article').filter({ hasText: '$73.00' });
    await expect(entry).toContainText('Until Jan 2, 2035, 10:00 PM CT · Elm St.');
    await entry.getByRole('button', { name: /^End now: / }).click();
    await expect(page.getByText('Canceled or ended.')).toBeVisible();
    await expect.poll(amount, { timeout: limits.background }).toEqual(before);
    await expect(entry).toHaveCount(0);
  } finally {
    await terminal.stop();
  }
});
