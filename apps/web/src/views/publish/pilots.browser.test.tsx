import { usualPilotLimits } from '@commissary/domain';
import { expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { queryClient } from '../../cache/index.ts';
import { accessibilityProblems } from '../../testing/axe.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { expectText, sentBy } from '../../testing/screen-parts.ts';

const start = 'POST /api/sync-locations/start$';
const follow = 'POST /api/sync-locations/follow-pilots';
const at = Date.UTC(2026, 10, 20, 17);
const panel = page.getByRole('region', { name: 'Changes to publish' });

it('[RULE.canary.09] a publish is sent to a few first where that is chosen, with minutes, limits and what becomes of them', async () => {
  const preview = [{ at: [[0, 1]], seen: '1', disabled: null, documents: [], people: [], peopleTotal: 0 }];
  await openScreen('priya', '/menu/publish', {
    at: null,
    answers: [
      { call: 'POST /api/sync-locations/preview', status: 200, body: preview },
      { call: start, status: 200, body: [{ workflowId: 'w', runId: 'r' }] },
    ],
  });
  for (const name of ['Elm St.', 'Alameda'])
    await page.getByRole('checkbox', { name: `Publish ${name}`, exact: true }).click();
  const publish = panel.getByRole('button', { name: 'Publish to 2 locations' });
  await expect.element(publish).toBeEnabled();
  await expect.element(panel.getByLabelText('Watch for (minutes)')).not.toBeInTheDocument();
  await panel.getByRole('checkbox', { name: 'Send to a few first' }).click();
  await expect.element(panel.getByRole('alert')).toMatchTextContent(/Choose at least one location/);
  await expect.element(publish).toBeDisabled();
  await panel.getByRole('checkbox', { name: 'Elm St.', exact: true }).click();
  await panel.getByLabelText('Watch for (minutes)').fill('0');
  await expect.element(panel.getByRole('alert')).toMatchTextContent(/1 to 1,440/);
  await panel.getByLabelText('Watch for (minutes)').fill('30');
  await panel.getByLabelText('report a problem').fill('1');
  await panel.getByRole('radio', { name: 'Leave them live' }).click();
  await publish.click();
  expect(await sentBy(start)).toMatchObject({
    pilots: {
      ...{ locationIds: ['elm-st'], soakMinutes: 30, onHalt: 'keep' },
      limits: { ...usualPilotLimits, trouble: { most: 1, unit: 'terminals' } },
    },
  });
});

const preview = {
  call: 'POST /api/sync-locations/preview',
  status: 200,
  body: [{ at: [[0, 1]], seen: '1', disabled: null, documents: [], people: [], peopleTotal: 0 }],
};
const selectTwo = async () => {
  for (const name of ['Elm St.', 'Alameda'])
    await page.getByRole('checkbox', { name: `Publish ${name}`, exact: true }).click();
};

it('[RULE.canary.10] the first locations are ticked by group or tag, of those that are selected', async () => {
  await openScreen('priya', '/menu/publish', { at: null, answers: [preview] });
  await selectTwo();
  await panel.getByRole('checkbox', { name: 'Send to a few first' }).click();
  const choice = panel.getByLabelText('Tick all of a group or tag');
  const pilot = (name: string) => panel.getByRole('checkbox', { name, exact: true });
  await choice.selectOptions('Coast');
  await expect.element(pilot('Alameda')).toBeChecked();
  await expect.element(pilot('Elm St.')).not.toBeChecked();
  await pilot('Alameda').click();
  await choice.selectOptions('patio');
  await expect.element(pilot('Elm St.')).toBeChecked();
  await expect.element(pilot('Alameda')).not.toBeChecked();
  expect(await accessibilityProblems()).toEqual([]);
});

it('[RULE.canary.11] a publish that is refused for its first locations says why', async () => {
  await openScreen('priya', '/menu/publish', { at: null, answers: [preview] });
  await selectTwo();
  for (const [code, sentence] of [
    ['NOT_PUBLISHED', 'A first location is not among those that are published.'],
    ['ALL_PILOTS', 'Leave at least one location for later.'],
    ['PILOTS_NEED_ONE_START', /needs one start for all: not each at its own time, and not outside open hours\./],
    ['PILOTS_NEED_EVERYTHING', 'Only a publish of everything can go to a few locations first.'],
  ] as const) {
    await commands.answerWith([preview, { call: start, status: 400, body: [{ code, path: 'pilots' }] }]);
    await panel.getByRole('button', { name: 'Publish to 2 locations' }).click();
    await expectText(sentence);
  }
});

const openPage = async (more: object) => {
  const counts = { terminals: 9, running: 7, trouble: 2, missing: 0, silent: 0 };
  const canary = {
    ...{ state: 'ASKING', pilots: ['alameda'], soakMinutes: 15, onHalt: 'rollback', limits: usualPilotLimits },
    ...{ soakUntil: at, leftMs: 0, counts, reason: null, rollback: null, decidedAt: null, decidedBy: null, ...more },
  };
  const location = (locationId: string, status: string) => ({
    ...{ locationId, runId: 'r1', status, reason: null, dueAt: at, endedAt: null },
  });
  const body = {
    ...{ workflowId: 'w1', blobType: 'menu', action: 'PUBLISH', requestedBy: 'Kim', requestedAt: at, syncDate: 0 },
    ...{ counts: { SUCCESS: 1, WAITING: 1 }, next: null, canary },
    locations: [location('alameda', 'SUCCESS'), location('beacon', 'WAITING')],
  };
  await openScreen('priya', '/publishes/w1', {
    at: null,
    answers: [
      { call: 'GET /api/publishes/', status: 200, body },
      { call: 'POST /api/sync-locations/brought', status: 200, body: [] },
      { call: follow, status: 200, body: { released: 1 } },
    ],
  });
  const first = page.getByRole('region', { name: 'First locations' });
  await expect.element(first).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  return first;
};

it('[RULE.canary.08] the page of a publish says what was measured at the first locations, and continues where it is asked', async () => {
  const first = await openPage({});
  await expect.element(first).toMatchTextContent(/Waits for your decision/);
  await expect
    .element(first)
    .toMatchTextContent(/Alameda.*Runs on 7 of 9 terminals.*Report a problem2 \(at most 0 terminals\)/);
  await first.getByRole('button', { name: 'Continue' }).click();
  expect(await sentBy(follow)).toEqual({ workflowId: 'w1', runId: 'r1' });
  await expectText(/^The publish continues to 1 location/);
});

it('[RULE.canary.08] the page of a publish says until when its first locations are watched, and why the rest did not follow', async () => {
  const watched = await openPage({ state: 'SOAKING', leftMs: 605_000 });
  await expect.element(watched).toMatchTextContent(/Watching the first locations · 10:0\d left/);
  await expect.element(watched.getByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  const halted = await openPage({ state: 'HALTED', reason: 'trouble', rollback: 'DONE' });
  await expect
    .element(halted)
    .toMatchTextContent(
      /Halted: the rest did not follow.*Too many terminals report a problem\..*The first locations were rolled back\./,
    );
});

it.each(['PILOTS', 'SOAKING', 'ASKING'])(
  '[RULE.canary.08] reads again what is measured at the first locations while it is not decided: %s',
  async state => {
    const read = async () => (await commands.calls()).filter(one => one.startsWith('GET /api/publishes/')).length;
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
    });
    try {
      await openPage({ state, leftMs: 900_000 });
      await expect.poll(() => queryClient.isFetching()).toBe(0);
      const before = await read();
      await vi.advanceTimersByTimeAsync(16_000);
      await expect.poll(read).toBeGreaterThan(before);
    } finally {
      vi.useRealTimers();
    }
  },
);
