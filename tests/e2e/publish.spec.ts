import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable, inEachLook, lookName } from '../fixtures/accessible.ts';
import { expect, pressOn, test } from '../fixtures/browser-test.ts';
import { goTo } from '../fixtures/go-to.ts';
import { atLevel } from './settings-form.ts';
import { signIn, visitAs } from './shell-visit.ts';

const board = atLevel('/menu/publish', null);

test('[RULE.publish.27] [RULE.publish.28] [RULE.publish.30] the publish screen shows the status of every location and what would change, and publishes it', async ({
  page,
}) => {
  await visitAs(page, 'priya', board);
  const alameda = page.locator('[data-location="alameda"]');
  await expect(alameda).toContainText('Not published');
  await expect(page.locator('[data-location="larimer"]')).toContainText('Scheduled');
  await expect(page.locator('[data-location="fulton"]')).toContainText('Up to date');
  await alameda.getByRole('checkbox').check();
  await page.locator('[data-location="tumon-bay"]').getByRole('checkbox').check();
  await expect(page.getByText(/The same \d+ changes at 2 locations/)).toBeVisible();
  const started = page.waitForRequest(request => request.url().endsWith('/api/sync-locations/start'));
  await page.getByRole('button', { name: 'Publish to 2 locations' }).click();
  expect((await started).postDataJSON()).toEqual({
    syncDateMillis: 0,
    locationIds: expect.arrayContaining(['alameda', 'tumon-bay']),
    action: 'PUBLISH',
    seen: expect.arrayContaining(
      ['alameda', 'tumon-bay'].map(locationId => ({ locationId, seen: expect.any(String) })),
    ),
  });
  await expect(alameda).toContainText('Up to date');
  await expect(page.locator('[data-location="tumon-bay"]')).toContainText('Up to date');
});

test('[RULE.publish.98] a publish is scheduled for a time of the location, shown in the time zone of the reader too, and unscheduled', async ({
  page,
}) => {
  await visitAs(page, 'priya', board);
  const pearl = page.locator('[data-location="pearl-st"]');
  await pearl.getByRole('checkbox').check();
  await page.getByText('Schedule', { exact: true }).locator('..').click();
  await page.getByLabel('Day').fill('2031-01-15');
  await expect(
    page.getByText('Starts Jan 15, 2031, 4:00 AM at each location. In your time, that is Jan 15, 2031, 6:00 AM ET.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Schedule for 1 location' }).click();
  await expect(pearl).toContainText('Goes live Jan 15, 2031, 4:00 AM MT');
  await pearl.getByRole('button', { name: 'Unschedule' }).click();
  await expect(pearl).toContainText('Not published');
  await expect(pearl.getByRole('checkbox')).toBeFocused();
});

