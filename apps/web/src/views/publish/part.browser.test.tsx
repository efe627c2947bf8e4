import type { PreviewSet, PublishPreview } from '@commissary/contract';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/axe.ts';
import { typeInto } from '../../testing/form-fields.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { expectText, failing, sentBy } from '../../testing/screen-parts.ts';

const start = 'POST /api/sync-locations/start$';
const other = 'POST /api/sync-locations/only-this/preview';
const panel = page.getByRole('region', { name: 'Changes to publish' });
const tick = (name: string | RegExp) => panel.getByRole('checkbox', { name, exact: true });
const button = (name: string) => panel.getByRole('button', { name, exact: true });
const bank = '/tableSettings/issueServerBankOfAmount';
const alert = '/tableSettings/tableAlertTimesInMins/afterOrdering';
const previewOf = (...ids: string[]): PreviewSet<PublishPreview>[] =>
  ids.map((id, position) => ({
    at: [[position, position]],
    ...{ seen: `seen ${id}`, disabled: null, people: [], peopleTotal: 0 },
    documents: [
      {
        kind: 'settings',
        changes: [
          { op: 'set', path: bank, value: '31.00' },
          { op: 'set', path: alert, value: 9 },
        ],
        total: 4,
        findings: [],
        findingsTotal: 0,
      },
    ],
  }));
interface Answer {
  readonly status: number;
  readonly body: unknown;
}
const noSchedules = { status: 200, body: { schedules: [] } };
const answersWith = (answer: Answer) => [
  { call: 'POST /api/sync-locations/preview', status: 200, body: previewOf('alameda') },
  { call: other, ...answer },
  { call: start, status: 200, body: [{ workflowId: 'w1', runId: 'r1' }] },
];
const open = async (answer: Answer) => {
  await openScreen('priya', '/menu/publish', { at: null, answers: answersWith(answer) });
  await page.getByRole('checkbox', { name: 'Publish Alameda', exact: true }).click();
  await expect.element(tick('All changes')).toBeChecked();
};

it('[RULE.publish.76] publishes the chosen changes, with what was previewed, and says what else becomes of what', async () => {
  const dueAt = Date.UTC(2026, 10, 21, 17);
  const schedule = { locationId: 'alameda', runId: 'r9', dueAt, timeZone: 'America/Denver', by: 'Ana', paths: [bank] };
  await open({ status: 200, body: { schedules: [schedule] } });
  await tick(/^Include .*After ordering$/).click();
  await expect.element(tick('All changes')).toBePartiallyChecked();
  await expect.element(button('Publish 1 of 4 changes')).toBeEnabled();
  await expect.element(panel).toMatchTextContent('The other changes stay unpublished. What is scheduled stays.');
  await expect
    .element(panel)
    .toMatchTextContent(/Alameda: the publish on Nov 21, .*, scheduled by Ana, has the changed values again/);
  expect(await accessibilityProblems()).toEqual([]);
  await button('Publish 1 of 4 changes').click();
  expect(await sentBy(start)).toEqual({
    ...{ action: 'PUBLISH', syncDateMillis: 0, locationIds: ['alameda'] },
    seen: [{ locationId: 'alameda', seen: 'seen alameda' }],
    only: [{ kind: 'settings', path: bank }],
  });
  await expectText('Publishing to 1 location.');
});

it('[RULE.publish.76] needs one change, and no time; all of them are a publish as before', async () => {
  await open(noSchedules);
  await tick('All changes').click();
  await expect.element(button('Publish 0 of 4 changes')).toBeDisabled();
  await tick(/^Include .*Server bank$/).click();
  await expect.element(button('Publish 1 of 4 changes')).toBeEnabled();
  const segment = page.getByRole('radio', { name: 'Schedule', exact: true }).element().closest('label');
  await page.elementLocator(segment ?? document.body).click();
  await expect.element(panel).toMatchTextContent('Choose all of them to schedule a publish.');
  await expect.element(button('Publish 1 of 4 changes')).toBeDisabled();
  await tick('All changes').click();
  await expect.element(button('Schedule for 1 location')).toBeEnabled();
  expect(await commands.bodiesOf(start)).toEqual([]);
});

it('[RULE.publish.74] says which change these cannot go live without', async () => {
  const params = { kind: 'settings', field: alert, why: 'comes-along' };
  await open({ status: 400, body: [{ code: 'PART_NOT_ALONE', path: 'alameda', params }] });
  await failing(async () => {
    await tick(/^Include .*After ordering$/).click();
    await expect.element(panel.getByRole('alert')).toMatchTextContent(/“.*After ordering” would go live too\./);
  });
});

it('[RULE.publish.76] chooses after a save too what goes live of it', async () => {
  await openScreen('priya', '/locationSettings/tableAndBar', { at: 'alameda', answers: answersWith(noSchedules) });
  await typeInto(bank, '31');
  await page.getByRole('button', { name: 'Save and publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved. Publish it now?' });
  await expect.element(dialog.getByRole('button', { name: 'Publish to 1 location' })).toBeEnabled();
  await dialog.getByRole('checkbox', { name: /^Include .*Server bank$/ }).click();
  await expect.element(dialog).toMatchTextContent('The other changes stay unpublished. What is scheduled stays.');
  await dialog.getByRole('button', { name: 'Publish 1 of 4 changes' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await sentBy(start)).toMatchObject({ locationIds: ['alameda'], only: [{ kind: 'settings', path: alert }] });
});
