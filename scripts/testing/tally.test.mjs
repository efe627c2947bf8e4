import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playwrightTally, slowest, sum, vitestTally } from './tally.mjs';

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
    const took = ms => ({ startTime: 1000, endTime: 1000 + ms });
    const file = await report({
      testResults: [
        {
          name: 'a',
          ...took(3000),
          processorSeconds: 2.5,
          status: 'passed',
          assertionResults: [test('passed', 'one'), test('pending', 'two')],
        },
        {
          name: 'b',
          ...took(1500),
          status: 'failed',
          assertionResults: [test('failed', 'three', ['\u001b[31mtold\u001b[39m\n\n  - 1\n  + 2\n    at here'])],
        },
        { name: 'c', ...took(0), status: 'failed', assertionResults: [], message: 'no such import' },
      ],
    });
    expect(await vitestTally(file)).toEqual({
      passed: 1,
      failed: ['b › three › told | - 1 | + 2', 'c › did not load › no such import'],
      unsteady: [],
      skipped: ['two'],
      files: [
        { file: 'a', seconds: 3, processorSeconds: 2.5 },
        { file: 'b', seconds: 1.5 },
        { file: 'c', seconds: 0 },
      ],
    });
  });

  it('counts a browser test once per project', async () => {
    const seconds = description => ({ type: 'processor seconds', description });
    const file = await report({
      errors: [],
      config: { rootDir: join(process.cwd(), 'tests/e2e') },
      suites: [
        {
          file: 'a.spec.ts',
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
                  tests: [
                    {
                      status: 'flaky',
                      projectName: 'pglite',
                      results: [
                        { duration: 1500, errors: [{ message: 'late' }], annotations: [seconds('1.25')] },
                        { duration: 500, annotations: [seconds('0.5'), { type: 'slow' }] },
                      ],
                    },
                  ],
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
      files: [{ file: 'tests/e2e/a.spec.ts', seconds: 2, processorSeconds: 1.75 }],
    });
  });

  it('names the files that took longest, over all runs', () => {
    const files = [3, 1, 2].map(seconds => ({ file: `${seconds}.test.ts`, seconds }));
    expect(slowest(files, 2).map(({ file }) => file)).toEqual(['3.test.ts', '2.test.ts']);
  });

  it('counts a missing report as a failure', async () => {
    const none = join(folder, 'none.json');
    const both = [await vitestTally(none), await playwrightTally(none)];
    expect(sum(both).failed).toEqual(Array(2).fill('the run ended without a report'));
  });
});
