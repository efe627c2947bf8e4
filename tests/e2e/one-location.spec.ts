import { findable, type Viewer } from '@commissary/catalog';
import { expectAccessible, keepScreenshot } from '../fixtures/accessible.ts';
import { expect } from '../fixtures/browser-test.ts';
import { goTo } from '../fixtures/go-to.ts';
import { test } from './one-location-test.ts';
import { visitAs } from './shell-visit.ts';

test('a company with one location sees no levels; they appear on the screen of one user when another adds a second location, and go with it, without a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  const at = '/locationSettings/tableAndBar?companyId=small&locationId=only';
  await visitAs(page, 'sole', at);
  await expect(page).toHaveURL(/tableAndBar\?companyId=small$/);
  await expect(page.getByText('Server bank', { exact: true })).toBeVisible();
  await expect(page.getByText('Overrides')).toHaveCount(0);
  await expect(page.getByText(/^From /)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Company|Only Place/ })).toHaveCount(0);
  await expect(page.getByText(/Changes here reach/)).toHaveCount(0);
  await expectAccessible(page, 'settings of a company with one location');
  await keepScreenshot(page, 'locations/one-location');
  await page.goto('/locations/only?companyId=small');
  await expect(page.getByRole('heading', { level: 1, name: 'Only Place' })).toBeVisible();
  await expect(page.getByText('Group', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Overrides' })).toHaveCount(0);

  const bank = page.locator('[data-path="/tableSettings/issueServerBankOfAmount"]').getByRole('textbox');
  const levels = page.getByRole('button', { name: 'Company Small Plates' });
  await visitAs(page, 'sole', '/locationSettings/tableAndBar?companyId=small');
  await bank.fill('77');
  await page.evaluate(() => Reflect.set(window, 'samePage', true));
  await expect(levels).toHaveCount(0);

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await visitAs(other, 'sole', '/locations/add?companyId=small');
  await other.getByRole('textbox', { name: 'Name', exact: true }).fill('Second Place');
  await other.getByRole('button', { name: 'Add location' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Second Place' })).toBeVisible();

  await expect(levels.first()).toBeVisible();
  await expect(bank).toHaveValue(/^77/);
  await levels.first().click();
  await expect(page.getByRole('option', { name: 'Second Place' })).toBeVisible();
  await page.keyboard.press('Escape');

  const id = new URL(other.url()).pathname.split('/').at(-1);
  await visitAs(other, 'sole', `/locationSettings/tableAndBar?companyId=small&locationId=${id}`);
  await expect(other.getByRole('button', { name: 'Location Second Place' })).toBeVisible();
  const removed = await page.request.post(`/api/tenants/small/${id}/delete`, { headers: { 'x-commissary': '1' } });
  expect(removed.status()).toBe(200);
  await expect(levels).toHaveCount(0);
  await expect(bank).toHaveValue(/^77/);
  expect(await page.evaluate(() => Reflect.get(window, 'samePage'))).toBe(true);
  // Whoever was at the location that is gone is at another level, and the address says so.
  await expect(other).not.toHaveURL(/locationId=[^&]/);
  await other.context().close();
});

/** What is called so by the trade, whatever the number of locations. */
const tradeTerms =
  /(customer|item|tip) groups?|group sales|large groups?|company news|company that settles|^companies$|companies that you may edit|1 company/gi;
const levelWords = /\b(groups?|elsewhere|TCC|levels?|overrid\w*|inherit\w*|compan(y|ies)|set for(?! a time))\b/i;
/** A text of home that the specification words. */
const ofTheSpecification = 'Only Place has never contacted TCC';

test('[RULE.level.08] no screen that a company with one location is led to says a word of levels', async ({ page }) => {
  await visitAs(page, 'sole', '/home?companyId=small');
  const viewer: Viewer = await (await page.request.get('/api/session/status')).json();
  const said: string[] = [];
  for (const { path } of findable(viewer, null)) {
    await goTo(page, `${path}?companyId=small`);
    const shown = (await page.locator('body').innerText()).split('\n');
    const hints = await page
      .locator('[placeholder]:visible')
      .evaluateAll(all => all.map(one => one.getAttribute('placeholder') ?? ''));
    for (const line of [...shown, ...hints])
      if (levelWords.test(line.replaceAll(tradeTerms, '')) && line.trim() !== ofTheSpecification)
        said.push(`${path}: ${line.trim()}`);
  }
  expect(said).toEqual([]);
});
