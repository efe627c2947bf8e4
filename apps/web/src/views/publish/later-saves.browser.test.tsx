import type { PreviewSet, PublishPreview } from '@commissary/contract';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/axe.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { expectText, failing } from '../../testing/screen-parts.ts';

const panel = page.getByRole('region', { name: 'Changes to publish' });
const told = panel.getByRole('alert');
const button = (name: string) => panel.getByRole('button', { name, exact: true });
const change = (value: string) => ({ op: 'set' as const, path: '/tableSettings/issueServerBankOfAmount', value });
const previewOf = (seen: string, value: string): PreviewSet<PublishPreview>[] => [
  {
    at: [[0, 0]],
    seen,
    disabled: null,
    documents: [{ kind: 'settings', changes: [change(value)], total: 1, findings: [], findingsTotal: 0 }],
    people: [],
    peopleTotal: 0,
  },
];

/** Opens the board, asks for Elm St., and is refused: Ruth saved another value meanwhile. */
const refused = async (address: string, root: string) => {
  const start = `POST /api/${root}/start$`;
  const saved = ['Bell, Nora', 'Ruth Castellano'].map(by => ({
    code: 'SAVED_SINCE_PREVIEW',
    path: 'elm-st',
    params: { by },
  }));
  await openScreen('priya', address, {
    at: null,
    answers: [
      { call: 'GET /api/tenants/unpublished/', status: 200, body: { menu: ['elm-st'], employment: ['elm-st'] } },
      { call: `POST /api/${root}/preview`, status: 200, body: previewOf('first', '31.00'), times: 1 },
      { call: `POST /api/${root}/preview`, status: 200, body: previewOf('second', '47.00') },
      { call: start, status: 409, body: saved, times: 1 },
      { call: start, status: 200, body: [] },
    ],
  });
  await page.getByRole('checkbox', { name: 'Publish Elm St.', exact: true }).click();
  await failing(async () => {
    await button('Publish to 1 location').click();
    await expect
      .element(told)
      .toMatchTextContent('Bell, Nora and Ruth Castellano saved since you looked. Nothing was published.');
  });
  await expect.element(told).toMatchTextContent('$47.00');
  await expect.element(told).toMatchTextContent('1 change that you looked at is no longer saved.');
  await expect.element(told).toHaveFocus();
  expect(await accessibilityProblems()).toEqual([]);
  await expect.element(button('Publish to 1 location')).not.toBeInTheDocument();
  return async () => (await commands.bodiesOf(start)).slice(1);
};

it('[RULE.publish.62] what was saved since the preview is included', async () => {
  const sent = await refused('/menu/publish', 'sync-locations');
  await button('Include').click();
  await expectText('Publishing to 1 location.');
  expect(await sent()).toEqual([
    { action: 'PUBLISH', syncDateMillis: 0, locationIds: ['elm-st'], seen: [{ locationId: 'elm-st', seen: 'second' }] },
  ]);
});

it('[RULE.publish.62] what was saved since the preview is left out, of employment too', async () => {
  const sent = await refused('/employment/publish', 'sync-employment');
  await button('Leave out').click();
  await expectText('Publishing to 1 location.');
  expect(await sent()).toMatchObject([{ seen: [{ locationId: 'elm-st', seen: 'first' }], laterSaves: 'leave-out' }]);
});
