import { describe, expect, it } from 'vitest';
import { compareCosts, costLines, costsOf } from './costs.mjs';

const names = Array.from({ length: 24 }, (_, n) => `${n}.test.ts`);
const remembered = Object.fromEntries(names.map(name => [name, 10]));
const costs = (factor, others = {}) =>
  Object.entries({ ...Object.fromEntries(names.map(name => [name, 10 * factor])), ...others })
    .map(([file, seconds]) => ({ file, seconds }))
    .toSorted((a, b) => b.seconds - a.seconds);
const named = (all, known = remembered) => {
  const { dearer, added } = compareCosts(all, known);
  return { dearer: dearer.map(({ file }) => file), added: added.map(({ file }) => file) };
};

describe('the costs of the files', () => {
  it('are the sum of all runs of a file, dearest first; what is not known is left out', () => {
    const runs = [
      { file: 'a', seconds: 9, processorSeconds: 1 },
      { file: 'b', seconds: 9, processorSeconds: 2 },
      { file: 'a', seconds: 9, processorSeconds: 4 },
      { file: 'c', seconds: 9 },
    ];
    expect(costsOf(runs)).toEqual([
      { file: 'a', seconds: 5 },
      { file: 'b', seconds: 2 },
    ]);
  });

  it('name a file that takes more than twice what it took', () => {
    expect(named(costs(1, { '3.test.ts': 21, '4.test.ts': 19 }))).toEqual({ dearer: ['3.test.ts'], added: [] });
  });

  it('name no small file for a second more', () => {
    expect(named(costs(1, { small: 2.5 }), { ...remembered, small: 1 }).dearer).toEqual([]);
    expect(named(costs(1, { small: 3.5 }), { ...remembered, small: 1 }).dearer).toEqual(['small']);
  });

  it('name nothing on a machine where everything takes longer', () => {
    expect(named(costs(3, { new: 25 }))).toEqual({ dearer: [], added: [] });
    expect(named(costs(3, { '3.test.ts': 61, new: 31 }))).toEqual({ dearer: ['3.test.ts'], added: ['new'] });
  });

  it('name a new file of ten seconds', () => {
    expect(named(costs(1, { 'new.test.ts': 10, 'small.test.ts': 9 })).added).toEqual(['new.test.ts']);
  });

  it('are not compared when a few files ran', () => {
    expect(compareCosts([{ file: '3.test.ts', seconds: 90 }], remembered)).toEqual({
      speed: undefined,
      dearer: [],
      added: [],
    });
  });

  it('are printed with the phases and what is noticed', () => {
    const phases = [
      { phase: 'types', seconds: 54.32 },
      { phase: 'journeys', seconds: 1000 },
    ];
    const lines = costLines(phases, costs(1, { '3.test.ts': 30.04, 'new.test.ts': 12 }), remembered);
    expect(lines.slice(0, 6)).toEqual([
      '   54.3 s  types',
      ' 1000.0 s  journeys',
      ' 1054.3 s  together',
      'The dearest files (tests/costs.json in parentheses):',
      '   30.0 s  3.test.ts (10.0)',
      '   12.0 s  new.test.ts',
    ]);
    expect(lines.slice(-3)).toEqual([
      'The files together took 1.00 times what tests/costs.json says.',
      'More than twice as dear: 3.test.ts, 30.0 s (10.0)',
      'New and dear: new.test.ts, 12.0 s',
    ]);
    expect(lines).toHaveLength(4 + 10 + 3);
  });
});
