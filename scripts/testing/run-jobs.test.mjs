import { describe, expect, it } from 'vitest';
import { runJobs } from './run-jobs.mjs';

/** Jobs that end when the test says so, with what began and ended. */
const stage = slots => {
  const log = [];
  const ends = new Map();
  const job = (name, taken = 1, needs = []) => ({
    name,
    slots: taken,
    needs,
    run: () => new Promise(resolve => ends.set(name, resolve)),
  });
  const start = (jobs, more = {}) =>
    runJobs(jobs, {
      slots,
      began: ({ name }) => log.push(`+${name}`),
      ended: ({ name }, outcome) => log.push(`-${name}${outcome ?? ''}`),
      ...more,
    });
  const end = async (name, outcome) => {
    ends.get(name)(outcome);
    await new Promise(setImmediate);
    return log.splice(0).join(' ');
  };
  return { job, start, end, begun: () => log.splice(0).join(' ') };
};

describe('jobs side by side', () => {
  it('begin in their order, as long as slots are free', async () => {
    const { job, start, end, begun } = stage(2);
    const run = start([job('a'), job('b'), job('c')]);
    expect(begun()).toBe('+a +b');
    expect(await end('b', '!')).toBe('-b! +c');
    expect(await end('a')).toBe('-a');
    expect(await end('c')).toBe('-c');
    await run;
  });

  it('begin after what they need, and are overtaken meanwhile', async () => {
    const { job, start, end, begun } = stage(2);
    const run = start([job('build'), job('tests', 1, ['build']), job('lint')]);
    expect(begun()).toBe('+build +lint');
    expect(await end('build')).toBe('-build +tests');
    await Promise.all([end('lint'), end('tests'), run]);
  });

  it('are not overtaken while they wait for slots', async () => {
    const { job, start, end, begun } = stage(3);
    const run = start([job('a', 2), job('wide', 3), job('b')]);
    expect(begun()).toBe('+a');
    expect(await end('a')).toBe('-a +wide');
    expect(await end('wide')).toBe('-wide +b');
    await Promise.all([end('b'), run]);
  });

  it('take what there is where they would take more, and do not wait for what is left out', async () => {
    const { job, start, end, begun } = stage(1);
    const run = start([job('wide', 3, ['left out'])]);
    expect(begun()).toBe('+wide');
    await Promise.all([end('wide'), run]);
  });

  it('begin no more once the run is stopped', async () => {
    const { job, start, end, begun } = stage(1);
    let code;
    const run = start([job('a'), job('b')], { stopped: () => code });
    expect(begun()).toBe('+a');
    code = 130;
    expect(await end('a')).toBe('-a');
    await run;
  });
});
