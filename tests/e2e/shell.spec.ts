import { expect, test } from '../fixtures/browser-test.ts';
import { visitAs } from './shell-visit.ts';

const atElm = '?companyId=sorrel-and-salt&locationId=elm-st';

test.describe('the sidebar', () => {
  test('[RULE.shell.01] [RULE.shell.02] [NAV.rule.autoCollapse] collapses in a window below 1200 px, after one and a half seconds', async ({
    page,
  }) => {
    await visitAs(page, 'priya');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    const reopen = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
    };
    await reopen(1199);
    await page.clock.runFor(1_499);
    await expect(page.locator('[data-sidebar=wide]')).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.locator('[data-sidebar=strip]')).toBeVisible();
    await reopen(1200);
    await page.clock.runFor(10_000);
    await expect(page.locator('[data-sidebar=wide]')).toBeVisible();
    // One that the user opens at once stays open.
    await reopen(800);
    await page.getByRole('button', { name: 'Open sidebar' }).click();
    await page.clock.runFor(10_000);
    await expect(page.locator('[data-sidebar=wide]')).toBeVisible();
  });
});

test.describe('the active location', () => {
  test('[RULE.guard.05] the active location is added to an address, and company level is chosen, restored and kept by a reload', async ({
    page,
  }) => {
    const [atCompany, atElmSt] = [
      /tableAndBar\?companyId=sorrel-and-salt$/,
      /companyId=sorrel-and-salt&locationId=elm-st$/,
    ];
    const bare = '/locationSettings/tableAndBar?companyId=sorrel-and-salt';
    const scopeBar = page.getByRole('navigation', { name: 'Company, group or location' });
    await visitAs(page, 'priya', `/locationSettings/tableAndBar${atElm}`);
    await expect(scopeBar.getByRole('button', { name: 'Location Elm St.' })).toBeVisible();
    await page.goto(bare);
    await expect(page).toHaveURL(atElmSt);
    await scopeBar.getByRole('link', { name: 'Sorrel & Salt' }).click();
    await expect(page).toHaveURL(atCompany);
    await expect(scopeBar.getByRole('button', { name: 'Company Sorrel & Salt' })).toBeVisible();
    await page.reload();
    await expect(scopeBar.getByRole('button', { name: 'Company Sorrel & Salt' })).toBeVisible();
    await expect(page).toHaveURL(atCompany);
    await page.getByRole('button', { name: 'Company Sorrel & Salt' }).click();
    await page.getByRole('option', { name: 'Elm St.' }).click();
    await expect(page).toHaveURL(atElmSt);
    await page.goBack();
    await expect(scopeBar.getByRole('button', { name: 'Company Sorrel & Salt' })).toBeVisible();
    await expect(page).toHaveURL(atCompany);
    await page.goForward();
    await expect(page).toHaveURL(atElmSt);
    const link = await scopeBar.getByRole('link', { name: 'Sorrel & Salt' }).getAttribute('href');
    const secondPage = await page.context().newPage();
    await secondPage.goto(bare);
    await expect(secondPage).toHaveURL(atElmSt);
    await secondPage.goto(link ?? '');
    await expect(secondPage).toHaveURL(atCompany);
    await secondPage.close();
  });
});

test.describe('logging out', () => {
  test('[RULE.session.09] [RULE.session.10] [RULE.session.11] [RULE.session.17] [RULE.confirm.05] [RULE.publish.26] [PERM.rule.unauthenticated] asks while something is not published, and then clears the data of the user; nothing while everything is published', async ({
    page,
  }) => {
    await visitAs(page, 'priya');
    await page.getByRole('button', { name: 'Priya Raman, your menu' }).click();
    await page.getByRole('button', { name: 'Logout', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Are You Sure?' });
    await expect(question).toContainText(/\d+ locations? ha(s|ve) changes that are not published\./);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/home/);

    await page.getByRole('button', { name: 'Priya Raman, your menu' }).click();
    await page.getByRole('button', { name: 'Logout', exact: true }).click();
    const alsoThere = page.waitForRequest(/\/api\/analytics\/logout$/);
    await question.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect((await alsoThere).resourceType()).toBe('document');
    await page.goto('/home');
    await expect(page).toHaveURL(/\/login$/);

    await visitAs(page, 'isabel');
    await expect(page.getByRole('button', { name: '1 live' })).toBeVisible();
    await page.getByRole('button', { name: 'Isabel Duarte, your menu' }).click();
    await page.getByRole('button', { name: 'Logout', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('[MSG.logout.fail] [PERM.rule.logoutWarningGate] a failure is shown, and the user stays signed in; nothing is asked of a user who may not configure', async ({
    page,
  }) => {
    await page.route('**/api/session/logout', route => route.fulfill({ status: 500, json: [] }), { times: 1 });
    await visitAs(page, 'dee');
    const logOut = async () => {
      await page.getByRole('button', { name: 'Dee Whitaker, your menu' }).click();
      await page.getByRole('button', { name: 'Logout', exact: true }).click();
    };
    await logOut();
    await expect(page.getByText('Unable to Log Out, please try again later.')).toBeVisible();
    await expect(page).toHaveURL(/\/home/);
    await logOut();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('light and dark mode are chosen in the user menu, and kept', async ({ page }) => {
  await visitAs(page, 'priya');
  await page.getByRole('button', { name: 'Priya Raman, your menu' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
