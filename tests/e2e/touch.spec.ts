import { builtScreens, screenHref } from '@commissary/catalog';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { company } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

const params: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  location: { id: 'elm-st' },
  locationEdit: { id: 'elm-st' },
  locationOverrides: { id: 'elm-st' },
  history: { kind: 'settings' },
  live: { kind: 'settings' },
  employee: { id: 'dee' },
  employeeEdit: { id: 'dee' },
  rights: { id: 'dee' },
};
/** Every screen that is drawn for somebody who is signed in. */
const screens = builtScreens.flatMap(({ id, path, view, access }) => {
  const needs = path.includes(':') ? params[id] : {};
  return path === '/' || view === 'redirect' || access !== undefined || needs === undefined ? [] : [{ id, needs }];
});

/**
 * What a finger misses: each target that does not answer on a square of 44 pixels around its middle. A link inside a
 * sentence is as high as its line.
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const reach = 21;
    const targets =
      'a[href], button, input, select, textarea, summary, [role=button], [role=slider], [role=switch], [role=tab]';
    const isInSentence = (element: Element) =>
      element.matches('a, button') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        node => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
      );
    const isDrawn = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 2 &&
        height > 2 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert]') === null
      );
    };
    const found = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>(targets)) {
      if (!isDrawn(element) || element.matches(':disabled') || isInSentence(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const own = [element, ...((element as HTMLInputElement).labels ?? [])];
      const label = element.closest('label');
      if (label) own.push(label);
      const answers = (dx: number, dy: number) => {
        const [atX, atY] = [x + dx, y + dy];
        if (atX < 0 || atY < 0 || atX >= innerWidth || atY >= innerHeight) return true;
        const hit = document.elementFromPoint(atX, atY);
        return own.some(one => one === hit || one.contains(hit));
      };
      // What lies under a bar that stays in sight is reached by scrolling on.
      if (!answers(0, 0)) continue;
      const box = own.map(one => one.getBoundingClientRect());
      const wide = Math.max(...box.map(({ width }) => width)) >= 44 || (answers(-reach, 0) && answers(reach, 0));
      const high = Math.max(...box.map(({ height }) => height)) >= 44 || (answers(0, -reach) && answers(0, reach));
      if (wide && high) continue;
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      found.add(
        `${element.tagName.toLowerCase()}.${element.className} “${name}” ${Math.round(width)}×${Math.round(height)}`,
      );
    }
    return [...found];
  });

for (const [width, height] of [
  [390, 844],
  [820, 1180],
] as const)
  test.describe(`with a finger at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('every target of every screen is 44 px, nothing is wider than the window, and no amount or share is spelled otherwise', async ({
      page,
    }) => {
      test.slow();
      const small: Record<string, string[]> = {};
      await visitAs(page, 'priya');
      for (const { id, needs } of screens) {
        await page.goto(screenHref(id, needs, { companyId: company, locationId: 'elm-st' }));
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        const found = await smallTargets(page);
        if (found.length > 0) small[id] = found;
        const text = await page.locator('main').innerText();
        expect([id, text.match(/\$ \d|\d %|\$\d+\.\d(?!\d)/g)]).toEqual([id, null]);
      }
      expect(small).toEqual({});
    });

    test('the sidebar waits to be asked for', async ({ page }) => {
      await visitAs(page, 'priya');
      await page.reload({ waitUntil: 'commit' });
      await page.locator('[data-sidebar]').waitFor();
      await expect(page.locator('[data-sidebar=wide]')).toHaveCount(0, { timeout: 500 });
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what can be done on a page takes one row, the rest is in a menu', async ({ page }) => {
    await visitAs(page, 'priya');
    for (const { id, needs } of screens) {
      await page.goto(screenHref(id, needs, { companyId: company, locationId: 'elm-st' }));
      const title = page.getByRole('heading', { level: 1 });
      await title.waitFor();
      const actions = page.locator('[data-page-actions]');
      if ((await actions.count()) === 0) continue;
      const [name, box] = [await title.boundingBox(), await actions.boundingBox()];
      expect([id, box === null || box.height <= 46]).toEqual([id, true]);
      expect([id, name !== null && (box === null || box.y < name.y + name.height)]).toEqual([id, true]);
    }
  });
});
