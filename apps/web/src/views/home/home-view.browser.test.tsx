import { afterEach, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { queryClient, runningOf } from '../../cache/index.ts';
import { holdCalls } from '../../testing/held-calls.ts';
import { goTo, openScreen, shownAddress } from '../../testing/open-screen.tsx';

const start = Date.now();
const minute = 60_000;
const hour = 60 * minute;
const panel = page.getByRole('region', { name: 'Locations Status' });
const stale = () =>
  panel
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

afterEach(() => {
  vi.setSystemTime(start);
});

describe('the status of the locations', () => {
  it('[RULE.home.01] [RULE.home.02] [RULE.home.03] [ROUTE.home.b15] [ROUTE.home.b16] [FMT.locationsCount] [FMT.date] [MSG.home.*] counts those that are up to date, and names the others with the date', async () => {
    await openScreen('priya', '/home', { at: null });
    await expect.element(panel.getByText('10 Location(s) up to date')).toBeVisible();
    expect(stale()).toEqual([
      'Riverfront has not contacted TCC since Nov 17th 2026',
      'Tumon Bay has never contacted TCC',
    ]);
  });

  // Beacon contacted the server five hours before the start, and no other location is between it and Riverfront.
  it.each([
    ['[RULE.home.01]', 'less than a day', -1, '10 Location(s) up to date'],
    ['[RULE.home.02]', 'more than a day', 1, '9 Location(s) up to date'],
  ])('%s a location counts so when its contact was %s ago', async (_, __, more, text) => {
    vi.setSystemTime(start + 19 * hour + more * minute);
    await openScreen('priya', '/home', { at: null });
    await expect.element(panel.getByText(text)).toBeVisible();
    const late = page.getByText(/ has not checked in for 24 hours$/);
    await expect.poll(() => late.elements().length).toBe(more < 0 ? 1 : 2);
  });

  it('[RULE.home.29] has no tick beside a count of none', async () => {
    vi.setSystemTime(start + 60 * hour);
    await openScreen('priya', '/home', { at: null });
    const count = panel.getByText('0 Location(s) up to date');
    await expect.element(count).toBeVisible();
    expect(count.element().querySelector('svg')).toBeNull();
  });

  it('[RULE.home.24] [RULE.home.25] [ROUTE.home.b13] [ROUTE.home.b14] shows that it loads, then how many are up to date and which are not', async () => {
    await openScreen('priya', '/groups', { at: null });
    const release = holdCalls('/page?');
    try {
      await goTo('/home?locationId=');
      await expect.element(panel.getByRole('status')).toBeVisible();
    } finally {
      release();
    }
    await expect.element(panel).toMatchTextContent('10 Location(s) up to date');
    await expect.element(panel).toMatchTextContent(/Riverfront has not contacted TCC since Nov 17th 2026/);
    await expect.element(panel).toMatchTextContent('Tumon Bay has never contacted TCC');
    await expect.element(panel.getByRole('status')).not.toBeInTheDocument();
  });

  it.each([404, 500])(
    '[RULE.home.26] [ROUTE.home.b17] [MSG.home.*] [MSG.locations.*] says when the locations could not be loaded: %i',
    async status => {
      await openScreen('priya', '/home', {
        at: null,
        answers: [{ call: 'GET /api/tenants/sorrel-and-salt/page', status, body: [{ code: 'INTERNAL' }] }],
      });
      await expect.element(panel.getByText('Unable to load locations.')).toBeVisible();
      await expect.element(page.getByRole('alert').filter({ hasText: 'Unable to retrieve locations' })).toBeVisible();
    },
  );
});

it('[RULE.size.07] reads what is live again once when a location of a publish ended, however many parts of the page show it', async () => {
  const unpublished = 'GET /api/tenants/unpublished/sorrel-and-salt';
  const running = 'GET /api/sync-locations/running/sorrel-and-salt';
  const run = (elm: string, oak: string) => ({
    ...{ wfExec: { workflowId: 'w', runId: 'r' }, blobType: 'menu', action: 'PUBLISH', batch: 0, batches: 1 },
    ...{ requestedBy: 'Kim', requestedAt: start, locationToStatuses: { 'elm-st': elm, alameda: oak }, reasons: {} },
    ...{ syncDate: 0, dueAt: start, syncStarted: start, syncCompleted: null, endTime: null },
  });
  const answered = (elm: string, oak: string) => ({ call: running, status: 200, body: [run(elm, oak)] });
  const times = async (call: string) => (await commands.calls()).filter(one => one.startsWith(call)).length;
  let asked = 0;
  const move = async (elm: string, oak: string) => {
    asked += await times(unpublished);
    await commands.answerWith([answered(elm, oak)]);
    await queryClient.refetchQueries({ queryKey: runningOf('sorrel-and-salt', 'menu').queryKey });
  };
  await openScreen('priya', '/home', { at: null, answers: [answered('WAITING', 'WAITING')] });
  await expect.element(panel).toMatchTextContent('10 Location(s) up to date');
  const atFirst = await times(unpublished);
  const more = async () => asked + (await times(unpublished)) - atFirst;
  await move('RUNNING', 'WAITING');
  await move('SUCCESS', 'RUNNING');
  await expect.poll(more).toBe(1);
  await move('SUCCESS', 'FAILED');
  await expect.poll(more).toBe(2);
});

it.each([
  [12, 'Good morning, Priya'],
  [17, 'Good afternoon, Priya'],
  [22, 'Good evening, Priya'],
])('[RULE.home.15] [ROUTE.home] [ROUTE.home.b1] at %i:00 UTC home greets with: %s', async (at, text) => {
  vi.setSystemTime(Date.UTC(2026, 10, 20, at));
  await openScreen('priya', '/home', { at: null });
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(new RegExp(`^${text}$`));
});

it('[RULE.home.18] [ROUTE.home.b5] a button leads to the store summary of the company, the group or the location, and nobody else has it', async () => {
  await openScreen('priya', '/home', { at: 'elm-st' });
  await page.getByRole('main').getByRole('link', { name: 'Store summary' }).click();
  await expect.poll(shownAddress).toMatch(/^\/storeSummary\?.*locationId=elm-st/);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Store summary');
  await openScreen({ permissions: ['manageMenus'] }, '/home', { at: null });
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Store summary' })).not.toBeInTheDocument();
});

it('[RULE.home.19] [ROUTE.home.b6] [MSG.home.*] two actions are announced: they are disabled, and marked as coming soon', async () => {
  await openScreen('priya', '/home', { at: null });
  for (const name of ['Add a Menu Item', 'Add a Coupon']) {
    const button = page.getByRole('button', { name });
    await expect.element(button).toBeDisabled();
    await button.hover();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Coming Soon');
  }
});

it('[RULE.display.07] the publish status has a card for each location, with its status, and the day of a publish tomorrow', async () => {
  await openScreen('priya', '/home', { at: null });
  const rail = page.getByRole('region', { name: 'Publish status' });
  const cards = rail.getByRole('link', { name: /, (live|\d+ changes? not published|scheduled for .*)$/ });
  await expect.poll(() => cards.elements().length).toBe(12);
  await expect.element(rail.getByRole('link', { name: 'Larimer, scheduled for Nov 21, 4:00 AM MT' })).toBeVisible();
  await expect.element(page.getByRole('banner')).toMatchTextContent('1 scheduled Nov 21, 4:00 AM MT');
  await rail.getByRole('link', { name: /^Elm St\., / }).click();
  await expect.poll(shownAddress).toMatch(/^\/locations\/elm-st/);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Elm St.');
});

it('[MSG.locations.*] a search without results says so', async () => {
  await openScreen('priya', '/locations?search=nowhere', { at: null });
  await expect.element(page.getByText('No locations found')).toBeVisible();
});

it('[RULE.pins.06] new terminals that got PINs are named to who may view PINs', async () => {
  const first = [{ location: 'Elm St.', credential: 'Counter', at: Date.UTC(2026, 10, 19) }];
  const certificates = { total: 0, first: [] };
  const body = { unpublished: {}, since: null, entries: [], ahead: [], certificates, newDevices: { total: 2, first } };
  await openScreen('priya', '/home', {
    at: null,
    answers: [{ call: 'GET /api/home/sorrel-and-salt/overview', status: 200, body }],
  });
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await expect.element(attention).toMatchTextContent('2 new terminals got the PINs of a location in the last 7 days');
  await expect.element(attention).toMatchTextContent('Counter at Elm St. and 1 more.');
  await expect.element(attention.getByRole('link', { name: 'Open locations' })).toBeVisible();
});

it('[RULE.receipt.07] [RULE.receipt.12] says at how many terminals runs what is live, and names those that do not with the reason and the publish', async () => {
  const since = Date.UTC(2026, 10, 20, 10);
  const of = (deviceId: string, reason: string, code: string | null = null) => ({
    ...{ locationId: 'elm-st', deviceId, reason, code, since, lastSeen: since, workflowId: 'w-318' },
  });
  const behind = [
    of('Counter', 'trouble', 'DAMAGED'),
    of('Bar', 'silent'),
    of('Patio', 'fetching'),
    of('Till', 'fetching'),
  ];
  const receipts = { terminals: 10_000, running: 9_987, behind, locations: [] };
  const nobody = { total: 0, first: [] };
  const rest = { unpublished: {}, since: null, entries: [], ahead: [], certificates: nobody, newDevices: nobody };
  const open = (shown: typeof receipts) => {
    const body = { ...rest, undecided: 0, receipts: shown };
    const answers = [{ call: 'GET /api/home/sorrel-and-salt/overview', status: 200, body }];
    return openScreen('priya', '/home', { at: null, answers });
  };
  await open(receipts);
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await expect.element(attention).toMatchTextContent('What is live runs at 9,987 of 10,000 terminals');
  const words =
    'Elm St., Counter: what it received is damaged. Elm St., Bar: no contact since Nov 20, 4:00 AM CT. Elm St., Patio: it has not taken it yet. And 10 more.';
  await expect.element(attention).toMatchTextContent(words);
  const link = attention.getByRole('link', { name: 'Open publish' });
  expect(link.element().getAttribute('href')).toMatch(/^\/publishes\/w-318\b/);
  // A terminal in contact has not taken a publish of a moment ago; that needs nobody's attention.
  const fresh = { ...of('Counter', 'fetching'), since: Date.now() };
  await open({ ...receipts, behind: [fresh] });
  await expect.element(attention.getByRole('listitem').first()).toBeVisible();
  await expect.element(attention).not.toMatchTextContent('What is live runs at');
});

describe('certifications that have expired or will soon', () => {
  const answer = (total: number) => [
    {
      call: 'GET /api/home/sorrel-and-salt/overview',
      status: 200,
      body: {
        ...{ unpublished: {}, since: null, entries: [], newDevices: { total: 0, first: [] } },
        ahead: total === 0 ? [] : [{ locationId: 'elm-st', at: Date.UTC(2026, 10, 23, 18) }],
        certificates: {
          total,
          first: total === 0 ? [] : [{ person: 'Ana Moreno', requirement: 'Food handler', endsOn: '2026-11-24' }],
        },
      },
    },
  ];
  const attention = page.getByRole('region', { name: 'Needs attention' });
  const link = attention.getByRole('link', { name: 'Open employees' });

  it('are named, with a link to the employees who have them, beside the locations that had more than the database', async () => {
    await openScreen('priya', '/home', { at: null, answers: answer(3) });
    await expect
      .element(attention)
      .toMatchTextContent('3 employees with a certification that has expired or will soon');
    await expect.element(attention).toMatchTextContent(/Ana Moreno: Food handler, .*, and 2 more/);
    await expect.element(attention).toMatchTextContent('Elm St. had a newer configuration than this database');
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^\/employees\?.*certificate=due/));
    const rows = () => attention.element().querySelectorAll('li').length;
    await expect.poll(() => attention.element().textContent.includes(`Needs attention${rows()}`)).toBe(true);
  });

  it('are not mentioned where there are none', async () => {
    await openScreen('priya', '/home', { at: null, answers: answer(0) });
    await expect.element(attention).toBeVisible();
    await expect.element(link).not.toBeInTheDocument();
  });
});

