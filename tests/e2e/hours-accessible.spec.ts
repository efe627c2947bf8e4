import type { Page } from '@playwright/test';
import { expectAccessible, inEachLook, inEachScheme, nameOf } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { day, openHours, panel } from './hours-form.ts';

const expectOpenToAll = (page: Page, where: string) =>
  inEachLook(page, look => expectAccessible(page, `${where}, ${nameOf(look)}`));

test('the hours keep nobody out', async ({ page }) => {
  await openHours(page, 'market-hall');
  await expectOpenToAll(page, 'hours');
  await page.setViewportSize({ width: 390, height: 844 });
  await day(page, 'In store', 'Wednesday')
    .getByRole('button', { name: /change Wednesday/ })
    .click();
  await expect(panel(page, 'In store', 'Wednesday').getByLabel('Opens').first()).toBeVisible();
  await inEachScheme(page, colorScheme => expectAccessible(page, `a day, ${colorScheme}`));
  await panel(page, 'In store', 'Wednesday').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Thu, Dec 24, 2026 Christmas Eve', exact: true }).click();
  await inEachScheme(page, colorScheme => expectAccessible(page, `a special day, ${colorScheme}`));
});
