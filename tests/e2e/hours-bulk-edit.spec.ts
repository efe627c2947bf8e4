import { expectAccessible, inEachLook, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { countInteractions } from '../fixtures/interaction-counter.ts';
import { openHours } from './hours-form.ts';

/** The Sunday before Thanksgiving. */
const sunday = new Date('2026-11-22T15:00:00Z');

test('special hours for Thanksgiving at twelve locations are one action: chosen, previewed, set, and undone in one click', async ({
  page,
}) => {
  await page.clock.setFixedTime(sunday);
  await openHours(page, null);
  const spent = await countInteractions(page);
  await page.getByRole('button', { name: 'Set for multiple locations…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Special hours for multiple locations' });
  await expect(dialog.getByLabel('Holiday')).toHaveValue('Thanksgiving');
  await expect(dialog).toContainText('12 of 12 locations selected');
  await dialog.locator('label').filter({ hasText: 'Open' }).first().click();
  // A click on the hours; the time picker moves on to minutes and AM/PM by itself.
  const hours = { position: { x: 18, y: 15 } };
  await dialog.getByLabel('All channels opens').click(hours);
  await page.keyboard.type('1100a');
  await dialog.getByLabel('All channels closes').click(hours);
  await page.keyboard.type('0300p');
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  const preview = page.getByRole('dialog', { name: 'Thanksgiving at 12 locations' });
  await expect(preview).toContainText('Changes 12 of 12 locations.');
  await expect(preview).toContainText('11 AM to 3 PM');
  await expectAccessible(page, 'the preview of a special day at several places');
  await preview.getByRole('button', { name: 'Set at 12 locations' }).click();
  const reported = page.getByText('Thanksgiving was set at 12 locations. It is not published yet.');
  await expect(reported).toBeVisible();
  const effort = await spent();
  expect({ clicks: effort.clicks <= 6, keys: effort.keys <= 3, characters: effort.characters <= 12 }).toEqual({
    clicks: true,
    keys: true,
    characters: true,
  });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone at all locations.')).toBeVisible();
  await page.getByRole('button', { name: 'Set for multiple locations…' }).click();
  await inEachLook(page, look => expectAccessible(page, `a special day at several places, ${lookName(look)}`));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // The week of the form, for all locations: one location has another.
  await page.getByRole('button', { name: 'Copy to locations, In-store' }).click();
  const week = page.getByRole('dialog', { name: 'Copy this week, in-store, to locations' });
  await expect(week).toContainText('12 of 12 locations selected');
  await expectAccessible(page, 'a week for several places');
  await week.getByRole('button', { name: 'Preview changes' }).click();
  const effects = page.getByRole('dialog', { name: 'The regular week, in-store, at 12 locations' });
  await expect(effects).toContainText('Changes 1 of 12 locations.');
  await expect(effects).toContainText('Market Hall');
  await effects.getByRole('button', { name: 'Set at 1 location' }).click();
  await expect(
    page.getByText('The regular week, in-store, was set at 1 location. It is not published yet.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone at all locations.').last()).toBeVisible();
});
