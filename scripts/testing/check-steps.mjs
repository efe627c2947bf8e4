import { runForeground } from '../setup/child.mjs';
import { packageProgram } from '../setup/repository.mjs';
import { heading } from './heading.mjs';

const steps = [
  ['Types', 'tsc', ['-b']],
  ['Linter and format', 'biome', ['check', '--error-on-warnings', '.']],
  ['Unused code', 'knip', ['--no-progress']],
];

/** Runs every static check and returns the titles of those that failed. */
export async function checkSteps() {
  const failed = [];
  for (const [title, program, args] of steps) {
    heading(title);
    if ((await runForeground(packageProgram(program), args)) !== 0) failed.push(title);
  }
  return failed;
}
