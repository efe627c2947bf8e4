import type { LogEvent } from './services/context/index.ts';
import { sourceStack } from './source-stack.ts';

/**
 * An event as a line of the log. Of an error the stack alone: the embedded database adds the statement and its
 * parameters to its errors, among them wages and hashes.
 */
export const logLine = ({ level, message, requestId, error }: LogEvent): string => {
  const stack = error instanceof Error ? sourceStack(error.stack ?? error.message) : error;
  return JSON.stringify({ level, message, requestId, error: stack });
};
