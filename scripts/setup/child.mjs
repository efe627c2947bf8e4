import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { repositoryRoot } from './repository.mjs';

/** A function that is called with every child which starts in its context. */
export const childObserver = new AsyncLocalStorage();

/**
 * Runs a program in the foreground and returns its exit code (128 + n when signal n ended it). Passes on SIGTERM and
 * SIGHUP, and SIGINT unless there is a terminal: a terminal sends it to the child itself, and a second one could
 * interrupt its shutdown. Windows sends every one of them to all processes of a console, and knows no other.
 */
export async function runForeground(program, args, options = {}) {
  return waitFor(spawn(program, args, { cwd: repositoryRoot, stdio: 'inherit', ...options }), program);
}

/** Returns the exit code of a child that is already running, and passes on signals meanwhile. */
export function waitFor(child, program) {
  childObserver.getStore()?.(child);
  const passOn = signal => {
    if (process.platform === 'win32' || (signal === 'SIGINT' && process.stdin.isTTY)) return;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, passOn);
  return new Promise((resolve, reject) => {
    child.on('error', error => reject(new Error(`Could not run ${program}: ${error.message}`)));
    child.on('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  }).finally(() => {
    for (const signal of signals) process.off(signal, passOn);
  });
}

/** Runs a program without showing its output; returns code and output (stdout and stderr together). */
export async function runQuietly(program, args, options = {}) {
  const child = spawn(program, args, { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (output += text));
  // What was written before the exit may arrive after it.
  const closed = once(child, 'close');
  const code = await waitFor(child, program);
  await closed;
  return { code, output };
}
