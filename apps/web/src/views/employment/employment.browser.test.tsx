import { afterAll, describe, expect, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { row, typeInto } from '../../testing/form-fields.ts';
import { goTo, openScreen } from '../../testing/open-screen.tsx';
import { actOn } from '../../testing/row-menu.ts';
import { expectText, heading } from '../../testing/screen-parts.ts';

const employment = '/employment/employment';
const configures = { permissions: ['accessConfigurationOptions', 'payroll'] } as const;
const band = page.getByRole('navigation', { name: 'Company, group or location' });
const section = (name: string) => page.getByRole('region', { name, exact: true });
const jobs = page.getByRole('navigation', { name: 'Job types' });
const job = page.getByRole('heading', { level: 3 });

// The next file draws into the same page, and may count its controls.
afterAll(() => goTo('/home'));

describe('the employment settings', () => {
  it('[ROUTE.employment.employment] [RULE.areas.25] [ROUTE.employment.employment.b2] have five sections, at the place that the selectors name', async () => {
    await openScreen('priya', employment, { at: 'elm-st' });
    await expect.element(heading).toHaveTextContent('Employment settings');
    for (const name of ['Departments', 'Job types', 'Requirements', 'Time clock', 'Payroll and overtime'])
      await expect.element(section(name)).toBeVisible();
    await expect.element(band.getByRole('button', { name: 'Location Elm St.' })).toBeVisible();
    await expect.element(band).toMatchTextContent('Dinner menu');
  });

  it('[ROUTE.employment.employment.b4] of a document without a part show the values of a new company', async () => {
    await openScreen(configures, employment, { at: null });
    await row('/timeClock/enable');
    const call = (await commands.calls()).find(one => one.startsWith('GET /api/blobs/employment/')) ?? '';
    const loaded = await (await fetch(call.split(' ')[1] ?? '')).json();
    const { timeClock: _left, ...rest } = loaded.locationBlob;
    await openScreen(configures, employment, {
      at: null,
      answers: [{ call: call.split('?')[0] ?? call, status: 200, body: { ...loaded, locationBlob: rest } }],
    });
    const shut = await row('/timeClock/autoClockOffAfterTime');
    expect(shut.querySelector('input')?.value).toBe('16');
    await expect.element(page.getByRole('region', { name: 'Changes not saved' })).not.toBeInTheDocument();
  });

  it.each([
    ['fails', 500],
    ['is refused', 404],
    ['is empty', 200],
  ])(
    '[RULE.employment.11] [RULE.employment.12] a load that %s shows nothing of them, says so and leads home',
    async (_, status) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      await openScreen('priya', employment, { at: 'elm-st', answers: [{ call: 'GET /api/blobs/employment', status }] });
      await expectText('Unable to load employment, please try again later.');
      await expect.poll(() => window.location.pathname).toBe('/home');
      expect(document.querySelectorAll('[data-path]')).toHaveLength(0);
      log.mockRestore();
    },
  );

  it('[RULE.employment.24] [ROUTE.employment.employment.b1] [PERM.internalHides.component.driver_jobs] [PERM.internalHides.component.certifications] of the internal company have no driver jobs and no certifications', async () => {
    const shown = async (company: 'Kitchen' | 'Internal') => {
      await openScreen({ ...configures, company }, employment, { at: null });
      await expect.element(job.filter({ hasText: 'Cashier' })).toBeVisible();
      const certifications = page.getByText('Requirements', { exact: true }).elements();
      const deliveries = page.getByRole('button', { name: /^Deliveries/ }).elements();
      return [certifications.length > 0, deliveries.length > 0];
    };
    expect(await shown('Kitchen')).toEqual([true, true]);
    expect(await shown('Internal')).toEqual([false, false]);
  });
});

describe('job types', () => {
  it('[RULE.employment.13] the first one that remains is selected when the selected one is removed', async () => {
    await openScreen(configures, employment, { at: null });
    await jobs.getByRole('button', { name: 'Driver', exact: true }).click();
    await expect.element(job.filter({ hasText: 'Driver' })).toBeVisible();
    await actOn('Driver', 'Remove', section('Job types'));
    await expect.element(job.filter({ hasText: 'Cashier' })).toBeVisible();
    await expect.element(jobs.getByRole('button', { name: 'Driver', exact: true })).not.toBeInTheDocument();
  });

  it('[RULE.employment.13] [RULE.employment.14] at a location too, where the removed one can be selected and restored', async () => {
    await openScreen(configures, employment, { at: 'Elm' });
    await jobs.getByRole('button', { name: 'Cashier', exact: true }).click();
    await actOn('Cashier', 'Hide here', section('Job types'));
    await expect.element(job.filter({ hasText: 'Driver' })).toBeVisible();
    await jobs.getByRole('button', { name: /^Cashier/ }).click();
    await section('Job types').getByRole('button', { name: 'Restore Cashier' }).click();
    await row('/jobTypes/[1]/name');
    await expect.element(page.getByRole('region', { name: 'Changes not saved' })).not.toBeInTheDocument();
  });
});

it('a week of percentages says what it adds up to while it is typed', async () => {
  await openScreen(configures, employment, { at: null });
  await expectText('Adds up to 100.00%');
  await typeInto('/payrollAndOvertime/salaryAllocationsPercentage/1', '15');
  await expectText('Adds up to 105.00%, and has to be 100.00%');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expectText('Adds up to 100.00%');
});

it('a week can be tried by those alone who see payroll', async () => {
  await openScreen(configures, employment, { at: null });
  await expect.element(section('Try a week')).toBeVisible();
  await openScreen({ permissions: ['accessConfigurationOptions'] }, employment, { at: null });
  await row('/timeClock/enable');
  await expect.element(section('Try a week')).not.toBeInTheDocument();
});
