import type { Locator } from '@playwright/test';
import { expectAccessible, expectReadable, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { expect, pressOn, test } from '../fixtures/browser-test.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

test('[ROUTE.locations.add] [RULE.display.04] a location is added as a copy of another, and licensed', async ({
  page,
}) => {
  await visitAs(page, 'priya', atLevel('/locations', null));
  await page.getByRole('link', { name: 'Add location' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add location' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Copy from location' }).click();
  await page.getByRole('option', { name: 'Elm St.' }).click();
  await expect(page.getByText(/^Starts with \d+ overrides?:/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Group' })).toHaveValue('Downtown');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Pine St.');
  await page.getByRole('textbox', { name: 'City' }).fill('Hagåtña');
  await expect(page.getByText('Still needed: the rest of the address.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Street' }).fill('5 Pine St.');
  await page.getByRole('combobox', { name: 'State or territory' }).fill('GU');
  await page.getByRole('option', { name: 'GU' }).click();
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('96910');
  await inEachLook(page, async look => {
    await expectReadable(page, `adding a location, ${lookName(look)}`);
    await keepScreenshot(page, `locations/add-${lookName(look)}`);
  });
  await page.getByRole('button', { name: 'Add location' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pine St.' })).toBeVisible();
  await expect(page.getByText('5 Pine St., Hagåtña, GU 96910')).toBeVisible();

  const licensing = page.getByRole('region', { name: 'Licensing' });
  await expect(licensing).toContainText('Not licensed');
  await licensing.getByRole('switch', { name: 'Online ordering' }).click();
  await expect(licensing.getByRole('switch', { name: 'Online ordering' })).toBeChecked();
  await licensing.getByRole('button', { name: 'Create token…' }).click();
  const dialog = page.getByRole('dialog', { name: 'POS license token' });
  await expect(dialog).toContainText('Waiting for POS activation');
  await expectAccessible(page, 'a license token');
  await keepScreenshot(page, 'locations/token');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(licensing).toContainText('Waiting for token');
  const online = page.getByRole('region', { name: 'Online ordering service' });
  await expect(online).toContainText('No online ordering service is configured for this server.');
  await expect(online.getByRole('button', { name: 'Switch to online ordering service…' })).toBeDisabled();
  await inEachLook(page, async look => {
    await expectReadable(page, `a location, ${lookName(look)}`);
    await keepScreenshot(page, `locations/page-${lookName(look)}`);
  });
});

test('tags, menu and group of several locations are changed at once and undone, with the keyboard alone', async ({
  page,
}) => {
  await visitAs(page, 'priya', atLevel('/locations', null));
  const press = async (target: Locator, key: string) => {
    await target.focus();
    await page.keyboard.press(key);
  };
  for (const name of ['Larimer', 'Old Mill', 'Tumon Bay'])
    await press(page.getByRole('checkbox', { name, exact: true }), 'Space');
  const bar = page.getByRole('region', { name: 'Selected locations' });
  const dialog = page.getByRole('dialog');
  const stored = async (name: string) => {
    const { request } = page;
    const all: { name: string; tags: string[]; groupId: string | null; menuId: string | null }[] = await (
      await request.get('/api/tenants/sorrel-and-salt')
    ).json();
    return all.find(one => one.name === name);
  };
  const before = await stored('Larimer');
  /** Goes down the open list to an option, and takes it. */
  const choose = async (label: string, name: string) => {
    await press(dialog.getByRole('combobox', { name: label }), 'Enter');
    const option = page.getByRole('option', { name, exact: true });
    await expect(option).toBeVisible();
    // A list that opens goes to the current value in a timer, which must not come after the first arrow key.
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve)));
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(option).toHaveAttribute('data-combobox-selected', 'true', { timeout: 200 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(option).toBeHidden();
  };

  await press(bar.getByRole('button', { name: 'Tags…' }), 'Enter');
  await expect(dialog.getByRole('heading', { name: 'Tags of 3 locations' })).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Add tags' })).toBeFocused();
  await page.keyboard.type('brunch');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Changes 3 of 3 locations.')).toBeVisible();
  await inEachLook(page, async look => {
    await expectAccessible(page, `tags of several locations, ${lookName(look)}`);
    await keepScreenshot(page, `locations/several-tags-${lookName(look)}`);
  });
  await press(dialog.getByRole('button', { name: 'Change 3 locations' }), 'Enter');
  await expect(page.getByText('3 locations changed.')).toBeVisible();
  expect((await stored('Larimer'))?.tags).toEqual([...(before?.tags ?? []), 'brunch']);
  await press(page.getByRole('button', { name: 'Undo' }), 'Enter');
  await expect(page.getByText('Undone at all locations.')).toBeVisible();
  await expect.poll(() => stored('Larimer'), 'the tags of before').toMatchObject({ tags: before?.tags });
  await pressOn(page.getByRole('button', { name: 'Close' }).first(), 'Enter');

  await press(bar.getByRole('button', { name: 'Assign menu…' }), 'Enter');
  await choose('Menu', 'No menu');
  await expect(dialog.getByRole('combobox', { name: 'Menu' })).toHaveValue('No menu');
  await inEachLook(page, look => expectAccessible(page, `the menu of several locations, ${lookName(look)}`));
  await press(dialog.getByRole('button', { name: /^Change \d locations$/ }), 'Enter');
  await expect(page.getByText(/^\d locations changed\./)).toBeVisible();
  expect((await stored('Larimer'))?.menuId).toBeNull();
  await press(page.getByRole('button', { name: 'Undo' }), 'Enter');
  await expect(page.getByText('Undone at all locations.')).toBeVisible();
  // The notice may still be the one of the tags.
  await expect.poll(async () => (await stored('Larimer'))?.menuId, 'the menu of before').toBe(before?.menuId);
  await pressOn(page.getByRole('button', { name: 'Close' }).first(), 'Enter');

  await press(bar.getByRole('button', { name: 'Move to group…' }), 'Enter');
  await choose('Group', 'Coast');
  await expect(dialog.getByText(/^Changes 2 of 3 locations\. \d+ values? changes?\.$/)).toBeVisible();
  await inEachLook(page, async look => {
    await expectAccessible(page, `moving several locations, ${lookName(look)}`);
    await keepScreenshot(page, `locations/several-group-${lookName(look)}`);
  });
  await press(dialog.getByRole('button', { name: 'Move to Coast' }), 'Enter');
  await expect(page.getByText('2 locations changed.')).toBeVisible();
  expect((await stored('Larimer'))?.groupId).toBe('coast');
  await inEachLook(page, look => expectAccessible(page, `selected locations, ${lookName(look)}`));
  await press(page.getByRole('button', { name: 'Undo' }), 'Enter');
  await expect(page.getByText('Undone at all locations.')).toBeVisible();
  await expect.poll(async () => (await stored('Larimer'))?.groupId, 'the group of before').toBe(before?.groupId);
});
