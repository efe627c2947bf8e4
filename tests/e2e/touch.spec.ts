import { builtScreens, screenHref } from '@commissary/catalog';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { goTo } from '../fixtures/go-to.ts';
import { publishNow } from '../fixtures/publish-now.ts';
import { atLevel, companyName } from './settings-form.ts';
import { signIn, visitAs } from './shell-visit.ts';
import { cutOnPage, schedulePublish, strayBadges } from './stray-badges.ts';
import { smallTargets } from './touch-targets.ts';

const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };

const params: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  location: { id: 'elm-st' },
  locationEdit: { id: 'elm-st' },
  locationOverrides: { id: 'elm-st' },
  history: { kind: 'settings' },
  live: { kind: 'settings' },
  employee: { id: 'dee' },
  employeeEdit: { id: 'dee' },
  rights: { id: 'dee' },
  group: { id: 'downtown' },
  groupEdit: { id: 'downtown' },
  groupOverrides: { id: 'downtown' },
  role: { id: 'shift-lead' },
  news: { companyId: companyName },
  roleEdit: { id: 'shift-lead' },
};
/** Every screen for a signed-in user, of a location; and of the company, where that shows more. */
const screens = builtScreens.flatMap(({ id, path, view, access }) => {
  const needs = path.includes(':') ? params[id] : {};
  return path === '/' || view === 'redirect' || access !== undefined || needs === undefined
    ? []
    : [{ id, address: screenHref(id, needs, { companyId: companyName, locationId: 'elm-st' }) }];
});
const companyScreens = ['/home', '/menu/publish', '/employment/publish'].map(path => ({
  id: `${path} of the company`,
  address: atLevel(path, null),
}));

test.use({ viewport: phone, hasTouch: true, isMobile: true });

test('on every screen, targets are 44 px, amounts have one format, badges stay in their cell, nothing is cut or wider than the window, and the actions take one row', async ({
  page,
}) => {
  test.slow();
  const small: Record<string, string[]> = {};
  const stray: Record<string, string[]> = {};
  const cut: Record<string, string[]> = {};
  const badges = new Map<number, number>();
  await visitAs(page, 'priya');
  await schedulePublish(page);
  const publish = { id: 'publishRun', address: atLevel(await publishNow(page, ['alameda', 'beacon']), null) };
  for (const { id, address } of [...screens, ...companyScreens, publish]) {
    await goTo(page, address);
    await expectActionsInOneRow(page, id);
    for (const size of [phone, tablet]) {
      await page.setViewportSize(size);
      const found = await smallTargets(page);
      if (found.length > 0) small[`${id} at ${size.width} px`] = found;
      const badly = await strayBadges(page);
      if (badly.length > 0) stray[`${id} at ${size.width} px`] = badly;
      const cutHere = await cutOnPage(page);
      if (cutHere.length > 0) cut[`${id} at ${size.width} px`] = cutHere;
      badges.set(size.width, (badges.get(size.width) ?? 0) + (await page.locator('[data-badge]').count()));
      const text = await page.locator('main').innerText();
      expect([id, text.match(/\$ \d|\d %|\$\d+\.\d(?!\d)/g)]).toEqual([id, null]);
    }
    await page.setViewportSize(phone);
  }
  expect([small, stray, cut]).toEqual([{}, {}, {}]);
  for (const [width, count] of badges) expect([width, count > 20]).toEqual([width, true]);
});

test('a checkbox that its cell cuts is found, in the padding too', async ({ page }) => {
  const cell = (width: number) =>
    `<td style="box-sizing: border-box; max-width: ${width}px; padding: 0 12px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">
      <label><input type="checkbox" style="width: 18px; margin: 0"></label></td>`;
  const table = (width: number) => `<main><table><tr>${cell(width)}</tr></table></main>`;
  await page.setContent(table(42));
  expect(await cutOnPage(page)).toEqual([]);
  await page.setContent(table(36));
  expect(await cutOnPage(page)).toHaveLength(1);
});

/** The rest of them is in a menu. */
const expectActionsInOneRow = async (page: Page, id: string): Promise<void> => {
  const actions = page.locator('[data-page-actions]');
  if ((await actions.count()) === 0) return;
  const [name, box] = [await page.getByRole('heading', { level: 1 }).boundingBox(), await actions.boundingBox()];
  expect([id, box === null || box.height <= 48]).toEqual([id, true]);
  // Beside the name.
  expect([id, name !== null && (box === null || box.y < name.y + name.height)]).toEqual([id, true]);
};

test('the sidebar is closed until it is opened, on a phone and on a tablet', async ({ page }) => {
  await signIn(page, 'priya');
  for (const viewport of [phone, tablet]) {
    await page.setViewportSize(viewport);
    await page.goto('/home', { waitUntil: 'commit' });
    await page.locator('[data-sidebar]').waitFor();
    await expect(page.locator('[data-sidebar=wide]')).toHaveCount(0, { timeout: 500 });
  }
});

for (const viewport of [phone, tablet])
  test(`[RULE.shell.25] the first tap after a row was tapped reaches what it is on, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await visitAs(page, 'priya');
    const list = page.getByRole('list', { name: 'Items' });
    for (const [item, tab] of [
      ['Marinara', /^Modifiers/],
      ['Diavola', /^Taxes/],
    ] as const) {
      await goTo(page, atLevel('/menu/menuItems', null));
      await list.getByRole('link', { name: item, exact: true }).tap();
      await page.getByRole('heading', { level: 1, name: item }).waitFor();
      await page.getByRole('tab', { name: tab }).tap();
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      expect(await cutOnPage(page)).toEqual([]);
    }
  });
