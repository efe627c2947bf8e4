import type { Page } from '@playwright/test';

/**
 * Returns each target that is too small for a finger: it does not react along 44 pixels through its middle, across and
 * down. A link inside a sentence is as high as its line.
 */
export const smallTargets = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate(within => {
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
      if (element.closest(within) === null) continue;
      // A part of a preview is as large as what it shows: the field next to it does the same.
      const isExempt = element.matches(':disabled, [data-paints]') || isInSentence(element);
      if (isExempt || !isDrawn(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const own = [element, ...((element as HTMLInputElement).labels ?? [])];
      // A label, or the box around a field that gives it the focus.
      for (const selector of [
        'label',
        '.mantine-PillsInput-input',
        '.mantine-TagsInput-input',
        '.mantine-MultiSelect-input',
      ]) {
        const found = element.closest<HTMLElement>(selector);
        if (found) own.push(found);
      }
      const answers = (dx: number, dy: number) => {
        const [atX, atY] = [x + dx, y + dy];
        if (atX < 0 || atY < 0 || atX >= innerWidth || atY >= innerHeight) return true;
        const hit = document.elementFromPoint(atX, atY);
        return own.some(one => one === hit || one.contains(hit));
      };
      // What is under a sticky bar is reached by scrolling on.
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
  }, within);
