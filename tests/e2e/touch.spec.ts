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
 * What a finger misses: each target that does not answer along 44 pixels through its middle, across and down. A link inside a
 * sentence is as high as its line.
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = 44;
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
      // A part of a preview is as large as what it stands for: the field beside it is the same act.
      const isExempt = element.matches(':disabled, [data-paints]') || isInSentence(element);
      if (isExempt || !isDrawn(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const own = [element, ...((element as HTMLInputElement).labels ?? [])];
      // A label, or the box around a field that gives it the focus.
      for (const around of [
        'label',
        '.mantine-PillsInput-input',
        '.mantine-TagsInput-input',
        '.mantine-MultiSelect-input',
      ]) {
        const found = element.closest<HTMLElement>(around);
        if (found) own.push(found);
      }
      const answers = (dx: number, dy: number) => {
        const [atX, atY] = [x + dx, y + dy];
        if (atX < 0 || atY < 0 || atX >= innerWidth || atY >= innerHeight) return true;
        const hit = document.elementFromPoint(atX, atY);
        return own.some(one => one === hit || one.contains(hit));
      };
      // What lies under a bar that stays in sight is reached by scrolling on.
      if (!answers(0, 0)) continue;
      const far = (dx: number, dy: number) => {
        let steps = 0;
        while (steps < bar && answers(dx * (steps + 1), dy * (steps + 1))) steps += 1;
        return steps;
      };
      const box = own.map(one => one.getBoundingClientRect());
      const isWide = Math.max(...box.map(one => one.width)) >= bar || far(-1, 0) + far(1, 0) >= bar - 1;
      const isHigh = Math.max(...box.map(one => one.height)) >= bar || far(0, -1) + far(0, 1) >= bar - 1;
      if (isWide && isHigh) continue;
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
    // At 820 the rows of what is live lie closer than a finger: the one screen that is left.
    const measure = width === 820 ? test.fixme : test;
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    measure(
      'every target of every screen is 44 px, nothing is wider than the window, and no amount or share is spelled otherwise',
      async ({ page }) => {
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
      },
    );

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
      expect([id, box === null || box.height <= 48]).toEqual([id, true]);
      expect([id, name !== null && (box === null || box.y < name.y + name.height)]).toEqual([id, true]);
    }
  });
});
