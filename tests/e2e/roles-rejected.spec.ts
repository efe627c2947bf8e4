import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

test('an invalid limit blocks the save: the bar says what to fix', async ({ page }) => {
  await visitAs(page, 'priya', atLevel('/roles', null));
  const bar = page.getByRole('region', { name: 'Changes not saved' });
  const sent: string[] = [];
  page.on('request', request => {
    if (request.method() !== 'GET' && !/preview|presence/.test(request.url())) sent.push(request.url());
  });
  const search = page.getByRole('searchbox', { name: 'Search permissions' });
  await page.getByRole('checkbox', { name: 'View wage data, Area manager', exact: true }).press('Space');
  await expect(bar).toContainText('1 role changed');
  await search.fill('discount');
  const limit = page.getByRole('textbox', { name: /Area manager, in percent$/ });
  const before = await limit.inputValue();
  await limit.fill('a lot');
  const save = bar.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription(/Area manager, “a lot”: A whole number from 0 to/);
  // An invalid value stays invalid while its cell is out of sight.
  await search.fill('wage');
  await page.keyboard.press('Control+s');
  await expect(bar).toContainText('“a lot”');
  expect(sent).toEqual([]);
  await search.fill('discount');
  await expect(limit).toHaveValue('a lot');
  await limit.fill(before);
  await expect(save).toBeEnabled();
  await save.click();
  await expect(page.getByText('1 role saved.')).toBeVisible();
  expect(sent).toHaveLength(1);
});
