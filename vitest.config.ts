import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';
import { slots } from './scripts/testing/slots.mjs';
import { WholeProcessesFirst } from './scripts/testing/whole-processes-first.mjs';
import { componentProject } from './tests/components/component-project.ts';
import { limits } from './tests/time-limits.ts';

const chromium = process.env.CHROME_PATH;
/** The random cases of a property; the long form has a thousand. */
const shortRuns = 100;
const propertyRuns = Number(process.env.PROPERTY_RUNS ?? shortRuns);
/** Of eight breaks of the document engine one was noticed by 300 cases and not by 100. */
const lawRuns = Math.max(propertyRuns, 300);
/** A run repeats the one before it, so that it fails because of the change and not by chance; `random` looks further. */
const { PROPERTY_SEED = '1' } = process.env;
const seed = PROPERTY_SEED === 'random' ? randomInt(2 ** 31) : Number(PROPERTY_SEED);
if (PROPERTY_SEED === 'random') console.log(`PROPERTY_SEED=${seed}`);
/** They run a server process on the sample company. */
const withSampleCompany = ['tests/crash/**/*.test.ts', 'tests/load/**/*.test.ts'];
const everywhere = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  setupFiles: ['scripts/testing/count-file-seconds.mjs', 'tests/say-what-is-awaited.ts', 'tests/random-cases.ts'],
  provide: { propertyRuns, lawRuns, seed },
  testTimeout: propertyRuns > shortRuns ? limits.longTest : limits.test,
  hookTimeout: limits.test,
  expect: { poll: { timeout: limits.wait } },
};

export default defineConfig({
  test: {
    maxWorkers: slots,
    sequence: { sequencer: WholeProcessesFirst },
    projects: [
      {
        // One module graph per worker: a file undoes what it changes outside of itself.
        test: {
          ...everywhere,
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          ...everywhere,
          exclude: [...everywhere.exclude, '**/*.browser.test.tsx'],
          name: 'apps',
          setupFiles: [...everywhere.setupFiles, 'tests/freeze-documents.ts', 'tests/keep-databases.ts'],
          include: ['apps/*/src/**/*.test.{ts,tsx}'],
          pool: 'forks',
          isolate: false,
        },
      },
      {
        test: {
          ...everywhere,
          exclude: [...everywhere.exclude, ...withSampleCompany],
          name: 'repository',
          include: ['tests/**/*.test.ts', 'scripts/**/*.test.mjs'],
          pool: 'forks',
          isolate: false,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'proofs',
          include: withSampleCompany,
          globalSetup: './tests/proofs/sample-company-setup.ts',
          pool: 'forks',
          isolate: false,
        },
      },
      ...(chromium ? [componentProject(chromium)] : []),
    ],
  },
});
