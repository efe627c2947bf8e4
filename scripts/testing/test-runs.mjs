import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runForeground, runQuietly } from '../setup/child.mjs';
import { inRepository, packageProgram } from '../setup/repository.mjs';
import { playwrightTally, sum, vitestTally } from './tally.mjs';

const reports = inRepository('test-results', 'reports');

/**
 * All tests but the journeys. The component tests share one page and wait most of the time, so that a whole run has them
 * beside the others; their output follows.
 */
export async function runUnitTests(filters, env) {
  if (filters.length > 0 || !env.CHROME_PATH) return runVitest('vitest', filters, env, runForeground);
  const tallies = await Promise.all([
    runVitest('vitest', ['--project=!components'], env, runForeground),
    runVitest('components', ['--project=components'], env, runPrintedAtTheEnd),
  ]);
  return sum(tallies);
}

async function runVitest(name, filters, env, runProgram) {
  const report = await freshReport(`${name}.json`);
  const args = ['run', '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runProgram('node', [packageProgram('vitest'), ...args, ...filters], { env });
  return settle(code, await vitestTally(report));
}

async function runPrintedAtTheEnd(program, args, options) {
  const { code, output } = await runQuietly(program, args, options);
  console.log(output);
  return code;
}

/** The journeys in a real browser, against the real server. */
export async function runBrowserTests(filters, env) {
  const report = await freshReport('playwright.json');
  const args = ['test', '--pass-with-no-tests', '--reporter=list,json'];
  const code = await runForeground('node', [packageProgram('@playwright/test', 'playwright'), ...args, ...filters], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return settle(code, await playwrightTally(report));
}

/** A run that fails without a failed test (out of memory, an invalid configuration) still counts as a failure. */
function settle(code, tally) {
  return code !== 0 && tally.failed.length === 0
    ? { ...tally, failed: [`the run ended with code ${code}, without a failed test`] }
    : tally;
}

async function freshReport(name) {
  await mkdir(reports, { recursive: true });
  const file = join(reports, name);
  await rm(file, { force: true });
  return file;
}
