import { expectReadable, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { expect, pressOn, test } from '../fixtures/browser-test.ts';
import { follow, visitAs } from './shell-visit.ts';

test('[ROUTE.defaultRoles] [ROUTE.roles.create.default] [ROUTE.roles.create.default.b1] [ROUTE.roles.edit._id.default] [ROUTE.roles._id.default] staff of the provider create a role of every company, grant permissions by keyboard after a preview, and delete it', async ({
  page,
}) => {
  const looks = (what: string) => inEachLook(page, look => expectReadable(page, `${what}, ${lookName(look)}`));
  const bar = page.getByRole('region', { name: 'Changes not saved' });
  await visitAs(page, 'nora');
  await page.getByRole('button', { name: 'Employment' }).click();
  await follow(page.getByRole('link', { name: 'Default Security Roles' }), 'Default Security Roles');
  await looks('default roles');
  await follow(page.getByRole('link', { name: 'Create role' }), 'Create default role');
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.type('Shift opener');
  await looks('a new default role');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Edit Shift opener' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search permissions' }).fill('void');
  const first = page.getByRole('checkbox', { name: 'Void entire ticket, Shift opener' });
  await pressOn(first, 'Space');
  await expect(bar).toContainText('No one’s permissions change');
  await expect(bar).toContainText('1 role changed');
  await looks('a default role that is edited');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('1 role saved.')).toBeVisible();
  await expect(first).toBeChecked();

  await follow(page.getByRole('link', { name: 'Assigned to' }), 'Shift opener');
  const granted = page.getByRole('listitem').filter({ hasText: 'Void entire ticket' });
  await expect(granted).toBeVisible();
  await looks('a default role');
  await keepScreenshot(page, 'accounts/default-role');
  const address = page.url();

  await visitAs(page, 'june', '/employees/add');
  await page.getByRole('button', { name: 'Add role' }).click();
  await page.getByRole('combobox', { name: 'Role 1', exact: true }).click();
  await expect(page.getByRole('option', { name: 'Shift opener' })).toBeEnabled();
  await page.goto('/roles');
  await expect(page.getByRole('columnheader', { name: 'Shift opener' })).toContainText('Every company');
  await page.getByRole('searchbox', { name: 'Search permissions' }).fill('void');
  await expect(page.getByRole('checkbox', { name: 'Void entire ticket, Shift opener' })).toBeDisabled();

  await visitAs(page, 'nora', address);
  await pressOn(page.getByRole('button', { name: 'Delete…' }), 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete Shift opener' });
  await expect(dialog).toContainText('Not assigned to anyone.');
  await looks('delete a default role');
  await dialog.getByRole('button', { name: 'Delete Shift opener' }).click();
  await expect(page.getByText('Shift opener was deleted.')).toBeVisible();
  await visitAs(page, 'june', '/roles');
  await expect(page.getByRole('columnheader', { name: 'Owner' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Shift opener' })).toHaveCount(0);
});
