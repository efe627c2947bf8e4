import { expectAccessible, inEachLook, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel, bank, openForm, row, settling, tableAndBar } from './settings-form.ts';
import { follow, visitAs } from './shell-visit.ts';

test('a value of a location is applied to its group in four clicks, after a preview of what changes where', async ({
  page,
}) => {
  await openForm(page, 'priya', tableAndBar('elm-st'));
  await page
    .getByRole('button', { name: /\d overrides?$/ })
    .first()
    .click();
  const list = page.getByRole('dialog', { name: /\d overrides?$/ });
  await list.getByRole('checkbox', { name: /Server bank/ }).check();
  await expectAccessible(page, 'the overrides');
  await list.getByRole('button', { name: 'Apply the 1 selected to group Downtown…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply to group Downtown' });
  await expect(dialog).toContainText('Changes 4 of 5 locations.');
  await expect(dialog).toContainText('Market Hall, Riverfront');
  await expect(dialog).toContainText(/Server bank.*\$100\.00 → \$200\.00/);
  await inEachLook(page, look => expectAccessible(page, `applying to a group, ${lookName(look)}`));
  await dialog.getByRole('button', { name: 'Apply to group Downtown' }).click();
  await expect(page.getByText('Downtown now has the values of Elm St.')).toBeVisible();
  await expect(row(page, bank)).toContainText('From group Downtown');
  await expect(row(page, bank).getByRole('textbox')).toHaveValue('200.00');
  await page.goto(tableAndBar('fulton'));
  await expect(row(page, bank).getByRole('textbox')).toHaveValue('200.00');
});

test('a value is applied from the list of overrides to the company', async ({ page }) => {
  await visitAs(page, 'priya', atLevel('/locations/alameda/overrides', 'alameda'));
  await page.getByRole('checkbox', { name: /Section|section/ }).check();
  await page.getByRole('button', { name: 'Apply to company…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply to company' });
  await expect(dialog).toContainText('Changes 11 of 12 locations.');
  await dialog.getByRole('button', { name: 'Apply to company' }).click();
  await expect(page.getByText('The company now has the values of Alameda.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Section|section/ })).toHaveCount(0);
});

test('a user of one location is offered no level above', async ({ page }) => {
  await openForm(page, 'ming', atLevel('/locationSettings/hours', 'market-hall'));
  await page
    .getByRole('button', { name: /\d overrides?$/ })
    .first()
    .click();
  const list = page.getByRole('dialog', { name: /\d overrides?$/ });
  await expect(list.getByRole('button', { name: /Reset to inherited/ })).toBeVisible();
  await expect(list.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
});

test('a value that differs at a location is reset there from the level above, by keyboard alone', async ({ page }) => {
  await openForm(page, 'priya', tableAndBar(null));
  await row(page, settling).getByRole('button', { name: 'Different at 1 location' }).press('Enter');
  const list = page.getByRole('dialog', { name: /different at 1 location/i });
  await expect(list).toContainText('Larimer');
  await list.getByRole('checkbox', { name: 'Larimer' }).press('Space');
  await list.getByRole('button', { name: 'Reset this…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Reset/ });
  await expect(dialog).toContainText('Changes 1 of 12 locations.');
  await inEachLook(page, look => expectAccessible(page, `taking back below, ${lookName(look)}`));
  await dialog.getByRole('button', { name: 'Reset at 1 location' }).press('Enter');
  await expect(page.getByText(/was reset at 1 location/)).toBeVisible();
  await expect(row(page, settling).getByRole('button', { name: /Different/ })).toHaveCount(0);
  await page.goto(tableAndBar('larimer'));
  await expect(row(page, settling)).toContainText('From Company');
});

test('a location moves to another group after a preview of its values', async ({ page }) => {
  await visitAs(page, 'priya', atLevel('/locations/old-mill', null));
  await page.getByRole('button', { name: 'Move to another group…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move Old Mill to another group' });
  await dialog.getByRole('combobox', { name: 'Group' }).click();
  await page.getByRole('option', { name: 'Coast' }).click();
  await expect(dialog).toContainText('38 values change.');
  await expect(dialog).toContainText('Pre-auth');
  await inEachLook(page, look => expectAccessible(page, `moving a location, ${lookName(look)}`));
  await dialog.getByRole('button', { name: 'Move to Coast' }).click();
  await expect(page.getByText('Old Mill is now in Coast.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Coast' })).toBeVisible();
});

test('[ROUTE.groups] [ROUTE.groups.addGroup] [ROUTE.groups._id.edit] a group is added, given locations, and removed', async ({
  page,
}) => {
  await visitAs(page, 'priya', atLevel('/locations', null));
  await follow(page.getByRole('link', { name: 'Groups', exact: true }), 'Groups');
  await expect(page.getByRole('link', { name: 'Downtown', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/groups\?/);
  await inEachLook(page, look => expectAccessible(page, `groups, ${lookName(look)}`));
  await follow(page.getByRole('link', { name: 'Add group' }), 'Add group');
  await expect(page).toHaveURL(/\/groups\/addGroup\?/);
  await page.getByRole('textbox', { name: 'Name' }).fill('North side');
  await page.getByRole('checkbox', { name: 'Beacon' }).check();
  await expect(page.getByText('Changes 1 of 1 location.')).toBeVisible();
  await inEachLook(page, look => expectAccessible(page, `a new group, ${lookName(look)}`));
  await page.getByRole('button', { name: 'Add group' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'North side' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Beacon' })).toBeVisible();
  await follow(page.getByRole('link', { name: 'Edit group' }), 'Edit North side');
  await expect(page).toHaveURL(/\/groups\/[^/]+\/edit\?/);
  await page.getByRole('button', { name: 'Remove group…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove North side' });
  await expect(dialog).toContainText('1 location would be in no group: Beacon.');
  await inEachLook(page, look => expectAccessible(page, `removing a group, ${lookName(look)}`));
  await dialog.getByRole('button', { name: 'Remove North side' }).click();
  await expect(page.getByText('North side was removed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'North side' })).toHaveCount(0);
});
