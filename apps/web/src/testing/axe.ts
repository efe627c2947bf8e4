import axe, { type RunOptions } from 'axe-core';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';

const contrast = 'color-contrast';

/**
 * The serious and critical problems of accessibility in the part that is drawn, each with where it is. Contrast takes
 * two thirds of the time of all rules: journeys check it once for each screen, `expectReadableDialog` in a dialog.
 */
export const accessibilityProblems = (): Promise<readonly string[]> =>
  // A part that a test draws is before the console that an earlier file has opened.
  problemsIn(document.querySelector<HTMLElement>('#main') ?? document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
    rules: {
      'document-title': { enabled: false },
      'html-has-lang': { enabled: false },
      [contrast]: { enabled: false },
    },
  });

/** The open dialog passes the accessibility rules, and its texts have enough contrast in light and in dark. */
export const expectReadableDialog = async (): Promise<void> => {
  await expect.poll(openDialog, { message: 'Waited for a dialog' }).toBeDefined();
  const dialog = openDialog() ?? document.body;
  expect(await problemsIn(dialog, { rules: { [contrast]: { enabled: false } } })).toEqual([]);
  for (const scheme of ['dark', 'light'] as const) {
    await commands.showIn(scheme);
    expect({ scheme, weak: await problemsIn(dialog, { runOnly: [contrast] }) }).toEqual({ scheme, weak: [] });
  }
};

const openDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].findLast(one => one.checkVisibility());

const problemsIn = async (part: HTMLElement, options: RunOptions): Promise<readonly string[]> => {
  const { violations } = await axe.run(part, options);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};
