import { afterEach, describe, expect, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectReadableDialog } from '../testing/axe.ts';
import { flip, row, save, typeInto } from '../testing/form-fields.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { closeNotices } from '../testing/screen-parts.ts';

const start = Date.now();
const tableAndBar = '/locationSettings/tableAndBar';
const bank = '/tableSettings/issueServerBankOfAmount';
const settling = '/tableSettings/tableAlertTimesInMins/afterSettling';
const switches = ['requireEnterSection', 'requirePeopleNumber', 'ticketsCloseAtRegister', 'serverKeepsTips'];
const numbers = ['seatedNoOrder', 'afterOrdering', 'afterSettling'];
const changes = page.getByRole('region', { name: 'Changes not saved' });
const saved = page.getByText('The table and bar settings have been saved correctly.');
const typed = async (path: string) => (await row(path)).querySelector('input')?.value;
const sent = async (call: string) => (await commands.calls()).filter(one => one.startsWith(call)).length;

const open = (answers: Parameters<typeof openScreen>[2] = {}) =>
  openScreen({ permissions: ['accessConfigurationOptions', 'manageMenus', 'overrideMenus'] }, tableAndBar, {
    at: 'Pier',
    ...answers,
  });

/** Changes so many fields; the numbers to this one. */
const change = async (count: number, to: number): Promise<void> => {
  const acts = [
    ...numbers.map(name => () => typeInto(`/tableSettings/tableAlertTimesInMins/${name}`, String(to))),
    ...switches.map(name => () => flip(`/tableSettings/${name}`)),
  ];
  for (const act of acts.slice(0, count)) await act();
  await expect.element(changes).toMatchTextContent(`${count} changes`);
};

describe('a save', () => {
  it('[RULE.settings.08] [FMT.titleGrammar] [MSG.save.*] becomes what discard leads back to', async () => {
    await open();
    await typeInto(bank, '61');
    await save();
    await expect.element(saved).toBeVisible();
    await typeInto(bank, '62');
    await changes.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => typed(bank)).toBe('61.00');
  });

  it('[RULE.settings.16] of six changes asks nothing', async () => {
    await open();
    await change(6, 46);
    await save();
    await expect.element(saved).toBeVisible();
  });

  it('[RULE.settings.15] [RULE.settings.17] [MSG.confirm.*] [MSG.save.*] of seven changes asks, and saves nothing when that is rejected', async () => {
    await open();
    await change(7, 47);
    await save();
    const question = page.getByRole('dialog', { name: 'Are You Sure?' });
    await expect
      .element(question.getByText('You are attempting to save 7 changes. Are you sure this is correct?'))
      .toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Save 7 changes' })).toBeVisible();
    await expectReadableDialog();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(changes).toMatchTextContent('7 changes');
    expect(await sent('PUT /api/blobs/settings')).toBe(0);
  });

  it.each([
    [500, true],
    [503, false],
  ])(
    '[MSG.save.*] [RULE.settings.27] [RULE.errors.12] [RULE.errors.18] that fails with %i shows the text of the call and keeps the edits; it is logged: %s',
    async (status, isLogged) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      await open({ answers: [{ call: 'PUT /api/blobs/settings', status }] });
      await typeInto(settling, '33');
      await save();
      const text = 'Unable to save the table and bar settings. Please try again later.';
      await expect.element(page.getByText(text).first()).toBeVisible();
      if (isLogged) expect(log).toHaveBeenCalledWith(text, expect.anything());
      else expect(log).not.toHaveBeenCalled();
      log.mockRestore();
      expect(await typed(settling)).toBe('33');
      await expect.element(changes).toMatchTextContent('1 change');
    },
  );
});

describe('a save that conflicts each time', () => {
  it.each([
    ['[RULE.settings.33]', tableAndBar, '/tableSettings/serverKeepsTips', 'PUT /api/blobs/settings/overrides/'],
    [
      '[RULE.settings.31] [RULE.settings.33]',
      '/employment/employment',
      '/timeClock/requireReasonOnEditRecords',
      'PUT /api/blobs/employment/',
    ],
  ])('%s on %s is repeated twice, and then fails with a message', async (_, path, field, call) => {
    await openScreen({ permissions: ['accessConfigurationOptions'] }, path, {
      at: 'Pier',
      answers: [
        { call, status: 409 },
        { call: call.replace('PUT', 'POST'), status: 409 },
      ],
    });
    await flip(field);
    await expect.element(changes).toMatchTextContent('1 change');
    await save();
    await expect.element(page.getByText(/^Unable to save the .*\. Please try again later\.$/).first()).toBeVisible();
    expect(await sent(call)).toBe(3);
    await expect.element(changes).toMatchTextContent('1 change');
  });
});

it('[RULE.menuSave.01] [RULE.errors.09] [MSG.conflict.menu] [RULE.settings.32] a save of a menu that conflicts each time is repeated twice, always with its version in the query', async () => {
  const price = '/departments/[pizza]/items/[marinara]/pricing/[1]/itemBased/price';
  await openScreen('priya', `/menu/menuItems?field=${encodeURIComponent(price)}`, {
    at: 'fulton',
    answers: [{ call: 'POST /api/menus/location/', status: 409, body: [] }],
  });
  await expect.element(page.getByRole('grid', { name: 'Prices' })).toHaveFocus();
  await userEvent.keyboard('19.25{Enter}');
  await save();
  const text = 'A more recent menu has been detected. Please refresh the current menu to get latest version';
  await expect.element(page.getByText(text).first()).toBeVisible();
  const saves = (await commands.calls()).filter(call => call.startsWith('POST /api/menus/location/'));
  expect(saves).toEqual(Array(3).fill(expect.stringMatching(/\?overrideVer=\d+$/)));
  expect(document.querySelector(`[data-path="${price}"]`)?.textContent).toContain('$19.25');
});

