import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { accessibilityProblems, expectReadableDialog } from '../../testing/axe.ts';
import { goTo, type Opening, openScreen } from '../../testing/open-screen.tsx';
import {
  chooseIn,
  expectText,
  failing,
  heading,
  hrefsOf,
  idOf,
  sentBy,
  typeConfirmation,
} from '../../testing/screen-parts.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const card = (name: string) => page.getByRole('region', { name, exact: true });
const dialog = page.getByRole('dialog');
const permissions = [
  'accessConfigurationOptions',
  'editLocation',
  'addLocation',
  'viewApiCreds',
  'apiCredAdmin',
  'locationLicensing',
  'HAS_TOL_ADMIN_ACCESS',
] as const;

/** The page of a location of the company that tests change. */
const open = async (name: string, answers: Opening['answers'] = []): Promise<void> => {
  await openScreen({ permissions, company: 'Bakery' }, '/groups', { at: null });
  await commands.answerWith(answers);
  await goTo(`/locations/${idOf(name)}?locationId=`);
  await expect.element(heading).toHaveTextContent(name);
};
const sample = (answers: Opening['answers'] = []) => openScreen('priya', '/locations/elm-st', { at: null, answers });

describe('the order aggregation of a location', () => {
  const account = 'Account id';
  const validate = async (answers: Opening['answers']): Promise<void> => {
    await sample(answers);
    const order = card('Order aggregation');
    await order.getByLabelText(account).fill('acc-1');
    await expect.element(order.getByRole('button', { name: 'Validate' })).toBeDisabled();
    await order.getByLabelText('Location id at the service').fill('loc-7');
    await userEvent.keyboard('{Enter}');
  };

  it('says what the service says', async () => {
    const message = 'The account and the location are valid.';
    const call = 'GET /api/tenants/validate-deliverect/acc-1/loc-7';
    await validate([{ call, status: 200, body: { valid: true, message } }]);
    await expect.element(card('Order aggregation').getByRole('status')).toHaveTextContent(message);
  });

  it('is asked for by keyboard, says that no service is configured, and says nothing of another account', async () => {
    await sample();
    const order = card('Order aggregation');
    const status = order.getByRole('status');
    order.getByLabelText(account).element().focus();
    await userEvent.keyboard('acc-1{Tab}loc-7{Enter}');
    await expect.element(status).toMatchTextContent('No order aggregation service is configured.');
    expect(await accessibilityProblems()).toEqual([]);
    await order.getByLabelText(account).fill('acc-2');
    await expect.element(status).toHaveTextContent('');
  });
});

