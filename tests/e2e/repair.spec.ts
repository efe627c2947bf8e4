import { expectAccessible, expectReadable, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { countInteractions } from '../fixtures/interaction-counter.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

test('[ROUTE.employees.edit._id._cf] three bad records are corrected one after the other, each at the field that is wrong', async ({
  page,
}) => {
  await visitAs(page, 'ingrid', atLevel('/employees', null));
  const banner = page.getByRole('region', { name: 'Records to fix' });
  await expect(banner).toContainText('3 records to fix.');
  await inEachLook(page, async look => {
    await expectAccessible(page, `the list of employees, ${lookName(look)}`);
    await keepScreenshot(page, `employees/to-fix-${lookName(look)}`);
  });
  const spent = await countInteractions(page);
  await banner.getByRole('link', { name: /^Fix / }).click();
  await expect(page.getByText(/^To correct: /)).toBeVisible();
  await inEachLook(page, async look => {
    await expectReadable(page, `a record to fix, ${lookName(look)}`);
    await keepScreenshot(page, `employees/repair-${lookName(look)}`);
  });
  // Of two people who share a PIN, another one for either corrects both.
  for (const left of [1, 0]) {
    const before = new URL(page.url()).pathname;
    await page.getByRole('button', { name: /^Propose (another )?PIN$/ }).click();
    await expect(page.getByLabel('PIN', { exact: true })).toHaveValue(/^\d{6}$/);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(before);
    if (left > 0) await expect(page.getByText(/^To correct: /)).toBeVisible();
  }
  expect((await spent()).clicks).toBe(5);
  await page.goto(atLevel('/employees', null));
  await page.getByText(/^\d+ employees$/).waitFor();
  await expect(banner).toHaveCount(0);
});
