import { expect, pressOn, test } from '../fixtures/browser-test.ts';
import { goTo } from '../fixtures/go-to.ts';
import { atLevel, bank, openForm, save, settling, tableAndBar, type, waitForSave } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

const board = atLevel('/menu/publish', null);

test('one of two changes is published alone, the other one is discarded, and what is live stays', async ({ page }) => {
  await openForm(page, 'priya', tableAndBar('fulton'));
  await type(page, bank, '71');
  await type(page, settling, '19');
  await save(page);
  await expect(waitForSave(page)).toBeVisible();
  await goTo(page, board);
  const fulton = page.locator('[data-location="fulton"]');
  const panel = page.getByRole('region', { name: 'Changes to publish' });
  await fulton.getByRole('checkbox').check();
  await panel.getByRole('checkbox', { name: /^Include .*After payment$/ }).uncheck();
  await pressOn(panel.getByRole('button', { name: 'Publish 1 of 2 changes' }), 'Enter');
  await expect(page.getByText('Publishing to 1 location.')).toBeVisible();
  await expect(panel).toContainText('Nothing selected');
  await expect(fulton).toContainText('Not published');
  await fulton.getByRole('checkbox').check();
  await expect(panel).toContainText('1 change at Fulton');
  await expect(panel).toContainText('After payment');

  await pressOn(panel.getByRole('button', { name: 'Revert…' }), 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Revert 1 location' });
  await pressOn(dialog.getByRole('button', { name: 'Discard 1 change' }), 'Enter');
  await expect(fulton).toContainText('Up to date');

  await goTo(page, tableAndBar('fulton'));
  await expect(page.locator(`[data-path="${bank}"]`).getByRole('textbox')).toHaveValue('71.00');
  await expect(page.locator(`[data-path="${settling}"]`).getByRole('textbox')).not.toHaveValue('19');
});

test('a publish that is not within open hours waits until a location closes, and is moved to another day', async ({
  page,
}) => {
  await visitAs(page, 'priya', board);
  const pearl = page.locator('[data-location="pearl-st"]');
  const panel = page.getByRole('region', { name: 'Changes to publish' });
  await pearl.getByRole('checkbox').check();
  await panel.getByText('Schedule', { exact: true }).locator('..').click();
  await panel.getByLabel('Day').fill('2031-01-15');
  await panel.getByLabel(/^Time/).fill('13:00');
  await panel.getByRole('checkbox', { name: 'Not while open' }).check();
  await expect(panel).toContainText('1 location waits until closed');
  await pressOn(panel.getByRole('button', { name: 'Schedule for 1 location' }), 'Enter');
  await expect(panel).toContainText('Nothing selected');
  await expect(pearl).toContainText('Goes live Jan 15, 2031, 10:00 PM MT');
  await pearl.getByRole('checkbox').check();
  await panel.getByText('Another time', { exact: true }).locator('..').click();
  await panel.getByLabel('Day').fill('2031-01-16');
  await panel.getByLabel(/^Time/).fill('13:00');
  await expect(panel).toContainText('Each location waits until it closes, as it was scheduled.');
  await pressOn(panel.getByRole('button', { name: 'Reschedule 1 location' }), 'Enter');
  await expect(pearl).toContainText('Goes live Jan 16, 2031, 10:00 PM MT');
});
