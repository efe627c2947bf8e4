import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadableDialog } from '../../../testing/axe.ts';
import { openScreen, shownAddress } from '../../../testing/open-screen.tsx';
import { expectText, failing, sentBy } from '../../../testing/screen-parts.ts';

const [freeze, release] = ['POST /api/sync-locations/freeze', 'POST /api/sync-locations/release'];
const entry = { locationId: 'alameda', reason: 'Health inspection', by: 'Kim', at: Date.UTC(2026, 10, 20, 17) };
const isFrozen = { call: 'GET /api/sync-locations/frozen/sorrel-and-salt', status: 200, body: [entry] };
const checkbox = (name: string | RegExp) => page.getByRole('checkbox', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const shown = () => [...document.querySelectorAll('[data-location]')].map(one => one.getAttribute('data-location'));

it('[RULE.publish.91] the board is narrowed by its address: a text, and a state with all groups open', async () => {
  await openScreen('priya', '/menu/publish?search=coast&state=frozen', { at: null, answers: [isFrozen] });
  await expect.poll(shown).toEqual(['alameda']);
  await page.getByRole('searchbox', { name: 'Search locations' }).fill('');
  await expect.poll(shownAddress).not.toContain('search=');
  expect(shownAddress()).toContain('state=frozen');
  await expect.poll(shown).toEqual(['alameda']);
  await page.getByRole('searchbox', { name: 'Search locations' }).fill('elm');
  await expect.poll(shownAddress).toContain('search=elm');
  await expectText('No locations found');
});

it('[RULE.publish.92] a group is folded, and says how many of its locations are in which state', async () => {
  await openScreen('priya', '/menu/publish', { at: null });
  const coast = button('Group Coast');
  await expect.element(coast).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(shown).toContain('alameda');
  await coast.click();
  await expect.element(coast).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(shown).not.toContain('alameda');
  await expectText(/4 locations · \d not published/);
  await coast.click();
  await expect.poll(shown).toContain('alameda');
});

it('[RULE.freeze.06] the board freezes what is selected for one reason, and releases it', async () => {
  await openScreen('priya', '/menu/publish', {
    at: null,
    answers: [
      isFrozen,
      { call: freeze, status: 200, body: { frozen: 2 } },
      { call: release, status: 200, body: { released: 1 } },
    ],
  });
  await checkbox('Publish Tumon Bay').click();
  await checkbox('Beacon: Everything saved is live').click();
  await button('Freeze…').click();
  const dialog = page.getByRole('dialog', { name: 'Freeze 2 locations' });
  await expect.element(dialog.getByRole('button', { name: 'Freeze 2 locations' })).toBeDisabled();
  await expectReadableDialog();
  await dialog.getByLabelText('Reason').fill(' Health inspection ');
  await dialog.getByRole('button', { name: 'Freeze 2 locations' }).click();
  expect(await sentBy(freeze)).toEqual({ locationIds: ['beacon', 'tumon-bay'], reason: 'Health inspection' });
  await expect.element(dialog).not.toBeInTheDocument();
  await expectText('0 of 12 selected');
  await checkbox('Alameda: Frozen until it is released').click();
  await expect.element(button('Freeze…')).not.toBeInTheDocument();
  await button('Release 1').click();
  expect(await sentBy(release)).toEqual({ locationIds: ['alameda'] });
  await expectText('0 of 12 selected');
});

it('[RULE.freeze.06] the reason and the selection stay where they could not be frozen', async () => {
  await openScreen('priya', '/menu/publish', { at: null, answers: [{ call: freeze, status: 500, body: [] }] });
  await checkbox('Publish Tumon Bay').click();
  await button('Freeze…').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Reason').fill('Health inspection');
  await failing(async () => {
    await dialog.getByRole('button', { name: 'Freeze 1 location' }).click();
    await expectText('Nothing was changed. Please try again later.');
  });
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Health inspection');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectText('1 of 12 selected');
});
