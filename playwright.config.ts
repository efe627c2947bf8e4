import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/testing/chromium.mjs';
import { slots } from './scripts/testing/slots.mjs';
import type { TestDatabaseKind } from './tests/fixtures/browser-test.ts';
import { limits } from './tests/time-limits.ts';

const chromium = await findChromium();
/** The main job is walked on both databases. */
const onBoth = ['health.spec.ts', 'journey.spec.ts'];
/**
 * What only the embedded one has, a day with a menu on it, and the set-up of an empty one, which `setup.test.ts` and `admin.test.ts`
 * prove on PostgreSQL too. The rest is on PostgreSQL where there is one: its servers take a third.
 */
const onEmbedded = ['shell-sign-in.spec.ts', 'menu-journey.spec.ts', 'setup.spec.ts', 'newcomer.spec.ts'];
const among = (names: readonly string[]) => names.map(name => `**/${name}`);
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

export default defineConfig<object, { database: TestDatabaseKind }>({
  testDir: 'tests/e2e',
  globalSetup: './tests/fixtures/sample-companies.ts',
  outputDir: 'test-results/browser',
  // Each has a server, a browser and a company of its own.
  workers: slots,
  // A machine that stands still for a moment must not refuse a change; what needed the second try is named in the last lines.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Each step has a limit of its own.
  timeout: limits.longTest,
  // Without a limit of its own, `toPass` repeats until the limit of the whole test.
  expect: { timeout: limits.wait, toPass: { timeout: limits.wait } },
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A trace of every test costs a third of the run; `--trace retain-on-failure` asks for them.
    screenshot: 'only-on-failure',
    actionTimeout: limits.wait,
    navigationTimeout: limits.background,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...quiet],
      ...(chromium.path ? { executablePath: chromium.path } : {}),
    },
  },
  projects: process.env.TEST_DATABASE_URL
    ? [
        { name: 'pglite', testMatch: among([...onBoth, ...onEmbedded]), use: { database: 'pglite' } },
        { name: 'postgresql', testIgnore: among(onEmbedded), use: { database: 'postgresql' } },
      ]
    : [{ name: 'pglite', use: { database: 'pglite' } }],
});
