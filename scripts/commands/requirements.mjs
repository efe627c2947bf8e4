import { runForeground } from '../setup/child.mjs';

/** `npm run requirements`: how many requirements are proved at each level, and which ones below theirs. */
export const run = () => runForeground('node', ['tests/requirements/report.ts']);
