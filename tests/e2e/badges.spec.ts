import { expect, test } from '../fixtures/browser-test.ts';
import { goTo } from '../fixtures/go-to.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';
import { schedulePublish, strayBadges } from './stray-badges.ts';

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

test.use({ viewport: { width: 1440, height: 1180 } });

test('no badge leaves its cell or covers the text next to it, at 1440 px; narrower in touch.spec.ts', async ({
  page,
}) => {
  test.slow();
  await visitAs(page, 'priya');
  await schedulePublish(page);
  const stray: Record<string, string[]> = {};
  let seen = 0;
  for (const [name, address] of Object.entries(screens)) {
    await goTo(page, address);
    seen += await page.locator('[data-badge]').count();
    const found = await strayBadges(page);
    if (found.length > 0) stray[name] = found;
  }
  expect(stray).toEqual({});
  expect(seen).toBeGreaterThan(20);
});
