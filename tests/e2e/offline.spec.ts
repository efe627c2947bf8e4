import { expect, test } from '../fixtures/browser-test.ts';
import { bank, openForm, row, save, saveBar, tableAndBar, type, waitForSave } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

const banner = 'You are offline.';
const kept = 'Not saved yet: you are offline.';

test('the page shows that it is offline; a save that waits is canceled from its notice, or sent once when the connection is back', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  page.on('request', request => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  await openForm(page, 'priya', tableAndBar('fulton'));
  await expect(page.getByText(banner)).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.getByRole('status').getByText(banner)).toBeVisible();
  await type(page, bank, '61');
  await save(page);
  await expect(page.getByText(kept)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel save' }).click();
  await expect(page.getByText(kept)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(banner)).toHaveCount(0);
  await expect(saveBar(page)).toContainText('1 change');
  expect(sent).toEqual([]);

  await context.setOffline(true);
  await expect(page.getByRole('status').getByText(banner)).toBeVisible();
  await save(page);
  await expect(page.getByText(kept)).toBeVisible();
  await type(page, bank, '62');
  await save(page);
  await expect(page.getByText(kept)).toHaveCount(1);
  expect(sent).toEqual([]);
  await context.setOffline(false);
  await expect(waitForSave(page)).toBeVisible();
  await expect(page.getByText(kept)).toHaveCount(0);
  await expect(page.getByText(banner)).toHaveCount(0);
  await expect(saveBar(page)).toBeHidden();
  expect(sent).toHaveLength(1);
  await page.reload();
  await expect(row(page, bank).getByRole('textbox')).toHaveValue('62.00');
});

test('a save that waits for the connection is merged with later saves of another user', async ({
  page,
  context,
  browser,
}) => {
  await openForm(page, 'priya', tableAndBar('old-mill'));
  await context.setOffline(true);
  await type(page, bank, '63');
  await save(page);
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await openForm(other, 'priya', tableAndBar('old-mill'));
  const settling = '/tableSettings/tableAlertTimesInMins/afterSettling';
  await type(other, settling, '27');
  await save(other);
  await expect(waitForSave(other)).toBeVisible();
  await context.setOffline(false);
  await expect(waitForSave(page)).toBeVisible();
  await page.reload();
  await expect(row(page, bank).getByRole('textbox')).toHaveValue('63.00');
  await expect(row(page, settling).getByRole('textbox')).toHaveValue('27');
  await other.context().close();
});

test('leaving a page while its save is in flight asks nothing; it asks when the save fails', async ({ page }) => {
  await openForm(page, 'priya', tableAndBar('fulton'));
  const held = Promise.withResolvers<'go' | 'fail'>();
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/blobs/settings/overrides/**', async route => {
    if (route.request().method() !== 'PUT') return route.continue();
    seen.resolve();
    return (await held.promise) === 'go' ? route.continue() : route.abort();
  });
  await type(page, bank, '71');
  await save(page);
  await seen.promise;
  await page.getByRole('link', { name: 'Commissary, home' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toHaveCount(0);
  held.resolve('go');
  await expect(page).toHaveURL(/\/home/);
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toHaveCount(0);

  await page.unroute('**/api/blobs/settings/overrides/**');
  await page.goto(tableAndBar('fulton'));
  await row(page, bank).waitFor();
  const failing = Promise.withResolvers<void>();
  await page.route('**/api/blobs/settings/overrides/**', async route => {
    if (route.request().method() !== 'PUT') return route.continue();
    await failing.promise;
    return route.abort();
  });
  await type(page, bank, '72');
  await save(page);
  await page.getByRole('link', { name: 'Commissary, home' }).click();
  failing.resolve();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('the notice of a save is at the bottom of the page and covers no publish button, in each width', async ({
  page,
}) => {
  await visitAs(page, 'priya', tableAndBar('fulton'));
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('[data-sidebar]')).toHaveAttribute('data-sidebar', width < 1200 ? 'strip' : 'wide');
    await expect(waitForSave(page)).toHaveCount(0);
    await type(page, bank, String(80 + (width % 7)));
    await save(page);
    const notice = await waitForSave(page).boundingBox();
    const pill = await page
      .getByRole('button', { name: /not published|live|scheduled/ })
      .first()
      .boundingBox();
    expect([width, notice && pill && notice.y > pill.y + pill.height]).toEqual([width, true]);
    expect([width, notice && notice.y > height / 2]).toEqual([width, true]);
    await type(page, bank, String(90 + (width % 7)));
    const button = await saveBar(page).getByRole('button', { name: /^Save/ }).last().boundingBox();
    expect([width, notice && button && notice.y + notice.height <= button.y]).toEqual([width, true]);
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close' }).first().click();
  }
});