test('[RULE.publish.56] [RULE.publish.57] a publish is rolled back from its page, and its location then stays out of what is published with the others', async ({
  page,
}) => {
  await visitAs(page, 'priya', board);
  const elm = page.locator('[data-location="elm-st"]');
  await elm.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Publish to 1 location' }).click();
  await expect(elm).toContainText('Up to date');
  await page
    .getByRole('navigation', { name: 'Recent publishes' })
    .getByRole('link', { name: /^Priya Raman.* 1 location$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Publish' })).toBeVisible();
  await expect(elm).toContainText('Went live');
  await inEachLook(page, look => expectReadable(page, `the page of a publish, ${lookName(look)}`));
  await pressOn(page.getByRole('button', { name: 'Select all live' }), 'Enter');
  await pressOn(page.getByRole('button', { name: 'Roll back 1 location' }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rollback' })).toBeVisible();
  await expect(elm).toContainText('Went live');
  await goTo(page, board);
  await expect(elm).toContainText('Not published');
  await expect(elm).toContainText('Rolled back by Priya Raman');
  await page.getByRole('button', { name: 'Select all not published' }).click();
  await expect(elm.getByRole('checkbox')).not.toBeChecked();
});

test('the publish screen receives updates through an event stream while it is open', async ({ page }) => {
  const opened = page.waitForRequest(
    request => request.url().includes('/running/') && request.resourceType() === 'eventsource',
  );
  await visitAs(page, 'priya', board);
  const stream = await opened;
  expect(new URL(stream.url()).pathname).toBe('/api/sync-locations/running/sorrel-and-salt');
  const harbor = page.locator('[data-location="harbor-st"]');
  const began = performance.now();
  let polls = 0;
  page.on('request', request => {
    if (request.url() === stream.url() && request.resourceType() !== 'eventsource') polls += 1;
  });
  // A publish of another user: without the stream this page would show it half a minute later.
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
  // When the stream has sent the current status, the page polls once more, and then as rarely as a page where nothing runs.
  const idlePolls = Math.floor((performance.now() - began) / 30_000);
  expect(polls).toBeLessThanOrEqual(1 + idlePolls);
});

const ask = (page: Page, path: string, data?: object) =>
  page.request.post(`/api/sync-locations/${path}`, { headers: { 'x-commissary': '1' }, ...(data && { data }) });

/** Another user schedules a publish elsewhere, in place of the scheduled one. */
const schedule = async (page: Page, locationId: string) => {
  await ask(page, `unschedule/${locationId}`);
  const syncDateMillis = Date.now() + 10 * 86_400_000;
  expect((await ask(page, 'start', { action: 'PUBLISH', locationIds: [locationId], syncDateMillis })).ok()).toBe(true);
};

const accepted = (page: Page) => page.waitForResponse(answer => answer.url().endsWith('/api/sync-locations/start'));

test('a location with a schedule is published now in its place, after the screen has named the schedule and everything that goes live', async ({
  page,
}) => {
  await signIn(page, 'priya');
  await schedule(page, 'larimer');
  await page.goto(board);
  const larimer = page.locator('[data-location="larimer"]');
  await expect(larimer).toContainText('Scheduled');
  await page.getByRole('button', { name: 'Select all not published' }).click();
  await expect(larimer.getByRole('checkbox')).not.toBeChecked();
  await page.reload();
  await larimer.getByRole('checkbox').check();
  const scheduled = page.getByRole('region', { name: 'Scheduled publishes' });
  await expect(scheduled).toContainText(/Larimer.*: .* MT, scheduled by Priya Raman/);
  await expect(scheduled).toContainText('Publishing now cancels that schedule there.');
  await expect(page.getByRole('region', { name: 'Changes to publish' })).toContainText(/\d+ changes? at Larimer/);
  await expectAccessible(page, 'publishing in place of a schedule');
  const answered = accepted(page);
  await page.getByRole('button', { name: 'Publish everything now' }).click();
  expect((await answered).request().postDataJSON()).toMatchObject({
    syncDateMillis: 0,
    replaces: [{ locationId: 'larimer', runId: expect.any(String) }],
  });
  await expect(larimer).toContainText('Up to date');
});

test('a publish that is rejected because another user scheduled one meanwhile offers to replace it, or to cancel', async ({
  page,
}) => {
  await signIn(page, 'priya');
  await ask(page, 'unschedule/pearl-st');
  // The screen does not receive the schedule: it has no event stream from the start, and no poll from then on.
  let offline = false;
  await page.route('**/api/sync-locations/running/**', route =>
    offline || route.request().headers().accept === 'text/event-stream' ? route.abort() : route.fallback(),
  );
  await page.goto(board);
  const pearl = page.locator('[data-location="pearl-st"]');
  await pearl.getByRole('checkbox').check();
  const send = page.getByRole('button', { name: 'Publish to 1 location' });
  await expect(send).toBeEnabled();
  offline = true;
  await schedule(page, 'pearl-st');
  const answered = accepted(page);
  await send.click();
  expect((await answered).status()).toBe(400);
  await expect(page.getByText('Nothing was published. A publish is scheduled.')).toBeVisible();
  await page.unroute('**/api/sync-locations/running/**');
  const scheduled = page.getByRole('region', { name: 'Scheduled publishes' });
  await expect(scheduled).toContainText(/Pearl St.*scheduled by Priya Raman/);
  await pearl.getByRole('checkbox').uncheck();
  await expect(scheduled).toBeHidden();
  await expect(pearl).toContainText('Scheduled');
  await pearl.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Publish everything now' }).click();
  await expect(pearl).toContainText('Up to date');
});

test('"Save and publish…" where a publish is scheduled offers to publish everything now, or to cancel', async ({
  page,
}) => {
  await signIn(page, 'priya');
  await schedule(page, 'beacon');
  await page.goto(atLevel('/locationSettings/tableAndBar', 'beacon'));
  const bank = page.locator('[data-path="/tableSettings/issueServerBankOfAmount"]');
  await bank.getByRole('textbox').fill('334');
  await page.getByRole('button', { name: 'Save and publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved. Publish it now?' });
  await expect(dialog.getByRole('region', { name: 'Scheduled publishes' })).toContainText('scheduled by Priya Raman');
  await expect(dialog).toContainText('$334.00');
  await expectAccessible(page, 'saved beside a schedule');
  await dialog.getByRole('button', { name: 'Publish everything now' }).click();
  await expect(dialog).toBeHidden();
  await expect(bank).not.toContainText('Not published');
});
