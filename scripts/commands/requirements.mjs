import { runForeground } from '../setup/child.mjs';

/**
 * `npm run requirements`: how many requirements are proved at each level. With `-- --write`, removes from
 * docs/requirements/underproved.txt what is proved by now.
 */
export const run = args => runForeground('node', ['tests/requirements/report.ts', ...args]);
