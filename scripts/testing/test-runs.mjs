import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inRepository, packageProgram } from '../setup/repository.mjs';
import { playwrightTally, vitestTally } from './tally.mjs';

const reports = inRepository('test-results', 'reports');
const jsonWithSeconds = inRepository('scripts', 'testing', 'json-with-seconds.mjs');

/**
 * Runs tests of some projects of Vitest (all where none is named), of some files, at most `workers` at a time. The
 * report has the name of the run; `runProgram` runs a program of Node and returns its exit code.
 */
export async function runVitest(runProgram, { name, projects = [], files = [], workers }) {
  const report = await freshReport(name);
  const chosen = projects.map(project => `--project=${project}`);
  const args = ['run', '--passWithNoTests', ...chosen, ...atMost('--maxWorkers', workers), ...files];
  const reporters = ['--reporter=default', `--reporter=${jsonWithSeconds}`, `--outputFile.json=${report}`];
  const code = await runProgram([packageProgram('vitest'), ...args, ...reporters]);
  return settle(code, await vitestTally(report));
}

/** Journeys in a real browser, against the real server. */
export async function runJourneys(runProgram, { name, files = [], workers }) {
  const report = await freshReport(name);
  const args = ['test', '--pass-with-no-tests', '--reporter=list,json', ...atMost('--workers', workers), ...files];
  const program = packageProgram('@playwright/test', 'playwright');
  const code = await runProgram([program, ...args], { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  return settle(code, await playwrightTally(report));
}

const atMost = (option, count) => (count === undefined ? [] : [`${option}=${count}`]);

/** A run that fails without a failed test (out of memory, an invalid configuration) still counts as a failure. */
function settle(code, tally) {
  return code !== 0 && tally.failed.length === 0
    ? { ...tally, failed: [`the run ended with code ${code}, without a failed test`] }
    : tally;
}

async function freshReport(name) {
  await mkdir(reports, { recursive: true });
  const file = join(reports, `${name.toLowerCase().replaceAll(' ', '-')}.json`);
  await rm(file, { force: true });
  return file;
}
