import { runForeground, runQuietly } from '../setup/child.mjs';
import { changedTests, rememberSeconds, testsByLane } from '../testing/changed-tests.mjs';
import { reportCosts } from '../testing/costs.mjs';
import { heading } from '../testing/heading.mjs';
import { byProgram, jobsOfFiles, jobsOfRun, parts } from '../testing/jobs.mjs';
import { inPhase, phaseSeconds } from '../testing/phases.mjs';
import { preparations } from '../testing/preparations.mjs';
import { runJobs } from '../testing/run-jobs.mjs';
import { slots } from '../testing/slots.mjs';
import { slowest, sum } from '../testing/tally.mjs';
import { cleanOwnEnvironment } from '../testing/test-environment.mjs';

const shownSlowest = 10;
/** A whole run with it remembers the processor seconds of each file. */
const updateCosts = '--update-costs';

/**
 * `npm test`: the gate and then the rest. `npm test -- gate`; or a part: `npm test -- unit|e2e|check [files…]`,
 * `npm test -- <files…>`, `npm test -- changed`.
 */
export async function run(args) {
  cleanOwnEnvironment();
  const prepared = preparations();
  const jobs = await plan(
    args.filter(arg => arg !== updateCosts),
    prepared.jobs,
  );
  const stopped = watchForStop();
  const began = performance.now();
  const outcomes = new Map();
  const isOfLanes = jobs.some(({ lane }) => lane !== undefined);
  const ended = ({ name, lane }, outcome) => {
    outcomes.set(name, outcome);
    const ofLane = jobs.filter(job => job.lane === lane);
    if (isOfLanes && ofLane.every(job => outcomes.has(job.name)))
      tellLane(lane, total(ofLane.map(job => outcomes.get(job.name))), performance.now() - began);
  };
  try {
    await runJobs(jobs.map(isOfLanes ? inLane : alone), { slots, stopped, ended });
  } finally {
    await prepared.end();
  }
  const all = total([...outcomes.values()]);
  await rememberSeconds(all.tally.files);
  heading('Processor seconds');
  await reportCosts(phaseSeconds(), all.tally.files, args.length === 1 && args[0] === updateCosts);
  return stopped() ?? conclude(all);
}

async function plan([what, ...files], prepared) {
  const isPart = files.length === 0 && (what === undefined || what in parts);
  if (isPart) return jobsOfRun(prepared, await testsByLane()).filter(parts[what] ?? (() => true));
  if (what === 'unit') return jobsOfFiles(prepared, { unit: files });
  if (what === 'e2e') return jobsOfFiles(prepared, { journeys: files });
  if (what === 'changed') return jobsOfFiles(prepared, byProgram(await filesOfChange()));
  return jobsOfFiles(prepared, byProgram([what, ...files]));
}

async function filesOfChange() {
  const { base, files, chosen, late, whole } = await changedTests();
  heading('Changed');
  console.log(`${files.length} files differ from ${base}; ${chosen.length} test files are run.`);
  if (late.length > 0)
    console.log(`Left out, because the imports from the change to them are longer: ${late.length} test files.`);
  if (whole.length > 0)
    console.log(`Left out, because they run whole processes or a browser: ${whole.length} test files.`);
  console.log('Left out: types, the linter (npm run check), and rules that read the whole repository.');
  return chosen;
}

/** The only job at a time: its programs print as they run. */
function alone(job) {
  const program = (args, env) => runForeground('node', args, { env: { ...process.env, ...env } });
  return withOutcome(job, () => {
    heading(job.name);
    return job.run(program);
  });
}

/** One of several jobs at a time: what its programs print follows when it has ended. */
function inLane(job) {
  const printed = [];
  const program = async (args, env) => {
    const { code, output } = await runQuietly('node', args, { env: { ...process.env, ...env } });
    printed.push(output);
    return code;
  };
  return withOutcome(job, async () => {
    const began = performance.now();
    console.log(`Begun: ${job.name}`);
    const outcome = await job.run(program).catch(failedJob(job));
    heading(`${job.name}, ${seconds(performance.now() - began)}`);
    if (printed.length > 0) console.log(printed.join('\n').trimEnd());
    return outcome;
  });
}

/** A job that could not be done is a failure, and the others continue. */
function withOutcome(job, run) {
  return { ...job, run: async () => ({ ...nothing, ...(await inPhase(job.name, run).catch(failedJob(job))) }) };
}

const failedJob = job => error => {
  console.log(error.message);
  return { failed: [job.name] };
};

const nothing = { failed: [], missing: [], tally: sum([]) };

function total(outcomes) {
  return {
    failed: outcomes.flatMap(({ failed }) => failed),
    missing: outcomes.flatMap(({ missing }) => missing),
    tally: sum(outcomes.map(({ tally }) => tally)),
  };
}

/**
 * Ctrl-C ends the run after the current programs, so that the database is always stopped; then returns the exit code.
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

function tellLane(lane, outcome, ms) {
  const red = faults(outcome);
  heading(lane === 'gate' ? 'The gate' : 'The rest');
  for (const title of red) console.log(`Failed: ${title}`);
  console.log(`${red.length === 0 ? 'Green' : 'Red'} after ${seconds(ms)}: ${outcome.tally.passed} tests passed.`);
}

function faults({ failed, tally }) {
  return [...failed, ...tally.failed];
}

/** The last line contains only the counts; tests that failed, were unstable or did not run are named above it. */
function conclude(outcome) {
  const { missing, tally } = outcome;
  heading('Slowest files');
  for (const { file, seconds } of slowest(tally.files, shownSlowest))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  heading('Result');
  for (const title of tally.unsteady) console.log(`Passed when tried again: ${title}`);
  for (const title of faults(outcome)) console.log(`Failed: ${title}`);
  for (const title of tally.skipped) console.log(`Skipped: ${title}`);
  for (const reason of missing) console.log(`Skipped: ${reason}`);
  const skips = tally.skipped.length + missing.length;
  const skipIsFailure = skips > 0 && Boolean(process.env.CI);
  if (skipIsFailure) console.log('With CI set, a skipped test is a failure.');
  console.log(`${tally.passed} passed, ${tally.failed.length} failed, ${skips} skipped`);
  return faults(outcome).length > 0 || skipIsFailure ? 1 : 0;
}

const seconds = ms => `${Math.round(ms / 1000)} s`;
