import type { Page } from '@playwright/test';
import { expect, pressOn, test } from '../fixtures/browser-test.ts';
import { goTo } from '../fixtures/go-to.ts';
import { atLevel, bank } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

const kept = (page: Page) => page.getByText('Not saved yet: you are offline.');

/** The calls that change something, as the page sends them. */
const writesOf = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', request => {
    const isPreview = /preview|presence|drafts|layers/.test(request.url());
    if (request.method() !== 'GET' && !isPreview) sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return sent;
};

test('a save of the sheet while offline is sent once when the connection is back, or is canceled and the edits stay', async ({
  page,
  context,
}) => {
  await visitAs(page, 'priya', atLevel('/sheet', null, `&fields=${bank}&locations=elm-st,fulton`));
  const cell = page.getByRole('grid', { name: 'Values' }).locator('#cell-0-0');
  const bar = page.getByRole('region', { name: 'Changes not saved' });
  const type = async (text: string) => {
    await cell.click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  const saves = (calls: readonly string[]) => calls.filter(call => call.includes('/api/overrides/'));
  await expect(cell).toContainText('$');
  const sent = writesOf(page);
  await context.setOffline(true);
  await type('321');
  await page.keyboard.press('Control+s');
  await expect(kept(page)).toBeVisible();
  await type('322');
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(kept(page)).toHaveCount(1);
  expect(sent).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('Saved at 1 location. Not published yet.')).toBeVisible();
  await expect(kept(page)).toHaveCount(0);
  expect(saves(sent)).toHaveLength(1);
  await page.reload();
  await expect(cell).toContainText('$322.00');

  await context.setOffline(true);
  await type('333');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Cancel save' }).click();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await expect(bar).toContainText('1 change');
  await expect(cell).toContainText('$333.00');
  expect(saves(sent)).toHaveLength(1);
});

const forms = [
  ['employee', '/employees/edit/dee', 'Name', 'Dee Later', 'Dee Latest', 'Save', 'Dee Latest'],
  ['new role', '/roles/create', 'Name', 'Line role', 'Line lead', 'Create role', 'Edit Line lead'],
  ['new group', '/groups/addGroup', 'Name', 'Line', 'Line group', 'Add group', 'Line group'],
  ['location', '/locations/fulton/edit', 'Name', 'Fulton Later', 'Fulton Latest', 'Save location', 'Fulton Latest'],
] as const;

test('an employee, a role, a group and a location that are saved while offline are sent once, with their newest values, when the connection is back; a change of roles too, and it is canceled from its notice', async ({
  page,
  context,
}) => {
  await visitAs(page, 'priya');
  for (const [what, address, label, typed, newer, button, lands] of forms)
    await test.step(what, async () => {
      await goTo(page, atLevel(address, null));
      const name = page.getByRole('textbox', { name: label, exact: true });
      const save = page.getByRole('main').getByRole('button', { name: button, exact: true });
      await name.fill(`${typed} on`);
      await expect(save).toBeEnabled();
      const sent = writesOf(page);
      await context.setOffline(true);
      await name.fill(typed);
      await save.click();
      await expect(kept(page)).toBeVisible();
      await expect(save).toBeEnabled();
      await save.click();
      await expect(kept(page)).toHaveCount(1);
      await name.fill(newer);
      expect(sent).toEqual([]);
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: lands, exact: true })).toBeVisible();
      await expect(kept(page)).toHaveCount(0);
      expect(sent).toHaveLength(1);
    });

  await goTo(page, atLevel('/roles', null));
  const bar = page.getByRole('region', { name: 'Changes not saved' });
  await pressOn(page.getByRole('checkbox', { name: 'View wage data, Area manager', exact: true }), 'Space');
  await expect(bar).toContainText('1 role changed');
  const sent = writesOf(page);
  await context.setOffline(true);
  await bar.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Cancel save' }).click();
  await expect(kept(page)).toHaveCount(0);
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(kept(page)).toBeVisible();
  expect(sent).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('1 role saved.')).toBeVisible();
  await expect(kept(page)).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('an employee whose save got no response is saved again without a conflict with itself', async ({ page }) => {
  await visitAs(page, 'priya', atLevel('/employees/edit/dee', null));
  const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
  let isLost = false;
  await page.route('**/api/users/*', async route => {
    if (isLost || route.request().method() !== 'PUT') return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Dee Heard');
  const lost = page.waitForEvent('requestfailed', request => request.method() === 'PUT');
  await save.click();
  await lost;
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dee Heard', exact: true })).toBeVisible();
  await expect(page.getByText('while you were editing')).toHaveCount(0);
});
