import { expectReadable, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { goTo } from '../fixtures/go-to.ts';
import { atLevel, openForm } from './settings-form.ts';

/** Screens on the generic form without a journey of their own; each with a row that opens. */
const screens = [
  ['orderTypes', 'Order types', 'Pick Up'],
  ['marketing', 'Marketing', 'Happy Monday'],
  ['deliverySettings', 'Delivery', '600 E Grand Ave., Chicago, IL 60611'],
  ['stations', 'Stations', 'Patio'],
  ['printers', 'Printers', 'Cold line'],
  ['printerOptions', 'Printer options', 'Production Ticket'],
  ['cashDrawers', 'Cash drawers', 'Front'],
] as const;

test('the screens for order types, marketing, delivery and hardware are accessible', async ({ page }) => {
  await openForm(page, 'priya', atLevel('/locationSettings/orderTypes', 'elm-st'));
  for (const [path, title, member] of screens) {
    await goTo(page, atLevel(`/locationSettings/${path}`, 'elm-st'));
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: member, exact: true }).first().click();
    await inEachLook(page, look => expectReadable(page, `${path}, ${lookName(look)}`));
  }
  await goTo(page, atLevel('/locationSettings/mobileApp', null));
  const build = page.getByRole('region', { name: 'Build' });
  await expect(build).toContainText('No build service is configured for this server.');
  await expect(build.getByRole('button', { name: 'Build app' })).toBeDisabled();
  await inEachLook(page, async look => {
    await expectReadable(page, `the mobile app, ${lookName(look)}`);
    await keepScreenshot(page, `sections/mobile-app-${lookName(look)}`);
  });
});
