import axe from 'axe-core';

/** The serious and critical problems of accessibility in the part that is drawn, each with where it is. */
export const accessibilityProblems = async (): Promise<readonly string[]> => {
  const { violations } = await axe.run([...document.querySelectorAll<HTMLElement>('#main')].at(-1) ?? document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
    rules: { 'document-title': { enabled: false }, 'html-has-lang': { enabled: false } },
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};
