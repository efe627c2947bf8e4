import { builtWebApp } from '../../scripts/setup/web-build.mjs';
import { keepScreenshot } from '../fixtures/accessible.ts';
import { test as base, expect } from '../fixtures/browser-test.ts';
import { goTo } from '../fixtures/go-to.ts';
import { clippedTexts, collectServerTexts, foreignTexts } from '../fixtures/pseudo-locale.ts';
import { publishNow } from '../fixtures/publish-now.ts';
import { limits } from '../time-limits.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

/** The console in a language that does not exist: each text longer, and marked. */
const test = base.extend({
  prepare: [
    async ({ database: _ }, use) => {
      const web = await builtWebApp('pseudo-locale');
      await use(async data => ({ ...data, settings: { ...data.settings, COMMISSARY_WEB: web } }));
    },
    { scope: 'worker', timeout: limits.test },
  ],
});

/** The other width, and the rest of the screens, are checked nevertheless. */
const softly = expect.configure({ soft: true });

const widths = [1440, 390] as const;

/** One page goes from one to the next. Screens with many texts of the server are last, because a text that it has sent is no longer missed. */
const screens = [
  '/home',
  atLevel('/locations', null),
  atLevel('/locations/elm-st/overrides', 'elm-st'),
  atLevel('/employees', null),
  atLevel('/menu/menuItems', 'elm-st'),
  atLevel('/menu/menuItems/pizza/item/diavola', 'elm-st'),
  atLevel('/locationSettings/tableAndBar', 'elm-st'),
  atLevel('/locationSettings/hours', 'elm-st'),
  atLevel('/locationSettings/deliverySettings', 'elm-st'),
  atLevel('/menu/publish', null),
  atLevel('/menu/imageManager', null),
  atLevel('/menu/import', null),
  atLevel('/menu/guests', 'elm-st'),
  atLevel('/employment/admin', null),
  atLevel('/employment/import', null),
  atLevel('/employment/employment', 'elm-st'),
  atLevel('/roles', null),
  atLevel('/history/settings', 'elm-st'),
  atLevel('/audit', null),
];

test('every screen takes every text from the catalog, and longer texts fit', async ({ page }) => {
  test.slow();
  const fromServer = collectServerTexts(page);
  await visitAs(page, 'priya', atLevel('/groups', null));
  const publish = atLevel(await publishNow(page, ['alameda', 'beacon']), null);
  for (const screen of [...screens, publish]) {
    await page.setViewportSize({ width: widths[0], height: 900 });
    await goTo(page, screen);
    softly(await page.getByRole('main').innerText(), screen).toMatch(/[«]/);
    softly(await foreignTexts(page, fromServer), screen).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('[data-state="wide"][data-narrow="true"]')).toHaveCount(0);
      // A window that was resized a moment ago may still be in layout.
      await softly.poll(() => clippedTexts(page), `${screen} at ${width} px`).toEqual([]);
      await keepScreenshot(page, `pseudo-locale/${screen.replaceAll(/\W+/g, '-')}-${width}`);
      await softly
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), screen)
        .toBeLessThanOrEqual(0);
    }
  }
});

test('the dialogs on selected locations take every text from the catalog, and longer texts fit', async ({ page }) => {
  const fromServer = collectServerTexts(page);
  await visitAs(page, 'priya', atLevel('/locations', null));
  for (const name of ['Larimer', 'Tumon Bay']) await page.getByRole('checkbox', { name, exact: true }).check();
  const bar = page
    .locator('main section')
    .filter({ has: page.getByRole('button') })
    .first();
  const dialog = page.getByRole('dialog');
  for (const action of [0, 1, 2]) {
    await bar.getByRole('button').nth(action).click();
    await expect(dialog).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await dialog.innerText()).toMatch(/[«]/);
    expect(await foreignTexts(page, fromServer)).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await softly.poll(() => clippedTexts(page), `action ${action} at ${width} px`).toEqual([]);
      await keepScreenshot(page, `pseudo-locale/several-locations-${action}-${width}`);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
