import { expect, it } from 'vitest';
import { rulesOf } from './css-rules.ts';
import { sourceFiles } from './source-files.ts';

/**
 * What scrolls without a position of its own does not hold what is positioned inside it, such as a text for screen
 * readers: that stands where it would be unscrolled, and makes the whole page wider.
 */
const unpositioned = (text: string): readonly string[] => {
  const rules = rulesOf(text);
  const positioned = new Set(
    rules
      .filter(({ body }) => /\bposition: *(?:relative|absolute|fixed|sticky)/.test(body))
      .map(({ selector }) => selector),
  );
  return rules
    .filter(({ selector, body }) => /\boverflow(?:-x|-y)?: *(?:auto|scroll)/.test(body) && !positioned.has(selector))
    .map(({ selector }) => selector);
};

it('whatever scrolls holds what is positioned inside it', () => {
  const sheets = sourceFiles().filter(({ path }) => path.endsWith('.css'));
  expect(sheets.flatMap(({ path, text }) => unpositioned(text).map(selector => `${path}: ${selector}`))).toEqual([]);
  expect(sheets.filter(({ text }) => /\boverflow(?:-x|-y)?: *auto/.test(text)).length).toBeGreaterThan(20);
});

it('one that does not is found', () => {
  expect(unpositioned('.list { overflow-x: auto; }')).toEqual(['.list']);
  expect(unpositioned('.list { position: sticky; }\n@media print { .list { overflow: auto; } }')).toEqual([]);
});
