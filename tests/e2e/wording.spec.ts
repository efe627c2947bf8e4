import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

test('a picker takes its first result on Enter, and a disabled button says why next to it', async ({ page }) => {
  await visitAs(page, 'priya', atLevel('/employees/add', null));
  const add = page.getByRole('button', { name: 'Add employee' });
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription('Still needed: a name, a job or a role.');
  await page.getByLabel('Name', { exact: true }).fill('Sam Reyes');
  await page.getByLabel('Email', { exact: true }).fill('sam@sorrel.example');
  await page.getByRole('button', { name: 'Add role' }).click();
  const role = page.getByRole('combobox', { name: 'Role 1', exact: true });
  await role.click();
  await expect(page.getByRole('option', { name: 'General manager' })).toBeVisible();
  await role.pressSequentially('gener');
  await role.press('Enter');
  await expect(role).toHaveValue('General manager');
  await expect(add).toHaveAccessibleDescription('Still needed: a role and its location.');
  const where = page.getByRole('combobox', { name: 'Location for role 1' });
  await where.click();
  await expect(page.getByRole('option', { name: 'Elm St.' })).toBeVisible();
  await where.pressSequentially('elm');
  await where.press('Enter');
  await expect(where).toHaveValue('Elm St.');
  await expect(add).toBeEnabled();
});

test('the column of a super user shows the included permissions ticked and locked, with the reason', async ({
  page,
}) => {
  await visitAs(page, 'priya', atLevel('/roles', null));
  const header = page.getByRole('columnheader').filter({ hasText: 'Super user' }).first();
  const role = await header.getByRole('link').innerText();
  const box = page.getByRole('checkbox', { name: `View wage data, ${role}`, exact: true });
  await expect(box).toBeChecked();
  await expect(box).toHaveAttribute('aria-disabled', 'true');
  await expect(box).toHaveAttribute('aria-description', 'Included in super user');
});

test('[FMT.money] a new zone shows its fee with two decimals', async ({ page }) => {
  await visitAs(page, 'priya', atLevel('/locationSettings/deliverySettings', 'market-hall'));
  await page.getByRole('button', { name: 'Draw polygon' }).click();
  const map = page.getByRole('button', { name: 'Map of delivery zones' });
  await map.scrollIntoViewIfNeeded();
  const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 };
  for (const [x, y] of [
    [0.55, 0.3],
    [0.75, 0.3],
    [0.75, 0.7],
  ] as const)
    await map.click({ position: { x: width * x, y: height * y } });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Delivery fee', exact: true })).toHaveValue('0.00');
});

test('a role page shows every permission by its label', async ({ page }) => {
  await visitAs(page, 'priya', atLevel('/roles', null));
  const links = await page.getByRole('columnheader').getByRole('link').all();
  const hrefs = await Promise.all(links.map(link => link.getAttribute('href')));
  for (const href of hrefs) {
    if (href === null) continue;
    await page.goto(href.replace('/roles/edit/', '/roles/'));
    await page.getByRole('heading', { name: 'Permissions' }).waitFor();
    const rights = await page.locator('main li').allInnerTexts();
    expect(rights.filter(text => /[a-z][A-Z]\w|_/.test(text.split('\n')[0] ?? ''))).toEqual([]);
  }
});