it.each([
  ['Elm St.', 'locations/elm-st', 2, 'Elm St. keeps 2 values of its own'],
  ['Coast', 'groups/coast', 1, 'Coast keeps 1 value of its own'],
] as const)(
  '[RULE.kept.03] says at %s of a save above what it keeps, with the way to its overrides',
  async (at, address, kept, text) => {
    const nobody = { total: 0, first: [] };
    const save = { is: 'save', tenantId: null, version: 2, by: 'Kim', at: start, total: 3 };
    const changes = [{ path: '/x', op: 'set', subject: 'Bank', sentence: 'Bank: $200.00 → $250.00' }];
    const entries = [
      { ...save, id: 'r2', changes, kept },
      { ...save, id: 'r1', changes },
    ];
    const rest = { unpublished: {}, ahead: [], certificates: nobody, newDevices: nobody, receipts: null, undecided: 0 };
    await openScreen('priya', '/home', {
      at,
      answers: [
        {
          call: 'GET /api/home/sorrel-and-salt/overview',
          status: 200,
          body: { ...rest, since: start - hour, entries },
        },
      ],
    });
    const links = page.getByRole('region', { name: 'Since you were here' }).getByRole('link');
    await expect.element(links).toHaveTextContent(text);
    expect(links.element().getAttribute('href')).toMatch(new RegExp(`^/${address}/overrides\\?`));
  },
);
