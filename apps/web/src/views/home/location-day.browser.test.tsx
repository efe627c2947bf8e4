import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';

const noon = Date.UTC(2026, 10, 20, 18);
const day = {
  hours: {
    midnight: Date.UTC(2026, 10, 20, 6),
    channels: [
      { channel: 'inStore', intervals: [{ from: noon - 3_600_000, to: Date.UTC(2026, 10, 21, 4) }] },
      { channel: 'delivery', intervals: [] },
    ],
  },
  outOfStock: [
    { path: '/departments/[d]/items/[a]', name: 'Burrata', until: null },
    { path: '/departments/[d]/items/[b]', name: 'Trout', until: Date.UTC(2026, 10, 21, 10) },
  ],
  terminals: [
    { deviceId: 'patio', lastSeen: Date.UTC(2026, 9, 1), current: false },
    { deviceId: 'counter', lastSeen: noon - 60_000, current: true },
  ],
  unpublished: { changes: [{ kind: 'menu', path: '/x', sentence: 'Price of Soup from $1.00 to $2.00.' }], total: 3 },
};
const answers = [{ call: 'GET /api/home/sorrel-and-salt/elm-st', status: 200, body: day }];
const region = (name: string | RegExp) => page.getByRole('region', { name });

const says = (of: ReturnType<typeof region>, text: string) =>
  expect.poll(() => of.element().textContent).toContain(text);

const start = Date.now();
beforeEach(() => {
  vi.setSystemTime(noon);
});
afterEach(() => {
  vi.setSystemTime(start);
});

describe('home of one location', () => {
  it('says what is open now, what waits, which terminals are silent and what is out of stock', async () => {
    await openScreen('ana', '/home', { at: 'elm-st', answers });
    const hours = region('Open until 10 PM');
    await says(hours, 'DeliveryClosed all day');
    await says(region('Publish status'), '3 changes not published');
    await says(region('Publish status'), 'Price of Soup from $1.00 to $2.00.');
    await says(region('Publish status'), 'and 2 more changes');
    await says(region('Terminals'), '1 of 2 in contact');
    await says(region('Terminals'), 'patio runs an earlier configuration');
    await says(region('Out of stock'), 'BurrataUntil you put it back');
    await says(region('Out of stock'), 'TroutUntil Nov 21, 4:00 AM CT');
  });

  it('[RULE.hours.07] names no closing of a location that never closes, and the day of one that is days away', async () => {
    const open = (to: number) => ({
      ...day,
      hours: {
        ...day.hours,
        channels: [{ channel: 'inStore', intervals: [{ from: day.hours.midnight - 3_600_000, to }] }],
      },
    });
    await openScreen('ana', '/home', {
      at: 'elm-st',
      answers: [{ call: 'GET /api/home/sorrel-and-salt/elm-st', status: 200, body: open(Date.UTC(2026, 10, 29, 6)) }],
    });
    await says(region('Open 24 hours, every day'), 'All day');
    await openScreen('ana', '/home', {
      at: 'elm-st',
      answers: [{ call: 'GET /api/home/sorrel-and-salt/elm-st', status: 200, body: open(Date.UTC(2026, 10, 22, 5)) }],
    });
    await expect.element(region('Open until Saturday 11 PM')).toBeVisible();
  });

  it('leads from the hours to closing now and to opening longer', async () => {
    await openScreen('ana', '/home', { at: 'elm-st', answers });
    for (const [name, act] of [
      ['Close now…', 'closed'],
      ['Open longer today…', 'longer'],
    ] as const) {
      await expect.element(page.getByRole('link', { name })).toBeVisible();
      const href = page.getByRole('link', { name }).element().getAttribute('href');
      expect(href).toMatch(/^\/locationSettings\/hours\?/);
      expect(new URL(href ?? '', location.href).searchParams.get('act')).toBe(act);
      expect(new URL(href ?? '', location.href).searchParams.get('locationId')).toBe('elm-st');
    }
  });

  it('says so before the first publish, and draws no strip of one card', async () => {
    const nothing = { hours: null, outOfStock: [], terminals: [], unpublished: { changes: [], total: 0 } };
    await openScreen('ana', '/home', {
      at: 'elm-st',
      answers: [{ call: 'GET /api/home/sorrel-and-salt/elm-st', status: 200, body: nothing }],
    });
    await expect.element(page.getByText(/^Nothing is published for this location yet/)).toBeVisible();
    await expect.element(page.getByText('Everything on the menu is in stock.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Close now…' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: /^Elm St\., / })).not.toBeInTheDocument();
  });

  it('shows what others changed since the reader was here', async () => {
    const since = {
      unpublished: {},
      ahead: [],
      certificates: { total: 0, first: [] },
      newDevices: { total: 0, first: [] },
      since: Date.UTC(2026, 10, 19),
      entries: [{ is: 'publish', id: 'p', by: 'Priya Raman', at: noon, scheduled: false, alone: false, locations: 12 }],
    };
    await openScreen('ana', '/home', {
      at: 'elm-st',
      answers: [...answers, { call: 'GET /api/home/sorrel-and-salt/overview', status: 200, body: since }],
    });
    await says(region('Since you were here'), 'Priya Raman published to 12 locations.');
  });
});
