import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const absent = String.raw`\s*\.not\s*\.toBe(?:InTheDocument|Visible)\(`;
const literal = `(?:'[^']*'|"[^"]*")`;

/**
 * Texts that a test of a screen looks for in vain as a whole, and never finds: a text that is only the beginning of what an
 * element says is never found, whether it is there or not.
 */
const lookedForInVain = (text: string): string[] => {
  const inline = [...text.matchAll(new RegExp(String.raw`getByText\((${literal})\)\s*,?\s*\)${absent}`, 'g'))];
  const named = [...text.matchAll(new RegExp(String.raw`const (\w+) =[^;=]*?getByText\((${literal})\);`, 'g'))].filter(
    ([, name = '']) => {
      const shown = String.raw`element\(${name}\)`;
      const isAbsent = new RegExp(`${shown}${absent}`).test(text);
      return (
        isAbsent && !new RegExp(String.raw`${shown}\s*\.to|\b${name}\.(?:click|hover|first|elements)\(`).test(text)
      );
    },
  );
  return [...inline.map(([, said = '']) => said), ...named.map(([, , said = '']) => said)];
};

describe('a test of a screen', () => {
  it('looks for a part of a text that should be absent, or finds the whole text elsewhere', () => {
    const tests = sourceFiles().filter(({ path }) => path.endsWith('.browser.test.tsx'));
    expect(tests.length).toBeGreaterThan(100);
    const found = tests.flatMap(({ path, text }) => lookedForInVain(text).map(said => `${path}: ${said}`));
    expect(found).toEqual([]);
  });

  it.each([
    [`await expect.element(page.getByText('No wage')).not.toBeInTheDocument();`, 1],
    [`const note = page.getByText('No wage');\nawait expect.element(note).not.toBeInTheDocument();`, 1],
    [
      `const note = page.getByText('No wage');\nawait expect.element(note).not.toBeVisible();\nawait expect.element(note).toBeVisible();`,
      0,
    ],
    [`await expect.element(page.getByText('No wage', { exact: true })).not.toBeInTheDocument();`, 0],
    [`await expect.element(page.getByText(/^No wage/)).not.toBeInTheDocument();`, 0],
    [`await expectNoText('No wage');`, 0],
  ])('%s is judged', (text, complaints) => {
    expect(lookedForInVain(text)).toHaveLength(complaints);
  });
});
