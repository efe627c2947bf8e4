import type { Page } from '@playwright/test';
import { openSchedulingService, type SchedulingService } from '../../apps/server/src/testing/scheduling-service.ts';
import { expectReadable, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { test as base, expect, pressOn } from '../fixtures/browser-test.ts';
import { schedulingSettings } from '../fixtures/scheduling-settings.ts';
import { limits } from '../time-limits.ts';
import { visitAs } from './shell-visit.ts';

/** A server with a scheduling service, which listens beside it. */
const test = base.extend<object, { service: SchedulingService }>({
  service: [
    async ({ database: _ }, use) => {
      const service = await openSchedulingService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  prepare: [
    async ({ service }, use) =>
      use(async data => ({ ...data, settings: { ...data.settings, ...schedulingSettings(service.port) } })),
    { scope: 'worker' },
  ],
});

const panelOf = (page: Page) => page.getByRole('region', { name: 'Labor scheduling', exact: true });
const keepLooks = (page: Page, name: string) =>
  inEachLook(page, async look => {
    await expectReadable(page, `${name}, ${lookName(look)}`);
    await keepScreenshot(page, `scheduling/${name.replaceAll(' ', '-')}-${lookName(look)}`);
  });

test('somebody connects the scheduling service by keyboard, decides about what is unclear, and finds its ids', async ({
  page,
  service,
}) => {
  // The location gets its id at the service, without which nothing is sent.
  await visitAs(page, 'priya', '/locations/elm-st/edit');
  await page.getByLabel('External scheduling location ID').fill('service-elm');
  await pressOn(page.getByRole('button', { name: 'Save location' }), 'Enter');
  const panel = panelOf(page);
  await expect(panel).toContainText('service-elm');

  // The answer to the first department is lost: the service has it, and nobody here knows by which id.
  service.failNext(null, 'stores and ends the connection');
  await pressOn(panel.getByRole('switch', { name: /Integrate with the scheduling service/ }), 'Space');
  const unclear = panel.getByRole('listitem').filter({ hasText: 'Unclear' });
  await expect(unclear).toContainText('Could not connect.');
  await expect(panel.getByRole('status')).toHaveText(/^1 of \d+ items at the service$/);
  await keepLooks(page, 'unclear panel');
  const [stored] = service.rows();
  await unclear.getByRole('textbox', { name: 'ID of Management at the service' }).fill(stored?.id ?? '');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Waiting', { exact: true })).toHaveCount(0, { timeout: limits.background });
  const created = service.calls.filter(({ path, body }) => path.endsWith('/create') && body.name === 'Management');
  expect(created).toHaveLength(1);
  await pressOn(panel.getByRole('radio', { name: /^Sent / }), 'Space');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Front of House' })).toContainText('Sent');
  await keepLooks(page, 'sent panel');

  // The ids are where departments, job types and people are.
  await page.goto('/employment/employment?locationId=');
  await page
    .getByRole('navigation', { name: 'Job types' })
    .getByRole('button', { name: 'Server', exact: true })
    .click();
  const server = service.rows().find(({ sent }) => sent.name === 'Server');
  const jobTypes = page.getByRole('region', { name: 'Job types', exact: true });
  await expect(jobTypes.getByText(server?.id ?? '', { exact: true })).toBeVisible();
  await expect(jobTypes.getByRole('button', { name: 'Copy Scheduling job type ID' })).toBeVisible();
  await keepLooks(page, 'employment with ids');
  const person = service.rows().find(({ kind }) => kind === 'user');
  await page.goto(`/employees/${String(person?.sent.tccUserId)}`);
  await expect(page.getByRole('button', { name: 'Copy Scheduling employee ID' })).toBeVisible();
  await keepScreenshot(page, 'scheduling/employee');
});
