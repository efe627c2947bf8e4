import { expect, it } from 'vitest';
import { cloneSummaryText } from './clone-summary.ts';

it('counts the copied values by document, and those that are left out', () => {
  expect(cloneSummaryText([{ kind: 'settings', taken: 0, left: 0 }])).toBe('It has no overrides to copy.');
  expect(
    cloneSummaryText([
      { kind: 'settings', taken: 9, left: 1 },
      { kind: 'menu', taken: 5, left: 0 },
      { kind: 'employment', taken: 0, left: 0 },
    ]),
  ).toBe(
    'Starts with 14 overrides: 9 in the settings, 5 in the menu. 1 value is not copied: passwords, keys and settings that you cannot change.',
  );
});
