import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/axe.ts';
import { openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { expectText, heading } from '../../testing/screen-parts.ts';

const at = Date.UTC(2031, 10, 3, 23, 2);
const found = (number: number, more: object = {}) => ({
  ...{ locationId: 'elm-st', id: `t${number}`, number, day: '2026-11-03', openedAt: at, closedAt: at + 2_280_000 },
  ...{ orderType: 'Dine in', server: 'Cleo Banks', guest: null, last4: ['0417'], total: 6136, refunded: 0 },
  ...{ voidedLines: 0, flags: [], ...more },
});
const masked = { name: 'D•••', phone: '•••42', isMasked: true };
const first = found(4471, { guest: masked });
const refunded = found(4459, { refunded: 1299, voidedLines: 1, closedAt: null, locationId: 'oak-ave' });
const named = (name: string) => ({ id: name, name });
const line = (name: string, gross: number, more: object = {}) => ({
  ...{ item: named(name), department: named('Pizza'), size: null, quantity: 1, gross, modifiers: [], offers: [] },
  ...{ taxAdded: 0, taxIncluded: 0, voided: null, ...more },
});
const detail = {
  ...first,
  receivedAt: at + 2_300_000,
  sent: {
    ...{ id: 't4471', revision: 1, number: 4471, deviceId: 'Front bar', channel: 'POS', orderType: named('Dine in') },
    ...{ openedAt: at, deferred: null, closedAt: at + 2_280_000, server: named('Cleo Banks'), guests: 2 },
    lines: [
      line('Margherita', 2050, {
        size: named('14 in'),
        modifiers: [{ ...named('Stuffed crust'), quantity: 1, cents: 350 }],
        offers: [{ ...named('Pizza and a glass'), cents: 300, isLowerSale: false }],
        taxAdded: 458,
      }),
      line('Diavola', 2250, { voided: { at, by: named('Teo Marin'), reason: 'guest changed' } }),
    ],
    fees: [{ ...named('Large party'), kind: 'GRATUITY', cents: 500, isOutsideSales: true }],
    payments: [{ tender: named('Visa'), at: at + 2_280_000, cents: 7246, tip: 1110, last4: '0417' }],
    delivery: null,
    events: [{ at, kind: 'OPENED', by: named('Cleo Banks') }],
    total: 6136,
  },
  ran: [
    { kind: 'menu', sequence: 318, publish: { workflowId: 'w318', at: at - 86_400_000, by: 'Kim' } },
    { kind: 'settings', sequence: 4, publish: null },
  ],
};
const searching = 'GET /api/tickets/search/sorrel-and-salt';
const listed = (
  tickets: readonly object[],
  sum: object = { tickets: tickets.length, total: 6136 * tickets.length },
) => ({
  ...{ call: searching, status: 200 },
  body: { tickets, next: null, sum },
});
const reading = { call: 'GET /api/tickets/sorrel-and-salt/elm-st/t4471', status: 200, body: detail };
const other = {
  call: 'GET /api/tickets/sorrel-and-salt/oak-ave/t4459',
  status: 200,
  body: { ...detail, ...refunded, ran: [] },
};
const open = (answers: readonly object[], address = '/ticket-finder/search', where: string | null = null) =>
  openScreen('priya', address, { at: where, answers: answers as never });
const row = (name: RegExp) => page.getByRole('row', { name });
const link = (number: number) => page.getByRole('link', { name: `Ticket ${number}`, exact: true });
const asked = async (call: string) => (await commands.calls()).filter(one => one.startsWith(call)).length;
const panel = (number: number) => page.getByRole('region', { name: `Ticket ${number}`, exact: true });

it('[ROUTE.ticket-finder.search] [RULE.areas.18] [RULE.finder.20] tickets are listed with what tells them apart', async () => {
  await open([listed([first, refunded])]);
  await expect.element(heading).toHaveTextContent('Ticket finder');
  await expectText('2 tickets, $122.72');
  await expect
    .element(row(/4471/))
    .toMatchTextContent(/Nov 3, 2031, 5:02 PM CT.*Elm St\..*Dine in.*D•••.*Cleo Banks.*\$61\.36/);
  await expect.element(row(/4459/)).toMatchTextContent(/Open.*Refunded \$12\.99.*Voided line/);
  expect(await accessibilityProblems()).toEqual([]);
});

it('[RULE.finder.21] what is typed is looked for and in the address, without the guest; what cannot be looked for is said', async () => {
  await open([listed([first])]);
  await page.getByRole('searchbox', { name: 'Total' }).fill('$1,061.3');
  await page.getByRole('searchbox', { name: 'Guest: name or phone' }).fill('Dana Reed');
  await expect.poll(() => new URLSearchParams(location.search).get('amount')).toBe('$1,061.3');
  await expect.poll(() => commands.calls()).toContainEqual(expect.stringMatching(/guest=Dana\+Reed&amount=106130/));
  expect(location.search).not.toMatch(/Dana/);
  await page.getByRole('searchbox', { name: 'Last 4 of card' }).fill('12');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Type four digits.');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByRole('searchbox', { name: 'Guest: name or phone' })).toHaveValue('');
});

it('[RULE.finder.22] a ticket opens beside the list with its lines, payments, events and what the terminal ran', async () => {
  await open([listed([first, refunded]), reading, other]);
  await link(4471).click();
  const ticket = panel(4471);
  await expect.element(ticket).toMatchTextContent(/Closed.*Elm St\., Dine in, Cleo Banks, 2 guests.*D•••, •••42/);
  await expect
    .element(ticket)
    .toMatchTextContent(
      /1 Margherita 14 in\$20\.50Stuffed crustPizza and a glass-\$3\.00.*Diavola.*Voided by Teo Marin: guest changed/,
    );
  await expect.element(ticket).toMatchTextContent(/Tax\$4\.58Large party\$5\.00Total\$61\.36/);
  await expect.element(ticket).toMatchTextContent(/Visa, ends in 0417.*\$72\.46Tip\$11\.10.*Opened, Cleo Banks/);
  await expect
    .element(ticket)
    .toMatchTextContent(/Menu: Publish 318, live since .* by Kim.*Settings: Publish 4, not known/);
  await expect
    .element(ticket.getByRole('link', { name: 'Publish 318' }))
    .toHaveAttribute('href', expect.stringContaining('/publishes/w318'));
  expect(await accessibilityProblems()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Previous ticket' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Next ticket' }).click();
  await expect.element(panel(4459)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel(4459)).not.toBeInTheDocument();
  await expect.element(link(4459)).toHaveFocus();
  // Opened by the keyboard, the focus stays in the list, and Escape closes it there too.
  await userEvent.keyboard('{Enter}');
  await expect.element(panel(4459)).toBeVisible();
  await expect.element(link(4459)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel(4459)).not.toBeInTheDocument();
});