describe('notices', () => {
  afterEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
  });

  it.each([
    [
      '[RULE.errors.13]',
      'about an error',
      20_000,
      500,
      'Unable to save the table and bar settings. Please try again later.',
    ],
    ['[RULE.errors.14]', 'about a success', 10_000, undefined, 'The table and bar settings have been saved correctly.'],
  ] as const)('%s %s stays for %i ms', async (_, __, ms, status, text) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await open(status === undefined ? {} : { answers: [{ call: 'PUT /api/blobs/settings', status }] });
    await typeInto(settling, String(20 + Math.floor(ms / 1000)));
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: start });
    await save();
    const notice = page.getByText(text);
    await expect.element(notice).toBeVisible();
    await vi.advanceTimersByTimeAsync(ms - 1_000);
    await expect.element(notice).toBeVisible();
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.element(notice).not.toBeInTheDocument();
    log.mockRestore();
  });
});

it('[RULE.publish.82] says after a save what a publish now would change, with the way there for who may publish', async () => {
  await open();
  await typeInto(settling, '47');
  await save();
  const notice = page.getByRole('status').filter({ has: saved });
  await expect.element(notice).toMatchTextContent(/A publish now would change .+ at 1 location\. Publish…/);
  const [asked] = (await commands.calls()).filter(call => call.startsWith('GET /api/tenants/publish-summary/'));
  const [, pier] = /tenantIds=([^&]+)/.exec(asked ?? '') ?? [];
  const href = notice.getByRole('link', { name: 'Publish…' }).element().getAttribute('href');
  expect(new URL(href ?? '', window.location.href).searchParams.get('locations')).toBe(pier);
  await closeNotices();
  const summary = { changes: 5, prices: 3, locations: 2, publishable: 0 };
  await open({ answers: [{ call: 'GET /api/tenants/publish-summary/', status: 200, body: summary }] });
  await typeInto(settling, '48');
  await save();
  await expect
    .element(notice)
    .toMatchTextContent('A publish now would change 3 prices and 2 other values at 2 locations.');
  expect(notice.getByRole('link').elements()).toEqual([]);
});

describe('a document that does not load', () => {
  it.each([
    ['[MSG.settings.fail]', tableAndBar, 'GET /api/blobs/settings', 'Failed to retrieve settings.', tableAndBar],
    [
      '[MSG.employment.loadFail]',
      '/employment/employment',
      'GET /api/blobs/employment',
      'Unable to load employment, please try again later.',
      '/home',
    ],
    ['[MSG.menu.*]', '/menu/menuItems', 'GET /api/menus/company/', 'Unable to retrieve Menu Information', '/home'],
    [
      '[MSG.menu.*] [RULE.menuLoad.16]',
      '/menu/menuItems',
      'GET /api/menus/location/',
      'Unable to load Menu, please try again later.',
      '/home',
    ],
  ])('%s on %s says: %s', async (_, path, call, text, then) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await openScreen('priya', path, { at: 'elm-st', answers: [{ call, status: 404 }] });
    await expect.element(page.getByText(text).first()).toBeVisible();
    // Settings stay with a retry; a menu and employment lead home.
    await expect.poll(() => window.location.pathname).toBe(then);
    log.mockRestore();
  });

  it('[MSG.menu.*] [RULE.menuLoad.15] a location without a menu says so and leads home, from where a user who may assigns one', async () => {
    const notice = page.getByRole('alert').filter({ hasText: 'The Location does not have a Menu Assigned.' });
    const assign = notice.getByRole('button', { name: 'Assign a menu' });
    await openScreen({ permissions: ['manageMenus', 'overrideMenus'] }, '/menu/menuItems', { at: 'Pier' });
    await expect.element(notice).toBeVisible();
    await expect.poll(() => window.location.pathname).toBe('/home');
    await expect.element(assign).not.toBeInTheDocument();
    await openScreen({ permissions: ['manageMenus', 'overrideMenus', 'editLocation'] }, '/menu/menuItems', {
      at: 'Pier',
    });
    await expect.poll(() => window.location.pathname).toBe('/home');
    await assign.click();
    await expect.poll(() => window.location.pathname).toMatch(/^\/locations\/[^/]+\/edit$/);
  });

  it('[MSG.menu.*] a company without a menu says so', async () => {
    await openScreen({ permissions: ['manageMenus'] }, '/menu/menuItems', { at: null });
    await expect.element(page.getByText('No Menu Selected').first()).toBeVisible();
  });

  it.each([
    ['[RULE.settings.22] [ROUTE.locationSettings.posDesign.b1]', '/locationSettings/posDesign', 500],
    ['[RULE.settings.23] [ROUTE.kiosk.design.b4]', '/kiosk/design', 1000],
  ])('%s %s requests it again after %i ms, ten times at most', async (_, path, pause) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const call = 'GET /api/blobs/settings';
    await openScreen('priya', '/groups', { at: null });
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: start });
    await commands.answerWith([{ call, status: 500 }]);
    await userEvent.keyboard('{Escape}');
    window.history.pushState(null, '', `${path}?companyId=sorrel-and-salt&locationId=`);
    for (let attempt = 1; attempt <= 11; attempt++) {
      await expect.poll(() => sent(call)).toBeGreaterThanOrEqual(attempt);
      await vi.advanceTimersByTimeAsync(pause);
    }
    await expect.element(page.getByText('Failed to retrieve settings.').first()).toBeVisible();
    expect(await sent(call)).toBe(11);
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    log.mockRestore();
  });
});
