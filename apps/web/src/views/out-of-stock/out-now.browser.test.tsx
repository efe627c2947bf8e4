import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/axe.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sentBy } from '../../testing/screen-parts.ts';

const only = 'POST /api/sync-locations/only-this$';
const path = '/departments/[pizza]/items/[diavola]/info/out';
const at = Date.parse('2031-02-03T18:00:00Z');
const until = Date.parse('2031-02-04T05:00:00Z');
const row = { menuId: 'main', path, ver: 3, until, by: 'Kim', at };
const entry = {
  ...{ menuId: 'main', path, name: 'Diavola', within: ['Pizza'], by: 'Kim', at },
  ...{ untilFirst: until, untilLast: null, locations: 2, locationIds: ['elm-st', 'oak-ave'] },
  ...{ firstZone: 'America/Denver', lastZone: 'America/Chicago', atZone: 'Pacific/Guam' },
};
const rows = [
  { ...row, locationId: 'elm-st' },
  { ...row, locationId: 'oak-ave', until: null },
];
const answers = [
  { call: 'GET /api/stock/sorrel-and-salt/out-at', status: 200, body: rows },
  { call: 'GET /api/stock/sorrel-and-salt?', status: 200, body: { entries: [entry], total: 1 } },
  { call: only, status: 200, body: { started: [], places: [], schedules: [] } },
];

it('[RULE.out.09] the board says what is out, where, until when in the zone of the location and by whom', async () => {
  await openScreen('priya', '/menu/outOfStock', { at: null, answers });
  const first = page.getByRole('article', { name: /Diavola Pizza/ });
  await expect
    .element(first)
    .toMatchTextContent(/Until Feb 3, 2031, 10:00 PM MT, at some locations until it is put back/);
  await expect.element(first).toMatchTextContent(/Kim, Feb 4, 2031, 4:00 AM ChST/);
  await page.getByRole('button', { name: 'Locations where it is out: Diavola' }).click();
  const places = page.getByRole('list', { name: 'Locations where it is out: Diavola' });
  await expect
    .element(places.getByRole('listitem').first())
    .toMatchTextContent(/Elm St\..*Until Feb 3, 2031, 11:00 PM CT/);
  expect(await accessibilityProblems()).toEqual([]);
});

it('[RULE.out.08] the board puts it back on at one location, or at all of them', async () => {
  await openScreen('priya', '/menu/outOfStock', { at: null, answers });
  const back = { op: 'unset', path };
  await page.getByRole('button', { name: 'Back on: Diavola' }).click();
  await expect.element(page.getByText('Back in stock at 2 locations: Diavola')).toBeVisible();
  expect(await sentBy(only)).toMatchObject({
    act: 'set',
    places: [
      { tenantId: 'elm-st', ver: 3, edits: [back] },
      { tenantId: 'oak-ave', ver: 3, edits: [back] },
    ],
  });
});

it('with nothing out of stock the board says so', async () => {
  const none = { call: 'GET /api/stock/sorrel-and-salt?', status: 200, body: { entries: [], total: 0 } };
  await openScreen('priya', '/menu/outOfStock', { at: 'Elm St.', answers: [none] });
  await expect.element(page.getByText('Everything on the menu is in stock.')).toBeVisible();
});
