import { isUnpublished, publishKinds } from '@commissary/catalog';
import type { TenantSyncStatus, WorkflowRecord } from '@commissary/contract';
import { recordOf, type SyncInfo } from '@commissary/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { api, responseBody } from '../../api/index.ts';
import type { Answer } from '../../testing/component-commands.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { expectText, sentBy } from '../../testing/screen-parts.ts';

const companyId = 'sorrel-and-salt';
const boards = { menu: '/menu/publish', employment: '/employment/publish' } as const;
const running = {
  menu: `GET /api/sync-locations/running/${companyId}`,
  employment: `GET /api/sync-employment/running/${companyId}`,
};
const hour = 3_600_000;

/** The state of a location on the board. */
const shownAt = (locationId: string) => document.querySelector(`[data-location="${locationId}"]`)?.textContent ?? '';

/** Waits until all locations are on the board: those below the screen are drawn a moment after the others. */
const allDrawn = () => expect.poll(() => document.querySelectorAll('[data-location]').length).toBe(12);

/** What the board asks for, where the versions are live everywhere but for these changes. */
const statusesOf = async (change: (locationId: string) => Partial<TenantSyncStatus>): Promise<Answer[]> => {
  const found = responseBody(await api.tenants.syncStatus({ params: { companyId } }));
  const statuses = found.map(status => ({
    ...status,
    ...Object.fromEntries(['menuInfo', 'locSettingsInfo', 'employmentInfo'].map(name => [name, live])),
    ...change(status.locationId),
  }));
  const unpublished = recordOf(publishKinds, kind =>
    statuses.flatMap(status => (isUnpublished(status, kind) ? [status.locationId] : [])),
  );
  return [
    { call: `GET /api/tenants/sync-status/${companyId}`, status: 200, body: statuses },
    { call: `GET /api/tenants/unpublished/${companyId}`, status: 200, body: unpublished },
  ];
};

const pin = { version: 3, id: 'a' };
const live: SyncInfo = {
  assigned: pin,
  published: pin,
  overrideAssigned: pin,
  overridePublished: pin,
  groupOverrideAssigned: pin,
  groupOverridePublished: pin,
};
const newer = { version: 4, id: 'a' };
const other = { version: 3, id: 'b' };
const changed: SyncInfo = { ...live, assigned: newer };

