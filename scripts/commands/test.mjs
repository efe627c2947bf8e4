import { databaseTemplate } from '../setup/database-template.mjs';
import { builtServer } from '../setup/server-build.mjs';
import { builtWebApp } from '../setup/web-build.mjs';
import { changedTests, rememberSeconds } from '../testing/changed-tests.mjs';
import { checkSteps } from '../testing/check-steps.mjs';
import { findChromium } from '../testing/chromium.mjs';
import { heading } from '../testing/heading.mjs';
import { startPostgresql } from '../testing/postgresql.mjs';
import { slowest, sum } from '../testing/tally.mjs';
import { cleanEnvironment } from '../testing/test-environment.mjs';
import { runBrowserTests, runUnitTests } from '../testing/test-runs.mjs';

const phases = ['check', 'unit', 'e2e'];
const browserFolder = 'tests/e2e';
const shownSlowest = 10;

/** `npm test`, or a part of it: `npm test -- unit|e2e|check [files…]`, `npm test -- <files…>`, `npm test -- changed`. */
export async function run(args) {
  const { wanted, filters } = args[0] === 'changed' ? await planOfChange() : plan(args);
  const outcome = { failed: [], missing: [], tallies: [] };
  const stopped = watchForStop();

  // Only the browser needs it, so it is built beside what runs before.
  const web = wanted.includes('e2e') ? part('web build', builtWebApp, outcome) : undefined;
  if (wanted.includes('check')) outcome.failed.push(...(await checkSteps()));
  if (!stopped() && wanted.some(phase => phase !== 'check')) {
    const postgresql = await preparePostgresql(outcome);
    try {
      const env = { ...cleanEnvironment(), ...(await preparedParts(outcome)) };
      if (postgresql.url) env.TEST_DATABASE_URL = postgresql.url;
      if (!stopped() && wanted.includes('unit')) await unitPhase(filters.unit, env, outcome);
      if (!stopped() && wanted.includes('e2e'))
        await browserPhase(filters.e2e, { ...env, COMMISSARY_WEB: await web }, outcome);
    } finally {
      await postgresql.stop?.();
    }
  }
  await rememberSeconds(outcome.tallies.flatMap(({ files }) => files));
  return stopped() ?? conclude(outcome);
}

/** The tests also use what `npm start` prepares. */
async function preparedParts(outcome) {
  heading('Database template and server build');
  const [COMMISSARY_TEMPLATE, COMMISSARY_SERVER_BUILD] = await Promise.all([
    part('database template', databaseTemplate, outcome),
    part('server build', builtServer, outcome),
  ]);
  return { COMMISSARY_TEMPLATE, COMMISSARY_SERVER_BUILD };
}

/** The path of what is built; when that is impossible, it is a failure, and the rest continues. */
async function part(title, build, outcome) {
  return build().catch(error => {
    console.log(error.message);
    outcome.failed.push(title);
  });
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
  const both = filters => ({ unit: filters, e2e: filters });
  if (phases.includes(args[0])) return { wanted: [args[0]], filters: both(args.slice(1)) };
  if (args.length === 0) return { wanted: phases, filters: both([]) };
  return { wanted: [args.some(isOfBrowser) ? 'e2e' : 'unit'], filters: both(args) };
}

async function planOfChange() {
  const { base, files, chosen, late, whole } = await changedTests();
  heading('Changed');
  console.log(`${files.length} files differ from ${base}; ${chosen.length} test files are run.`);
  if (late.length > 0)
    console.log(`Left out, because the imports from the change to them are longer: ${late.length} test files.`);
  if (whole.length > 0)
    console.log(`Left out, because they run whole processes or a browser: ${whole.length} test files.`);
  console.log('Left out: types, the linter (npm run check), and rules that read the whole repository.');
  const filters = { unit: chosen.filter(file => !isOfBrowser(file)), e2e: chosen.filter(isOfBrowser) };
  return { wanted: ['unit', 'e2e'].filter(phase => filters[phase].length > 0), filters };
}

const isOfBrowser = file => file.includes(browserFolder);

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
  const { passed, failed: failedTests, unsteady, skipped, files } = sum(tallies);
  heading('Slowest files');
  for (const { file, seconds } of slowest(files, shownSlowest))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
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
