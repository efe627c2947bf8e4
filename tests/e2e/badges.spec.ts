import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

/** The screens with lists, tables and cards, where badges are next to text. */
const screens: Readonly<Record<string, string>> = {
  home: atLevel('/home', null),
  'home of a location': atLevel('/home', 'elm-st'),
  locations: atLevel('/locations', null),
  location: atLevel('/locations/elm-st', 'elm-st'),
  overrides: atLevel('/locations/elm-st/overrides', 'elm-st'),
  groups: atLevel('/groups', null),
  board: atLevel('/menu/publish', null),
  'board of employment': atLevel('/employment/publish', null),
  audit: atLevel('/audit', null),
  history: atLevel('/history/settings', 'elm-st'),
  live: atLevel('/live/settings', 'elm-st'),
  employees: atLevel('/employees', null),
  employee: atLevel('/employees/dee', null),
  roles: atLevel('/roles', null),
  'menu items': atLevel('/menu/menuItems', 'elm-st'),
  'table and bar': atLevel('/locationSettings/tableAndBar', 'elm-st'),
};

const widths = [390, 820, 1440];

/** Returns each badge that leaves its cell or the window, or covers the text next to it. */
const strayBadges = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textBoxes = (row: Element, badge: Element): DOMRect[] => {
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const isShown =
          node.parentElement?.closest('.visually-hidden') === null && (node.textContent ?? '').trim() !== '';
        if (!isShown || badge.contains(node)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        boxes.push(...range.getClientRects());
      }
      return boxes;
    };
    const slack = 1;
    return [...document.querySelectorAll<HTMLElement>('[data-badge]')].flatMap(badge => {
      const box = badge.getBoundingClientRect();
      if (box.width === 0 || !badge.checkVisibility()) return [];
      const cell = badge.closest('td, th, li, section')?.getBoundingClientRect();
      const leaves =
        cell !== undefined &&
        (box.right > cell.right + slack || box.left < cell.left - slack || box.right > innerWidth);
      const row = badge.closest('tr, li, [data-location], section') ?? badge.parentElement;
      const covers = (row ? textBoxes(row, badge) : []).some(
        other =>
          other.left < box.right - slack &&
          other.right > box.left + slack &&
          other.top < box.bottom - slack &&
          other.bottom > box.top + slack,
      );
      return leaves || covers ? [`${badge.textContent} ${leaves ? 'leaves its cell' : 'covers its neighbor'}`] : [];
    });
  });

test('no badge leaves its cell or covers the text next to it, at 390, 820 and 1440 px', async ({ page }) => {
  test.slow();
  await visitAs(page, 'priya');
  // The badge of a scheduled publish is the longest.
  const locationIds = ['elm-st', 'fulton', 'tumon-bay'];
  const data = { action: 'PUBLISH', locationIds, syncDateMillis: Date.UTC(2031, 10, 26, 17, 30) };
  const answer = await page.request.post('/api/sync-locations/start', { headers: { 'x-commissary': '1' }, data });
  expect(answer.status()).toBe(200);
  const stray: Record<string, string[]> = {};
  const seen = new Map(widths.map(width => [width, 0]));
  for (const [name, address] of Object.entries(screens)) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1180 });
      await expect(page.locator('[data-state="wide"][data-narrow="true"]')).toHaveCount(0);
      seen.set(width, (seen.get(width) ?? 0) + (await page.locator('[data-badge]').count()));
      const found = await strayBadges(page);
      if (found.length > 0) stray[`${name} at ${width} px`] = found;
    }
  }
  expect(stray).toEqual({});
  for (const [width, count] of seen) expect([width, count > 20]).toEqual([width, true]);
});
