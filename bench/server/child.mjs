import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Starts a script of this folder and waits for the line with its address. */
export const startChild = async (script, args) => {
  const began = performance.now();
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = fork(file, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const [line] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${script} ended.`))),
  ]);
  return {
    ...JSON.parse(line),
    tookMs: performance.now() - began,
    usage: async () => {
      child.send('usage');
      const [answer] = await once(child, 'message');
      return answer;
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
};
