import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * The result of a run of vitest or Playwright. `failed` and `unsteady` name each test with its file and what its error
 * says, without its stack; a file that did not load counts as one failure. `files` says how many seconds each file took, and how
 * many of a processor, where the system says it.
 */
export const nothing = { passed: 0, failed: [], unsteady: [], skipped: [], files: [] };

/** Characters: the beginning of what was received instead, where it is long. */
const longestReason = 500;

const noReport = { ...nothing, failed: ['the run ended without a report'] };

export function sum(tallies) {
  return tallies.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: [...total.failed, ...one.failed],
      unsteady: [...total.unsteady, ...one.unsteady],
      skipped: [...total.skipped, ...one.skipped],
      files: [...total.files, ...one.files],
    }),
    nothing,
  );
}

export async function vitestTally(reportFile) {
  const report = await readReport(reportFile);
  if (!report) return noReport;
  const files = report.testResults;
  const tests = files.flatMap(file => file.assertionResults.map(test => ({ ...test, file: file.name })));
  const unloaded = files.filter(
    file => file.status === 'failed' && !file.assertionResults.some(t => t.status === 'failed'),
  );
  return {
    passed: tests.filter(test => test.status === 'passed').length,
    failed: [
      ...tests
        .filter(test => test.status === 'failed')
        .map(test => named(test.file, test.fullName, test.failureMessages)),
      ...unloaded.map(file => named(file.name, 'did not load', [file.message])),
    ],
    unsteady: [],
    skipped: tests.filter(test => !['passed', 'failed'].includes(test.status)).map(test => test.fullName),
    files: files.map(({ name, startTime, endTime, processorSeconds }) => ({
      file: shown(name),
      seconds: (endTime - startTime) / 1000,
      processorSeconds,
    })),
  };
}

/** A test that passed in a retry is counted as passed, and named: it is unstable, but not because of this change. */
export async function playwrightTally(reportFile) {
  const report = await readReport(reportFile);
  if (!report) return noReport;
  const specs = report.suites.flatMap(allSpecs);
  const tests = specs.flatMap(spec => spec.tests.map(test => ({ title: spec.title, file: spec.file, ...test })));
  const withStatus = status => tests.filter(test => test.status === status);
  const why = test => (test.results ?? []).flatMap(result => result.errors ?? []).map(error => error.message);
  const nameOf = test => named(test.file, `${test.title} (${test.projectName})`, why(test));
  return {
    passed: withStatus('expected').length + withStatus('flaky').length,
    failed: [
      ...withStatus('unexpected').map(nameOf),
      ...report.errors.map(error => named('the browser tests', 'outside of a test', [error.message])),
    ],
    unsteady: withStatus('flaky').map(nameOf),
    skipped: withStatus('skipped').map(test => `${test.title} (${test.projectName})`),
    files: report.suites.map(suite => ({
      file: shown(join(report.config.rootDir, suite.file)),
      seconds: secondsOf(suite),
      processorSeconds: processorSecondsOf(suite),
    })),
  };
}

/** The tests of a file on all databases, one after another. */
function secondsOf(suite) {
  return resultsOf(suite).reduce((total, { duration = 0 }) => total + duration, 0) / 1000;
}

/** Each test says it (tests/fixtures/browser-test.ts). */
function processorSecondsOf(suite) {
  const said = resultsOf(suite)
    .flatMap(({ annotations = [] }) => annotations)
    .filter(({ type }) => type === 'processor seconds');
  return said.length === 0 ? undefined : said.reduce((total, { description }) => total + Number(description), 0);
}

function resultsOf(suite) {
  return allSpecs(suite).flatMap(spec => spec.tests.flatMap(test => test.results ?? []));
}

/** The files that took longest, over all runs. */
export function slowest(files, count) {
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}

function shown(file) {
  return relative(process.cwd(), file).replaceAll(sep, '/');
}

function named(file, title, messages = []) {
  const lines = stripVTControlCharacters(messages.find(Boolean) ?? '').split('\n');
  const stack = lines.findIndex(line => /^\s*at( |$)/.test(line));
  const said = lines.slice(0, stack === -1 ? undefined : stack).map(line => line.trim());
  const reason = said.filter(Boolean).join(' | ').slice(0, longestReason);
  return [file ? shown(file) : '', title, reason].filter(Boolean).join(' › ');
}

function allSpecs(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(allSpecs)];
}

async function readReport(file) {
  return readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
}
