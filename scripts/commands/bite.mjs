import { runForeground } from '../setup/child.mjs';

/**
 * `npm run bite -- <id>…`: breaks the code under requirements in a copy of the repository, runs the tests that name them, and
 * prints what the tests noticed.
 */
export const run = args => runForeground('node', ['tests/requirements/bite/run.ts', ...args]);
