import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limits } from '../time-limits.ts';
import { sourceFiles } from './source-files.ts';

const code = sourceFiles().filter(
  ({ path }) =>
    path !== 'tests/architecture/waits.test.ts' &&
    /^(?:tests|apps|packages)\/.*\.(?:tsx?)$/.test(path) &&
    /\.test\.|^tests\/|\/testing\//.test(path),
);
/** A wait of so many milliseconds: an option, the last argument of a test, or the limit of the test around the call. */
const numbers = [/\b\w*[tT]imeout: ?\d[\d_]*/g, /^ *\}, [1-9][\d_]{3,}\);/gm, /\btest\.setTimeout\(\d[\d_]*\)/g];
/** They wait for nothing: what they say is that it holds at once. */
const atOnce = ['tests/e2e/touch.spec.ts: timeout: 500', 'tests/e2e/locations.spec.ts: timeout: 200'];

describe('a wait in a test', () => {
  it('has its limit from tests/time-limits.ts, where the speed of the machine is known', () => {
    const found = code.flatMap(({ path, text }) =>
      numbers.flatMap(number => [...text.matchAll(number)].map(([match]) => `${path}: ${match.trim()}`)),
    );
    expect(found.filter(one => !atOnce.includes(one))).toEqual([]);
  });

  it('is part of every click: one that is forced hits whatever is there while the page moves', () => {
    // It is disabled, and nothing is to happen.
    const allowed = ['apps/web/src/views/roles/roles.browser.test.tsx'];
    const forced = code
      .filter(({ text }) => /\.(?:click|check|tap)\(\{ force: true/.test(text))
      .map(({ path }) => path);
    expect(forced).toEqual(allowed);
  });

  it('is part of every key on a control: a disabled one takes no focus, and another control would get the key', () => {
    const aimed =
      /(?<!keyboard)\.press\('(?:Enter|Space)'|\.focus\(\);\s*await \w+\.keyboard\.press\('(?:Enter|Space)'/;
    const found = code.filter(({ path, text }) => path.startsWith('tests/e2e/') && aimed.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
    expect(
      ["button.press('Enter')", "link.focus();\n  await page.keyboard.press('Space')"].filter(one => aimed.test(one)),
    ).toHaveLength(2);
    expect(aimed.test("await page.keyboard.press('Enter')")).toBe(false);
  });

  it('has a limit that only guards against hanging', () => {
    expect(Math.min(...Object.values(limits))).toBeGreaterThanOrEqual(30_000);
    expect(limits.longTest / limits.wait).toBe(30);
  });

  it('ends before the test does when it repeats a step in a journey', () => {
    const config = readFileSync('playwright.config.ts', 'utf8');
    expect(config).toContain('expect: { timeout: limits.wait, toPass: { timeout: limits.wait } }');
  });

  it('says what it waited for', async () => {
    const [shown, shortly] = [() => 'old', { timeout: limits.wait / 1000 }];
    const late = expect.poll(() => shown(), shortly).toBe('new');
    await expect(late).rejects.toThrow("Waited for () => shown(): expected 'old' to be 'new'");
  });

  it('says so in a browser too: the expect of Playwright is that of tests/fixtures/browser-test.ts', () => {
    const own = code.filter(({ text }) => /import \{[^}]*\bexpect\b[^}]*\} from '@playwright\/test'/.test(text));
    expect(own.map(({ path }) => path)).toEqual(['tests/fixtures/browser-test.ts']);
  });
});
