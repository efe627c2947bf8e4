import type { PublishPage, RollbackPreview } from '@commissary/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Opening, openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { expectText, sentBy } from '../../testing/screen-parts.ts';

const companyId = 'sorrel-and-salt';
const at = Date.UTC(2026, 10, 20, 17);
const location = (locationId: string, more: Partial<PublishPage['locations'][number]> = {}) => ({
  ...{ locationId, runId: 'r1', status: 'SUCCESS' as const, reason: null, dueAt: at, endedAt: at },
  ...more,
});
const run = (more: Partial<PublishPage> = {}): PublishPage => ({
  ...{ workflowId: 'w1', blobType: 'menu', action: 'PUBLISH', requestedBy: 'Kim', requestedAt: at, syncDate: 0 },
  counts: { SUCCESS: 2, FAILED: 1, WAITING: 1 },
  locations: [
    location('alameda'),
    location('beacon'),
    location('fulton', { status: 'FAILED', reason: 'NOT_ACCEPTED' }),
    location('larimer', { status: 'WAITING', endedAt: null }),
  ],
  next: null,
  ...more,
});
const back = (locationId: string, more: Partial<RollbackPreview['locations'][number]> = {}) => ({
  ...{ locationId, disabled: null, people: [], peopleTotal: 0, credentials: [], scheduled: [] },
  documents: [
    {
      kind: 'settings' as const,
      total: 1,
      changes: [{ op: 'set' as const, path: '/tableSettings/issueServerBankOfAmount', value: '10.00' }],
      findings: [],
      findingsTotal: 0,
    },
  ],
  ...more,
});
const brought = { call: 'POST /api/sync-locations/brought', status: 200, body: [{ ...back('alameda'), at: [[0, 0]] }] };
const preview = (...locations: RollbackPreview['locations']) => ({
  call: 'POST /api/sync-locations/rollback/preview',
  status: 200,
  body: { seen: 's1', locations },
});
const rollback = 'POST /api/sync-locations/rollback$';
const panel = page.getByRole('region', { name: 'Roll back', exact: true });
const pick = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();
const behind = (locationId: string, deviceId: string, reason: string, code: string | null = null) => ({
  ...{ locationId, deviceId, reason, code, since: at, lastSeen: at, workflowId: 'w1' },
});
const receipts = (body: object) => [
  {
    call: `GET /api/tenants/receipts/${companyId}?workflowId=w1&locationIds=`,
    status: 200,
    body: { terminals: 3, running: 3, behind: [], locations: [{ locationId: 'alameda', terminals: 3, running: 2 }] },
  },
  { call: `GET /api/tenants/receipts/${companyId}?workflowId=w1`, status: 200, body: { locations: [], ...body } },
];
const open = (more: Opening['answers'] = []) =>
  openScreen('priya', '/publishes/w1', {
    at: null,
    answers: [{ call: `GET /api/publishes/${companyId}/w1`, status: 200, body: run() }, brought, ...more],
  });

