import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';

const note = page.getByText(/batches of up to/);
const choose = (count: number) => {
  const boxes = document.querySelectorAll<HTMLInputElement>(
    '[data-location] input[aria-label^="Publish "]:not(:checked)',
  );
  for (const box of [...boxes].slice(0, count)) box.click();
};

it('[RULE.publish.22] the note on batches names the batch size and spacing of the company', async () => {
  await openScreen('priya', '/menu/publish', { at: null });
  await expect
    .poll(() => document.querySelectorAll('[data-location] input[aria-label^="Publish "]').length)
    .toBeGreaterThan(3);
  choose(2);
  await expect.element(page.getByRole('heading', { name: 'Publish to 2 locations' })).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  choose(1);
  await expect.element(note).toHaveTextContent('2 batches of up to 2. The last one starts 45 s after the first.');
});

it('what is found is counted, with the rest that the preview does not list', async () => {
  const finding = { code: 'pin-missing', path: '/employees/[ana]', names: ['Ana Moreno'], personId: 'ana' };
  const employment = { kind: 'employment', changes: [], total: 0, findings: [finding], findingsTotal: 4 };
  const preview = [{ at: [[0, 0]], disabled: null, documents: [employment], people: [], peopleTotal: 0 }];
  await openScreen('priya', '/menu/publish', {
    at: null,
    answers: [{ call: 'POST /api/sync-locations/preview', status: 200, body: preview }],
  });
  await expect
    .poll(() => document.querySelectorAll('[data-location] input[aria-label^="Publish "]').length)
    .toBeGreaterThan(0);
  choose(1);
  await page.getByText('1 thing to check before publishing').click();
  await expect
    .element(page.getByRole('link', { name: 'Ana Moreno has a job and no PIN, and cannot log on at terminals.' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/employees\/edit\/ana\/posId/));
  await expect.element(page.getByText('and 3 more. Correct these, and the preview shows the next.')).toBeVisible();
});

it('[RULE.check.06] what is found in the settings is told before a publish, with a link to its field', async () => {
  const findings = [
    { code: 'channel-without-hours', path: '/hours/online', names: ['To Go'], channel: 'online' },
    {
      code: 'drawer-without-station',
      path: '/cashManagement/cashDrawers/availableDrawers/[d]/stationId',
      names: ['Bar'],
    },
  ];
  const settings = { kind: 'settings', changes: [], total: 0, findings, findingsTotal: 2 };
  const preview = [{ at: [[0, 0]], seen: '1', disabled: null, documents: [settings], people: [], peopleTotal: 0 }];
  await openScreen('priya', '/menu/publish', {
    at: null,
    answers: [{ call: 'POST /api/sync-locations/preview', status: 200, body: preview }],
  });
  await page.getByRole('checkbox', { name: 'Publish Elm St.', exact: true }).click();
  await page.getByText('2 things to check before publishing').click();
  const linkTo = (name: string) => page.getByRole('link', { name }).element().getAttribute('href');
  expect([linkTo('To Go is offered, and there are no online hours.'), linkTo('No station opens Bar.')]).toEqual([
    expect.stringMatching(/^\/locationSettings\/hours\?.*locationId=elm-st.*field=/),
    expect.stringMatching(/^\/locationSettings\/cashDrawers\?.*locationId=elm-st.*field=/),
  ]);
});
