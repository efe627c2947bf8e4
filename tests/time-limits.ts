import { pbkdf2Sync } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';

/** What the fixed computation takes on a quiet core, and with nothing beside it. */
const quietMs = 16;
const mostSlowness = 8;

/**
 * How many times longer than on a quiet machine something may take here and now: how slow this machine is with a fixed
 * computation, and how many programs share a core of it; at least 1. Measured by the first program of tests that asks,
 * and inherited by those that it starts.
 */
export const slowness = ((): number => {
  const known = Number(process.env.TEST_SLOWNESS);
  if (known >= 1) return known;
  const began = performance.now();
  // Outside of JavaScript: how soon its compiler begins varies.
  pbkdf2Sync('', '', 100_000, 32, 'sha256');
  const measured = (performance.now() - began) / quietMs;
  const load = (loadavg()[0] ?? 0) / availableParallelism();
  const found = Math.min(mostSlowness, Math.max(1, measured, load));
  process.env.TEST_SLOWNESS = found.toFixed(1);
  return found;
})();

const limit = (seconds: number): number => Math.round(seconds * 1000 * slowness);

/**
 * Every limit of a wait in a test, in milliseconds. Each only guards against hanging, because how long something takes is
 * measured in bench/: far more than it takes on a quiet machine, and more on a slower one.
 */
export const limits = {
  /** Of what is expected of a screen or a state that is polled, and of a click or a key. */
  wait: limit(30),
  /** Of what the product does in the background: a batch of a publish, an e-mail, another call after a pause. */
  background: limit(90),
  /** Of a program until it is ready. */
  start: limit(120),
  /** Of a test or its preparation. */
  test: limit(300),
  /** Of a test that consists of many: a proof, a journey through the whole product. */
  longTest: limit(900),
};