it('[RULE.finder.23] nothing found, no key and no tickets at all are told apart', async () => {
  await open([listed([])]);
  await expectText('No tickets have arrived yet. Terminals send them as they are sold.');
  await open([listed([])], '/ticket-finder/search?number=7');
  await expectText('No ticket matches. Names and phone numbers are found whole only.');
  await open([{ call: searching, status: 400, body: [{ code: 'NO_SECRET_KEY', path: '/query/guest' }] }]);
  await expectText('Guests cannot be looked for');
});

it('[RULE.finder.25] a guest is forgotten by who sees all of one, after the number of the ticket is typed', async () => {
  const forgetting = 'POST /api/tickets/sorrel-and-salt/elm-st/t4471/forget-guest$';
  const whole = { name: 'Dana Reed', phone: '3125550142', isMasked: false };
  const known = { ...reading, body: { ...detail, guest: whole }, times: 1 };
  const forgotten = { ...reading, body: { ...detail, guest: null } };
  await open([listed([first]), known, forgotten, { call: forgetting, status: 200, body: { tickets: 3 } }]);
  await link(4471).click();
  await expect.element(panel(4471)).toMatchTextContent(/Dana Reed, \(312\) 555-0142/);
  await page.getByRole('button', { name: 'Forget guest…' }).click();
  const accept = page.getByRole('dialog').getByRole('button', { name: 'Forget guest' });
  await expect.element(accept).toBeDisabled();
  await page.getByRole('dialog').getByRole('textbox').fill('4471');
  await accept.click();
  await expectText('Forgotten on 3 tickets.');
  await expect.element(panel(4471)).not.toMatchTextContent(/Dana/);
  expect((await commands.calls()).filter(call => call === forgetting.slice(0, -1))).toHaveLength(1);
});

