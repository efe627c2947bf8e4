import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { builtServer } from '../../scripts/setup/server-build.mjs';
import { serverFlags } from '../../scripts/setup/server-flags.mjs';
import { closeAtEnd } from './database.mjs';

const program = join(await builtServer(), 'main.js');

/**
 * The server as `npm start` runs it, on an existing PostgreSQL, or with an empty address on the embedded database; waits
 * for the line with its address.
 */
export const startBundle = async (url, settings = {}) => {
  const began = performance.now();
  const child = spawn(process.execPath, [...serverFlags, program], {
    env: { ...process.env, PORT: '0', DATABASE_URL: url, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  closeAtEnd(stop);
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    address: /http:\S+/.exec(line)?.[0],
    tookMs: performance.now() - began,
    megabytes: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1024,
    stop,
  };
};
