import { isMainThread } from 'node:worker_threads';
import { afterAll, beforeEach } from 'vitest';
import { secondsOfTree } from './processor-seconds.mjs';

/**
 * Set-up of the tests that run in Node: gives each file its processor seconds, for JsonWithSeconds. A worker runs one
 * file after the other, so that a file has everything since the end of the file before: a process with the servers that
 * its tests started, or a thread.
 */
const atLastEnd = Symbol.for('processor seconds at the end of the last file');
let file;

beforeEach(({ task }) => {
  file = task.file;
});

// Of all hooks after a file the one that is registered first runs last.
afterAll(() => {
  const now = isMainThread ? secondsOfTree() : ofThisThread();
  if (now === undefined || file === undefined) return;
  file.meta.processorSeconds = Math.max(0, now - (globalThis[atLastEnd] ?? 0));
  globalThis[atLastEnd] = now;
});

function ofThisThread() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}
