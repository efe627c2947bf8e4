import { freezeDocuments } from '@commissary/schema';
import { afterAll, afterEach, expect, vi } from 'vitest';
import '../fonts.css';
import '../tokens.css';
import '../global.css';
import '../ui/layout.css';
import { openedConsole } from './opened-console.ts';

/** The time of the test server. Only the date stands still: timers run. */
vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12) });

freezeDocuments(true);

/**
 * What a part of the screen failed with while it was drawn, which React reports: as in the browser, its error state stands
 * there then, and a test that looks elsewhere would be green, or wait for what has gone.
 */
let failures: string[] = [];
const { error } = console;
console.error = (...said) => {
  failures.push(...said.filter(one => one instanceof TypeError).map(String));
  error(...said);
};
afterEach(() => {
  const found = failures;
  failures = [];
  expect(found, 'errors while drawing').toEqual([]);
});

// All files share one page: a dialog that the last test of a file leaves open would lie above what the next one draws.
afterAll(() => openedConsole.leaveScreen?.());
