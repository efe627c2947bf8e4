import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playwrightTally, sum, vitestTally } from './tally.mjs';

describe('the count of the tests', () => {
  let folder;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'commissary-tally-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const report = async content => {
    const file = join(folder, 'report.json');
    await writeFile(file, JSON.stringify(content));
    return file;
  };

  it('counts a file that did not load as a failure', async () => {
    const test = (status, fullName, failureMessages = []) => ({ status, fullName, failureMessages });
    const file = await report({
      testResults: [
        { name: 'a', status: 'passed', assertionResults: [test('passed', 'one'), test('pending', 'two')] },
        { name: 'b', status: 'failed', assertionResults: [test('failed', 'three', ['\u001b[31mtold\u001b[39m\nat'])] },
        { name: 'c', status: 'failed', assertionResults: [], message: 'no such import' },
      ],
    });
    expect(await vitestTally(file)).toEqual({
      passed: 1,
      failed: ['b › three › told', 'c › did not load › no such import'],
      unsteady: [],
      skipped: ['two'],
    });
  });

  it('counts a browser test once per project', async () => {
    const file = await report({
      errors: [],
      suites: [
        {
          specs: [],
          suites: [
            {
              specs: [
                {
                  title: 'signs in',
                  file: 'a.spec.ts',
                  tests: [
                    { status: 'expected', projectName: 'pglite' },
                    { status: 'unexpected', projectName: 'postgresql' },
                  ],
                },
                {
                  title: 'types',
                  file: 'a.spec.ts',
                  tests: [{ status: 'flaky', projectName: 'pglite', results: [{ errors: [{ message: 'late' }] }, {}] }],
                },
                { title: 'later', tests: [{ status: 'skipped', projectName: 'pglite' }] },
              ],
            },
          ],
        },
      ],
    });
    expect(await playwrightTally(file)).toEqual({
      passed: 2,
      failed: ['a.spec.ts › signs in (postgresql)'],
      unsteady: ['a.spec.ts › types (pglite) › late'],
      skipped: ['later (pglite)'],
    });
  });

  it('counts a missing report as a failure', async () => {
    const none = join(folder, 'none.json');
    const both = [await vitestTally(none), await playwrightTally(none)];
    expect(sum(both).failed).toEqual(Array(2).fill('the run ended without a report'));
  });
});
