import { checkSteps } from '../testing/check-steps.mjs';

/** Types, linter and unused code; all three run even when one fails. */
export async function run() {
  const failed = await checkSteps();
  console.log(failed.length ? `\nFailed: ${failed.join(', ')}.` : '\nAll checks passed.');
  return failed.length ? 1 : 0;
}
