import { nearest, parted, withinLimit } from './reached-tests.mjs';

/** The main job from an empty database to a terminal, for the settings and for the menu: every gate has it. */
export const mainJob = ['setup', 'journey', 'menu-journey'].map(name => `tests/e2e/${name}.spec.ts`);

/** How many gates it takes until each component test was in one. */
const turns = 3;
/** A change of what everything imports reaches everything: the nearest are in the gate. */
const limitSeconds = { components: 120, journeys: 60 };
/** It imports every screen, so that a change of one would reach the tests of all. */
const everyScreen = 'apps/web/src/screen-components.tsx';

/**
 * Which component tests and journeys are in the gate, and which are left for the rest of a run. In the gate are those
 * that the change reaches, one third of the other component tests (another one at each `turn`), and the main job.
 * `imports` has for every file what it imports, `shown` for each of these tests the files of the screens that it opens.
 */
export function gateTests({ files, changed, imports, shown, turn, secondsOf }) {
  const all = new Map(imports).set(everyScreen, []);
  for (const [test, targets] of shown) all.set(test, [...(all.get(test) ?? []), ...targets]);
  const reached = (isOfKind, limit) => withinLimit(nearest(changed, all, isOfKind), secondsOf, limit)[0];

  const components = files.filter(isComponentTest).sort();
  const journeys = files.filter(isJourney).sort();
  const isInGate = new Set([
    ...mainJob,
    ...components.filter((_, at) => at % turns === turn % turns),
    ...reached(isComponentTest, limitSeconds.components),
    ...reached(isJourney, limitSeconds.journeys),
  ]);
  const lanes = list => {
    const [gate, rest] = parted(list, file => isInGate.has(file));
    return { gate, rest };
  };
  return { components: lanes(components), journeys: lanes(journeys) };
}

export const isComponentTest = file => file.endsWith('.browser.test.tsx');
export const isJourney = file => /^tests\/e2e\/.*\.spec\.ts$/.test(file);
