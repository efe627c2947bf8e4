import { expectAccessible, expectReadable, inEachLook, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel, bank, openForm, row, tableAndBar } from './settings-form.ts';
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

test('[ROUTE.groups] [ROUTE.groups.addGroup] [ROUTE.groups._id.edit] a group is added, given locations, and removed', async ({
  page,
}) => {
  await visitAs(page, 'priya', atLevel('/locations', null));
  await follow(page.getByRole('link', { name: 'Groups', exact: true }), 'Groups');
  await expect(page.getByRole('link', { name: 'Downtown', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/groups\?/);
  await inEachLook(page, look => expectReadable(page, `groups, ${lookName(look)}`));
  await follow(page.getByRole('link', { name: 'Add group' }), 'Add group');
  await expect(page).toHaveURL(/\/groups\/addGroup\?/);
  await page.getByRole('textbox', { name: 'Name' }).fill('North side');
  await page.getByRole('checkbox', { name: 'Beacon' }).check();
  await expect(page.getByText('Changes 1 of 1 location.')).toBeVisible();
  await inEachLook(page, look => expectReadable(page, `a new group, ${lookName(look)}`));
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