describe('the scheduling service of a location', () => {
  const item = { placeId: null, externalId: null, why: null, retryAt: null, changedAt: 0, maySend: true };
  const items = [
    { ...item, kind: 'department', itemId: '1', name: 'Kitchen', state: 'sent', externalId: 'd-77' },
    { ...item, kind: 'role', itemId: '2', name: 'Cook', state: 'failed', why: 'REFUSED' },
    { ...item, kind: 'role', itemId: '3', name: 'Host', state: 'unclear', why: 'NO_ANSWER' },
    { ...item, kind: 'user', itemId: 'ana', name: 'Ana', placeId: 'elm-st', state: 'failed', why: 'NO_EMAIL' },
  ];
  const body = { configured: true, enabled: true, schedulingLocationId: 'loc-7', items, hiddenPeople: 2 };
  const panel = card('Labor scheduling');
  const row = (name: string) => panel.getByRole('listitem').filter({ hasText: name });

  it('[MSG.labor.noEmail] shows the state of each entry with its reason, and what was sent when asked', async () => {
    await sample([{ call: 'GET /api/labor-integration/', status: 200, body }]);
    await expect.element(panel.getByLabelText(/Integrate with the scheduling service/)).toBeChecked();
    await expect.element(panel.getByText('1 of 4 items at the service')).toBeVisible();
    await expect.element(row('Ana').getByText('User does not have an email address.', { exact: false })).toBeVisible();
    await expect.element(row('Ana').getByRole('button')).not.toBeInTheDocument();
    await expect.element(row('Cook').getByText('The service did not accept it.', { exact: false })).toBeVisible();
    await expect.element(panel.getByText('2 employees whom you do not manage not shown.')).toBeVisible();
    await expect.element(row('Kitchen')).not.toBeInTheDocument();
    await panel.getByRole('radio', { name: 'Sent 1' }).click();
    await expect.element(row('Kitchen').getByText('d-77', { exact: false })).toBeVisible();
  });

  it('sends again what failed, and takes the id of what the service has already', async () => {
    const again = 'POST /api/labor-integration/';
    const answers = [
      { call: 'GET /api/labor-integration/', status: 200, body },
      { call: again, status: 200, body },
    ];
    await sample(answers);
    await panel.getByRole('button', { name: 'Send Cook again' }).click();
    await panel.getByLabelText('ID of Host at the service').fill('r-9');
    await panel.getByRole('button', { name: 'Use this ID for Host' }).click();
    await expect
      .poll(() => commands.bodiesOf(again))
      .toEqual([
        { kind: 'role', placeId: null, itemId: '2' },
        { kind: 'role', placeId: null, itemId: '3', externalId: 'r-9' },
      ]);
  });

  it('finds one of five thousand, of which it renders a screenful', async () => {
    const many = Array.from({ length: 5_000 }, (_, n) => ({
      ...item,
      ...{ kind: 'user', itemId: `p${n}`, name: `Person ${n}`, state: n % 2 === 0 ? 'sent' : 'waiting' },
    }));
    await sample([{ call: 'GET /api/labor-integration/', status: 200, body: { ...body, items: [...items, ...many] } }]);
    await panel.getByRole('radio', { name: 'All' }).click();
    await expect.element(row('Cook')).toBeVisible();
    expect(panel.getByRole('listitem').elements().length).toBeLessThan(40);
    await panel.getByLabelText('Search by name').fill('person 4242');
    await expect.element(row('Person 4242')).toBeVisible();
    await expect.element(row('Cook')).not.toBeInTheDocument();
    await panel.getByRole('radio', { name: 'Not sent 2,503' }).click();
    await expect.element(panel.getByText('Nothing matches.')).toBeVisible();
  });

  it('says that there is no service', async () => {
    await sample();
    await expect.element(panel.getByText(/ask whoever runs the server to connect it/)).toBeVisible();
  });
});

