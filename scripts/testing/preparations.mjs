import { databaseTemplate } from '../setup/database-template.mjs';
import { builtServer } from '../setup/server-build.mjs';
import { builtWebApp } from '../setup/web-build.mjs';
import { findChromium } from './chromium.mjs';
import { addSeconds } from './phases.mjs';
import { startPooler } from './pooler.mjs';
import { startPostgresql } from './postgresql.mjs';

/**
 * What tests need, as jobs. Each names what it prepares in the environment, which every program that begins later
 * inherits; what does not exist on this machine is told as missing, and its tests are skipped.
 */
export function preparations() {
  let postgresql = {};
  let pooler = {};
  let discardCompanies = async () => {};
  return {
    jobs: {
      programs: job('Programs', async () => {
        postgresql = await startPostgresql();
        // One after the other: both may have to be installed.
        const chromium = await findChromium();
        set('TEST_DATABASE_URL', postgresql.url);
        pooler = await startPooler(postgresql.url);
        set('TEST_POOLER_URL', pooler.url);
        set('CHROME_PATH', chromium.path);
        return {
          missing: [
            ...(pooler.missing ? [`the pooler: ${pooler.missing}`] : []),
            ...(postgresql.missing ? [`every test on PostgreSQL: ${postgresql.missing}`] : []),
            ...(chromium.missing ? [`every test in a browser: ${chromium.missing}`] : []),
          ],
        };
      }),
      // What `npm start` prepares.
      builds: job('Server build and database template', async () => {
        set('COMMISSARY_TEMPLATE', await databaseTemplate());
        set('COMMISSARY_SERVER_BUILD', await builtServer());
      }),
      sampleCompanies: job('Sample companies', async () => {
        const { makeSampleCompanies } = await import('../../tests/fixtures/sample-companies.ts');
        discardCompanies = await makeSampleCompanies();
      }),
      webBuild: { ...job('Web app', async () => set('COMMISSARY_WEB', await builtWebApp())), kind: 'journeys' },
    },
    end: async () => {
      await discardCompanies();
      addSeconds('PostgreSQL', await postgresql.seconds?.());
      await pooler.stop?.();
      await postgresql.stop?.();
    },
  };
}

const job = (name, run) => ({ kind: 'preparation', name, slots: 1, needs: [], run });

function set(name, value) {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
