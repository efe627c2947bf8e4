import { sampleCompanyId } from '../../apps/server/src/sample/company.ts';
import {
  analyticsConfig,
  openAnalyticsService,
  type TestAnalytics,
} from '../../apps/server/src/testing/analytics-service.ts';
import { expectReadable, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { test as base, expect, pressOn } from '../fixtures/browser-test.ts';
import { reroutedTo } from '../fixtures/rerouted-to.ts';
import { limits } from '../time-limits.ts';
import { visitAs } from './shell-visit.ts';

/** A server with an analytics service, which listens beside it; the browser finds it by its name. */
const test = base.extend<object, { service: TestAnalytics }>({
  service: [
    async ({ database: _ }, use) => {
      const service = await openAnalyticsService();
      service.dashboards = [{ oid: 'd1', title: 'Store summary' }];
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  prepare: [
    async ({ service }, use) => {
      const { analyticsUrl, analyticsSecret } = analyticsConfig;
      const settings = { COMMISSARY_ANALYTICS: analyticsUrl, COMMISSARY_ANALYTICS_SECRET: analyticsSecret };
      await use(async data => ({ ...data, settings: { ...data.settings, ...settings, ...reroutedTo(service.port) } }));
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, service }, use) => {
      const found = `--host-resolver-rules=MAP labor.example 127.0.0.1:${service.port}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), found] });
    },
    { scope: 'worker' },
  ],
});
// Its certificate is that of tests.
test.use({ ignoreHTTPSErrors: true });

test('[RULE.reports.01] [RULE.session.17] a report shows the dashboard of the analytics service, signed in there, and a sign-out ends both sessions', async ({
  page,
  service,
}) => {
  await visitAs(page, 'priya', '/storeSummary?period=OWN&from=2026-11-01&to=2026-11-04');
  const frame = page.frameLocator('iframe[title="Store summary"]');
  await expect(frame.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(frame.getByText('/api/dashboards/d1?from=2026-11-01&to=2026-11-04')).toBeVisible();
  expect(service.signedIn.at(-1)).toMatchObject({
    sub: 'priya',
    company: { id: sampleCompanyId.id },
    locations: 'ALL',
  });
  await inEachLook(page, async look => {
    await expectReadable(page, `a dashboard, ${lookName(look)}`);
    await keepScreenshot(page, `dashboards/dashboard-${lookName(look)}`);
  });

  // The service does not answer its sign-out at once, and nobody waits for it.
  const answered = Promise.withResolvers<void>();
  service.beforeSignOut = () => answered.promise;
  await pressOn(page.getByRole('button', { name: /, your menu$/ }), 'Enter');
  await pressOn(page.getByRole('button', { name: 'Logout', exact: true }), 'Enter');
  // Something of the sample company is not published.
  const question = page.getByRole('dialog', { name: 'Are You Sure?' });
  await pressOn(question.getByRole('button', { name: 'Logout' }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect.poll(() => service.signOuts, { timeout: limits.wait }).toBe(1);
  answered.resolve();
  await expect(page.locator('iframe')).toHaveCount(0);
});
