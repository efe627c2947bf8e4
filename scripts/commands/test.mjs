import { databaseTemplate } from '../setup/database-template.mjs';
import { builtServer } from '../setup/server-build.mjs';
import { builtWebApp } from '../setup/web-build.mjs';
import { checkSteps } from '../testing/check-steps.mjs';
import { findChromium } from '../testing/chromium.mjs';
import { heading } from '../testing/heading.mjs';
import { startPostgresql } from '../testing/postgresql.mjs';
import { sum } from '../testing/tally.mjs';
import { cleanEnvironment } from '../testing/test-environment.mjs';
import { runBrowserTests, runUnitTests } from '../testing/test-runs.mjs';

const phases = ['check', 'unit', 'e2e'];
const browserFolder = 'tests/e2e';

/** `npm test`, or a part of it: `npm test -- unit|e2e|check [files…]`, `npm test -- <files…>`. */
export async function run(args) {
  const { wanted, filters } = plan(args);
  const outcome = { failed: [], missing: [], tallies: [] };
  const stopped = watchForStop();

  if (wanted.includes('check')) outcome.failed.push(...(await checkSteps()));
  if (!stopped() && wanted.some(phase => phase !== 'check')) {
    const postgresql = await preparePostgresql(outcome);
    try {
      const env = { ...cleanEnvironment(), ...(await preparedParts(wanted, outcome)) };
      if (postgresql.url) env.TEST_DATABASE_URL = postgresql.url;
      if (!stopped() && wanted.includes('unit')) await unitPhase(filters, env, outcome);
      if (!stopped() && wanted.includes('e2e')) await browserPhase(filters, env, outcome);
    } finally {
      await postgresql.stop?.();
    }
  }
  return stopped() ?? conclude(outcome);
}

/** The tests also use what `npm start` prepares; a part that cannot be built is a failure, and the rest continues. */
async function preparedParts(wanted, outcome) {
  heading('Database template and builds');
  const parts = [
    ['COMMISSARY_TEMPLATE', 'database template', databaseTemplate],
    ['COMMISSARY_SERVER_BUILD', 'server build', builtServer],
    ...(wanted.includes('e2e') ? [['COMMISSARY_WEB', 'web build', builtWebApp]] : []),
  ];
  const built = await Promise.all(
    parts.map(async ([name, title, build]) => {
      const path = await build().catch(error => {
        console.log(error.message);
        outcome.failed.push(title);
      });
      return path ? [name, path] : undefined;
    }),
  );
  return Object.fromEntries(built.filter(Boolean));
}

/**
 * Ctrl-C ends the run after the current program, so that the database is always stopped; then returns the exit code.
 */
function watchForStop() {
  let exitCode;
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]) {
    process.on(signal, () => {
      exitCode ??= code;
    });
  }
  return () => exitCode;
}

function plan(args) {
  if (phases.includes(args[0])) return { wanted: [args[0]], filters: args.slice(1) };
  if (args.length === 0) return { wanted: phases, filters: [] };
  return { wanted: [args.some(arg => arg.includes(browserFolder)) ? 'e2e' : 'unit'], filters: args };
}

async function preparePostgresql(outcome) {
  heading('PostgreSQL');
  const postgresql = await startPostgresql();
  if (postgresql.missing) outcome.missing.push(`every test on PostgreSQL: ${postgresql.missing}`);
  console.log(postgresql.missing ?? `Testing with ${postgresql.url}`);
  return postgresql;
}

async function unitPhase(filters, env, outcome) {
  heading('Unit, property, server and component tests');
  const chromium = await findChromium();
  if (chromium.missing) outcome.missing.push(`every component test: ${chromium.missing}`);
  outcome.tallies.push(await runUnitTests(filters, chromium.path ? { ...env, CHROME_PATH: chromium.path } : env));
}

async function browserPhase(filters, env, outcome) {
  heading('Browser tests');
  const chromium = await findChromium();
  if (chromium.missing) {
    outcome.missing.push(`every browser test: ${chromium.missing}`);
  } else if (env.COMMISSARY_WEB) {
    outcome.tallies.push(await runBrowserTests(filters, { ...env, CHROME_PATH: chromium.path }));
  } else {
    outcome.missing.push('every browser test: the web app could not be built');
  }
}

/** The last line contains only the counts; tests that failed, were unstable or did not run are named above it. */
function conclude({ failed, missing, tallies }) {
  const { passed, failed: failedTests, unsteady, skipped } = sum(tallies);
  heading('Result');
  for (const title of unsteady) console.log(`Passed when tried again: ${title}`);
  for (const title of [...failed, ...failedTests]) console.log(`Failed: ${title}`);
  for (const title of skipped) console.log(`Skipped: ${title}`);
  for (const reason of missing) console.log(`Skipped: ${reason}`);
  const skips = skipped.length + missing.length;
  const skipIsFailure = skips > 0 && Boolean(process.env.CI);
  if (skipIsFailure) console.log('With CI set, a skipped test is a failure.');
  console.log(`${passed} passed, ${failedTests.length} failed, ${skips} skipped`);
  return failed.length > 0 || failedTests.length > 0 || skipIsFailure ? 1 : 0;
}
