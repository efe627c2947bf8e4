import { join } from 'node:path';
import { runForeground } from '../setup/child.mjs';
import { builtServer } from '../setup/server-build.mjs';

export async function run(args) {
  return runForeground('node', [join(await builtServer(), 'admin.js'), ...args]);
}
