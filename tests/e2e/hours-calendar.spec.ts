import { expectAccessible, inEachLook, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { closes, openHours } from './hours-form.ts';

/** A Wednesday, the day before Thanksgiving, in the morning of Chicago. */
const morning = new Date('2026-11-25T15:00:00Z');

test('the calendar shows the effective hours with unsaved edits, and warnings', async ({ page }) => {
  await page.clock.setFixedTime(morning);
  await openHours(page, 'market-hall');
  await page.getByRole('radio', { name: 'Issues (2)' }).press('Space');
  await page.getByRole('button', { name: /^Delivery is open on Wednesday while the store is closed/ }).click();
  await expect(closes(page, 'Delivery', 'Wednesday')).toBeVisible();
  await page.keyboard.press('Escape');
  await closes(page, 'In-store', 'Friday').press('Shift+ArrowRight');
  await page.getByRole('radio', { name: 'Calendar' }).press('Space');
  const day = (name: RegExp) => page.getByRole('row', { name });
  await expect(day(/Nov 25th 2026/)).toContainText('Today');
  await expect(day(/Nov 26th 2026/)).toContainText('Thanksgiving');
  await expect(
    day(/Nov 26th 2026/)
      .getByRole('cell')
      .first(),
  ).toContainText('Closed');
  await expect(
    day(/Nov 27th 2026/)
      .getByRole('cell')
      .first(),
  ).toContainText('11 AM to 1:30 AM');
  await expect(
    day(/Nov 28th 2026/)
      .getByRole('cell')
      .first(),
  ).toContainText('Until 1:30 AM');
  await inEachLook(page, look => expectAccessible(page, `the calendar of hours, ${lookName(look)}`));
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(day(/Nov 16th 2026/)).toBeVisible();
});
