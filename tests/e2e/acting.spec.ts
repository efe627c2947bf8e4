import { expectAccessible, expectReadable, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { pressOn } from '../fixtures/browser-test.ts';
import { samplePassword } from '../fixtures/sample-company.ts';
import { expect, test } from './session-test.ts';
import { emailOf, follow, visitAs } from './shell-visit.ts';

test('[RULE.session.14] [PERM.rule.actingAs] somebody acts as another person with the keyboard alone, sees that nothing can be changed, and ends it', async ({
  page,
  office,
}) => {
  await visitAs(page, 'nora', '/employees/ana?companyId=sorrel-and-salt');
  await pressOn(page.getByRole('button', { name: 'More actions for Ana Moreno' }), 'Enter');
  await pressOn(page.getByRole('button', { name: 'View as Ana…' }), 'Enter');
  const dialog = page.getByRole('dialog', { name: 'View as Ana Moreno' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Start acting' })).toBeDisabled();
  await expectAccessible(page, 'act as a person');
  await page.keyboard.type('The price of a pizza');
  await page.keyboard.press('Enter');

  const bar = page.getByRole('region', { name: 'Acting as another person' });
  await expect(bar).toContainText('Nora Bell, you are acting as Ana Moreno until');
  await expect(bar).toContainText('Read-only');
  await expect(page.getByRole('button', { name: 'Ana Moreno, your menu' })).toBeVisible();
  await expect
    .poll(() => office.emails().some(({ to, subject }) => to === emailOf('ana') && /acting as you/.test(subject)))
    .toBe(true);
  await inEachLook(page, async look => {
    await expectAccessible(page, `acting, ${lookName(look)}`);
    await keepScreenshot(page, `accounts/acting-${lookName(look)}`);
  });

  await page.goto('/locationSettings/tableAndBar');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(bar).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Server bank').first()).toBeVisible();
  await expect(main.getByText(/Requires/).first()).toBeVisible();
  await expect(main.getByRole('switch')).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveCount(0);
  const refused = await page.request.post('/api/users/changePassword', {
    headers: { 'x-commissary': '1' },
    data: { currentPassword: 'x', newPassword: 'y' },
  });
  expect(refused.status()).toBe(403);
  await keepScreenshot(page, 'accounts/acting-settings');

  await page.goto('/menu/publish');
  const panel = page.getByRole('region', { name: 'Changes to publish' });
  await expect(panel).toContainText('You act as Ana Moreno. Nothing can be changed.');
  await expect(panel.getByRole('radio', { name: 'Schedule' })).toBeDisabled();
  await inEachLook(page, look => expectAccessible(page, `acting, publish, ${lookName(look)}`));

  await pressOn(bar.getByRole('button', { name: 'End' }), 'Enter');
  await expect(page.getByRole('button', { name: 'Nora Bell, your menu' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('people see where they are signed in, end one session and all others', async ({ page, playwright, baseURL }) => {
  const elsewhere = async () => {
    const context = await playwright.request.newContext({
      ...(baseURL !== undefined && { baseURL }),
      userAgent: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    });
    const data = { email: emailOf('omar'), password: samplePassword };
    expect((await context.post('/api/session/login', { headers: { 'x-commissary': '1' }, data })).ok()).toBe(true);
    return context;
  };
  const one = await elsewhere();
  const two = await elsewhere();
  await visitAs(page, 'omar', '/home');
  await page.getByRole('button', { name: 'Omar Belkacem, your menu' }).click();
  await follow(page.getByRole('link', { name: 'Security' }), 'Security');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'This session' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Safari on iOS' })).toHaveCount(2);
  await inEachLook(page, async look => {
    await expectReadable(page, `security, ${lookName(look)}`);
    await keepScreenshot(page, `accounts/security-${lookName(look)}`);
  });
  await rows.filter({ hasText: 'Safari on iOS' }).first().getByRole('button').click();
  await expect(page.getByText('The session has ended.')).toBeVisible();
  await expect(rows).toHaveCount(2);
  const statuses = async () =>
    (await Promise.all([one, two].map(client => client.get('/api/session/status')))).map(answer => answer.status());
  expect((await statuses()).sort()).toEqual([200, 401]);
  await pressOn(page.getByRole('button', { name: 'Sign out everywhere else' }), 'Enter');
  await expect(page.getByText('All other sessions have ended.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect(await statuses()).toEqual([401, 401]);
  for (const client of [one, two]) await client.dispose();
});

test('who manages employees sees where one is signed in and ends a session, and that browser is signed out at its next call', async ({
  page,
  browser,
  baseURL,
}) => {
  const tablet = await browser.newContext({
    baseURL: baseURL ?? '',
    userAgent: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  const theirs = await tablet.newPage();
  await visitAs(theirs, 'dee');
  await visitAs(page, 'ingrid', '/employees/dee');
  const card = page.getByRole('region', { name: 'Sessions' });
  const row = card.getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Safari on iOS');
  await expect(row).toContainText(/(127\.0\.0\.1|::1) · since .+ · last active /);
  await inEachLook(page, async look => {
    await expectReadable(page, `the sessions of an employee, ${lookName(look)}`);
    await keepScreenshot(page, `accounts/employee-sessions-${lookName(look)}`);
  });
  await pressOn(row.getByRole('button', { name: /^End the session on Safari on iOS since / }), 'Enter');
  await expect(page.getByText('The session has ended.')).toBeVisible();
  await expect(card).toContainText('Not signed in anywhere.');

  // Not by a pointer: the page may have made a call by itself meanwhile, and the question covers the menu.
  await theirs.getByRole('button', { name: 'Dee Whitaker, your menu' }).dispatchEvent('click');
  await theirs.getByRole('link', { name: 'Security' }).dispatchEvent('click');
  await expect(theirs.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await tablet.close();
});
