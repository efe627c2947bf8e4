import { ServerUnavailable } from './server-api.ts';

const shortestMs = 5_000;
const spreadMs = 10_000;
/** A header that something on the way has written does not silence a terminal. */
const longestMs = 5 * 60_000;

/**
 * How long a terminal waits after an attempt that failed: as long as the server says; else about ten seconds, each
 * terminal another time, so that those that lost the server together do not come back together.
 */
export const pauseAfterTrouble = (error: unknown, random: () => number): number => {
  const told = error instanceof ServerUnavailable ? error.retryAfterMs : null;
  return told === null ? shortestMs + Math.floor(random() * spreadMs) : Math.min(told, longestMs);
};
