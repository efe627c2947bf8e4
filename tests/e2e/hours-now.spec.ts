import { expectAccessible, inEachLook, nameOf } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { countEffort } from '../fixtures/effort.ts';
import { row } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

/** A Tuesday, three in the afternoon in Chicago. */
const afternoon = new Date('2026-11-24T21:00:00Z');

test('a place is closed now from the palette, opened again, and kept open an hour longer, each published at once', async ({
  page,
}) => {
  await page.clock.setFixedTime(afternoon);
  await visitAs(page, 'priya');
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Find anything' }).fill('close elm');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Hours' }).waitFor();
  const dialog = page.getByRole('dialog', { name: 'Close now' });
  await dialog.getByRole('checkbox', { name: 'In store' }).click();
  await expect(dialog).toContainText('Online: not the same any more as the channel that goes on');
  await inEachLook(page, look => expectAccessible(page, `closing now, ${nameOf(look)}`));
  await dialog.getByRole('button', { name: 'Close Elm St.' }).click();
  await expect(
    page.getByText('Closed at Elm St.: online, delivery, online delivery. It opens again by itself.'),
  ).toBeVisible();
  const closed = page.getByText('Now in store open until 10 PM; online, delivery, online delivery closed');
  await expect(closed).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/act=/);
  await page.reload();
  await expect(closed).toBeVisible();
  await page.getByRole('button', { name: 'Open again now' }).click();
  const usual = page.getByText('Now in store, online open until 10 PM; delivery open until 9:30 PM');
  await expect(usual).toBeVisible();
  await expect(row(page, '/hours/onlineSameAsStore')).toContainText('From Company');

  const spent = await countEffort(page);
  await page.getByRole('button', { name: 'Open longer today…' }).click();
  await page.getByRole('button', { name: 'Open longer at Elm St.' }).click();
  await expect(page.getByText('Now in store, online open until 11 PM; delivery open until 10:30 PM')).toBeVisible();
  expect(spent()).toEqual({ clicks: 2, keys: 0, characters: 0 });
  await expect(page.getByRole('button', { name: 'Close as usual' })).toBeVisible();
});
