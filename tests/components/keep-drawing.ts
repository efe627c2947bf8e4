import { readFileSync } from 'node:fs';
import type { BrowserCommandContext } from 'vitest/node';
import { readProcesses, withDescendants } from '../../scripts/testing/processor-seconds.mjs';

type Page = BrowserCommandContext['page'];

const lookEveryMs = 5000;
/** Far longer than a frame takes on a machine with much other work, and far shorter than a test waits for anything. */
const longestFrameMs = 10_000;
const watched = new WeakSet<Page>();

/**
 * Sees that the browser goes on drawing. Chromium draws in a process of its own, which hung once in some hundred runs:
 * from then on no element is stable, in view or clicked, and each of the tests left waits for its whole limit. For a
 * process that ends the browser starts another one, and the test under way goes on.
 */
export const keepDrawing = (page: Page): void => {
  if (watched.has(page)) return;
  watched.add(page);
  const look = async () => {
    const draws = await page.evaluate(isDrawn, longestFrameMs).catch(() => true);
    if (!draws) endGraphics();
    if (!page.isClosed()) setTimeout(look, lookEveryMs).unref();
  };
  setTimeout(look, lookEveryMs).unref();
};

/** Runs in the page. Its timer and its frames wait for the same thread: a page that only computes for long is drawn. */
const isDrawn = (limit: number): Promise<boolean> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, limit, false);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });

/** Ends the processes for graphics below this one; none where the system does not say which they are (all but Linux). */
const endGraphics = (): void => {
  for (const { pid } of withDescendants([process.pid], readProcesses())) {
    if (!commandOf(pid).includes('--type=gpu-process')) continue;
    console.warn(`The browser drew nothing for ${longestFrameMs / 1000} s: its process for graphics is ended.`);
    process.kill(pid, 'SIGKILL');
  }
};

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // It ended meanwhile.
    return '';
  }
};
