import { type ClientRequest, request } from 'node:http';
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { bank, openForm, row, save, saveBar, tableAndBar, type, waitForSave } from './settings-form.ts';

const saveCall = '/api/blobs/settings/overrides/location/market-hall';

/**
 * Request bodies of one user that begin and do not end: as many as the server accepts of one user at once. One that the server
 * closes, because it did not arrive in time or because a body of the page had its place, is opened anew until `release`.
 */
const heldRequests = (page: Page, count: number) => {
  const held = new Set<ClientRequest>();
  let isReleased = false;
  const open = (cookie: string) =>
    new Promise<void>(resolve => {
      const headers = { cookie, 'content-type': 'application/json', 'content-length': 1000, 'x-commissary': '1' };
      const one = request(new URL(saveCall, page.url()), { method: 'PUT', headers, agent: false });
      held.add(one);
      one.on('error', () => undefined);
      one.on('response', () => {
        one.destroy();
        if (!isReleased) void open(cookie);
      });
      one.on('close', () => {
        held.delete(one);
        resolve();
      });
      one.write('{', () => resolve());
    });
  const fill = async () => {
    const cookies = await page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await Promise.all(Array.from({ length: count }, () => open(cookie)));
  };
  const release = () => {
    isReleased = true;
    for (const one of held) one.destroy();
  };
  return { fill, release };
};

test('a save that exceeds the concurrency limit shows when it is retried, and succeeds then; one that is too large shows what is too large and the limit, and keeps the edits', async ({
  page,
}) => {
  await openForm(page, 'priya', tableAndBar('market-hall'));
  await type(page, bank, '71');
  const { fill, release } = heldRequests(page, 24);
  const notice = page.getByRole('region', { name: 'Notices' });
  // Once the save is on its way: on a slow machine the server would have closed them again before it is clicked.
  const fillFirst = async (route: Route) => {
    await fill();
    // The last of them may still be on its way to the server.
    await expect(async () => {
      expect((await page.request.put(saveCall, { headers: { 'x-commissary': '1' }, data: {} })).status()).toBe(429);
    }).toPass();
    await route.continue();
  };
  await page.route(`**${saveCall}`, fillFirst, { times: 1 });
  await save(page);
  await expect(notice).toContainText('Too many requests from you or your network.');
  await expect(notice).toContainText('Nothing was changed, and nothing is lost. Try again in 5 seconds.');
  await expectAccessible(page, 'a save that was turned away');
  await expect(row(page, bank).getByRole('textbox')).toHaveValue('71');
  await expect(saveBar(page)).toContainText('1 change');
  release();
  await expect(async () => {
    expect((await page.request.put(saveCall, { headers: { 'x-commissary': '1' }, data: {} })).status()).toBe(400);
  }).toPass();
  await save(page);
  await expect(waitForSave(page)).toBeVisible();
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close' }).first().click();
  await expect(waitForSave(page)).toHaveCount(0);

  await type(page, bank, '72');
  await page.route(`**${saveCall}`, async route =>
    route.continue({ postData: `${route.request().postData()}${' '.repeat(2 ** 23)}` }),
  );
  await save(page);
  await expect(notice).toContainText('This is too large to save at once: at most 8 MB. Nothing was changed.');
  await expect(notice).not.toContainText('try again later');
  await expect(row(page, bank).getByRole('textbox')).toHaveValue('72');
  await page.unroute(`**${saveCall}`);
  await save(page);
  await expect(waitForSave(page)).toBeVisible();
});
