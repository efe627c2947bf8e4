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
  await expect(page.getByText('old-mill-back')).toBeVisible();
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

test('the list of locations is searched and filtered in its address', async ({ page }) => {
  await visitAs(page, 'priya', '/locations');
  await expect(page.getByText('12 locations', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search locations' }).fill('pearl');
  await expect(page).toHaveURL(/search=pearl/);
  await page.getByRole('combobox', { name: 'Group', exact: true }).click();
  await page.getByRole('option', { name: 'Mountain' }).click();
  await expect(page).toHaveURL(/group=mountain/);
  await page.reload();
  await expect(page.getByText('1 of 12 locations')).toBeVisible();
  await page.getByRole('link', { name: 'Pearl St.' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pearl St.' })).toBeVisible();
});

test('a user who may not see credentials sees the required permission', async ({ page }) => {
  await visitAs(page, 'dee', '/locations/larimer');
  await expect(page.getByRole('heading', { name: 'Terminals' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'API credentials' })).toContainText("You don't have access");
  await expect(page.getByRole('button', { name: 'Connect terminal' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[RULE.display.02] a location shows its phone number in the usual format', async ({ page }) => {
  await visitAs(page, 'priya', '/locations/larimer');
  await expect(page.getByText(/^\(303\) 555-\d{4}$/)).toBeVisible();
});

test('a group lists its locations', async ({ page }) => {
  await visitAs(page, 'priya', '/groups/mountain');
  await expect(page.getByRole('heading', { level: 1, name: 'Mountain' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText(['Larimer', 'Old Mill', 'Pearl St.']);
});
