import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { repositoryRoot } from './repository.mjs';

/**
 * Runs a program in the foreground and answers with its exit code (128 + n when signal n ended it).
 * SIGTERM and SIGHUP are passed on. So is SIGINT, unless a terminal is there: that sends it to the child itself, and a
 * second one could cut its orderly stop short.
 */
export async function runForeground(program, args, options = {}) {
  return waitFor(spawn(program, args, { cwd: repositoryRoot, stdio: 'inherit', ...options }), program);
}

/** Answers with the exit code of a child already spawned, passing signals on meanwhile. */
export function waitFor(child, program) {
  const passOn = signal => {
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
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

/** Runs a program without showing its output; answers with code and output (stdout and stderr together). */
export async function runQuietly(program, args, options = {}) {
  const child = spawn(program, args, { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (output += text));
  return { code: await waitFor(child, program), output };
}
