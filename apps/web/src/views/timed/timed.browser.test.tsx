import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';
import { sentBy } from '../../testing/screen-parts.ts';

const feed = page.getByRole('feed', { name: 'Timed edits' });
const noon = Date.UTC(2026, 10, 27, 18);
const at = (phase: string, more: object = {}) => ({
  ...{ locationId: 'elm', phase, question: null, outcome: null, startsAt: noon, endsAt: noon + 7_200_000 },
  timeZone: 'America/Chicago',
  ...more,
});
const edit = (id: string, ...locations: object[]) => ({
  ...{ id, kind: 'settings', menuId: null, starts: '2026-11-27T12:00', ends: '2026-11-27T14:00', by: 'Ana Moreno' },
  createdAt: noon - 3_600_000,
  changes: [{ path: '/x', op: 'set', subject: 'Server bank', sentence: `Server bank of ${id}: 20.00` }],
  ...{ total: 1, locations },
});
const list = (...edits: object[]) => ({ call: 'GET /api/timed/', status: 200, body: { edits, next: null } });
const cancel = 'POST /api/timed/sorrel-and-salt/run/cancel$';
const decide = 'POST /api/timed/sorrel-and-salt/ask/decide$';
const open = (...edits: object[]) =>
  openScreen('priya', '/timed', {
    at: null,
    answers: [list(...edits), ...[cancel, decide].map(call => ({ call, status: 204, body: undefined }))],
  });

it('[RULE.timed.16] the list says what, where, when, who and how far, and ends, cancels or decides', async () => {
  await open(
    edit('run', at('running')),
    edit('ask', at('running', { question: 'CHANGED' })),
    edit('wait', at('waiting'), at('waiting', { locationId: 'larimer' })),
  );
  await expect
    .element(feed)
    .toMatchTextContent(/Server bank of run: 20.00.*Running.*Nov 27, 12:00 PM CT to Nov 27, 2:00 PM CT.*By Ana Moreno/);
  await expect.element(feed).toMatchTextContent(/Needs a decision.*Somebody changed this value since\./);
  await feed.getByRole('button', { name: 'End now: Server bank' }).click();
  expect(await sentBy(cancel)).toEqual({});
  await feed.getByRole('button', { name: 'Keep what is there' }).click();
  expect(await sentBy(decide)).toEqual({ locationIds: ['elm'], decision: 'keep' });
  await expect.element(feed.getByRole('button', { name: 'Cancel: Server bank' })).toBeVisible();
});

it('[RULE.timed.17] the list decides, ends or cancels at one location of several alone', async () => {
  await open(
    edit('run', at('running'), at('running', { locationId: 'larimer' })),
    edit('ask', at('running', { question: 'CHANGED' }), at('over', { locationId: 'larimer', outcome: 'ENDED' })),
  );
  const opened = feed.getByRole('button', { name: 'Each location: Server bank' });
  await opened.first().click();
  await feed.getByRole('button', { name: /^End now at Larimer.*: Server bank$/ }).click();
  expect(await sentBy(cancel)).toEqual({ locationIds: ['larimer'] });
  await opened.nth(1).click();
  await feed.getByRole('button', { name: /^Keep what is there at .*: Server bank$/ }).click();
  expect(await sentBy(decide)).toEqual({ locationIds: ['elm'], decision: 'keep' });
});

it('says what to do where nothing is set for a time', async () => {
  await open();
  await expect
    .element(page.getByText(/Change a value of a location, and choose “For a time…” beside Save\./))
    .toBeVisible();
});
