import { countInteractions } from '../fixtures/interaction-counter.ts';
import { limits } from '../time-limits.ts';
import { expect, test } from './journey-test.ts';
import { atLevel, bank, save, tableAndBar, type, waitForSave } from './settings-form.ts';
import { signIn } from './shell-visit.ts';

const last = 2_147_483_647;

test('a publish to every location fails at one, shows the reason, and is retried there alone', async ({
  page,
  house,
}) => {
  // A version number out of range: the database rejects the activation at this location, as it would with a damaged
  // row.
  const numbered = (sequence: number) =>
    house.withDatabase(({ db }) =>
      db
        .updateTable('published')
        .set({ sequence })
        .where('location_id', '=', 'beacon')
        .where('kind', '=', 'settings')
        .execute(),
    );
  const restarted = async (act: () => Promise<unknown>) => {
    await house.stop();
    await act();
    await house.start();
    return house.address();
  };

  await signIn(page, 'priya');
  await page.goto(`${await restarted(() => numbered(last))}${tableAndBar(null)}`);
  await type(page, bank, '140');
  await save(page);
  await expect(waitForSave(page)).toBeVisible();
  await page.goto(`${house.address()}${atLevel('/menu/publish', null)}`);
  const spent = await countInteractions(page);
  await page.getByRole('button', { name: 'Select all not published' }).click();
  await page.getByRole('button', { name: /^Publish to 1[12] locations$/ }).click();
  const beacon = page.locator('[data-location="beacon"]');
  await expect(beacon).toContainText('Failed', { timeout: limits.background });
  await expect(page.locator('[data-location="tumon-bay"]')).toContainText('Up to date', { timeout: limits.background });
  await expect(page.getByText('The last publish failed at 1 location.')).toBeVisible();
  const first = await spent();

  await page.goto(`${await restarted(() => numbered(100))}${atLevel('/menu/publish', null)}`);
  await page.getByRole('button', { name: 'Retry failed' }).click();
  await expect(beacon).toContainText('Up to date', { timeout: limits.background });
  await expect(page.getByText('The last publish failed')).toHaveCount(0);
  expect([first.clicks, (await spent()).clicks]).toEqual([2, 1]);
});
