import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** A phone, a tablet, and two desks. */
const widths = [390, 820, 1280, 1440] as const;
const coarse = '(pointer: coarse)';

/**
 * Asks that nothing is found wrong at any width, by the rules of style for a mouse and then by those for a finger. What
 * follows the width by script is drawn a frame later, so it is what stands in the end that counts.
 */
export const expectNoneAtAnyWidth = async (wrong: () => readonly string[]): Promise<void> => {
  const forFingers = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap(rule => (rule instanceof CSSMediaRule && rule.media.mediaText === coarse ? [rule.media] : []));
  if (forFingers.length === 0) throw new Error('No rule of style is for a finger.');
  const drawFor = (condition: string) => {
    for (const media of forFingers) media.mediaText = condition;
  };
  try {
    for (const width of widths) {
      await page.viewport(width, 900);
      for (const [by, condition] of [
        ['mouse', coarse],
        ['finger', 'all'],
      ] as const) {
        drawFor(condition);
        await expect.poll(wrong, { message: `${width} px, by ${by}` }).toEqual([]);
      }
    }
  } finally {
    drawFor(coarse);
    await page.viewport(1440, 900);
  }
};

const slack = 1;
const shown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.getBoundingClientRect().width > slack;
const named = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName).trim().slice(0, 40);

/** Each badge of a row that lies over one of its buttons. */
export const coveredBadges = (): readonly string[] =>
  [...document.querySelectorAll('main [data-row]')].flatMap(row => {
    const buttons = [...row.querySelectorAll('button')].filter(shown);
    return [...row.querySelectorAll('[data-badge]')].filter(shown).flatMap(badge => {
      const box = badge.getBoundingClientRect();
      return buttons
        .filter(button => {
          const other = button.getBoundingClientRect();
          const isBeside = other.left >= box.right - slack || other.right <= box.left + slack;
          const isBelow = other.top >= box.bottom - slack || other.bottom <= box.top + slack;
          return !(isBeside || isBelow);
        })
        .map(button => `${named(badge)} below ${named(button)}`);
    });
  });

/** Each text of a part that leaves the grid column, or the part, that it is in. */
export const strayTexts = (part: Element): readonly string[] => {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const inside = node.parentElement;
    if (inside === null || inside.closest('.visually-hidden') !== null || !inside.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const block = blockOf(inside).getBoundingClientRect();
    if ([...range.getClientRects()].some(({ left, right }) => left < block.left - slack || right > block.right + slack))
      found.push((node.textContent ?? '').slice(0, 40));
  }
  return found;
};

const blockOf = (element: Element): Element =>
  element.parentElement !== null && getComputedStyle(element).display === 'inline'
    ? blockOf(element.parentElement)
    : element;
