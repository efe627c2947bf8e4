import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';
import { expectText, failing, sentBy } from '../../testing/screen-parts.ts';

const companyId = 'sorrel-and-salt';
const frozen = 'GET /api/sync-locations/frozen/';
const entry = { locationId: 'alameda', reason: 'Health inspection', by: 'Kim', at: Date.UTC(2026, 10, 20, 17) };
const isFrozen = { call: `${frozen}${companyId}`, status: 200, body: [entry] };
const said = /^Frozen by Kim, Nov 20, 9:00 AM PT: Health inspection/;

it('[RULE.freeze.05] the page of a location freezes it with a reason, says who froze it and why, and releases it', async () => {
  const [freeze, release] = ['POST /api/sync-locations/freeze', 'POST /api/sync-locations/release'];
  await openScreen('priya', '/locations/alameda', {
    at: null,
    answers: [
      { ...isFrozen, body: [], times: 1 },
      isFrozen,
      { call: freeze, status: 200, body: { frozen: 1 } },
      { call: release, status: 200, body: { released: 1 } },
    ],
  });
  const card = page.getByRole('region', { name: 'Freeze' });
  await expect.element(card.getByRole('button', { name: 'Freeze location' })).toBeDisabled();
  await card.getByLabelText('Reason').fill(' Health inspection ');
  await card.getByRole('button', { name: 'Freeze location' }).click();
  expect(await sentBy(freeze)).toEqual({ locationIds: ['alameda'], reason: 'Health inspection' });
  await expectText(said);
  await card.getByRole('button', { name: 'Release' }).click();
  expect(await sentBy(release)).toEqual({ locationIds: ['alameda'] });
});

it('[RULE.freeze.05] keeps the reason where the location could not be frozen', async () => {
  await openScreen('priya', '/locations/alameda', {
    at: null,
    answers: [
      { ...isFrozen, body: [] },
      { call: 'POST /api/sync-locations/freeze', status: 500, body: [] },
    ],
  });
  const card = page.getByRole('region', { name: 'Freeze' });
  await card.getByLabelText('Reason').fill('Health inspection');
  await failing(async () => {
    await card.getByRole('button', { name: 'Freeze location' }).click();
    await expectText('Nothing was changed. Please try again later.');
  });
  // It is enabled once the call is over, and only with a reason.
  await expect.element(card.getByRole('button', { name: 'Freeze location' })).toBeEnabled();
  await expect.element(card.getByLabelText('Reason')).toHaveValue('Health inspection');
});

it('[RULE.freeze.05] the board says it too, and does not select a frozen location with the others', async () => {
  await openScreen('priya', '/menu/publish', { at: null, answers: [isFrozen] });
  await expectText(said);
  await page.getByRole('button', { name: 'Select all not published' }).click();
  const alameda = page.getByRole('checkbox', { name: 'Alameda: Frozen until it is released' });
  await expect.element(alameda).not.toBeChecked();
});
