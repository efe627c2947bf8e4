import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectReadable, keepScreenshot } from '../fixtures/accessible.ts';
import { expect, pressOn, test } from '../fixtures/browser-test.ts';
import { follow, visitAs } from './shell-visit.ts';

test('[ROUTE.companies._id.security] an owner sees whom other security settings touch, saves them, and takes them back', async ({
  page,
}) => {
  await visitAs(page, 'priya', '/companies/sorrel-and-salt');
  await follow(
    page.getByRole('main').getByRole('link', { name: 'Security', exact: true }),
    'Security of Sorrel & Salt',
  );
  const effects = page.getByRole('region', { name: 'Whom this touches' }).getByRole('status');
  await expect(effects).toContainText('Nothing is changed yet.');
  await expectReadable(page, 'the security of a company');

  const rules = page.getByRole('combobox', { name: 'Password rules' });
  await choose(page, rules, 'At least 15 characters');
  await expect(effects).toContainText(/^\d+ of \d+ people choose a longer password at their next sign-in\./);
  await choose(page, page.getByRole('combobox', { name: 'Sign out when idle for' }), '15 minutes');
  await expect(effects).toContainText(/signed out (by this now|at once)\./);
  await choose(page, page.getByRole('combobox', { name: 'Support staff' }), 'May change settings until a day');
  await expect(effects).toContainText('Support staff can change settings while they act as any of');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Choose the last day on which support may change settings.').first()).toBeVisible();
  await expect(page.getByText('The security settings were not saved.')).toHaveCount(0);
  // By keyboard alone from here.
  await page.getByRole('textbox', { name: 'Last day with changes (UTC)' }).focus();
  await page.keyboard.type('12/31/2199');
  const oneRole = page.getByRole('switch', { name: 'One security role at each location' });
  await expect(oneRole).toBeChecked();
  await pressOn(oneRole, 'Space');
  await expect(oneRole).not.toBeChecked();
  await expectAccessible(page, 'changed security settings');
  await keepScreenshot(page, 'accounts/company-security');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The security settings of Sorrel & Salt were saved.')).toBeVisible();

  // Somebody else edits the company meanwhile: both changes stay.
  await follow(
    page.getByRole('main').getByRole('link', { name: 'Security', exact: true }),
    'Security of Sorrel & Salt',
  );
  await expect(page.getByRole('combobox', { name: 'Sign out when idle for' })).toHaveValue('15 minutes');
  const path = '/api/companies/sorrel-and-salt/security';
  const { id: _, name: __, mayAllowSupport: ___, ...now } = await (await page.request.get(path)).json();
  const headers = { 'x-commissary': '1' };
  const others = await page.request.put(path, { headers, data: { ...now, sessionLongestMinutes: 480 } });
  expect(others.status()).toBe(200);
  await choose(page, rules, 'At least 7 characters');
  await expect(effects).toContainText('Nobody has to choose another password');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sorrel & Salt', exact: true })).toBeVisible();
  const saved = await (await page.request.get(path)).json();
  expect(saved).toMatchObject({
    passwordPolicy: 'standard',
    sessionIdleMinutes: 15,
    sessionLongestMinutes: 480,
    oneRolePerLocation: false,
  });

  const usual = { sessionIdleMinutes: 60, sessionLongestMinutes: 720, supportAccess: 'read', supportUntil: null };
  const data = { passwordPolicy: 'standard', oneRolePerLocation: true, ...usual, ver: saved.ver };
  expect((await page.request.put(path, { headers, data })).status()).toBe(200);
});

const choose = async (page: Page, field: Locator, option: string): Promise<void> => {
  await field.click();
  await page.getByRole('option', { name: option }).click();
};
