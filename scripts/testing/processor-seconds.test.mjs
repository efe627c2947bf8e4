import { describe, expect, it } from 'vitest';
import { runQuietly } from '../setup/child.mjs';
import { inPhase, phaseSeconds } from './phases.mjs';
import { ProcessTree } from './process-tree.mjs';
import { parseStat, secondsOfTree } from './processor-seconds.mjs';

/** Where the system says nothing, nothing is counted. */
const isCounted = process.platform === 'linux';

describe('the processor seconds of a process', () => {
  it('are read behind its name, whatever that is', () => {
    const before = '42 (a (b) 7 S 9) S 7 1 1 0 -1 4194304 500 0 0 0';
    expect(parseStat(`${before} 150 50 1000 25 20 0 1 0 8812 1 2`)).toEqual({
      pid: 42,
      parent: 7,
      start: 8812,
      seconds: 12.25,
      endedChildren: 10.25,
    });
  });

  it('are those of this process too', () => {
    const counted = secondsOfTree() ?? 0;
    expect(counted > 0).toBe(isCounted);
    expect(secondsOfTree(2 ** 30)).toBeUndefined();
  });
});

describe('the processor seconds of a tree', () => {
  const machine = (...all) =>
    new Map(
      all.map(([pid, parent, seconds, endedChildren = 0, start = pid]) => [
        pid,
        { pid, parent, start, seconds, endedChildren },
      ]),
    );

  it('include what an ended process has left to its parent, once', () => {
    const tree = new ProcessTree(10);
    tree.look(machine([10, 1, 1], [11, 10, 2], [12, 1, 50]));
    tree.look(machine([10, 1, 3.5, 2.5], [12, 1, 50]));
    expect(tree.end(machine([12, 1, 50]), 4)).toBe(4);
  });

  it('include what nobody waited for, as it was at the last look', () => {
    const tree = new ProcessTree(10);
    tree.look(machine([10, 1, 1], [11, 10, 2], [12, 11, 5], [13, 12, 3]));
    // 11 and 12 ended, and nobody waited for them; 13 has another parent now.
    tree.look(machine([10, 1, 1], [13, 1, 4]));
    expect(tree.end(machine([1, 0, 9]), 1)).toBe(1 + 2 + 5 + 4);
  });

  it('take a number that is used again for another process', () => {
    const tree = new ProcessTree(10);
    tree.look(machine([10, 1, 1], [11, 10, 2]));
    tree.look(machine([10, 1, 1], [11, 1, 40, 0, 900]));
    expect(tree.end(machine([11, 1, 40, 0, 900]), 1)).toBe(3);
  });
});

describe('a phase', () => {
  const burn = seconds => ['-e', `while (process.cpuUsage().user < ${seconds * 1e6}) for (let n = 0; n < 1e6; n++);`];

  it('has those of its programs, also when another phase runs at the same time', async () => {
    const run = (phase, seconds) => inPhase(phase, () => runQuietly(process.execPath, burn(seconds)));
    // So different that they do not end in the same moment, in which the first would be given what both have taken.
    await Promise.all([run('long', 0.8), run('short', 0.1)]);
    await run('long', 0.1);
    await runQuietly(process.execPath, burn(0.1));
    const found = Object.fromEntries(phaseSeconds().map(({ phase, seconds }) => [phase, seconds]));
    expect(Object.keys(found).sort()).toEqual(isCounted ? ['long', 'short'] : []);
    // The system counts in hundredths of a second.
    if (isCounted) expect(found.long).toBeGreaterThan(0.85);
    if (isCounted) expect(found.short).toBeGreaterThan(0.09);
  });
});
