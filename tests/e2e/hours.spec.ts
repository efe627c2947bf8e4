import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { bar, closes, day, hoursLocator, openHours, opens, panel, savedHours } from './hours-form.ts';
import { flip, openForm, row, save, saveBar } from './settings-form.ts';
import { follow } from './shell-visit.ts';

test('[ROUTE.locationSettings.hours] [NAV.Configuration.hoursForm] the sidebar links to the hours of a location', async ({
  page,
}) => {
  await openForm(page, 'priya', '/locationSettings/tableAndBar?companyId=sorrel-and-salt&locationId=fulton');
  await follow(page.getByRole('link', { name: 'Hours', exact: true }), 'Hours');
  await expect(page).toHaveURL(/\/locationSettings\/hours\?.*locationId=fulton/);
  await expect(bar(page, 'In-store', 'Monday', '11 AM to 10 PM')).toBeVisible();
});

test('[ROUTE.locationSettings.hours.b1] the hours have the location selector and the menu selector', async ({
  page,
}) => {
  await openHours(page, 'fulton');
  await expect(page.getByRole('button', { name: /Location Fulton/ })).toBeVisible();
  await expect(page.getByText('Dinner menu')).toBeVisible();
});

test('a bar is dragged whole and by its ends, undone in one step, and saved', async ({ page }) => {
  await openHours(page, 'fulton');
  const track = await day(page, 'In-store', 'Tuesday').locator('[data-track]').boundingBox();
  const hour = (track?.width ?? 0) / 22;
  const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  /** Drags the bar by this many hours. */
  const drag = async (what: Locator, hours: number) => {
    await what.hover();
    const { x, y, width, height } = await boxOf(what);
    const from = { x: x + width / 2, y: y + height / 2 };
    await page.mouse.down();
    await page.mouse.move(from.x + hour * hours * 0.5, from.y, { steps: 4 });
    await page.mouse.move(from.x + hour * hours, from.y, { steps: 4 });
    await page.mouse.up();
  };
  const tuesday = (times: string) => bar(page, 'In-store', 'Tuesday', times);
  await tuesday('11 AM to 10 PM').hover();
  const { y } = await boxOf(tuesday('11 AM to 10 PM'));
  await drag(tuesday('11 AM to 10 PM'), 2);
  await expect(tuesday('1 PM to 12 AM')).toBeVisible();
  await expect(panel(page, 'In-store', 'Tuesday')).toHaveCount(0);
  await expect.poll(async () => (await boxOf(tuesday('1 PM to 12 AM'))).y).toBe(y);
  await expect(saveBar(page)).toContainText('1 change');
  await page.keyboard.press('Control+z');
  await expect(bar(page, 'In-store', 'Tuesday', '11 AM to 10 PM')).toBeVisible();

  await drag(closes(page, 'In-store', 'Tuesday'), 2.5);
  await expect(bar(page, 'In-store', 'Tuesday', '11 AM to 12:30 AM')).toBeVisible();
  await drag(opens(page, 'In-store', 'Tuesday'), -1);
  await expect(bar(page, 'In-store', 'Tuesday', '10 AM to 12:30 AM')).toBeVisible();
  await save(page);
  await expect(savedHours(page)).toBeVisible();
  await page.reload();
  await expect(bar(page, 'In-store', 'Tuesday', '10 AM to 12:30 AM')).toBeVisible();
});

test('[ROUTE.locationSettings.hours.b3] hours are extended past midnight and reset to the company by keyboard alone', async ({
  page,
}) => {
  await openHours(page, 'riverfront');
  const end = closes(page, 'In-store', 'Friday');
  await end.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(end).toHaveAttribute('aria-valuetext', '1:15 AM, next day');
  await page.keyboard.press('ArrowLeft');
  await expect(bar(page, 'In-store', 'Friday', '11 AM to 1 AM')).toBeVisible();
  await page.keyboard.press('Enter');
  const fields = panel(page, 'In-store', 'Friday');
  await expect(fields.getByLabel('Closes')).toHaveValue('01:00 AM');
  await expect(fields).toContainText('Set for Riverfront Company: 11 AM to 11 PM');
  await fields.getByRole('button', { name: 'Use company value (11 AM to 11 PM)' }).press('Enter');
  await expect(fields).toContainText('From Company');
  await page.keyboard.press('Escape');
  await expect(end).toBeFocused();
  await expect(saveBar(page)).toBeHidden();
  await page.keyboard.press('Delete');
  await expect(day(page, 'In-store', 'Friday')).toContainText('Closed');
  await page.keyboard.press('Control+z');
  await expect(bar(page, 'In-store', 'Friday', '11 AM to 11 PM')).toBeVisible();
});