describe('the page of a publish', () => {
  it('[ROUTE.publishes] says who, when, what and where, and the state of each location', async () => {
    await open();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Publish' })).toBeVisible();
    await expectText(/^Menu and settings · Kim, Nov 20, .* · 4 locations$/);
    await expect
      .element(page.getByRole('region', { name: 'Changes', exact: true }))
      .toMatchTextContent('Server bank$10.00');
    const rows = [...document.querySelectorAll<HTMLElement>('[data-location]')].map(row => row.textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^Alameda.*Went live.*Nov 20/),
      expect.stringMatching(/^Beacon.*Went live.*Nov 20/),
      expect.stringMatching(/^Fulton.*Failed.*Database error, Nov 20/),
      expect.stringMatching(/^Larimer.*Waiting.*Nov 20/),
    ]);
    await expect.element(page.getByRole('checkbox', { name: 'Select Fulton' })).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'Retry 1 failed' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Stop the rest' })).toBeVisible();
  });

  it('[RULE.receipt.11] says at how many terminals it runs, in all and of each location, and why not at the others since when', async () => {
    const terminals = page.getByRole('region', { name: 'Terminals', exact: true });
    const some = [
      behind('alameda', 'Bar', 'trouble', 'DAMAGED'),
      behind('beacon', 'Till', 'silent'),
      ...['Counter', 'Patio', 'Kitchen'].map(name => behind('beacon', name, 'fetching')),
    ];
    await open(receipts({ terminals: 10_000, running: 9_987, behind: some }));
    await expect.element(terminals).toMatchTextContent('Running at 9,987 of 10,000 terminals13 behind');
    const first = terminals.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Alameda' }) });
    await expect
      .element(first)
      .toMatchTextContent(/^AlamedaBar: what it received is damaged\. Live there since Nov 20, .* PT\.$/);
    await expect.element(terminals).toMatchTextContent(/Till: no contact since Nov 20, .*\. Live there since Nov 20/);
    await expect.element(terminals).not.toMatchTextContent('Kitchen');
    await terminals.getByRole('button', { name: 'Show all 5' }).click();
    await expect.element(terminals).toMatchTextContent(/Kitchen: it has not taken it yet\..*8 more$/);
    const row = document.querySelector<HTMLElement>('[data-location=alameda]');
    await expect.poll(() => row?.textContent).toMatch(/Sent, runs at 2 of 3 terminals$/);
    await open(receipts({ terminals: 3, running: 3, behind: [] }));
    await expect.element(terminals).toMatchTextContent(/^Running at 3 of 3 terminals$/);
    expect(document.querySelectorAll('[aria-label=Terminals] [data-at=live]')).toHaveLength(3);
    await open(receipts({ terminals: 0, running: 0, behind: [] }));
    await expect.element(terminals).toMatchTextContent(/^No terminal where it went live has checked in/);
  });

  it('[RULE.publish.56] rolls back the selected locations as they were previewed, and ends what is scheduled there unless it is kept', async () => {
    const scheduled = [{ runId: 'r9', dueAt: at + 86_400_000, by: 'Ana' }];
    await open([
      preview(back('alameda', { scheduled, credentials: ['Card processor › Key'] }), back('beacon')),
      { call: rollback, status: 200, body: [{ workflowId: 'w2', runId: 'r2' }] },
      { call: `GET /api/publishes/${companyId}/w2`, status: 200, body: run({ workflowId: 'w2', action: 'ROLLBACK' }) },
    ]);
    await expect.element(panel.getByRole('button', { name: 'Roll back' })).toBeDisabled();
    await page.getByRole('button', { name: 'Select all live' }).click();
    await expect.element(panel).toMatchTextContent('The same change at 2 locations');
    await expect.element(panel).toMatchTextContent('Credentials that change backCard processor › Key');
    await expect.element(panel).toMatchTextContent(/Alameda: Nov 21, .*, scheduled by Ana/);
    await expect.element(panel).toMatchTextContent('Rolling back cancels what is scheduled there.');
    await panel.getByRole('checkbox', { name: 'Keep the scheduled publishes' }).click();
    await expect.element(panel).toMatchTextContent('What is scheduled goes live at its time.');
    await panel.getByRole('button', { name: 'Roll back 2 locations' }).click();
    expect(await sentBy(rollback)).toEqual({
      ...{ workflowId: 'w1', locationIds: ['alameda', 'beacon'], seen: 's1' },
      keeps: [{ locationId: 'alameda', runId: 'r9' }],
    });
    await expectText('Rolling back 2 locations.');
    await expect.poll(shownAddress).toContain('/publishes/w2');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Rollback' })).toBeVisible();
  });

  it('says where it cannot be rolled back, and why', async () => {
    const refused = back('alameda', { disabled: 'NOTHING_BEFORE', documents: [] });
    await open([{ ...preview(refused), times: 1 }, preview(refused, back('beacon'))]);
    await pick('Alameda');
    await expect.element(panel).toMatchTextContent('Alameda: Nothing was live there before this publish');
    await expect.element(panel.getByRole('button', { name: 'Roll back 0 locations' })).toBeDisabled();
    await pick('Beacon');
    await expect.element(panel.getByRole('button', { name: 'Roll back 1 location' })).toBeEnabled();
  });
});

describe('the board', () => {
  it('[RULE.publish.57] leads to the page of a publish, and leaves what was rolled back out of what is selected with the others', async () => {
    const held = [{ locationId: 'alameda', workflowId: 'w1', by: 'Kim', at }];
    await openScreen('priya', '/menu/publish', {
      at: null,
      answers: [
        { call: `GET /api/sync-locations/held/${companyId}`, status: 200, body: held },
        { call: `GET /api/publishes/${companyId}/`, status: 200, body: run() },
        brought,
      ],
    });
    const alameda = page.getByRole('checkbox', { name: 'Publish Alameda' });
    await expect.element(alameda).toBeEnabled();
    await expectText(/^Rolled back by Kim, Nov 20, .*\. Select it to publish it again/);
    await page.getByRole('button', { name: 'Select all not published' }).click();
    await expectText(/^[2-4] of 12 selected$/);
    await expect.element(alameda).not.toBeChecked();
    await alameda.click();
    await expect.element(alameda).toBeChecked();
    await page.getByRole('navigation', { name: 'Recent publishes' }).getByRole('link').first().click();
    await expect.poll(shownAddress).toContain('/publishes/');
  });
});
