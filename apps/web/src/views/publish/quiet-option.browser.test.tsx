import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';
import { expectText, sentBy } from '../../testing/screen-parts.ts';

const starts = 'POST /api/sync-locations/starts';
const start = 'POST /api/sync-locations/start$';
const at = Date.UTC(2026, 11, 5, 4);
const hour = 3_600_000;
const nothing = { first: null, last: null, moved: [], movedTotal: 0, never: [], neverTotal: 0 };
const panel = page.getByRole('region', { name: 'Changes to publish' });
const quiet = panel.getByRole('checkbox', { name: 'Not while open' });

const open = async (...answers: readonly object[]) => {
  const preview = [{ at: [[0, 1]], seen: '1', disabled: null, documents: [], people: [], peopleTotal: 0 }];
  await openScreen('priya', '/menu/publish', {
    at: null,
    answers: [
      { call: 'POST /api/sync-locations/preview', status: 200, body: preview },
      ...answers.map((body, index) => ({
        ...{ call: starts, status: 200, body: { ...nothing, ...body } },
        ...(index < answers.length - 1 && { times: 1 }),
      })),
      { call: start, status: 200, body: [{ workflowId: 'w', runId: 'r' }] },
    ],
  });
  for (const name of ['Elm St.', 'Alameda'])
    await page.getByRole('checkbox', { name: `Publish ${name}`, exact: true }).click();
};

it('[RULE.quiet.07] a publish that is not while open says when it starts first and last, and where it waits until when', async () => {
  const moved = [
    { locationId: 'elm-st', asked: at - 10 * hour, at, openSince: at - 11 * hour },
    { locationId: 'alameda', asked: at - 8 * hour, at: at + 2 * hour, openSince: at - 9 * hour },
  ];
  await open({ first: at, last: at + 2 * hour, moved, movedTotal: 9 });
  await quiet.click();
  await expectText(/In your time, the first starts Dec 4, 11:00 PM ET and the last Dec 5, 1:00 AM ET\./);
  await expect.element(panel).toMatchTextContent(/9 locations wait until closed/);
  await expect
    .element(panel)
    .toMatchTextContent(/Elm St\.Dec 4, 10:00 PM CT.*Alameda.*Dec 4, 10:00 PM PT.*7 other locations/);
  const [open11to10] = panel.getByText(/^Open 11.* AM to 10.* PM$/).elements();
  // Of the day, from midnight to midnight.
  const day = (open11to10?.getBoundingClientRect().width ?? 0) / (open11to10?.parentElement?.clientWidth ?? 0);
  expect(day).toBeCloseTo(11 / 24, 2);
  await panel.getByRole('button', { name: 'Publish to 2 locations' }).click();
  expect(await sentBy(start)).toMatchObject({ syncDateMillis: 0, notWhileOpen: true });
  await expectText(/^Scheduled for 2 locations/);
});

it('[RULE.quiet.07] locations that never close are named, and published there while open only when told to', async () => {
  await open({ first: at, last: at, never: ['elm-st'], neverTotal: 1 });
  await quiet.click();
  await expect.element(panel.getByRole('alert')).toMatchTextContent('Open around the clock: Elm St.');
  const button = panel.getByRole('button', { name: 'Publish to 2 locations' });
  await expect.element(button).toBeDisabled();
  await panel.getByRole('checkbox', { name: 'Publish there while open' }).click();
  await button.click();
  expect(await sentBy(start)).toMatchObject({ notWhileOpen: true, whereNeverQuiet: 'at-its-time' });
});