describe('the board', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['[ROUTE.menu.publish] [ROUTE.menu.publish.b3] [ROUTE.menu.publish.b5]', 'menu', 'menuInfo', 'Publish'],
    [
      '[ROUTE.employment.publish] [ROUTE.employment.publish.b3] [ROUTE.employment.publish.b4]',
      'employment',
      'employmentInfo',
      'Publish employment',
    ],
  ] as const)(
    '%s of %s says of each location what is published, below the selectors of location and menu',
    async (_, kind, info, title) => {
      await openScreen('priya', '/home', { at: null });
      const statuses = await statusesOf(locationId => (locationId === 'elm-st' ? { [info]: changed } : {}));
      const answers = [...statuses, { call: running[kind], status: 200, body: [] }];
      await openScreen('priya', boards[kind], { at: null, answers });
      await expect.element(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect.poll(() => shownAt('elm-st')).toContain('Not published');
      await allDrawn();
      const locations = [...document.querySelectorAll<HTMLElement>('[data-location]')];
      expect(locations).toHaveLength(12);
      for (const { dataset, textContent } of locations)
        expect([dataset.location, textContent?.includes('Up to date')]).toEqual([
          dataset.location,
          dataset.location !== 'elm-st',
        ]);
      const band = page.getByRole('navigation', { name: 'Company, group or location' });
      await expect.element(band.getByRole('button', { name: 'Company Sorrel & Salt' })).toBeVisible();
      await band.getByRole('button', { name: 'Dinner menu' }).click();
      await page.getByRole('option', { name: 'Terrace menu' }).click();
      await expect.element(band.getByRole('button', { name: 'Terrace menu' })).toBeVisible();
      await band.getByRole('button', { name: 'Company Sorrel & Salt' }).click();
      await page.getByRole('option', { name: /^Elm St\./ }).click();
      await expect.element(band.getByRole('button', { name: 'Location Elm St.' })).toBeVisible();
      await expect.element(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    },
  );

  it('[RULE.publish.01] [RULE.publish.02] [RULE.publish.03] [RULE.publish.04] [RULE.publish.05] [RULE.publish.06] [RULE.publish.07] shows what is saved and not live, by version and by document, of each level', async () => {
    await openScreen('priya', '/home', { at: null });
    const saved: Readonly<Record<string, Partial<SyncInfo>>> = {
      'elm-st': { assigned: newer },
      'market-hall': { assigned: other },
      alameda: { overrideAssigned: newer },
      larimer: { overrideAssigned: other },
      fulton: { groupOverrideAssigned: newer },
      'tumon-bay': { groupOverrideAssigned: other },
      'pearl-st': { overrideAssigned: null, overridePublished: null },
    };
    const statuses = await statusesOf(locationId => ({ menuInfo: { ...live, ...saved[locationId] } }));
    await openScreen('priya', boards.menu, {
      at: null,
      answers: [...statuses, { call: running.menu, status: 200, body: [] }],
    });
    await expect.poll(() => shownAt('elm-st')).toContain('Not published');
    await allDrawn();
    for (const locationId of Object.keys(saved))
      expect([locationId, shownAt(locationId).includes('Not published')]).toEqual([
        locationId,
        locationId !== 'pearl-st',
      ]);
    expect(shownAt('pearl-st')).toContain('Up to date');
  });

  it('[RULE.publish.08] [RULE.publish.09] [RULE.publish.10] [ROUTE.menu.publish.b1] [ROUTE.employment.publish.b1] compares the documents that it publishes, and counts the locations', async () => {
    await openScreen('priya', '/home', { at: null });
    const saved: Readonly<Record<string, Partial<TenantSyncStatus>>> = {
      'elm-st': { menuInfo: changed },
      alameda: { locSettingsInfo: changed },
      fulton: { employmentInfo: changed },
    };
    const statuses = await statusesOf(locationId => saved[locationId] ?? {});
    const shownOn = async (publish: keyof typeof boards) => {
      const answers = [...statuses, { call: running[publish], status: 200, body: [] }];
      await openScreen('priya', boards[publish], { at: null, answers });
      await expect.poll(() => shownAt('elm-st')).not.toBe('');
      await allDrawn();
      return Object.keys(saved).filter(locationId => shownAt(locationId).includes('Not published'));
    };
    expect(await shownOn('menu')).toEqual(['elm-st', 'alameda']);
    expect(document.querySelector('main')?.textContent).toContain('10 up to date');
    expect(await shownOn('employment')).toEqual(['fulton']);
  });

  it.each([
    ['[RULE.publish.28]', 'menu', 'menuInfo', '/api/sync-locations'],
    ['[RULE.publish.29]', 'employment', 'employmentInfo', '/api/sync-employment'],
  ] as const)('%s of %s is previewed and published with its own calls, and no others', async (_, kind, info, root) => {
    await openScreen('priya', '/home', { at: null });
    const statuses = await statusesOf(locationId => (locationId === 'elm-st' ? { [info]: changed } : {}));
    const preview = [{ at: [[0, 0]], disabled: null, documents: [], people: [], peopleTotal: 0 }];
    const answers = [
      ...statuses,
      { call: `POST ${root}/preview`, status: 200, body: preview },
      { call: `POST ${root}/start`, status: 200, body: [{ workflowId: 'w', runId: 'r' }] },
    ];
    await openScreen('priya', boards[kind], { at: null, answers });
    await page.getByRole('checkbox', { name: 'Publish Elm St.', exact: true }).click();
    await page.getByRole('button', { name: 'Publish to 1 location' }).click();
    expect(await sentBy(`POST ${root}/start$`)).toMatchObject({ action: 'PUBLISH', locationIds: ['elm-st'] });
    const sent = (await commands.calls()).filter(call => call.startsWith('POST /api/sync-'));
    // What would be published is asked again after a publish.
    expect(new Set(sent)).toEqual(new Set([`POST ${root}/preview`, `POST ${root}/start`]));
  });

  it('[RULE.publish.11] [RULE.publish.12] [RULE.publish.13] [RULE.publish.14] [RULE.publish.23] shows what is scheduled, waits or runs, and of several ended publishes the last', async () => {
    await openScreen('priya', '/home', { at: null });
    const now = Date.now();
    const workflows = [
      workflow('elm-st', { syncDate: now + hour, dueAt: now + hour }),
      workflow('market-hall', { syncDate: now - hour, dueAt: now - hour, syncStarted: now }),
      workflow('alameda', { syncDate: 0, dueAt: now }),
      workflow('larimer', { syncDate: now - hour, dueAt: now - hour }),
      ended('fulton', 'FAILED', now - hour),
      ended('fulton', 'SUCCESS', now - 2 * hour),
      ended('tumon-bay', 'SUCCESS', now - hour),
      ended('tumon-bay', 'FAILED', now - 2 * hour),
    ];
    const statuses = await statusesOf(() => ({ menuInfo: { ...live, assigned: newer } }));
    const answers = [...statuses, { call: running.menu, status: 200, body: workflows }];
    await openScreen('priya', boards.menu, { at: null, answers });
    await expect.poll(() => shownAt('elm-st')).toContain('Scheduled');
    await allDrawn();
    const states = ['Scheduled', 'Running', 'Waiting', 'Failed', 'Not published'];
    const shown = ['elm-st', 'market-hall', 'alameda', 'larimer', 'fulton', 'tumon-bay'].map(locationId => [
      locationId,
      states.find(state => shownAt(locationId).includes(state)),
    ]);
    expect(shown).toEqual([
      ['elm-st', 'Scheduled'],
      ['market-hall', 'Running'],
      ['alameda', 'Running'],
      ['larimer', 'Waiting'],
      ['fulton', 'Failed'],
      ['tumon-bay', 'Not published'],
    ]);
  });

  it('[RULE.publish.41] of one that has not begun everywhere ends there, when it is stopped', async () => {
    const waiting = { locationToStatuses: { larimer: 'WAITING' as const }, batch: 1, dueAt: Date.now() + 60_000 };
    const body = [workflow('alameda', { batches: 2 }), workflow('larimer', { ...waiting, batches: 2 })];
    const stop = 'POST /api/sync-locations/stop$';
    await openScreen('priya', boards.menu, {
      at: null,
      answers: [
        { call: running.menu, status: 200, body },
        { call: stop, status: 200, body: { terminated: 1 } },
      ],
    });
    await page.getByRole('button', { name: 'Stop the rest' }).click();
    await expectText('Stopped at 1 location. What is live there stays.');
    expect(await commands.bodiesOf(stop)).toEqual([body[1]?.wfExec]);
  });

  it('[RULE.publish.24] asks for the state of a running publish every two seconds, where no stream reports it', async () => {
    await openScreen('priya', '/home', { at: null });
    // Nothing of the stream arrives, not even an error: each error would ask by itself.
    vi.stubGlobal('EventSource', SilentStream);
    const body = [workflow('alameda', { syncDate: 0, dueAt: Date.now() })];
    await openScreen('priya', boards.menu, { at: null, answers: [{ call: running.menu, status: 200, body }] });
    const asked = async () => (await commands.calls()).filter(call => call === running.menu).length;
    await expect.poll(asked).toBeGreaterThan(4);
  });
});

class SilentStream {
  addEventListener(): void {}
  close(): void {}
}

let runs = 0;
const workflow = (locationId: string, parts: Partial<WorkflowRecord>): WorkflowRecord => {
  runs += 1;
  return {
    wfExec: { workflowId: `w${runs}`, runId: `r${runs}` },
    blobType: 'menu',
    action: 'PUBLISH',
    batch: 0,
    batches: 1,
    requestedBy: 'Priya',
    requestedAt: Date.now(),
    locationToStatuses: { [locationId]: 'RUNNING' },
    reasons: {},
    syncDate: 0,
    dueAt: 0,
    syncStarted: null,
    syncCompleted: null,
    endTime: null,
    ...parts,
  };
};
const ended = (locationId: string, status: 'FAILED' | 'SUCCESS', endTime: number) =>
  workflow(locationId, {
    locationToStatuses: { [locationId]: status },
    syncStarted: endTime,
    syncCompleted: endTime,
    endTime,
  });