test('[RULE.hours.01] [RULE.hours.02] a time that is typed needs AM or PM, and an end before the start is the next day', async ({
  page,
}) => {
  await openHours(page, 'riverfront');
  await bar(page, 'Delivery', 'Monday', '11:30 AM to 9:30 PM').click();
  const fields = panel(page, 'Delivery', 'Monday');
  await fields.getByLabel('Closes').fill('02:00');
  await expect(fields).toContainText('Enter hours, minutes and AM or PM');
  await fields.getByLabel('Closes').fill('02:00 AM');
  await expect(fields).toContainText('next day');
  await expect(fields).not.toContainText('Enter hours, minutes and AM or PM');
  await fields.getByLabel('Opens').fill('10:00 AM');
  await expect(fields.getByLabel('Closes')).toHaveValue('02:00 AM');
  await fields.getByLabel('Closes').fill('10:00 AM');
  await expect(fields).toContainText('24 hours later');
});

test('a day has several opening times, warns of those that overlap, and is copied to other days', async ({ page }) => {
  await openHours(page, 'riverfront');
  await day(page, 'In-store', 'Monday').getByRole('button', { name: 'Add hours on Monday, In-store' }).click();
  const fields = panel(page, 'In-store', 'Monday');
  await expect(fields.getByLabel('Opens')).toHaveCount(2);
  await fields.getByLabel('Opens').nth(1).fill('09:00 PM');
  await expect(fields).toContainText('Overlaps another opening time');
  await fields.getByLabel('Closes').first().fill('02:00 PM');
  await expect(fields).not.toContainText('Overlaps another opening time');
  await fields.getByLabel('Tuesday').check();
  await fields.getByLabel('Sunday').check();
  await fields.getByRole('button', { name: 'Copy to 2 days' }).click();
  await fields.getByRole('button', { name: 'Close' }).click();
  for (const name of ['Monday', 'Tuesday', 'Sunday'])
    await expect(bar(page, 'In-store', name, '11 AM to 2 PM')).toBeVisible();
  await save(page);
  await expect(savedHours(page)).toBeVisible();
});

test('[RULE.hours.04] [RULE.hours.05] [RULE.hours.06] a channel that follows another shows its hours and cannot be edited', async ({
  page,
}) => {
  await openHours(page, 'pearl-st');
  await expect(day(page, 'Online', 'Monday')).toContainText('11 AM');
  await expect(day(page, 'Online', 'Monday').getByRole('spinbutton')).toHaveCount(0);
  await opens(page, 'In-store', 'Monday').press('ArrowLeft');
  await expect(day(page, 'Online', 'Monday')).toContainText('10:45 AM');
  await flip(page, '/hours/deliverySameAsStore');
  await expect(day(page, 'Delivery', 'Monday')).toContainText('10:45 AM');
  await flip(page, '/hours/OnlineDeliverySameAsOnlineStore');
  await expect(day(page, 'Online delivery', 'Monday')).toContainText('10:45 AM');
  await expect(row(page, '/hours/OnlineDeliverySameAsOnlineStore')).toContainText('Set for Pearl St.');
  await flip(page, '/hours/onlineSameAsStore');
  await expect(day(page, 'Online', 'Monday')).toContainText('Closed');
  await expect(page.getByText('No hours set.').first()).toBeVisible();
});

test('[RULE.hours.03] [FMT.timeOfDay] a special day is added on a date, and replaces the existing one of that date', async ({
  page,
}) => {
  await openHours(page, 'old-mill');
  await page.getByLabel('Date of special day').fill('2026-11-26');
  await page.getByRole('button', { name: 'Add day' }).click();
  const added = page.locator('[data-path^="/hours/specialHours/["][data-own]').filter({ hasText: 'Only here' });
  await expect(added).toContainText('Thu, Nov 26th 2026');
  await expect(row(page, '/hours/specialHours/[thanksgiving]')).toContainText('Hidden here');
  await added.getByRole('textbox', { name: 'Name' }).fill('Feast');
  await added
    .getByRole('group', { name: 'In-store on this day' })
    .getByRole('radio', { name: 'Custom' })
    .press('Space');
  const from = added.getByRole('group', { name: 'In-store, opening time 1' }).getByLabel('Opens');
  await expect(from).toHaveValue('09:00 AM');
  await from.fill('12:00 PM');
  await expect(added).toContainText('12 PM to 5 PM');
  await save(page);
  await expect(savedHours(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Thu, Nov 26th 2026 Feast', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /Restore .*Thanksgiving/ }).click();
  await expect(saveBar(page)).toContainText('1 change');
});

test('the link of an opening time opens its fields', async ({ page }) => {
  await openForm(page, 'priya', hoursLocator('beacon', '&field=/hours/inStore/[thu]/startTime'));
  await expect(panel(page, 'In-store', 'Thursday')).toBeVisible();
});
