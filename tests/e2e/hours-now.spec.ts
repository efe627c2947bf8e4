import { expectAccessible, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { countInteractions } from '../fixtures/interaction-counter.ts';
import { row } from './settings-form.ts';
import { signIn, visitAs } from './shell-visit.ts';

/** A Tuesday, three in the afternoon in Chicago. */
const afternoon = new Date('2026-11-24T21:00:00Z');

test('a location is closed now from the palette, reopened, and kept open an hour longer, each published at once', async ({
  page,
}) => {
  await page.clock.setFixedTime(afternoon);
  await visitAs(page, 'priya');
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Search', exact: true }).fill('close elm');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Hours' }).waitFor();
  const dialog = page.getByRole('dialog', { name: 'Close now' });
  await dialog.getByRole('checkbox', { name: 'In-store' }).click();
  await expect(dialog).toContainText('Online no longer uses the hours of the channel that stays open');
  await inEachLook(page, look => expectAccessible(page, `closing now, ${lookName(look)}`));
  await dialog.getByRole('button', { name: 'Close Elm St.' }).click();
  await expect(
    page.getByText('Closed at Elm St.: online, delivery, online delivery. Reopens automatically.'),
  ).toBeVisible();
  const closed = page.getByText('Now: in-store open until 10 PM; online, delivery, online delivery closed');
  await expect(closed).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/act=/);
  await page.reload();
  await expect(closed).toBeVisible();
  await page.getByRole('button', { name: 'Reopen now' }).click();
  const usual = page.getByText('Now: in-store, online open until 10 PM; delivery open until 9:30 PM');
  await expect(usual).toBeVisible();
  await expect(row(page, '/hours/onlineSameAsStore')).toContainText('From Company');

  const spent = await countInteractions(page);
  await page.getByRole('button', { name: 'Extend hours today…' }).click();
  await page.getByRole('button', { name: 'Extend hours at Elm St.' }).click();
  await expect(page.getByText('Now: in-store, online open until 11 PM; delivery open until 10:30 PM')).toBeVisible();
  expect(await spent()).toEqual({ clicks: 2, keys: 0, characters: 0 });
  await expect(page.getByRole('button', { name: 'Back to regular hours' })).toBeVisible();
});

test('with a publish scheduled, closing now names it and leaves it, on a desk and on a phone, and the screen shows what is live', async ({
  page,
}) => {
  const shot = (what: string) => keepScreenshot(page, `hours-now/${what}`);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.setFixedTime(afternoon);
  await signIn(page, 'priya');
  const call = (path: string, data?: object) =>
    page.request.post(`/api/sync-locations/${path}`, { headers: { 'x-commissary': '1' }, ...(data && { data }) });
  const saved = async () => {
    const answer = await page.request.get('/api/blobs/settings/location/beacon');
    return ((await answer.json()) as { override: { ver: number } }).override.ver;
  };
  expect((await call('unschedule/beacon')).ok()).toBe(true);
  const syncDateMillis = Date.now() + 10 * 86_400_000;
  expect((await call('start', { action: 'PUBLISH', locationIds: ['beacon'], syncDateMillis })).ok()).toBe(true);
  await page.goto('/locationSettings/hours?companyId=sorrel-and-salt&locationId=beacon');
  const open = page.getByText(/^Now: .*open until/);
  await expect(open).toBeVisible();
  const before = await saved();

  await page.getByRole('button', { name: 'Close now…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close now' });
  await expect(dialog.getByRole('list', { name: 'Scheduled publishes' })).toContainText(
    /Beacon.*: the publish on .* (CT|PT), scheduled by Priya Raman, has the earlier hours again/,
  );
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `closing now with a schedule at ${width} px`);
  }
  await shot('asked');
  await dialog.getByRole('button', { name: /^Close Beacon/ }).click();
  const closed = page.getByText('Now: all channels closed');
  await expect(closed).toBeVisible();
  expect(await saved()).toBe(before + 1);
  await shot('closed');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(closed).toBeVisible();
  await page.getByRole('button', { name: 'Reopen now' }).click();
  await expect(open).toBeVisible();
  await shot('open-again');
  expect(await (await call('unschedule/beacon')).json()).toEqual({ terminated: true });
});
