import { runForeground } from '../setup/child.mjs';

export async function run(args) {
  return runForeground('node', ['apps/server/src/admin.ts', ...args]);
}
