import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel } from './settings-form.ts';
import { changeStart, fillSignIn, follow, visitAs } from './shell-visit.ts';

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

  test('[NAV.rule.collapsible] [NAV.rule.logo] opens and closes groups under the logo, marks the current screen, and keeps its state', async ({
    page,
  }) => {
    await visitAs(page, 'priya', `/home${atElm}`);
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Commissary, home' }).getByRole('img')).toBeVisible();
    const group = main.getByRole('button', { name: 'Configuration' });
    await group.click();
    await follow(main.getByRole('link', { name: 'Table and bar' }), 'Table and bar');
    await expect(page).toHaveURL(new RegExp(`/locationSettings/tableAndBar\\${atElm}`));
    await expect(main.getByRole('link', { name: 'Table and bar' })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle('Table and bar · Elm St. · Commissary');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await group.click();
    await expect(main.getByRole('link', { name: 'Table and bar' })).toHaveCount(0);
  });
});

test('[RULE.misc.01] [RULE.auth.03] the sidebar has what a user may open, and at a location what that location is licensed for', async ({
  page,
}) => {
  await visitAs(page, 'priya', atLevel('/locationSettings/tableAndBar', null));
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Online design' })).toBeVisible();
  await page.goto(atLevel('/locationSettings/tableAndBar', 'elm-st'));
  await expect(main.getByRole('link', { name: 'Online design' })).toBeVisible();
  await page.goto(atLevel('/locationSettings/tableAndBar', 'union-station'));
  await expect(main.getByRole('link', { name: 'Table and bar' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Online design' })).toHaveCount(0);
  await visitAs(page, 'jonas', '/home');
  await expect(main.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Hardware' })).toHaveCount(0);
});

test('[RULE.shell.05] [NAV.rule.topNavEmpty] there is no navigation in the top bar', async ({ page }) => {
  await visitAs(page, 'priya');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
});

test.describe('the active location', () => {
  test('[RULE.shell.10] [NAV.breadcrumbs.menuSelector] the breadcrumbs show the location and change it, and the back button goes back', async ({
    page,
  }) => {
    await visitAs(page, 'priya', `/locationSettings/tableAndBar${atElm}`);
    const scopeBar = page.getByRole('navigation', { name: 'Company, group or location' });
    await expect(scopeBar.getByRole('button', { name: 'Location Elm St.' })).toBeVisible();
    await expect(page.getByText('Changes here reach 1 location')).toBeVisible();
    await scopeBar.getByRole('link', { name: 'Downtown' }).click();
    await expect(page).toHaveURL(/tableAndBar\?companyId=sorrel-and-salt&locationId=downtown$/);
    await expect(page.getByText('Changes here reach up to 5 locations')).toBeVisible();
    await scopeBar.getByRole('link', { name: 'Sorrel & Salt' }).click();
    await expect(page).toHaveURL(/tableAndBar\?companyId=sorrel-and-salt$/);
    await page.goBack();
    await expect(page).toHaveURL(/locationId=downtown$/);
    await page.goForward();
    await expect(page).toHaveURL(/tableAndBar\?companyId=sorrel-and-salt$/);
    await expect(scopeBar).toContainText('Dinner menu');
  });

  for (const { count, searchable } of [
    { count: 5, searchable: false },
    { count: 6, searchable: true },
  ])
    test(`[RULE.shell.13] [RULE.shell.14] [NAV.breadcrumbs.menuSearchable] ${count} menus are ${searchable ? 'searched' : 'a plain list'}`, async ({
      page,
    }) => {
      await changeStart(page, ({ company, ...start }) => {
        const [dinner] = company.menus;
        const copies = Array.from({ length: count - 1 }, (_, i) => ({ ...dinner, id: `menu-${i}`, name: `Menu ${i}` }));
        return { ...start, company: { ...company, menus: [dinner, ...copies] } };
      });
      await visitAs(page, 'priya', atLevel('/menu/menuItems', null));
      await page.getByRole('button', { name: 'Dinner menu' }).click();
      await expect(page.getByRole('option')).toHaveCount(count);
      await expect(page.getByRole('textbox', { name: 'Search menus' })).toHaveCount(searchable ? 1 : 0);
    });

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
    const beside = await page.context().newPage();
    await beside.goto(bare);
    await expect(beside).toHaveURL(atElmSt);
    await beside.goto(link ?? '');
    await expect(beside).toHaveURL(atCompany);
    await beside.close();
  });

  test('the selector is searched and used by keyboard alone', async ({ page }) => {
    await visitAs(page, 'priya', '/locationSettings/tableAndBar?companyId=sorrel-and-salt');
    await page.getByRole('button', { name: 'Company Sorrel & Salt' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Search locations' }).fill('larim');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/locationId=larimer$/);
    await expect(page.getByRole('button', { name: 'Location Larimer' })).toBeVisible();
  });
});

test('[RULE.session.01] [RULE.session.03] [RULE.session.08] [RULE.session.15] [MSG.timeout.modal] an expired session asks for the password over the screen', async ({
  page,
}) => {
  await visitAs(page, 'priya', '/locations?companyId=sorrel-and-salt&search=elm');
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Elm St.' }).click();
  const prompt = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(prompt).toContainText('Your session has timed out. Please provide your password to login again.');
  await expect(prompt.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  await expect(prompt.getByRole('button', { name: 'Switch user' })).toBeVisible();
  await prompt.getByLabel('Password', { exact: true }).fill('wrong');
  await prompt.getByRole('button', { name: 'Sign in' }).click();
  await expect(prompt).toContainText('The login provided is not valid.');
  await prompt.getByLabel('Password', { exact: true }).fill('a-password-for-tests-only');
  await prompt.getByRole('button', { name: 'Sign in' }).click();
  await expect(prompt).toBeHidden();
  await expect(page).toHaveURL(/\/locations\/elm-st/);
  await expect(page.getByText('View live')).toBeVisible();
});

test('[RULE.session.02] [MSG.switchUser] [MSG.user.*] the password prompt lets another user sign in', async ({
  page,
}) => {
  await visitAs(page, 'priya', '/locations?companyId=sorrel-and-salt');
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Elm St.' }).click();
  await page.getByRole('button', { name: 'Switch user' }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillSignIn(page, 'ana');
  await expect(page.getByRole('button', { name: 'Ana Moreno, your menu' })).toBeVisible();
});

test.describe('logging out', () => {
  test('[RULE.session.09] [RULE.session.10] [RULE.confirm.05] [RULE.publish.26] [PERM.rule.unauthenticated] asks while something is not published, and then clears the data of the user', async ({
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
    await question.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/home');
    await expect(page).toHaveURL(/\/login$/);
  });

  test('[PERM.rule.logoutWarningGate] asks nothing of a user who may not configure', async ({ page }) => {
    await visitAs(page, 'dee');
    await page.getByRole('button', { name: 'Dee Whitaker, your menu' }).click();
    await page.getByRole('button', { name: 'Logout', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('[MSG.logout.fail] a failure is shown, and the user stays signed in', async ({ page }) => {
    await page.route('**/api/session/logout', route => route.fulfill({ status: 500, json: [] }));
    await visitAs(page, 'dee');
    await page.getByRole('button', { name: 'Dee Whitaker, your menu' }).click();
    await page.getByRole('button', { name: 'Logout', exact: true }).click();
    await expect(page.getByText('Unable to Log Out, please try again later.')).toBeVisible();
    await expect(page).toHaveURL(/\/home/);
  });

  test('[RULE.session.11] asks nothing while everything is published', async ({ page }) => {
    await visitAs(page, 'isabel');
    await expect(page.getByRole('button', { name: '1 live' })).toBeVisible();
    await page.getByRole('button', { name: 'Isabel Duarte, your menu' }).click();
    await page.getByRole('button', { name: 'Logout', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('an unknown address shows "Page not found" and links to Home', async ({ page }) => {
  await visitAs(page, 'priya', '/menu/nothing');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/home\?companyId=/);
});

test('light and dark mode are chosen in the user menu, and kept', async ({ page }) => {
  await visitAs(page, 'priya');
  await page.getByRole('button', { name: 'Priya Raman, your menu' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('[MSG.companies.fail] a failed load of the companies is shown: under the top bar, and where an address names another company', async ({
  page,
}) => {
  const fail = page.getByText('Unable to retrieve accessible companies');
  const companies = '**/api/companies/accessible';
  const refuse = (route: Route) => route.fulfill({ status: 400, json: [{ code: 'TROUBLE' }] });
  await page.route(companies, refuse);
  await page.goto(`/home${atElm}`);
  await fillSignIn(page, 'priya');
  await expect(fail.first()).toBeVisible();
  // Once, from the guard of the address: the top bar loads later and shows nothing more.
  await page.unroute(companies);
  await page.route(companies, refuse, { times: 1 });
  await page.evaluate(() => history.pushState(null, '', '/home?companyId=another'));
  await expect(fail.first()).toBeVisible();
  await expect(page).toHaveURL(/\/home\?companyId=sorrel-and-salt/);
  await expect(page.getByText('You are not authorized')).toHaveCount(0);
});
