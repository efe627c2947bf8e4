import { expect, test } from '../fixtures/browser-test.ts';
import { emailOf, fillSignIn, visitAs } from './shell-visit.ts';

test('[RULE.login.01] [RULE.login.02] [RULE.login.03] [ROUTE.login] [ROUTE.login.b1] [ROUTE.login.b4] [ROUTE.login.b5] the button is disabled until both fields have text, and a hint mentions upper and lower case', async ({
  page,
}) => {
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Sign in' });
  await expect(button).toBeDisabled();
  await page.getByLabel('Email', { exact: true }).fill(emailOf('priya'));
  await expect(button).toBeDisabled();
  await page.getByLabel('Password', { exact: true }).fill('x');
  await expect(button).toBeEnabled();
  await page.getByLabel('Email', { exact: true }).fill('');
  await expect(button).toBeDisabled();
  await expect(page.getByText('Email and password are case sensitive.')).toBeVisible();
});

test('[RULE.login.04] [RULE.login.12] [ROUTE.login.b6] fields and button are disabled while the request is in flight, and enabled with the error', async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/session/login', async route => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/login');
  await fillSignIn(page, 'priya', 'not the password');
  await expect(page.getByLabel('Email', { exact: true })).toBeDisabled();
  await expect(page.getByLabel('Password', { exact: true })).toBeDisabled();
  await expect(page.locator('button[type=submit]')).toBeDisabled();
  await expect(page.getByRole('status')).toHaveText('Signing in');
  answer.resolve();
  await expect(page.getByRole('alert')).toHaveText('The login provided is not valid.');
  await expect(page.getByLabel('Email', { exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test('leads to the requested address', async ({ page }) => {
  await page.goto('/locations?search=elm');
  await expect(page).toHaveURL(/\/login\?target=/);
  await fillSignIn(page, 'priya');
  await expect(page).toHaveURL(/\/locations\?search=elm&companyId=/);
  await expect(page.getByRole('link', { name: 'Elm St.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Larimer' })).toHaveCount(0);
});

test('[RULE.guard.10] [RULE.login.06] [RULE.guard.11] [ROUTE.login.b8] [ROUTE.login.b9] restores the company and the location of the last visit, and shows the form when no session is left', async ({
  page,
}) => {
  await visitAs(page, 'priya', '/home?companyId=sorrel-and-salt&locationId=elm-st');
  await page.goto('/login');
  await expect(page).toHaveURL(/\/home\?companyId=sorrel-and-salt&locationId=elm-st$/);

  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await fillSignIn(page, 'priya');
  await expect(page).toHaveURL(/\/home\?companyId=sorrel-and-salt&locationId=elm-st$/);
});

test('the one-time link lists the sample users, and opens the console as any of them', async ({
  page,
  server,
  database,
}) => {
  test.skip(database === 'postgresql', 'there is no one-time link on PostgreSQL');
  const link = [...server.output().matchAll(/Sign-in link \(once\): (\S+)\s/g)].at(-1)?.[1] ?? '';
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('heading', { name: 'Choose a sample user' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in as Ana' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana Moreno');

  await page.getByRole('button', { name: 'Ana Moreno, your menu' }).click();
  await page.getByRole('link', { name: 'Switch sample user…' }).click();
  await page.getByRole('button', { name: 'Sign in as Priya' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Priya Raman');

  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('button', { name: 'Sign in as Ana' })).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByText('This link has expired or was already used')).toBeVisible();
});
