import { describe, expect, it } from 'vitest';
import { byProgram, jobsOfFiles, jobsOfRun } from './jobs.mjs';
import { preparations } from './preparations.mjs';

const { jobs } = preparations();
const lane = name => ({ gate: [`${name}-gate`], rest: [`${name}-rest`] });
const run = jobsOfRun(jobs, { components: lane('components'), journeys: lane('journeys') });
const names = list => list.map(({ name }) => name);

describe('the jobs of a run', () => {
  it('are the gate and then the rest, each once and after what it needs', () => {
    expect(new Set(names(run)).size).toBe(run.length);
    const firstOfRest = run.findIndex(one => one.lane === 'rest');
    expect(run.slice(0, firstOfRest).every(one => one.lane === 'gate')).toBe(true);
    expect(run.slice(firstOfRest).every(one => one.lane === 'rest')).toBe(true);
    for (const [at, { needs }] of run.entries()) expect(names(run.slice(0, at))).toEqual(expect.arrayContaining(needs));
  });

  it('leave out a lane without files, which would run all of them', () => {
    const none = jobsOfRun(jobs, { components: { gate: ['a'], rest: [] }, journeys: { gate: ['b'], rest: [] } });
    expect(
      names(none)
        .filter(name => /^(Component tests|Journeys)/.test(name))
        .sort(),
    ).toEqual(['Component tests of the gate', 'Journeys of the gate']);
  });
});

describe('the files of a command', () => {
  it('go to the program that runs them, with the options', () => {
    expect(byProgram(['packages/a.test.ts', '--bail=1'])).toEqual({ unit: ['packages/a.test.ts', '--bail=1'] });
    expect(byProgram(['tests/e2e/a.spec.ts', '-x'])).toEqual({ journeys: ['tests/e2e/a.spec.ts', '-x'] });
  });

  it('build the web app for journeys alone, and run one job after the other', () => {
    const unit = jobsOfFiles(jobs, { unit: ['a'] });
    expect(names(unit)).not.toContain(jobs.webBuild.name);
    const both = jobsOfFiles(jobs, { unit: ['a'], journeys: ['b'] });
    expect(both.map(({ needs }) => needs.length)).toEqual(both.map((_, at) => at));
  });
});
