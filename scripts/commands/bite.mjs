import { runForeground } from '../setup/child.mjs';

/**
 * `npm run bite -- <id>…`: breaks the code under requirements in a copy of the repository, runs the tests that name them, and
 * writes what the tests noticed to docs/requirements/bite.txt. `--resume` leaves out what is there.
 */
export const run = args => runForeground('node', ['tests/requirements/bite/run.ts', ...args]);
