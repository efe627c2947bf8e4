import { describe, expect, it } from 'vitest';
import { gateTests, mainJob } from './gate-tests.mjs';

const view = name => `apps/web/src/views/${name}/${name}-view.tsx`;
const componentTest = name => `apps/web/src/views/${name}/${name}.browser.test.tsx`;
const journey = name => `tests/e2e/${name}.spec.ts`;
const names = ['audit', 'hours', 'item', 'news', 'offer', 'roles'];
const files = [...names.map(componentTest), ...mainJob, ...names.map(journey)];
const imports = new Map([
  ['apps/web/src/screen-components.tsx', names.map(view)],
  ['apps/web/src/testing/open-screen.tsx', ['apps/web/src/screen-components.tsx']],
  ...names.map(name => [componentTest(name), ['apps/web/src/testing/open-screen.tsx']]),
  ...names.map(name => [view(name), ['apps/web/src/ui/button.tsx']]),
]);
const shown = new Map(
  names.flatMap(name => [
    [componentTest(name), [view(name)]],
    [journey(name), [view(name)]],
  ]),
);
const gateOf = (changed, more = {}) =>
  gateTests({ files, changed, imports, shown, turn: 0, secondsOf: () => 1, ...more });

describe('the gate', () => {
  it('has the main job, and one third of the component tests by turns until each had its turn', () => {
    const gates = [0, 1, 2].map(turn => gateOf([], { turn }));
    expect(gates.map(({ components }) => components.gate.length)).toEqual([2, 2, 2]);
    expect(new Set(gates.flatMap(({ components }) => components.gate)).size).toBe(names.length);
    expect(gates.map(({ journeys }) => journeys.gate)).toEqual([
      mainJob.toSorted(),
      mainJob.toSorted(),
      mainJob.toSorted(),
    ]);
    expect(gateOf([], { turn: 7 })).toEqual(gateOf([], { turn: 1 }));
  });

  it('leaves the others for the rest, each once', () => {
    const { components, journeys } = gateOf([view('item')]);
    const all = [components, journeys].flatMap(({ gate, rest }) => [...gate, ...rest]);
    expect(all.sort()).toEqual(files.toSorted());
  });

  it('has what shows a changed screen, and not what shows another one', () => {
    const { components, journeys } = gateOf([view('item')], { turn: 1 });
    expect(components.gate).toContain(componentTest('item'));
    expect(components.gate).toHaveLength(3);
    expect(journeys.gate).toEqual([...mainJob, journey('item')].sort());
  });

  it('has the nearest of what a change of a common part reaches, as many as its time allows', () => {
    const { components, journeys } = gateOf(['apps/web/src/ui/button.tsx'], { secondsOf: () => 25 });
    expect(components.gate.length).toBeGreaterThanOrEqual(4);
    expect(journeys.gate).toHaveLength(mainJob.length + 2);
  });
});
