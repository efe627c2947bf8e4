import { expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type Opening, openScreen } from '../../testing/open-screen.tsx';

const queued = {
  buildId: 'b1',
  version: '1.4',
  status: 'QUEUED',
  requestedBy: 'Olive',
  requestedAt: Date.UTC(2026, 10, 20, 11),
  urls: {},
  finishedAt: null,
};
const answer = (last: object | null) => ({ call: 'GET /api/tma', status: 200, body: { configured: true, last } });
const build = page.getByRole('button', { name: 'Build app' });
const card = page.getByRole('region', { name: 'Build' });

const open = (answers: Opening['answers'] = [], at: string | null = null) =>
  openScreen({ permissions: ['accessConfigurationOptions'] }, '/locationSettings/mobileApp', { at, answers });

it('[ROUTE.locationSettings.mobileApp.b2] a build is started from the page, which then shows it and allows no second one', async () => {
  const started = { call: 'POST /api/buildMobileApp', status: 200, body: { buildId: 'b1', status: 'QUEUED' } };
  await open([{ ...answer(null), times: 1 }, started, answer(queued)]);
  await expect.element(card).toMatchTextContent('Not built yet.');
  await build.click();
  await expect.element(card).toMatchTextContent('Version 1.4, requested by Olive');
  await expect.element(build).toBeDisabled();
  const starts = (await commands.calls()).filter(call => call.startsWith('POST /api/buildMobileApp'));
  expect(starts).toEqual([expect.stringMatching(/\?accountId=\w+/)]);
});

it('a finished build offers its downloads and a new build', async () => {
  const urls = { android: 'https://builds.example/1.apk', ios: 'https://builds.example/1.ipa' };
  await open([answer({ ...queued, status: 'DONE', urls, finishedAt: queued.requestedAt })]);
  await expect.element(card.getByRole('link').first()).toHaveAttribute('href', urls.android);
  await expect.element(card.getByRole('link').nth(1)).toHaveAttribute('href', urls.ios);
  await expect.element(build).toBeEnabled();
});

it('a build that the server rejects is reported, and can be started again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await open([answer(null), { call: 'POST /api/buildMobileApp', status: 400, body: [{ code: 'SERVICE_FAILED' }] }]);
  await build.click();
  await expect.element(page.getByText('The app could not be built.')).toBeVisible();
  await expect.element(build).toBeEnabled();
  log.mockRestore();
});

it('a state that cannot be loaded is loaded again on request', async () => {
  await open([{ call: 'GET /api/tma', status: 404, times: 1 }, answer(null)]);
  await expect.element(card).toMatchTextContent('The build could not be loaded.');
  await expect.element(build).toBeDisabled();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect.element(card).toMatchTextContent('Not built yet.');
});

it('without a build service nothing can be built, and a location offers no build', async () => {
  await open();
  await expect.element(card).toMatchTextContent('No build service is configured for this server.');
  await expect.element(build).toBeDisabled();
  await open([answer(null)], 'Elm');
  await expect.element(card).toMatchTextContent('Not built yet.');
  await expect.element(build).not.toBeInTheDocument();
});
