import type { WorkflowRecord } from '@commissary/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../../testing/axe.ts';
import { openScreen } from '../../../testing/open-screen.tsx';

const scheduled = (id: string, at: string, locationIds: readonly string[]): WorkflowRecord => ({
  wfExec: { workflowId: id, runId: id },
  ...{ blobType: 'menu', action: 'PUBLISH', batch: 0, batches: 1, requestedBy: 'Priya', requestedAt: Date.now() },
  locationToStatuses: Object.fromEntries(locationIds.map(locationId => [locationId, 'RUNNING'])),
  ...{ reasons: {}, syncDate: Date.parse(at), dueAt: Date.parse(at) },
  ...{ syncStarted: null, syncCompleted: null, endTime: null },
});
const elm = scheduled('central', '2026-11-21T10:00Z', ['elm-st']);
const others = [
  scheduled('mountain', '2026-11-21T11:00Z', ['pearl-st']),
  scheduled('next batch', '2026-11-21T11:07Z', ['larimer']),
  scheduled('guam', '2026-11-20T18:00Z', ['tumon-bay']),
];
const strip = page.getByRole('region', { name: 'Scheduled by hour' });
const open = (body: readonly WorkflowRecord[]) =>
  openScreen('priya', '/menu/publish', {
    at: null,
    answers: [{ call: 'GET /api/sync-locations/running/sorrel-and-salt', status: 200, body }],
  });

it('[RULE.publish.112] several scheduled locations are shown at the hours of the reader’s clock, with those of the locations in words', async () => {
  await open([elm, ...others]);
  await expect.element(strip.getByRole('heading', { level: 3, name: 'Fri, Nov 20: 1 location' })).toBeVisible();
  await expect.element(strip.getByRole('heading', { level: 3, name: 'Sat, Nov 21: 3 locations' })).toBeVisible();
  expect(
    strip
      .getByRole('listitem')
      .elements()
      .map(one => one.textContent),
  ).toEqual([
    '4:00 AM ChST: 1 location, 1:00 PM ET for you',
    '4:00 AM CT: 1 location, 5:00 AM ET for you',
    '4 AM to 4:07 AM MT: 2 locations, 6 AM to 6:07 AM ET for you',
  ]);
  const found = strip.element();
  const boxOf = (one: Element | undefined) => one?.getBoundingClientRect() ?? new DOMRect();
  const [, five, six] = [...found.querySelectorAll('i')].map(boxOf);
  const sixAm = boxOf([...found.querySelectorAll('span')].filter(one => one.textContent === '6 AM').at(-1));
  // At its hour, and half as high where half as many start.
  expect(Math.abs((six?.left ?? 0) - sixAm.left)).toBeLessThan(2);
  expect(five?.left).toBeLessThan(six?.left ?? 0);
  expect((five?.height ?? 0) / (six?.height ?? 1)).toBeCloseTo(0.625, 1);
  expect(await accessibilityProblems()).toEqual([]);
});

it('[RULE.publish.112] one scheduled location has its row and no strip', async () => {
  await open([elm]);
  await expect
    .poll(() => document.querySelector('[data-location="elm-st"]')?.textContent)
    .toContain('Nov 21, 4:00 AM CT');
  await expect.element(strip).not.toBeInTheDocument();
});
