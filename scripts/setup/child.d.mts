import type { AsyncLocalStorage } from 'node:async_hooks';
import type { ChildProcess } from 'node:child_process';

/** A function that is called with every child which starts in its context. */
export const childObserver: AsyncLocalStorage<(child: ChildProcess) => void>;

/** Runs a program without showing its output; returns code and output (stdout and stderr together). */
export function runQuietly(
  program: string,
  args: readonly string[],
): Promise<{ readonly code: number; readonly output: string }>;
