import { runForeground } from '../setup/child.mjs';

export async function run(args) {
  return runForeground('node', ['apps/terminal/src/main.ts', ...args]);
}
