import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/axe.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { expectText, failing, sentBy } from '../../testing/screen-parts.ts';

const call = '/api/session/emails';
const read = { call: `GET ${call}`, status: 200, body: { keptOverrides: true } };
const toggle = page.getByRole('switch', { name: /changes what a location or group of yours overrides/ });

it('[RULE.kept.05] who is told by e-mail of what is overridden turns that off and on again on the page of the own account', async () => {
  await openScreen('priya', '/security', {
    at: null,
    answers: [read, { call: `POST ${call}`, status: 200, body: { keptOverrides: false } }],
  });
  await expect.element(toggle).toBeChecked();
  expect(await accessibilityProblems()).toEqual([]);
  await toggle.click();
  expect(await sentBy(`POST ${call}`)).toEqual({ keptOverrides: false });
  await expectText('You no longer get these emails.');
  await expect.element(toggle).not.toBeChecked();
});

it('[RULE.kept.05] it stays as it was where it could not be saved', async () => {
  await openScreen('priya', '/security', {
    at: null,
    answers: [read, { call: `POST ${call}`, status: 500, body: [] }],
  });
  await failing(async () => {
    await toggle.click();
    await expectText('Your choice of emails could not be saved.');
  });
  await expect.element(toggle).toBeChecked();
});
