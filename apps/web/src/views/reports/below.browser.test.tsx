import { reports } from '@commissary/catalog';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/axe.ts';
import { openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { nextSavedFile } from '../../testing/saved-file.ts';
import { chooseIn, expectText, heading } from '../../testing/screen-parts.ts';

type Report = keyof typeof reports;
type By = readonly (string | number | null)[];

const days = 'from=2026-11-02&to=2026-11-04';
const names = [
  { dimension: 'department', id: 'bar', name: 'Bar' },
  { dimension: 'department', id: 'food', name: 'Food' },
  { dimension: 'item', id: 'ale', name: 'Ale' },
  { dimension: 'orderType', id: 'dine-in', name: 'Dine in' },
  { dimension: 'server', id: 'dee', name: 'Dee' },
];
const valueBy: Readonly<Record<string, string | number | null>> = {
  ...{
    department: 'bar',
    item: 'ale',
    orderType: null,
    server: 'dee',
    hour: 12,
    location: 'elm-st',
    day: '2026-11-03',
  },
};
/** A report whose tables have one row each. */
const answer = (report: Report, query: string) => ({
  ...{ call: `GET /api/reports/sorrel-and-salt/${report}?${query}`, status: 200 },
  body: {
    tables: reports[report].tables.map(({ measures, dimensions }) => ({
      ...{ measures, dimensions, total: measures.map(() => 1_200) },
      rows: [{ by: dimensions.map(one => valueBy[one] ?? null) as By, values: measures.map(() => 1_200) }],
    })),
    ...{ names, locations: [], dayStarts: [14_400], doubts: [], closed: null, mayClose: false },
  },
});
const refused = (report: Report, query: string, path: string) => ({
  ...{ call: `GET /api/reports/sorrel-and-salt/${report}?${query}`, status: 400 },
  body: [{ code: 'INVALID_VALUE', path }],
});
const tickets = {
  ...{ call: 'GET /api/tickets/search/sorrel-and-salt', status: 200 },
  body: { tickets: [], next: null, sum: { tickets: 0, total: 0 }, names: names.slice(2, 3) },
};
const open = (address: string, answers: readonly object[], at: string | null = null) =>
  openScreen('priya', address, { at, answers: answers as never });
const addressOf = (report: Report, more = '') => `/${report}?period=OWN&${days}&compare=NONE${more}`;
const rowLink = (table: string, name: string) =>
  page.getByRole('table', { name: table }).getByRole('link', { name, exact: true });
const queryOf = (table: string, name: string) => {
  const { pathname, searchParams } = new URL(rowLink(table, name).element().getAttribute('href') ?? '', 'http://x');
  return [pathname, Object.fromEntries([...searchParams].filter(([key]) => key !== 'companyId'))];
};

afterEach(() => page.viewport(1440, 900));

describe('a row of a report', () => {
  it('[RULE.sold.42] leads to its location, its day, its items and its tickets, with the same days and filters', async () => {
    await open(addressOf('storeSummary', '&server=dee'), [answer('storeSummary', `${days}&server=dee`)]);
    await expect.element(rowLink('By hour', 'Noon')).toBeVisible();
    const period = { from: '2026-11-02', to: '2026-11-04' };
    const same = { period: 'OWN', compare: 'NONE', server: 'dee' };
    expect(queryOf('By location', 'Elm St.')).toEqual(['/storeSummary', { ...same, ...period, locationId: 'elm-st' }]);
    expect(queryOf('By hour', 'Noon')).toEqual([
      '/ticket-finder/search',
      { ...period, locationId: '', of: 'server.dee,hour.12' },
    ]);
    expect(queryOf('By order type', 'No order type')).toEqual([
      '/ticket-finder/search',
      { ...period, locationId: '', of: 'server.dee,orderType.~' },
    ]);
    expect(queryOf('By day', 'Tue, Nov 3, 2026')).toEqual([
      '/storeSummary',
      { ...same, locationId: '', from: '2026-11-03', to: '2026-11-03' },
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('[RULE.sold.42] is followed with the keyboard to a department, from there to the tickets, and back', async () => {
    await open(addressOf('productMix'), [
      answer('productMix', `${days}&department=bar`),
      answer('productMix', days),
      tickets,
    ]);
    await expect.element(rowLink('By department', 'Bar')).toBeVisible();
    (rowLink('By department', 'Bar').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expectText('Only department: Bar.');
    expect(shownAddress()).toContain('department=bar');
    await rowLink('By item', 'Ale').click();
    await expect.element(heading).toHaveTextContent('Ticket finder');
    await expect.element(page.getByRole('button', { name: 'Item: Ale' })).toBeVisible();
    history.back();
    await expectText('Only department: Bar.');
  });

  it('[RULE.sold.42] of the location that is chosen leads to its tickets', async () => {
    await open(addressOf('storeSummary'), [answer('storeSummary', `${days}&tenantId=elm-st`)], 'elm-st');
    await expect.element(rowLink('By location', 'Elm St.')).toBeVisible();
    expect(queryOf('By location', 'Elm St.')).toEqual([
      '/ticket-finder/search',
      { from: '2026-11-02', to: '2026-11-04', locationId: 'elm-st', of: 'location.elm-st' },
    ]);
  });
});

describe('what a report is restricted to', () => {
  it('[RULE.sold.43] is chosen from what was sold, is in the address, above the report and in its file', async () => {
    await open(addressOf('productMix'), [
      answer('productMix', `${days}&item=ale&server=%7E`),
      answer('productMix', `${days}&item=ale`),
      answer('productMix', days),
    ]);
    await expect.element(rowLink('By item', 'Ale')).toBeVisible();
    await chooseIn('Item', 'Ale');
    await expectText('Only item: Ale.');
    expect(shownAddress()).toContain('item=ale');
    await chooseIn('Server', 'No server');
    await expectText('Only item: Ale; server: No server.');
    const file = nextSavedFile();
    await page.getByRole('button', { name: 'CSV' }).click();
    const lines = (await file).split('\r\n');
    expect(lines).toContain('Item,Ale');
    expect(lines).toContain('Server,No server');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('[RULE.sold.44] is said where nothing of it was ever sold, and taken off again', async () => {
    await open(addressOf('productMix', '&item=gone'), [
      refused('productMix', `${days}&item=gone`, '/query/item'),
      answer('productMix', days),
    ]);
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/^Nothing that this report is restricted to was sold/);
    expect(await accessibilityProblems()).toEqual([]);
  });
});
