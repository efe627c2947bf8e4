import { checkSteps } from './check-steps.mjs';
import { parted } from './reached-tests.mjs';
import { cores } from './slots.mjs';
import { runJourneys, runVitest } from './test-runs.mjs';

/**
 * The jobs of a whole run in the order in which they begin, with the `lane` of each: the gate, or the rest. `tests` has
 * the component tests and the journeys of each lane.
 */
export function jobsOfRun({ programs, builds, sampleCompanies, webBuild }, tests) {
  const server = [programs, builds].map(nameOf);
  const processes = [...server, nameOf(sampleCompanies)];
  const browser = [...processes, nameOf(webBuild)];
  const [types, ...checks] = checkSteps.map(checkJob);
  const gate = [
    programs,
    builds,
    types,
    vitestJob({ name: 'Server tests', projects: ['apps'], workers: cores, needs: server }),
    { ...sampleCompanies, needs: server },
    webBuild,
    vitestJob({ name: 'Packages', projects: ['packages'], workers: 1, needs: [] }),
    vitestJob({ name: 'Rules of the repository', projects: ['repository'], workers: 1, needs: server }),
    ...checks,
    journeyJob({ name: 'Journeys of the gate', files: tests.journeys.gate, workers: 1, needs: browser }),
    componentJob({ name: 'Component tests of the gate', files: tests.components.gate, needs: server }),
  ];
  const rest = [
    journeyJob({ name: 'Journeys', files: tests.journeys.rest, workers: cores, needs: browser }),
    componentJob({ name: 'Component tests', files: tests.components.rest, needs: server }),
    vitestJob({ name: 'Proofs', projects: ['proofs'], workers: 1, needs: processes }),
  ];
  // Without a file a program runs all that there are.
  const some = list => list.filter(({ files }) => files?.length !== 0);
  return [...some(gate).map(one => ({ ...one, lane: 'gate' })), ...some(rest).map(one => ({ ...one, lane: 'rest' }))];
}

/** The parts of a whole run that a command can name; without a name it is the whole. */
export const parts = {
  gate: ({ lane }) => lane === 'gate',
  check: ({ kind }) => kind === 'check',
  unit: ({ kind }) => kind === 'unit' || kind === 'preparation',
};

/**
 * The jobs for some test files, one after the other. A list without a file means all of its kind; without a list, none
 * of them.
 */
export function jobsOfFiles({ programs, builds, webBuild }, { unit, journeys }) {
  const prepared = [programs, builds];
  const all = [
    ...prepared,
    ...(unit ? [vitestJob({ name: 'Tests', files: unit, needs: prepared.map(nameOf) })] : []),
    ...(journeys ? [webBuild, journeyJob({ name: 'Journeys', files: journeys, needs: [] })] : []),
  ];
  return all.map((one, at) => ({ ...one, needs: all.slice(0, at).map(nameOf) }));
}

const nameOf = ({ name }) => name;

function checkJob({ title, args }) {
  const run = async program => ({ failed: (await program(args)) === 0 ? [] : [title] });
  return { kind: 'check', name: title, slots: 1, needs: [], run };
}

function vitestJob({ name, needs, ...plan }) {
  const run = async program => ({ tally: await runVitest(program, { name, ...plan }) });
  return { kind: 'unit', name, slots: plan.workers ?? 1, needs, run };
}

/** All component tests share one page: one at a time. */
function componentJob({ name, files, needs }) {
  const run = async program => {
    if (!process.env.CHROME_PATH) return {};
    return { tally: await runVitest(program, { name, projects: ['components'], files }) };
  };
  return { kind: 'unit', name, slots: 1, needs, files, run };
}

function journeyJob({ name, files, workers, needs }) {
  const run = async program => {
    if (!process.env.CHROME_PATH) return {};
    if (!process.env.COMMISSARY_WEB) return { missing: ['every journey: the web app could not be built'] };
    return { tally: await runJourneys(program, { name, files, workers }) };
  };
  return { kind: 'journeys', name, slots: workers ?? 1, needs, files, run };
}

/** Of the files that a command names those for each program, with its options; undefined where there are none. */
export function byProgram(args) {
  const options = args.filter(arg => arg.startsWith('-'));
  const files = args.filter(arg => !options.includes(arg));
  const of = list => (list.length > 0 ? [...list, ...options] : undefined);
  const [journeys, unit] = parted(files, file => file.includes('tests/e2e'));
  return { unit: of(unit), journeys: of(journeys) };
}
