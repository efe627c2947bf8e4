import { expectAccessible, keepScreenshot } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { visitAs } from './shell-visit.ts';

test('a location is validated at the order aggregation service by keyboard; without one the page says so', async ({
  page,
}) => {
  await visitAs(page, 'priya', '/locations/elm-st');
  const order = page.getByRole('region', { name: 'Order aggregation' });
  await order.getByLabel('Account id').focus();
  await page.keyboard.type('acc-1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('loc-7');
  await page.keyboard.press('Enter');
  await expect(order.getByRole('status')).toContainText('No order aggregation service is configured.');
  await expectAccessible(page, 'order aggregation');
  await keepScreenshot(page, 'accounts/order-aggregation');
  await order.getByLabel('Account id').fill('acc-2');
  await expect(order.getByRole('status')).toHaveText('');
});
