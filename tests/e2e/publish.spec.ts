import { expect, test } from '../fixtures/browser-test.ts';
import { at } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

const board = at('/menu/publish', null);

test('[RULE.publish.27] [RULE.publish.28] [RULE.publish.30] the board says where every location stands, what would change, and sends it', async ({
  page,
}) => {
  await visitAs(page, 'priya', board);
  const alameda = page.locator('[data-location="alameda"]');
  await expect(alameda).toContainText('Not published');
  await expect(page.locator('[data-location="larimer"]')).toContainText('Scheduled');
  await expect(page.locator('[data-location="fulton"]')).toContainText('Up to date');
  await alameda.getByRole('checkbox').check();
  await page.locator('[data-location="tumon-bay"]').getByRole('checkbox').check();
  await expect(page.getByText(/Same \d+ changes at 2 locations/)).toBeVisible();
  const started = page.waitForRequest(request => request.url().endsWith('/api/sync-locations/start'));
  await page.getByRole('button', { name: 'Publish to 2 locations' }).click();
  expect((await started).postDataJSON()).toEqual({
    syncDateMillis: 0,
    locationIds: expect.arrayContaining(['alameda', 'tumon-bay']),
    action: 'PUBLISH',
  });
  await expect(alameda).toContainText('Up to date');
  await expect(page.locator('[data-location="tumon-bay"]')).toContainText('Up to date');
});

test('a publish is scheduled for one instant, told on every clock, and taken back', async ({ page }) => {
  await visitAs(page, 'priya', board);
  const pearl = page.locator('[data-location="pearl-st"]');
  await pearl.getByRole('checkbox').check();
  await page.getByText('Schedule', { exact: true }).locator('..').click();
  await page.getByLabel('Day').fill('2031-01-15');
  await page.getByLabel(/^Time/).fill('06:00');
  await expect(page.getByText('Starts 01/15/2031 06:00 AM ET, 01/15/2031 04:00 AM MT.')).toBeVisible();
  await page.getByRole('button', { name: 'Schedule for 1 location' }).click();
  await expect(pearl).toContainText('Goes live 01/15/2031 04:00 AM MT');
  await pearl.getByRole('button', { name: 'Unschedule' }).click();
  await expect(pearl).toContainText('Not published');
});

test('[RULE.publish.29] employment has a board and calls of its own', async ({ page }) => {
  await visitAs(page, 'priya', board);
  const asked = page.waitForRequest(request => request.url().includes('/api/sync-employment/running/'));
  await page.getByText('Employment', { exact: true }).last().locator('..').click();
  await expect(page).toHaveURL(/\/employment\/publish/);
  await asked;
});

test('save and publish leads from a field to the terminals', async ({ page }) => {
  await visitAs(page, 'ana', at('/locationSettings/tableAndBar', 'elm-st'));
  const bank = page.locator('[data-path="/tableSettings/issueServerBankOfAmount"]');
  await bank.getByRole('textbox').fill('333');
  await page.getByRole('button', { name: 'Save and publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved. Publish it now?' });
  await expect(dialog).toContainText('$333.00');
  await dialog.getByRole('button', { name: 'Publish to 1 location' }).click();
  await expect(dialog).toBeHidden();
  await expect(bank).not.toContainText('Not published');
});

test('the board hears of a publish by a stream while it is looked at', async ({ page }) => {
  const opened = page.waitForRequest(request => request.resourceType() === 'eventsource');
  await visitAs(page, 'priya', board);
  const stream = await opened;
  expect(new URL(stream.url()).pathname).toBe('/api/sync-locations/running/sorrel-and-salt');
  const harbor = page.locator('[data-location="harbor-st"]');
  const polls: number[] = [];
  page.on('request', request => {
    if (request.url() === stream.url() && request.resourceType() !== 'eventsource') polls.push(Date.now());
  });
  // Somebody else's publish: without the stream this page would hear of it half a minute later.
  const send = async (call: string, data?: object) => {
    const headers = { 'x-commissary': '1' };
    const answer = await page.request.post(`/api/sync-locations/${call}`, { headers, ...(data && { data }) });
    expect([call, answer.status()]).toEqual([call, 200]);
  };
  const start = (syncDateMillis: number) =>
    send('start', { action: 'PUBLISH', locationIds: ['harbor-st'], syncDateMillis });
  await start(Date.now() + 3_600_000);
  await expect(harbor).toContainText('Scheduled');
  await send('unschedule/harbor-st');
  await expect(harbor).toContainText('Up to date');
  const before = await harbor.innerText();
  await start(0);
  await expect(harbor).not.toHaveText(before, { useInnerText: true });
  await expect(harbor).toContainText('Up to date');
  // As soon as a stream tells what is, the page asks once more, and then no more.
  expect(polls.length).toBeLessThanOrEqual(1);
});
