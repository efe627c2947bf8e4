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
    const test = (status, fullName) => ({ status, fullName });
    const file = await report({
      testResults: [
        { name: 'a', status: 'passed', assertionResults: [test('passed', 'one'), test('pending', 'two')] },
        { name: 'b', status: 'failed', assertionResults: [test('failed', 'three')] },
        { name: 'c', status: 'failed', assertionResults: [] },
      ],
    });
    expect(await vitestTally(file)).toEqual({ passed: 1, failed: 2, skipped: ['two'] });
  });

  it('counts a test of the browser once per project', async () => {
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
                  tests: [
                    { status: 'expected', projectName: 'pglite' },
                    { status: 'unexpected', projectName: 'postgresql' },
                  ],
                },
                { title: 'later', tests: [{ status: 'skipped', projectName: 'pglite' }] },
              ],
            },
          ],
        },
      ],
    });
    expect(await playwrightTally(file)).toEqual({ passed: 1, failed: 1, skipped: ['later (pglite)'] });
  });

  it('counts a missing report as a failure', async () => {
    const none = join(folder, 'none.json');
    const both = [await vitestTally(none), await playwrightTally(none)];
    expect(sum(both)).toEqual({ passed: 0, failed: 2, skipped: [] });
  });
});
