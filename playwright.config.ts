import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/testing/chromium.mjs';
import type { DatabaseKind } from './tests/fixtures/browser-test.ts';

const chromium = await findChromium();
/** Every call is tested on both databases at the server; in the browser, what needs them most: saves that meet, publishes, restarts. */
const onBothDatabases = /(health|journey|publish|publish-failed|settings-clash|groups)\.spec\.ts$/;
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

export default defineConfig<object, { database: DatabaseKind }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  // Each has a server, a browser and a company of its own.
  workers: 2,
  // A machine that stands still for a moment must not refuse a change; what needed the second try is named in the last lines.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A trace of every test costs a third of the run; `--trace retain-on-failure` asks for them.
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...quiet],
      ...(chromium.path ? { executablePath: chromium.path } : {}),
    },
  },
  projects: [
    { name: 'pglite', use: { database: 'pglite' } },
    ...(process.env.TEST_DATABASE_URL
      ? [{ name: 'postgresql', testMatch: onBothDatabases, use: { database: 'postgresql' as const } }]
      : []),
  ],
});
