import { expect, test } from '../fixtures/browser-test.ts';
import { fillSignIn, visitAs } from './shell-visit.ts';

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
  await expect(page.getByRole('heading', { level: 1 })).toContainText(', Ana');

  await page.getByRole('button', { name: 'Ana Moreno, your menu' }).click();
  await page.getByRole('link', { name: 'Switch sample user…' }).click();
  await page.getByRole('button', { name: 'Sign in as Priya' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(', Priya');

  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('button', { name: 'Sign in as Ana' })).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByText('This link has expired or was already used')).toBeVisible();
});
