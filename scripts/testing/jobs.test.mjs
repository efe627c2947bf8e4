import { describe, expect, it } from 'vitest';
import { byProgram, jobsOfFiles, jobsOfRun, parts } from './jobs.mjs';
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

describe('a part of a run', () => {
  it.each(Object.keys(parts))('%s has what its jobs need', part => {
    const chosen = run.filter(parts[part]);
    for (const { needs } of chosen) expect(names(chosen)).toEqual(expect.arrayContaining(needs));
  });

  it('is the static checks, everything but those and the journeys with their web app, or the first lane', () => {
    expect(names(run.filter(parts.check))).toContain('Types');
    const unit = names(run.filter(parts.unit));
    expect(unit).toEqual(
      expect.arrayContaining(['Server tests', 'Component tests of the gate', 'Component tests', 'Proofs']),
    );
    for (const left of ['Types', 'Journeys of the gate', 'Journeys', jobs.webBuild.name])
      expect(unit).not.toContain(left);
    expect(names(run.filter(parts.gate))).toContain('Journeys of the gate');
    expect(names(run.filter(parts.gate))).not.toContain('Journeys');
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
