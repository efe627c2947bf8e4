import { builtScreens, screenHref } from '@commissary/catalog';
import { expect, test } from '../fixtures/browser-test.ts';
import { companyName } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';
import { smallTargets } from './touch-targets.ts';

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
  roleEdit: { id: 'shift-lead' },
};
/** Every screen for a signed-in user. */
const screens = builtScreens.flatMap(({ id, path, view, access }) => {
  const needs = path.includes(':') ? params[id] : {};
  return path === '/' || view === 'redirect' || access !== undefined || needs === undefined ? [] : [{ id, needs }];
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
] as const)
  test.describe(`by touch at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('every target of every screen is 44 px, and amounts and percentages have one format', async ({ page }) => {
      test.slow();
      const small: Record<string, string[]> = {};
      await visitAs(page, 'priya');
      for (const { id, needs } of screens) {
        await page.goto(screenHref(id, needs, { companyId: companyName, locationId: 'elm-st' }));
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        const found = await smallTargets(page);
        if (found.length > 0) small[id] = found;
        const text = await page.locator('main').innerText();
        expect([id, text.match(/\$ \d|\d %|\$\d+\.\d(?!\d)/g)]).toEqual([id, null]);
      }
      expect(small).toEqual({});
    });

    test('the sidebar is closed until it is opened', async ({ page }) => {
      await visitAs(page, 'priya');
      await page.reload({ waitUntil: 'commit' });
      await page.locator('[data-sidebar]').waitFor();
      await expect(page.locator('[data-sidebar=wide]')).toHaveCount(0, { timeout: 500 });
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the actions of a page take one row, the rest is in a menu', async ({ page }) => {
    await visitAs(page, 'priya');
    for (const { id, needs } of screens) {
      await page.goto(screenHref(id, needs, { companyId: companyName, locationId: 'elm-st' }));
      const title = page.getByRole('heading', { level: 1 });
      await title.waitFor();
      const actions = page.locator('[data-page-actions]');
      if ((await actions.count()) === 0) continue;
      const [name, box] = [await title.boundingBox(), await actions.boundingBox()];
      expect([id, box === null || box.height <= 48]).toEqual([id, true]);
      expect([id, name !== null && (box === null || box.y < name.y + name.height)]).toEqual([id, true]);
    }
  });
});
