import { runForeground } from '../setup/child.mjs';
import { inRepository, packageProgram } from '../setup/repository.mjs';
import { heading } from './heading.mjs';

const steps = [
  ['Types', packageProgram('typescript', 'tsc'), '-b'],
  ['Linter and format', packageProgram('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'],
  ['Imports between rooms', inRepository('scripts/lint/rooms/check.mjs')],
  ['Unused code', packageProgram('knip'), '--no-progress'],
  // Code that only tests use is none of the product: it belongs in a testing/ folder, or nowhere.
  [
    'Code that only tests use',
    packageProgram('knip'),
    '--production',
    '--config',
    'knip.production.json',
    '--no-progress',
  ],
];

/** Runs every static check and returns the titles of those that failed. */
export async function checkSteps() {
  const failed = [];
  for (const [title, ...command] of steps) {
    heading(title);
    if ((await runForeground('node', command)) !== 0) failed.push(title);
  }
  return failed;
}
