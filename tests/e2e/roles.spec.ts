import { expectAccessible, expectReadable, inEachLook, lookName } from '../fixtures/accessible.ts';
import { expect, pressOn, test } from '../fixtures/browser-test.ts';
import { countInteractions } from '../fixtures/interaction-counter.ts';
import { atLevel } from './settings-form.ts';
import { follow, visitAs } from './shell-visit.ts';

test('[ROUTE.roles] [ROUTE.roles.create] [ROUTE.roles._id] [ROUTE.roles.edit._id] a role is created, changed by keyboard after a preview of whom that affects, and undone', async ({
  page,
}) => {
  await visitAs(page, 'priya', '/roles');
  const bar = page.getByRole('region', { name: 'Changes not saved' });
  await pressOn(page.getByRole('checkbox', { name: 'View wage data, Area manager', exact: true }), 'Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('checkbox', { name: 'View wage data, Accounting', exact: true })).toBeFocused();
  await expect(bar).toContainText('Grants 2 people this permission at 8 locations: View wage data.');
  await expect(bar).toContainText('1 role changed');
  await inEachLook(page, look => expectReadable(page, `roles, ${lookName(look)}`));
  await page.keyboard.press('Control+s');
  await expect(page.getByText('1 role saved.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(bar).toContainText('Removes from 2 people this permission at 8 locations: View wage data.');
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(bar).toContainText('Saved');

  await follow(page.getByRole('link', { name: 'Create role' }), 'Create role');
  await page.getByRole('textbox', { name: 'Name' }).fill('Shift lead');
  await page.getByRole('button', { name: 'Create role' }).click();
  await expect(page.getByText('Another role has this name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Floor lead');
  await page.getByRole('button', { name: 'Create role' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Floor lead' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search permissions' }).fill('void entire');
  await page.getByRole('checkbox', { name: 'Void entire ticket, Floor lead' }).check();
  await expect(bar).toContainText('No one’s permissions change');
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(bar).toContainText('Saved');
  await follow(page.getByRole('link', { name: 'Assigned to' }), 'Floor lead');
  await expect(page.getByRole('listitem').filter({ hasText: 'Void entire ticket' })).toBeVisible();
  await inEachLook(page, look => expectReadable(page, `a role, ${lookName(look)}`));
  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Floor lead' });
  await expect(dialog).toContainText('Not assigned to anyone.');
  await dialog.getByRole('button', { name: 'Delete Floor lead' }).click();
  await expect(page.getByText('Floor lead was deleted.')).toBeVisible();
});

test('the reason why a user cannot publish is shown and fixed in four clicks; with a second location they see two locations', async ({
  page,
}) => {
  await visitAs(page, 'priya', atLevel('/home', null));
  const spent = await countInteractions(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Search', exact: true })).toBeFocused();
  await page.keyboard.type('dee');
  await page.getByRole('option', { name: /^Dee Whitaker/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Dee Whitaker' }).waitFor();
  await follow(page.getByRole('link', { name: 'Permissions' }), 'Permissions of Dee Whitaker');
  const right = page.getByRole('listitem').filter({ hasText: 'Access configuration' });
  await page.getByRole('searchbox', { name: 'Search permissions' }).click();
  await page.keyboard.type('publ');
  await expect(right).toContainText('Not granted by any role');
  await expect(right).toContainText('Ingrid Solberg or Priya Raman can grant it');
  await right.getByRole('button', { name: 'Grant Access configuration…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Grant Access configuration' });
  await dialog.getByRole('button', { name: 'Assign Bar lead' }).click();
  await expect(right).toContainText(/Bar lead at Larimer, assigned by Priya Raman on /);
  expect(await spent()).toEqual({ clicks: 4, keys: 2, characters: 7 });
  await inEachLook(page, look => expectReadable(page, `rights, ${lookName(look)}`));

  await page.getByRole('combobox', { name: 'Where' }).fill('Fulton');
  await page.getByRole('option', { name: 'Fulton' }).click();
  await expect(right).toContainText('Only at Larimer');
  await right.getByRole('button', { name: 'Grant Access configuration…' }).click();
  await expectAccessible(page, 'giving a right');
  await dialog.getByRole('button', { name: 'Assign Bar lead' }).click();
  await expect(right).toContainText('Bar lead at Fulton');

  await visitAs(page, 'dee', '/locations');
  await expect(page.getByRole('link', { name: 'Larimer' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fulton' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Elm St|Beacon|Alameda/ })).toHaveCount(0);
  await page.goto(atLevel('/employees', 'larimer'));
  await expect(page.getByText('You are not authorized to perform the requested action.')).toBeVisible();
});