describe('the page of a location', () => {
  it('[ROUTE.locations._id] [RULE.display.07] shows what is known about it, with the time there', async () => {
    await sample();
    const facts = card('Location details');
    for (const text of [
      'Downtown',
      'Dinner menu',
      '214 Elm St., Chicago, IL 60611',
      '(312) 555-0114',
      '8.4.2',
      'flagship',
    ])
      await expect.element(facts).toMatchTextContent(text);
    await expect.element(facts).toMatchTextContent('America/Chicago, now 6:00 AM CT');
    await expect.element(facts).toMatchTextContent('11/20/2026 05:54 AM CT');
  });

  it('leads to its overrides, its settings, its history and a comparison', async () => {
    await sample();
    expect(hrefsOf('Overrides')).toEqual([expect.stringMatching(/^\/locations\/elm-st\/overrides\?/)]);
    expect(hrefsOf('Compare')).toEqual([expect.stringContaining('left=elm-st')]);
    expect(hrefsOf('History')).toEqual([expect.stringMatching(/^\/history\/settings\?.*locationId=elm-st/)]);
    expect(hrefsOf('Open settings')).toEqual([expect.stringContaining('locationId=elm-st')]);
    expect(hrefsOf('Close now')).toEqual([expect.stringMatching(/locationId=elm-st&act=closed/)]);
  });

  it('[RULE.display.02] has a phone number in the usual format', async () => {
    await openScreen('priya', '/locations/larimer');
    await expectText(/^\(303\) 555-\d{4}$/);
  });

  it('shows a user who may not see its credentials the permission for them', async () => {
    await openScreen('dee', '/locations/larimer');
    await expect.element(page.getByRole('heading', { name: 'Terminals' })).toBeVisible();
    await expect.element(card('API credentials')).toMatchTextContent('You don’t have access');
    await expect.element(button('Connect terminal')).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('offers no action without its permission', async () => {
    await openScreen({ permissions: ['dashboard'], company: 'Bakery' }, '/groups', { at: null });
    await goTo(`/locations/${idOf('Oak')}?locationId=`);
    await expect.element(heading).toHaveTextContent('Oak');
    for (const name of ['Edit location', 'Open settings', 'Close now']) expect(hrefsOf(name)).toEqual([]);
    await expect.element(button('Move to another group…')).not.toBeInTheDocument();
    await expect.element(card('API credentials')).toMatchTextContent('You don’t have access. Required permission:');
    await expect.element(card('Licensing')).toMatchTextContent('You don’t have access. Required permission:');
    await expect.element(card('Online ordering service')).toMatchTextContent('You don’t have access.');
  });

  it('shows what is live of each document, and what is not published', async () => {
    await sample();
    const live = card('View live').getByRole('listitem');
    await expect.element(live.nth(0)).toMatchTextContent(/Live since Nov 9, 6:10 AM CT.*2 changes not published/);
    await expect.element(live.nth(2)).toMatchTextContent('Everything saved is live');
    expect(hrefsOf('Menu: view live values')).toEqual([expect.stringMatching(/^\/live\/menu\?.*locationId=elm-st/)]);
    await open('Oak');
    await expect.element(card('View live').getByRole('listitem').first()).toMatchTextContent('Never published');
  });

  it('[RULE.receipt.09] lists the terminals with their versions, what they run since when, and what they could not take, or says how to connect the first one', async () => {
    await sample();
    const terminals = page.getByRole('list', { name: 'Terminals' }).getByRole('listitem');
    await expect.element(terminals.first()).toMatchTextContent('Version 8.4.2, last seen Nov 20, 5:54 AM CT');
    const runs = [
      { kind: 'menu', manifest: 'a', sequence: 7, current: true, since: Date.UTC(2026, 10, 20, 10) },
      { kind: 'settings', manifest: 'b', sequence: 6, current: false, since: null },
    ];
    const device = { deviceId: 'Counter', softwareVersion: '8.4.2', lastSeen: Date.UTC(2026, 10, 20, 11), runs };
    const body = [{ ...device, troubles: [{ kind: 'settings', code: 'NOT_STORED' }] }];
    await sample([{ call: 'GET /api/tenants/sorrel-and-salt/elm-st/devices', status: 200, body }]);
    await expect.element(terminals.first()).toMatchTextContent('Settings not taken: it cannot store it');
    await expect.element(terminals.first()).toMatchTextContent('Menu 7 since Nov 20, 4:00 AM CT');
    await open('Oak');
    await expect.element(card('Terminals')).toMatchTextContent('No terminal has checked in yet. Connect one below.');
  });

  it('[RULE.receipt.14] shows several terminals as tiles by name, each with its state in words, and counts them', async () => {
    const [contact, silent] = [Date.UTC(2026, 10, 20, 11, 54), Date.UTC(2026, 10, 19, 11)];
    const run = { kind: 'menu', manifest: 'a', sequence: 7, current: true, since: null };
    const terminal = (deviceId: string, more: object = {}) => ({
      ...{ deviceId, softwareVersion: '8.4.2', lastSeen: contact, runs: [run], troubles: [], ...more },
    });
    const body = [
      terminal('Counter 10'),
      terminal('Counter 9', { runs: [{ ...run, current: false }] }),
      terminal('Bar', { lastSeen: silent }),
      terminal('Patio', { troubles: [{ kind: 'menu', code: 'DAMAGED' }] }),
    ];
    await sample([{ call: 'GET /api/tenants/sorrel-and-salt/elm-st/devices', status: 200, body }]);
    await expect
      .element(card('Terminals'))
      .toMatchTextContent('1 with a problem · 1 without contact · 1 with an earlier version · 1 live');
    const tiles = page.getByRole('list', { name: 'State of each terminal' }).getByRole('listitem');
    expect(tiles.elements().map(one => one.textContent)).toEqual([
      'BarNo contact since Nov 19, 5:00 AM CT',
      'Counter 9Runs an earlier version',
      'Counter 10Live',
      'PatioCould not take what is live',
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it.each([
    ['/devices', 'Terminals', 'The terminals could not be loaded.'],
    ['/api-credentials', 'API credentials', 'The credentials could not be loaded.'],
  ])('loads %s again on request', async (path, title, text) => {
    await sample([{ call: `GET /api/tenants/sorrel-and-salt/elm-st${path}`, status: 404, times: 1 }]);
    await expect.element(card(title)).toMatchTextContent(text);
    await card(title).getByRole('button', { name: 'Try again' }).click();
    await expect.element(card(title)).not.toMatchTextContent(text);
  });
});

describe('the credentials of terminals', () => {
  it('are created with a name, shown once with the command for the terminal, and deleted after a confirmation', async () => {
    await open('Pier');
    await button('Connect terminal').click();
    const create = dialog.getByRole('button', { name: 'Create credential' });
    await dialog.getByRole('textbox', { name: 'Terminal name' }).fill('Bar');
    await create.click();
    await expect.element(dialog).toMatchTextContent('Waiting for the terminal to check in');
    await expect.element(dialog).toMatchTextContent(/npm run terminal -- --server \S+ --credential \S+\.\S+/);
    expect(await sentBy('POST /api/tenants/')).toEqual({ name: 'Bar' });
    await dialog.getByRole('button', { name: /^(Close|Done)$/ }).click();
    await expect.element(card('API credentials')).toMatchTextContent(/Bar.*never used/);
    await button('Delete Bar…').click();
    await expect.element(dialog).toMatchTextContent('Terminals that use “Bar” can no longer connect.');
    const accept = dialog.getByRole('button', { name: 'Delete credential' });
    await expect.element(accept).toBeDisabled();
    await typeConfirmation('Bar');
    await accept.click();
    await expect.element(card('API credentials')).toMatchTextContent('No credentials yet.');
  });

  it('[RULE.home.32] are shown as a QR code of the command too, and the next terminal is connected without closing the dialog', async () => {
    await open('Pier');
    await button('Connect terminal').click();
    await dialog.getByRole('textbox', { name: 'Terminal name' }).fill('Patio');
    await dialog.getByRole('button', { name: 'Create credential' }).click();
    const code = dialog.getByRole('img', { name: 'The command as a QR code' });
    await expect.element(code).toBeVisible();
    const command = dialog.getByText(/npm run terminal/).element().textContent ?? '';
    const { data, size } = encode(command, { ecc: 'M', border: 4 });
    const drawn = code
      .element()
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/M\d+ \d+/g);
    expect(code.element().getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
    expect(drawn).toEqual(data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}`] : []))));
    await expectReadableDialog();
    await dialog.getByRole('button', { name: 'Connect another' }).click();
    await expect.element(dialog.getByRole('textbox', { name: 'Terminal name' })).toHaveValue('');
    await expect.element(dialog.getByRole('textbox', { name: 'Terminal name' })).toHaveFocus();
    await expect.element(dialog).not.toMatchTextContent('npm run terminal');
  });

  it('that cannot be created say so, and the dialog stays', async () => {
    await open('Pier', [{ call: 'POST /api/tenants/', status: 500 }]);
    await button('Connect terminal').click();
    await dialog.getByRole('textbox', { name: 'Terminal name' }).fill('Counter');
    await failing(async () => {
      await dialog.getByRole('button', { name: 'Create credential' }).click();
      await expectText('The credential could not be created.');
    });
    await expect.element(dialog.getByRole('textbox', { name: 'Terminal name' })).toHaveValue('Counter');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
});

describe('the licenses of a location', () => {
  const product = (name: string) => card('Licensing').getByRole('switch', { name });

  it('are switched one by one, and open at once what they license', async () => {
    await open('Pier');
    await expect.element(card('Licensing')).toMatchTextContent('Not licensed');
    await expect.element(product('Delivery')).not.toBeChecked();
    await page.elementLocator(product('Delivery').element().closest('label') ?? document.body).click();
    await expect.element(product('Delivery')).toBeChecked();
    expect(await sentBy('PUT /api/')).toMatchObject({ products: { delivery: true } });
    await expect.element(product('Online ordering')).not.toBeChecked();
  });

  it('that the server rejects stay as they were', async () => {
    await open('Oak', [{ call: 'PUT /api/', status: 500 }]);
    await expect.element(product('Loyalty')).toBeInTheDocument();
    await failing(async () => {
      await page.elementLocator(product('Loyalty').element().closest('label') ?? document.body).click();
      await expectText('The license could not be changed.');
    });
    await expect.element(product('Loyalty')).not.toBeChecked();
  });

  it('need a token at the point of sale, which works until a time and can be revoked', async () => {
    await open('Pier');
    await button('Create token…').click();
    await expect.element(dialog).toMatchTextContent(/Enter it at the point of sale of Pier by \d+:\d\d [AP]M \w+\./);
    await expect.element(dialog).toMatchTextContent('Waiting for POS activation');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(card('Licensing')).toMatchTextContent('Waiting for token');
    await button('Revoke…').click();
    await expect.element(dialog).toMatchTextContent('An unused token stops working.');
    await dialog.getByRole('button', { name: 'Revoke license' }).click();
    await expect.element(card('Licensing')).toMatchTextContent('Not licensed');
  });
});

describe('the online ordering service', () => {
  const service = card('Online ordering service');
  const cutover = (cutOver: boolean) => ({ call: 'GET /api/online-service/cutover/', status: 200, body: { cutOver } });

  it('that is not configured cannot be used', async () => {
    await open('Elm');
    await expect.element(service).toMatchTextContent('No online ordering service is configured for this server.');
    await expect.element(button('Switch to online ordering service…')).toBeDisabled();
    await expect.element(button('Delete stored cards…')).toBeDisabled();
  });

  it('takes over after the name of the location was typed', async () => {
    await open('Elm', [
      cutover(false),
      { call: 'POST /api/online-service/cutover/', status: 200, body: { cutOver: true } },
    ]);
    await expect
      .element(service)
      .toMatchTextContent('Online orders of Elm do not go to the online ordering service yet.');
    await button('Switch to online ordering service…').click();
    const accept = dialog.getByRole('button', { name: 'Switch to online ordering service' });
    await expect.element(accept).toBeDisabled();
    await typeConfirmation('Elm');
    await accept.click();
    await expect.element(service).toMatchTextContent('Online orders of Elm go to the online ordering service.');
    await expect.element(button('Switch to online ordering service…')).toBeDisabled();
  });

  it('that does not answer is reported, and asked again on request', async () => {
    await open('Elm', [{ call: 'GET /api/online-service/cutover/', status: 404, times: 1 }, cutover(false)]);
    await expect.element(service).toMatchTextContent('The online ordering service could not be reached.');
    await service.getByRole('button', { name: 'Try again' }).click();
    await expect.element(service).toMatchTextContent('do not go to the online ordering service yet');
  });
});

describe('moving a location', () => {
  it('shows what changes, and is sent with the group that it was in', async () => {
    await open('Elm');
    await button('Move to another group…').click();
    const accept = dialog.getByRole('button', { name: 'Move location' });
    await expect.element(dialog).toMatchTextContent('Its overrides move with it.');
    await expect.element(accept).toBeDisabled();
    await chooseIn('Group', 'No group');
    await expect.element(dialog).toMatchTextContent('None of its values change.');
    await dialog.getByRole('button', { name: 'Move to no group' }).click();
    await expectText('Elm is now in no group.');
    expect(await sentBy('PUT /api/tenants/')).toEqual({ type: 'GROUP', id: idOf('West'), leave: [idOf('Elm')] });
    await button('Move to another group…').click();
    await chooseIn('Group', 'West');
    await dialog.getByRole('button', { name: 'Move to West' }).click();
    await expectText('Elm is now in West.');
    await expect.element(page.getByRole('link', { name: 'West' }).first()).toBeVisible();
  });

  it('shows how many of its values change, and which', async () => {
    await openScreen('priya', '/locations/old-mill', { at: null });
    await button('Move to another group…').click();
    await chooseIn('Group', 'Coast');
    await expect.element(dialog).toMatchTextContent('38 values change.');
    await expect.element(dialog).toMatchTextContent('Pre-auth');
    await expectReadableDialog();
    await expect.element(dialog.getByRole('button', { name: 'Move to Coast' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('that somebody else moved meanwhile changes nothing, and says so', async () => {
    await open('Oak', [{ call: 'PUT /api/tenants/', status: 409, body: [{ code: 'STALE' }] }]);
    await button('Move to another group…').click();
    await chooseIn('Group', 'No group');
    await failing(async () => {
      await dialog.getByRole('button', { name: 'Move to no group' }).click();
      await expectText('Another user changed this. Nothing was saved. Review this move again.');
    });
    await expect.element(card('Location details')).toMatchTextContent('West');
  });
});
