import { expect, newestLink, test } from './session-test.ts';
import { follow, visitAs } from './shell-visit.ts';

const email = 'nia.okoro@sorrel.example';

test('[ROUTE.employees] [ROUTE.employees.add] [ROUTE.employees._id] [ROUTE.invite._userId._inviteToken] an employee is added, invited by e-mail, sets a password and signs in at their location', async ({
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

  const link = await newestLink(office, email);
  expect(office.emails.at(-1)?.subject).toBe('Your access to Sorrel & Salt');
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const hers = await context.newPage();
  await hers.goto(link);
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
  await expect(hers.getByRole('heading', { level: 1 })).toContainText('Nia Okoro');

  await page.reload();
  await expect(page.getByText('Can sign in')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Nia Okoro was signed out everywhere.')).toBeVisible();
  await hers.reload();
  await expect(hers).toHaveURL(/\/login/);
  await context.close();
});

test('[ROUTE.employees.edit._id] roles change, and a deactivated employee loses access', async ({ page }) => {
  await visitAs(page, 'ingrid', '/employees?search=dee');
  await follow(page.getByRole('link', { name: 'Dee Whitaker' }), 'Dee Whitaker');
  await follow(page.getByRole('link', { name: 'Edit', exact: true }), 'Edit Dee Whitaker');
  const place = page.getByRole('combobox', { name: 'Location for role 1' });
  // Parts above it that load late would move it behind the save bar.
  await place.evaluate(input => input.scrollIntoView({ block: 'center' }));
  await place.fill('Fulton');
  await page.getByRole('option', { name: 'Fulton' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Dee Whitaker was saved.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Fulton' })).toBeVisible();
  await page.getByRole('button', { name: 'Deactivate…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate Dee Whitaker' }).click();
  await expect(page.getByText(/^Deactivated .* by Ingrid Solberg/)).toBeVisible();
  const answer = await page.request.post('/api/session/login', {
    headers: { 'x-commissary': '1' },
    data: { email: 'dee@sorrel.example', password: 'a-password-for-tests-only' },
  });
  expect(await answer.json()).toEqual([{ code: 'DELETED_USER' }]);
});

test('[ROUTE.debug.inviteEmails] engineers see the invitations and create a new link', async ({ page, office }) => {
  await visitAs(page, 'ingrid', '/employees/add');
  await page.getByLabel('Name', { exact: true }).fill('Ola Berg');
  await page.getByLabel('Email', { exact: true }).fill('ola.berg@sorrel.example');
  await page.getByRole('combobox', { name: 'Job 1', exact: true }).click();
  await page.getByRole('option', { name: 'Cashier' }).click();
  await page.getByRole('combobox', { name: 'Location for job 1' }).fill('Elm');
  await page.getByRole('option', { name: 'Elm St.' }).click();
  await page.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ola Berg' })).toBeVisible();
  const sent = await newestLink(office, 'ola.berg@sorrel.example');
  await page.goto('/debug/inviteEmails');
  await expect(page.getByText('You are not authorized to perform the requested action.')).toBeVisible();
  await visitAs(page, 'nora', '/debug/inviteEmails');
  await expect(page.getByText('Emails are sent through your mail server.')).toBeVisible();
  await page.getByRole('button', { name: 'Create link for ola.berg@sorrel.example' }).click();
  const made = await page.locator('code').textContent();
  expect(made).toMatch(/\/invite\/\w+\/[\w-]{43}$/);
  expect(made?.endsWith(sent)).toBe(false);
});
