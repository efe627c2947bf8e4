import { expect, newestLink, test } from './session-test.ts';
import { emailOf, fillSignIn, follow, signInAs, visitAs } from './shell-visit.ts';

test('[RULE.login.10] [RULE.password.02] [RULE.password.03] [RULE.password.11] [RULE.shell.23] [ROUTE.reset._userId._token] [ROUTE.reset._userId._token.b3] [ROUTE.reset._userId._token.b4] [ROUTE.reset._userId._token.b5] a locked account is unlocked by its owner, through an e-mail', async ({
  page,
  office,
}) => {
  await page.goto('/login');
  for (let n = 1; n <= 10; n += 1) {
    const answered = page.waitForResponse('**/api/session/login');
    await fillSignIn(page, 'omar', `wrong ${n}`);
    await answered;
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(page.getByRole('alert')).not.toBeEmpty();
  }
  const locked = 'Too many login attempts. The account has been locked for the next 30 minutes.';
  await expect(page.getByRole('alert')).toHaveText(locked);
  const answered = page.waitForResponse('**/api/session/login');
  await fillSignIn(page, 'omar');
  await answered;
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveText(locked);

  await follow(page.getByRole('link', { name: 'Forgot your password?' }), 'Recover your password');
  await page.getByLabel('Email', { exact: true }).fill(emailOf('omar'));
  await page.getByRole('button', { name: 'Send instructions' }).click();
  await expect(page.getByRole('heading', { name: 'Request Received' })).toBeVisible();
  const link = await newestLink(office, emailOf('omar'));
  expect(link).toMatch(/^\/reset\/omar\/[\w-]{43}$/);
  await page.goto(link);

  const field = page.getByLabel('New password', { exact: true });
  const again = page.getByLabel('Repeat new password');
  const set = page.getByRole('button', { name: 'Set Password' });
  const rules = page.getByRole('list', { name: 'Password requirements' });
  await field.fill('short');
  await expect(rules.getByRole('listitem')).toHaveText([
    'At least 7 characters: not yet',
    'At least one letter: yes',
    'At least one number: not yet',
  ]);
  await field.fill('a-password-for-tests-only');
  await again.fill('a-password-for-tests-only');
  await expect(set).toBeDisabled();
  await field.fill('cellar door 7');
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await expect(set).toBeDisabled();
  await again.fill('cellar door 7');
  await expect(page.getByText("Passwords don't match")).toBeHidden();
  await set.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('The password has been updated successfully.')).toBeVisible();
  await signInAs(page, 'omar', 'cellar door 7');
  await expect(page.getByRole('button', { name: 'Omar Belkacem, your menu' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('The token is not valid.');
});

test('[RULE.shell.09] [NAV.topbar.userMenu.changePassword] [NAV.topbar.userMenu.logout] [ROUTE.employees.changePassword] [ROUTE.employees.changePassword.b1] [ROUTE.employees.changePassword.b2] users change their own password from the user menu', async ({
  page,
  browser,
  baseURL,
}) => {
  await visitAs(page, 'noor');
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await visitAs(other, 'noor');
  await page.getByRole('button', { name: 'Noor Haddad, your menu' }).click();
  await expect(page.getByRole('button', { name: 'Logout', exact: true })).toBeVisible();
  await follow(page.getByRole('link', { name: 'Change Password' }), 'Change Password');
  const current = page.getByLabel('Current password');
  const set = page.getByRole('button', { name: 'Set Password' });
  await page.getByLabel('New password', { exact: true }).fill('a-password-for-tests-only 1');
  await page.getByLabel('Repeat new password').fill('a-password-for-tests-only 1');
  await expect(set).toBeDisabled();
  await current.fill('wrong');
  await set.click();
  await expect(page.getByText('The login provided is not valid.')).toBeVisible();
  await current.fill('a-password-for-tests-only');
  await set.click();
  await expect(page.getByText('The password has been updated successfully.')).toBeVisible();
  await expect(current).toHaveValue('');
  await page.getByLabel('New password', { exact: true }).fill('a-password-for-tests-only 1');
  await expect(page.getByText('Not one of your last 4 passwords')).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor');
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});
