import { expectAccessible, inEachScheme, keepScreenshot } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { countInteractions } from '../fixtures/interaction-counter.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

/** The Server job of the sample company, which at least ten people have. */
const servers = '&job=4';

test('ten people get a raise in one act, which is shown before and taken back after', async ({ page }) => {
  await visitAs(page, 'ingrid', atLevel('/employees', null, servers));
  const ticks = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await expect(ticks.nth(9)).toBeVisible();
  const spent = await countInteractions(page);
  await ticks.nth(0).click();
  await ticks.nth(9).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected employees' });
  await expect(bar).toContainText('10 selected');
  await bar.getByRole('button', { name: 'Plan a raise…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan a raise' });
  await dialog.getByRole('textbox', { name: 'Percent' }).pressSequentially('3');
  await expect(dialog).toContainText('10 employees will be changed.');
  await inEachScheme(page, async scheme => {
    await expectAccessible(page, `a raise for ten, ${scheme}`);
    await keepScreenshot(page, `employees/raise-${scheme}`);
  });
  await dialog.getByRole('button', { name: 'Raise 10 employees' }).click();
  await expect(page.getByText('10 employees raised.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('The raise of 10 employees was taken back.')).toBeVisible();
  expect(await spent()).toEqual({ clicks: 5, keys: 0, characters: 1 });
});
