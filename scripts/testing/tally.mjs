import { readFile } from 'node:fs/promises';

/** What a run of vitest or Playwright came to; a file that did not even load counts as one failure. */
export const nothing = { passed: 0, failed: 0, skipped: [] };

export function sum(tallies) {
  return tallies.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: [...total.skipped, ...one.skipped],
    }),
    nothing,
  );
}

export async function vitestTally(reportFile) {
  const report = await readReport(reportFile);
  if (!report) return { ...nothing, failed: 1 };
  const files = report.testResults;
  const tests = files.flatMap(file => file.assertionResults.map(test => ({ ...test, file: file.name })));
  const unloaded = files.filter(
    file => file.status === 'failed' && !file.assertionResults.some(t => t.status === 'failed'),
  );
  return {
    passed: tests.filter(test => test.status === 'passed').length,
    failed: tests.filter(test => test.status === 'failed').length + unloaded.length,
    skipped: tests.filter(test => !['passed', 'failed'].includes(test.status)).map(test => test.fullName),
  };
}

export async function playwrightTally(reportFile) {
  const report = await readReport(reportFile);
  if (!report) return { ...nothing, failed: 1 };
  const specs = report.suites.flatMap(allSpecs);
  const tests = specs.flatMap(spec => spec.tests.map(test => ({ title: spec.title, ...test })));
  return {
    passed: tests.filter(test => test.status === 'expected').length,
    failed:
      tests.filter(test => ['unexpected', 'flaky'].includes(test.status)).length + (report.errors.length > 0 ? 1 : 0),
    skipped: tests.filter(test => test.status === 'skipped').map(test => `${test.title} (${test.projectName})`),
  };
}

function allSpecs(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(allSpecs)];
}

async function readReport(file) {
  return readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
}
