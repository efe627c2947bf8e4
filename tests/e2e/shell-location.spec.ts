import { expect, test } from '../fixtures/browser-test.ts';
import { visitAs } from './shell-visit.ts';

test('[RULE.confirm.01] [RULE.confirm.02] [RULE.confirm.03] [RULE.confirm.04] a terminal is connected: its credential shows once, and a check mark shows when it has checked in', async ({
  page,
  playwright,
  server,
}) => {
  await visitAs(page, 'priya', '/locations/old-mill');
  await page.getByRole('button', { name: 'Connect terminal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect terminal' });
  await expect(dialog.getByRole('button', { name: 'Create credential' })).toBeDisabled();
  await dialog.getByLabel('Terminal name').fill('Back office');
  await dialog.getByRole('button', { name: 'Create credential' }).click();
  const command = await dialog.getByText(/npm run terminal/).innerText();
  const [, address, credential] = /--server (\S+) --credential (\S+)$/.exec(command) ?? [];
  expect(address).toBe(server.address);
  await expect(dialog.getByText('Waiting for the terminal to check in')).toBeVisible();

  const terminal = await playwright.request.newContext({ baseURL: server.address });
  const checkIn = () =>
    terminal.post('/api/terminal/check-in', {
      headers: { authorization: `Bearer ${credential}`, 'x-commissary': '1' },
      data: { deviceId: 'old-mill-back', softwareVersion: '9.9.9', runs: [] },
    });
  expect((await checkIn()).status()).toBe(200);
  await expect(dialog.getByText('The terminal has checked in')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Terminals', exact: true }).getByText('old-mill-back')).toBeVisible();
  await expect(page.getByText(credential ?? '')).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete Back office…' }).click();
  const question = page.getByRole('dialog', { name: 'Are You Sure?' });
  const accept = question.getByRole('button', { name: 'Delete credential' });
  await expect(accept).toBeDisabled();
  await question.getByLabel('Type Back office').fill('Back office');
  await expect(accept).toBeDisabled();
  const number = /Type (\d{4})/.exec(await question.innerText())?.[1] ?? '';
  await question.getByLabel(`Type ${number}`).fill('999');
  await expect(accept).toBeDisabled();
  await question.getByLabel(`Type ${number}`).fill(number);
  await accept.click();
  await expect(page.getByRole('button', { name: 'Delete Back office…' })).toHaveCount(0);
  expect((await checkIn()).status()).toBe(401);
  await terminal.dispose();
});
