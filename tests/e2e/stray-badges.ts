import type { Page } from '@playwright/test';
import { cutControls } from '../../apps/web/src/testing/cut-controls.ts';
import { expect } from '../fixtures/browser-test.ts';

/** Schedules a publish, whose badge is the longest. */
export const schedulePublish = async (page: Page): Promise<void> => {
  const locationIds = ['elm-st', 'fulton', 'tumon-bay'];
  const data = { action: 'PUBLISH', locationIds, syncDateMillis: Date.UTC(2031, 10, 26, 17, 30) };
  const answer = await page.request.post('/api/sync-locations/start', { headers: { 'x-commissary': '1' }, data });
  expect(answer.status()).toBe(200);
};

/** Returns each badge that leaves its cell or the window, or covers the text or the icon next to it. */
export const strayBadges = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxesBeside = (row: Element, badge: Element): DOMRect[] => {
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
      for (const icon of row.querySelectorAll('svg'))
        if (!badge.contains(icon) && icon.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          boxes.push(icon.getBoundingClientRect());
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
      const covers = (row ? boxesBeside(row, badge) : []).some(
        other =>
          other.left < box.right - slack &&
          other.right > box.left + slack &&
          other.top < box.bottom - slack &&
          other.bottom > box.top + slack,
      );
      return leaves || covers ? [`${badge.textContent} ${leaves ? 'leaves its cell' : 'covers its neighbor'}`] : [];
    });
  });

/** Returns what makes the page wider than its window, and each control in place of which its cell shows "…". */
export const cutOnPage = async (page: Page): Promise<string[]> => {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const cut = await page.evaluate(cutControls);
  return excess > 0 ? [`a page that is ${excess} px too wide`, ...cut] : [...cut];
};
