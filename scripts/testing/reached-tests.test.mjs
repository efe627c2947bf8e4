import { describe, expect, it } from 'vitest';
import { reachedTests } from './reached-tests.mjs';

const imports = new Map([
  ['packages/a.ts', []],
  ['packages/a.test.ts', ['packages/a.ts']],
  ['apps/b.ts', ['packages/a.ts']],
  ['apps/b.test.ts', ['apps/b.ts']],
  ['apps/other.test.ts', ['apps/other.ts']],
  ['tests/fixtures/server.ts', ['apps/b.ts']],
  ['tests/crash/kill.test.ts', ['tests/fixtures/server.ts']],
  ['tests/e2e/home.spec.ts', ['tests/fixtures/server.ts']],
]);
const reached = (changed, limit = 60) => reachedTests({ changed, imports, secondsOf: () => 10, limit });

describe('the tests that a change reaches', () => {
  it('are those that import it, over any number of files, the nearest first', () => {
    expect(reached(['packages/a.ts']).chosen).toEqual(['packages/a.test.ts', 'apps/b.test.ts']);
  });

  it('end where the time is over, but the nearest is always run', () => {
    expect(reached(['packages/a.ts'], 15)).toMatchObject({ chosen: ['packages/a.test.ts'], late: ['apps/b.test.ts'] });
    expect(reached(['packages/a.ts'], 1).chosen).toEqual(['packages/a.test.ts']);
  });

  it('include whole processes and the browser only when their own files changed', () => {
    const whole = ['tests/crash/kill.test.ts', 'tests/e2e/home.spec.ts'];
    expect(reached(['apps/b.ts'])).toMatchObject({ chosen: ['apps/b.test.ts'], whole });
    expect(reached(['tests/fixtures/server.ts']).chosen).toEqual(whole);
    expect(reached(['tests/e2e/home.spec.ts']).chosen).toEqual(['tests/e2e/home.spec.ts']);
  });
});