it('[ROUTE.ticket-finder.index-info] [RULE.finder.24] the index tells of each location what has arrived, and is read again', async () => {
  const asking = 'GET /api/tickets/index-info/sorrel-and-salt';
  const locations = [
    {
      locationId: 'elm-st',
      name: 'Elm St.',
      tickets: 1204,
      firstDay: '2026-01-02',
      lastDay: '2026-11-03',
      lastReceivedAt: at,
      delayMs: 90_000,
    },
    {
      locationId: 'oak-ave',
      name: 'Oak Ave.',
      tickets: 0,
      firstDay: null,
      lastDay: null,
      lastReceivedAt: null,
      delayMs: null,
    },
  ];
  // It is for engineers; others find no link to it.
  await open([listed([first])]);
  await expectText('1 ticket');
  await expect.element(page.getByRole('link', { name: 'Ticket index' })).not.toBeInTheDocument();
  const answers = [{ call: asking, status: 200, body: { locations, next: null } }] as never;
  await openScreen('nora', '/ticket-finder/index-info?companyId=sorrel-and-salt', { answers });
  await expect.element(heading).toHaveTextContent('Ticket index');
  await expect.element(row(/Elm/)).toMatchTextContent(/1,204.*2026-01-02.*2026-11-03.*Nov 3, 2031, 5:02 PM CT.*2 min/);
  await expect.element(row(/Oak/)).toMatchTextContent(/Oak Ave\.0————/);
  expect(await accessibilityProblems()).toEqual([]);
  const before = await asked(asking);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => asked(asking)).toBeGreaterThan(before);
});

it('[RULE.finder.26] what the tickets of a figure are of stands above them, is asked for, and is taken off one by one', async () => {
  const of = 'item.ale,server.~,hour.12,location.elm-st';
  const names = [{ dimension: 'item', id: 'ale', name: 'Pale ale' }];
  const answered = listed([first]);
  const asked = (what: string) => `${searching}?from=2026-11-03&to=2026-11-03&${new URLSearchParams({ of: what })}`;
  const ofAll = { ...answered, call: asked(of) };
  const ofTwo = { ...answered, call: `${asked('item.ale,hour.12,location.elm-st')}` };
  const address = `/ticket-finder/search?from=2026-11-03&to=2026-11-03&of=${of}`;
  await open(
    [ofAll, ofTwo].map(one => ({ ...one, body: { ...one.body, names } })),
    address,
  );
  const list = page.getByRole('list', { name: 'What these tickets are of' });
  await expect.element(list.getByRole('button', { name: 'Item: Pale ale' })).toBeVisible();
  await expect.element(list.getByRole('button', { name: 'Hour: Noon' })).toBeVisible();
  await expect.element(list.getByRole('button', { name: 'Location: Elm St.' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await list.getByRole('button', { name: 'Server: No server' }).click();
  await expect.element(list.getByRole('button', { name: 'Server: No server' })).not.toBeInTheDocument();
  await expect.element(link(4471)).toBeVisible();
  expect(new URLSearchParams(shownAddress().split('?')[1]).get('of')).toBe('item.ale,hour.12,location.elm-st');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(list).not.toBeInTheDocument();
});

it('[RULE.finder.26] where one answer has looked at enough without finding any, the next one goes on', async () => {
  const next = '2026-11-03~1~elm-st~t1';
  const of = 'of=item.ale';
  await open(
    [
      {
        ...listed([first], {}),
        call: `${searching}?${of}&${new URLSearchParams({ after: next })}`,
        body: { tickets: [first], next: null, sum: null },
      },
      { call: `${searching}?${of}`, status: 200, body: { tickets: [], next, sum: { tickets: 0, total: null } } },
    ],
    `/ticket-finder/search?${of}`,
  );
  await expect.element(link(4471)).toBeVisible();
  await expectText('1 ticket');
});
