import type { Page } from '@playwright/test';
import { expectReadable, inEachLook, lookName } from '../fixtures/accessible.ts';
import { goTo } from '../fixtures/go-to.ts';
import { newestLink, test } from './session-test.ts';
import { emailOf, visitAs } from './shell-visit.ts';

const expectOpenToAll = (page: Page, where: string) =>
  inEachLook(page, look => expectReadable(page, `${where}, ${lookName(look)}`));

test('the pages before sign-in are accessible', async ({ page, office }) => {
  await page.goto('/recover');
  await page.getByLabel('Email', { exact: true }).fill(emailOf('omar'));
  await expectOpenToAll(page, 'recover');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Request Received' }).waitFor();
  await expectOpenToAll(page, 'request received');
  await page.goto(await newestLink(office, emailOf('omar')));
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByLabel('Repeat new password').fill('other');
  await expectOpenToAll(page, 'reset');
});

test('the pages for employees and passwords are accessible', async ({ page }) => {
  await visitAs(page, 'ingrid', '/employees');
  await page.getByText('48 employees', { exact: true }).waitFor();
  await expectOpenToAll(page, 'employees');
  await goTo(page, '/employees/add');
  await page.getByRole('button', { name: 'Add role' }).waitFor();
  await expectOpenToAll(page, 'add an employee');
  await goTo(page, '/employees/ana');
  await page.getByRole('button', { name: 'More actions for Ana Moreno' }).waitFor();
  await expectOpenToAll(page, 'employee');
  await goTo(page, '/employees/changePassword');
  await page.getByLabel('New password', { exact: true }).fill('short');
  await expectOpenToAll(page, 'change password');
  await visitAs(page, 'nora', '/debug/inviteEmails');
  await expectOpenToAll(page, 'invite emails');
  await goTo(page, '/ticket-finder/index-info?companyId=sorrel-and-salt');
  await expectOpenToAll(page, 'ticket index');
});
