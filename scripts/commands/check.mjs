import { runForeground } from '../setup/child.mjs';
import { checkSteps } from '../testing/check-steps.mjs';
import { heading } from '../testing/heading.mjs';

/** Types, linter and unused code; all of them run even when one fails. */
export async function run() {
  const failed = [];
  for (const { title, args } of checkSteps) {
    heading(title);
    if ((await runForeground('node', args)) !== 0) failed.push(title);
  }
  console.log(failed.length ? `\nFailed: ${failed.join(', ')}.` : '\nAll checks passed.');
  return failed.length ? 1 : 0;
}
