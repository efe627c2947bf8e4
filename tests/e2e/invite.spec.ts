import { expect, newestLink, test } from './session-test.ts';
import { follow, visitAs } from './shell-visit.ts';

const email = 'nia.okoro@sorrel.example';

test('[ROUTE.employees] [ROUTE.employees.add] [ROUTE.employees._id] [ROUTE.debug.inviteEmails] [ROUTE.invite._userId._inviteToken] [ROUTE.invite._userId._inviteToken.b1] [ROUTE.invite._userId._inviteToken.b2] an employee is added, invited by e-mail, gets a new link from an engineer, sets a password and signs in at their location', async ({
  page,
  office,
  browser,
  baseURL,
}) => {
  await visitAs(page, 'ingrid', '/home');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('button', { name: 'Employment' }).click();
  await follow(main.getByRole('link', { name: 'Employees' }), 'Employees');
  await expect(page).toHaveURL(/^[^?]*\/employees\?/);
  await expect(page.getByText('48 employees')).toBeVisible();
  await follow(page.getByRole('link', { name: 'Add employee' }), 'Add employee');
  await expect(page).toHaveURL(/^[^?]*\/employees\/add\?/);
  const add = page.getByRole('button', { name: 'Add employee' });
  await expect(add).toBeDisabled();
  await page.getByLabel('Name', { exact: true }).fill('Nia Okoro');
  await page.getByLabel('Email', { exact: true }).fill('ana@sorrel.example');
  await page.getByRole('button', { name: 'Add role' }).click();
  await page.getByRole('combobox', { name: 'Role 1', exact: true }).click();
  await page.getByRole('option', { name: 'General manager' }).click();
  await page.getByRole('combobox', { name: 'Location for role 1' }).fill('Elm');
  await page.getByRole('option', { name: 'Elm St.' }).click();
  await add.click();
  await expect(page.getByText('The provided Email is already in use.')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await add.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nia Okoro' })).toBeVisible();
  await expect(page).toHaveURL(/^[^?]*\/employees\/[a-z0-9]+\?/);
  await expect(page.getByText('No password yet')).toBeVisible();

  const sent = await newestLink(office, email);
  expect(office.emails().at(-1)?.subject).toBe('Your access to Sorrel & Salt');
  const added = page.url();
  await page.goto('/debug/inviteEmails');
  await expect(page.getByText('You are not authorized to perform the requested action.')).toBeVisible();
  await page.goto(added);
  const support = await browser.newContext({ baseURL: baseURL ?? '' });
  const nora = await support.newPage();
  await visitAs(nora, 'nora', '/debug/inviteEmails?companyId=sorrel-and-salt');
  await expect(nora.getByText('Emails are sent through your mail server.')).toBeVisible();
  await nora.getByRole('button', { name: `Create link for ${email}` }).click();
  const link = (await nora.locator('code').textContent()) ?? '';
  expect(link).toMatch(/\/invite\/\w+\/[\w-]{43}$/);
  expect(link.endsWith(sent)).toBe(false);
  await support.close();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const hers = await context.newPage();
  await hers.goto(new URL(link).pathname);
  await expect(hers.getByRole('heading', { level: 1, name: 'Welcome, Nia Okoro' })).toBeVisible();
  await hers.getByLabel('New password', { exact: true }).fill('cellar door 7');
  await hers.getByLabel('Repeat new password').fill('cellar door 7');
  await hers.getByRole('button', { name: 'Set Password' }).click();
  await expect(hers).toHaveURL(/\/login$/);
  await expect(hers.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await hers.getByLabel('Email', { exact: true }).fill(email);
  await hers.getByLabel('Password', { exact: true }).fill('cellar door 7');
  await hers.keyboard.press('Enter');
  await expect(hers).toHaveURL(/\/home\?companyId=sorrel-and-salt&locationId=elm-st$/);
  await expect(hers.getByRole('heading', { level: 1 })).toContainText(', Nia');

  await page.reload();
  await expect(page.getByText('Can sign in')).toBeVisible();
  await page.getByRole('button', { name: 'More actions for Nia Okoro' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Nia Okoro was signed out everywhere.')).toBeVisible();
  await hers.reload();
  await expect(hers).toHaveURL(/\/login/);
  await context.close();
});
