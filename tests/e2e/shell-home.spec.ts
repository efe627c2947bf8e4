import { expect, test } from '../fixtures/browser-test.ts';
import { visitAs } from './shell-visit.ts';

const locations = '**/api/tenants/*/page?*';

test('[RULE.home.24] [RULE.home.25] [ROUTE.home.b13] [ROUTE.home.b14] the panel shows that it loads, then how many locations are up to date and which are not', async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>();
  await page.route(locations, async route => {
    await answer.promise;
    await route.continue();
  });
  await visitAs(page, 'priya');
  const panel = page.getByRole('region', { name: 'Locations Status' });
  await expect(panel.getByRole('status')).toBeVisible();
  answer.resolve();
  await expect(panel).toContainText('10 Location(s) up to date');
  await expect(panel).toContainText(/Riverfront has not contacted TCC since [A-Z][a-z]{2} \d+(st|nd|rd|th) \d{4}/);
  await expect(panel).toContainText('Tumon Bay has never contacted TCC');
  await expect(panel.getByRole('status')).toHaveCount(0);
});

test('[RULE.home.26] [ROUTE.home.b17] when no location could be loaded the panel and a notice say so', async ({
  page,
}) => {
  await page.route(locations, route => route.fulfill({ status: 500, json: [{ code: 'INTERNAL' }] }));
  await visitAs(page, 'priya');
  await expect(page.getByRole('region', { name: 'Locations Status' })).toContainText('Unable to load locations.');
  await expect(page.getByRole('alert').filter({ hasText: 'Unable to retrieve locations' })).toBeVisible();
});

test('[RULE.home.19] [ROUTE.home.b6] two actions are announced: they are disabled, and marked as coming soon', async ({
  page,
}) => {
  await visitAs(page, 'priya');
  for (const name of ['Add a Menu Item', 'Add a Coupon']) {
    const button = page.getByRole('button', { name });
    await expect(button).toBeDisabled();
    await button.hover();
    await expect(page.getByRole('tooltip', { name: 'Coming Soon' })).toBeVisible();
    await page.mouse.move(0, 0);
  }
});

test('[RULE.home.21] [RULE.home.22] [ROUTE.home.b10] [ROUTE.home.b11] [MSG.user.*] on request, Home loads the user, and says when that fails', async ({
  page,
}) => {
  await visitAs(page, 'priya', '/locations?companyId=sorrel-and-salt');
  await page.route('**/api/session/status*', route => route.fulfill({ status: 500, json: [] }));
  const asked = page.waitForRequest(/\/api\/session\/status\?companyId=sorrel-and-salt$/);
  await page.evaluate(() => history.pushState(null, '', '/home?companyId=sorrel-and-salt&getStatus=true'));
  await asked;
  await expect(page.getByRole('alert').filter({ hasText: 'Unable to retrieve User' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Priya Raman, your menu' })).toBeVisible();
});

test('the publish status has a card for each location, with its status', async ({ page }) => {
  await visitAs(page, 'priya');
  const rail = page.getByRole('region', { name: 'Publish status' });
  await expect(rail.getByRole('link', { name: /, (live|\d+ changes? not published|scheduled for .*)$/ })).toHaveCount(
    12,
  );
  await rail.getByRole('link', { name: /^Elm St\., / }).click();
  await expect(page).toHaveURL(/\/locations\/elm-st/);
  await expect(page.getByRole('heading', { name: 'Elm St.' })).toBeVisible();
});
