import { type AnalyticsDashboard, contract } from '@commissary/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { accessibilityProblems } from '../../../testing/axe.ts';
import { openScreen, shownAddress } from '../../../testing/open-screen.tsx';
import { chooseIn, expectText, heading } from '../../../testing/screen-parts.ts';

const address = 'https://bi.example/api';
const dashboards: readonly AnalyticsDashboard[] = [
  { oid: 'd1', title: 'store summary ' },
  { oid: 'd2', title: 'Waste', parentFolder: 'Kitchen' },
  { oid: 'd3', title: 'Happy hour', parentFolder: 'Sales' },
  { oid: 'd4', title: 'Weather' },
];
const settings = (where: string | null) => ({
  ...{ call: `GET ${contract.analytics.settings.path}`, status: 200, body: { address: where } },
});
const listed = { call: `GET ${contract.analytics.dashboards.path}`, status: 200, body: dashboards };
/** What the frames of these tests load. */
const signIn = (n: number) => `/api/framed/${n}`;
const token = (n: number) => ({
  ...{ call: `GET ${contract.analytics.token.path}`, status: 200, times: 1, body: { token: 't', address: signIn(n) } },
});
const framed = { call: 'GET /api/framed', status: 200, body: {} };
const embedded = [settings(address), listed, token(1), token(2), framed];

const open = (path: string, answers: readonly object[], at: string | null = null) =>
  openScreen('priya', path, { at, answers: answers as never });
const ofDays = '/storeSummary?period=OWN&from=2026-11-01&to=2026-11-04';
const frame = (title: string) => page.getByTitle(title, { exact: true });
const pagesAsked = async () =>
  (await commands.calls()).flatMap(call => {
    const url = new URL(call.replace(/^GET /, ''), location.origin);
    return url.pathname === contract.analytics.token.path ? [url.searchParams.get('return_to')] : [];
  });

afterEach(() => page.viewport(1440, 900));

describe('a report screen', () => {
  it('[RULE.reports.01] shows the dashboard of its title in a frame, of the days and the place that are chosen', async () => {
    await open(ofDays, embedded);
    await expect.element(heading).toHaveTextContent('Store summary');
    await expect.element(frame('Store summary')).toHaveAttribute('src', signIn(1));
    await expect.element(frame('Store summary')).toHaveAttribute('referrerpolicy', 'no-referrer');
    const sandbox = frame('Store summary').element().getAttribute('sandbox')?.split(' ') ?? [];
    expect(sandbox).toContain('allow-scripts');
    expect(sandbox.filter(one => /top-navigation|popups|modals/.test(one))).toEqual([]);
    expect(await pagesAsked()).toEqual(['/api/dashboards/d1?from=2026-11-01&to=2026-11-04']);
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
    await expect.element(page.getByRole('combobox', { name: 'Compare with' })).not.toBeInTheDocument();
    await chooseIn('Where', 'Elm St.');
    await expect.element(frame('Store summary')).toHaveAttribute('src', signIn(2));
    expect((await pagesAsked()).at(-1)).toBe('/api/dashboards/d1?from=2026-11-01&to=2026-11-04&location=elm-st');
    expect(await accessibilityProblems()).toEqual([]);
    await page.viewport(390, 820);
    await expect.element(frame('Store summary')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  it('[RULE.reports.01] of which the service has no dashboard is our own, and asks for no token', async () => {
    await open('/productMix', embedded);
    await expect.element(heading).toHaveTextContent('Product mix');
    await expect.element(page.getByRole('combobox', { name: 'Compare with' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible();
    expect(await pagesAsked()).toEqual([]);
  });

  it('[RULE.reports.01] asks no service where there is none', async () => {
    await open('/storeSummary', [settings(null)]);
    await expect.element(page.getByRole('combobox', { name: 'Compare with' })).toBeVisible();
    const calls = (await commands.calls()).filter(call => call.includes('/api/analytics/'));
    expect(calls.filter(call => !call.includes('/settings'))).toEqual([]);
  });

  it('[RULE.reports.03] says that the service does not answer, shows our own numbers, and asks again', async () => {
    const failed = { ...listed, status: 400, body: [{ code: 'SERVICE_FAILED' }], times: 1 };
    await open(ofDays, [settings(address), failed, listed, token(1), framed]);
    await expectText('Your analytics service does not answer. These are the numbers of the console.');
    await expect.element(page.getByRole('combobox', { name: 'Compare with' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(frame('Store summary')).toHaveAttribute('src', signIn(1));
  });

  it('[RULE.reports.01] whose dashboard cannot be opened says so, and tries again', async () => {
    const failed = { ...token(1), status: 400, body: [{ code: 'TOO_MANY_LOCATIONS' }] };
    await open(ofDays, [settings(address), listed, failed, token(2), framed]);
    await expectText('The dashboard could not be opened.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(frame('Store summary')).toHaveAttribute('src', signIn(2));
  });
});

describe('all reports', () => {
  it('[RULE.reports.02] lists the other dashboards by folder, and opens each', async () => {
    await open('/allReports', embedded);
    const links = (folder: string) =>
      page
        .getByRole('region', { name: folder })
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.element(page.getByRole('region', { name: 'Kitchen' })).toBeVisible();
    expect(links('Kitchen')).toEqual(['Waste']);
    expect(links('Sales')).toEqual(['Store summary', 'Product mix', 'Happy hour']);
    expect(links('Dashboards')).toEqual(['Weather']);
    expect(await accessibilityProblems()).toEqual([]);
    await page.getByRole('link', { name: 'Waste' }).click();
    await expect.element(heading).toHaveTextContent('Waste');
    await expect.element(frame('Waste')).toHaveAttribute('src', signIn(1));
    expect(shownAddress()).toContain('dashboard=d2');
    expect((await pagesAsked())[0]).toMatch(/^\/api\/dashboards\/d2\?from=/);
    await page.getByRole('link', { name: 'All reports', exact: true }).last().click();
    await expect.element(heading).toHaveTextContent('All reports');
  });

  it('[RULE.reports.02] says that a dashboard is gone, and lists what there is', async () => {
    await open('/allReports?dashboard=old', embedded);
    await expectText('Your analytics service does not have this dashboard any more.');
    await expect.element(page.getByRole('link', { name: 'Waste' })).toBeVisible();
  });

  it('[RULE.reports.03] says that the service does not answer, and lists our own', async () => {
    await open('/allReports', [settings(address), { ...listed, status: 400, body: [{ code: 'SERVICE_FAILED' }] }]);
    await expectText('Your analytics service does not answer, so its dashboards are missing here.');
    await expect.element(page.getByRole('link', { name: 'Deliveries', exact: true }).last()).toBeVisible();
  });
});
