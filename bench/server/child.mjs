import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { serverFlags } from '../../scripts/setup/server-flags.mjs';
import { closeAtEnd } from './database.mjs';

/** Starts a script of this folder and waits for the line with its address. */
export const startChild = async (script, args) => {
  const began = performance.now();
  const file = fileURLToPath(new URL(script, import.meta.url));
  // With the memory that the product gives itself.
  const child = fork(file, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], execArgv: serverFlags });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  };
  // A benchmark that fails leaves no process behind.
  closeAtEnd(stop);
  const [line] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${script} ended.`))),
  ]);
  return {
    ...JSON.parse(line),
    tookMs: performance.now() - began,
    usage: async (message = 'usage') => {
      child.send(message);
      const [answer] = await once(child, 'message');
      return answer;
    },
    stop,
  };
};
