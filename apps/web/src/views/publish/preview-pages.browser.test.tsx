import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/axe.ts';
import { holdAnswers } from '../../testing/held-calls.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { expectText } from '../../testing/screen-parts.ts';

const preview = 'POST /api/sync-locations/preview';
const panel = page.getByRole('region', { name: 'Changes to publish' });
const pick = (name: string) => page.getByRole('checkbox', { name: `Publish ${name}`, exact: true }).click();
const button = (name: string | RegExp) => panel.getByRole('button', { name });
const asked = () => commands.bodiesOf(preview);

const bank = { op: 'set', path: '/tableSettings/issueServerBankOfAmount', value: '31.00' };
const alert = { op: 'set', path: '/tableSettings/tableAlertTimesInMins/afterOrdering', value: 9 };
const setOf = (at: [number, number], changes: readonly object[], total: number) => ({
  ...{ at: [at], seen: `0.0.0:${'0'.repeat(16)}:${'0'.repeat(16)}`, disabled: null, people: [], peopleTotal: 0 },
  documents: [{ kind: 'settings', changes, total, findings: [], findingsTotal: 0 }],
});

it('[RULE.publish.95] lists more changes when they are asked for, and counts the locations where nothing changes', async () => {
  await openScreen('priya', '/menu/publish', {
    at: null,
    answers: [
      { call: preview, status: 200, body: [setOf([0, 0], [bank], 2), setOf([1, 99], [], 0)], times: 1 },
      { call: preview, status: 200, body: [setOf([0, 0], [alert], 2)] },
    ],
  });
  await page.getByRole('button', { name: 'Select all not published' }).click();
  await expect.element(panel).toMatchTextContent(/No changes at \d locations\./);
  await expect.element(panel).toMatchTextContent('And 1 more change.');
  await expect.element(panel).toMatchTextContent('2 changes');
  await expect.element(panel).not.toMatchTextContent('After ordering');
  expect(await accessibilityProblems()).toEqual([]);
  await button('Show more changes').click();
  await expect.element(panel).toMatchTextContent('After ordering');
  await expect.element(panel).toMatchTextContent('31.00');
  await expect.element(button('Show more changes')).not.toBeInTheDocument();
  await expect.element(panel).not.toMatchTextContent('more change');
  const [first, second] = (await asked()) as { locationIds: string[] }[];
  expect(second).toEqual({ locationIds: first?.locationIds.slice(0, 1), listed: 1 });
});

it('[RULE.publish.95] names the one location where nothing changes', async () => {
  await openScreen('priya', '/menu/publish', {
    at: null,
    answers: [
      { call: preview, status: 200, body: [setOf([0, 0], [bank], 1)], times: 1 },
      { call: preview, status: 200, body: [setOf([0, 0], [], 0)] },
    ],
  });
  await pick('Alameda');
  await expect.element(panel).toMatchTextContent('31.00');
  await expect.element(panel).not.toMatchTextContent('No changes');
  await pick('Tumon Bay');
  await expect.element(panel).toMatchTextContent('No changes at Tumon Bay.');
});

it('[RULE.publish.96] previews what is selected in addition, and keeps what was previewed', async () => {
  await openScreen('priya', '/menu/publish', {
    at: null,
    answers: [
      { call: preview, status: 200, body: [setOf([0, 0], [bank], 1)], times: 1 },
      { call: preview, status: 200, body: [setOf([0, 0], [alert], 1)] },
      { call: 'POST /api/sync-locations/start$', status: 200, body: [{ workflowId: 'w', runId: 'r' }] },
    ],
  });
  await pick('Alameda');
  await expect.element(button('Publish to 1 location')).toBeEnabled();
  const release = holdAnswers('/sync-locations/preview');
  await pick('Tumon Bay');
  await expect.element(button('Publish to 2 locations')).toBeDisabled();
  await expect.element(panel).toMatchTextContent('31.00');
  await expect.poll(asked).toEqual([{ locationIds: ['alameda'] }, { locationIds: ['tumon-bay'] }]);
  release();
  await expect.element(panel).toMatchTextContent('After ordering');
  await expect.element(panel).toMatchTextContent('31.00');
  await expect.element(button('Publish to 2 locations')).toBeEnabled();
  // Without one of them, and with it again, nothing is asked.
  await pick('Alameda');
  await expect.element(panel).not.toMatchTextContent('31.00');
  await pick('Alameda');
  await expect.element(panel).toMatchTextContent('31.00');
  await pick('Tumon Bay');
  await expect.element(button('Publish to 1 location')).toBeEnabled();
  expect(await asked()).toHaveLength(2);
  // After a publish everything is previewed anew.
  await button('Publish to 1 location').click();
  await expectText('0 of 12 selected');
  await pick('Alameda');
  await expect.poll(asked).toHaveLength(3);
  await expect.element(panel).toMatchTextContent('After ordering');
});
