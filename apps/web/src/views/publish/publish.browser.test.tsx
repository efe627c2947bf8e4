import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { api, responseBody } from '../../api/index.ts';
import { accessibilityProblems } from '../../testing/axe.ts';
import { type Opening, openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { expectText, failing } from '../../testing/screen-parts.ts';

const panel = page.getByRole('region', { name: 'Changes to publish' });
const start = 'POST /api/sync-locations/start$';
const reschedule = 'POST /api/sync-locations/reschedule$';
const pick = (name: string) => page.getByRole('checkbox', { name: `Publish ${name}`, exact: true }).click();
const button = (name: string | RegExp) => panel.getByRole('button', { name });
const line = (id: string) => page.elementLocator(document.querySelector(`[data-location="${id}"]`) ?? document.body);
const segment = (name: string) => page.getByRole('radio', { name, exact: true });
const choose = async (name: string) => {
  await expect.element(segment(name)).toBeInTheDocument();
  await page.elementLocator(segment(name).element().closest('label') ?? document.body).click();
};
const open = async (answers: Opening['answers'] = []) => {
  await openScreen('priya', '/menu/publish', { at: null, answers });
  await expect.element(panel).toBeVisible();
};

describe('the table of locations', () => {
  it('offers those with something to publish, and says of the others why not', async () => {
    await open();
    await expect.element(page.getByRole('checkbox', { name: 'Publish Alameda' })).toBeEnabled();
    const beacon = page.getByRole('checkbox', { name: 'Beacon: Everything saved is live' });
    await beacon.click();
    await expect.element(panel).toMatchTextContent('Nothing to publish there');
    await beacon.click();
    await expect.element(line('larimer')).toMatchTextContent('Scheduled');
    await expectText('0 of 12 selected');
    await page.getByRole('button', { name: 'Select all not published' }).click();
    await expectText(/^[3-5] of 12 selected$/);
  });

  it('[RULE.receipt.08] says at how many terminals of a location runs what is live there', async () => {
    const call = 'GET /api/tenants/receipts/sorrel-and-salt?publish=menu&locationIds=';
    const locations = [
      { locationId: 'beacon', terminals: 3, running: 3 },
      { locationId: 'alameda', terminals: 3, running: 1 },
      { locationId: 'larimer', terminals: 1, running: 0 },
    ];
    await open([{ call, status: 200, body: { terminals: 7, running: 4, behind: [], locations } }]);
    const said = (id: string) => () => document.querySelector(`[data-location="${id}"]`)?.textContent;
    await expect.poll(said('beacon')).toMatch(/Live since .* · Runs at all 3 terminals/);
    await expect.poll(said('alameda')).toMatch(/Live since .* · Sent, runs at 1 of 3 terminals/);
    for (const id of ['larimer', 'fulton']) expect(said(id)()).not.toContain('terminal');
  });

  it('that cannot be loaded says so', async () => {
    const answers = [{ call: 'GET /api/tenants/unpublished/', status: 404 }];
    await failing(async () => {
      await openScreen('priya', '/menu/publish', { at: null, answers });
      await expectText('The publish status could not be loaded.');
    });
    await expect.element(panel).not.toBeInTheDocument();
  });

  it('of employment has its own address', async () => {
    await open();
    await choose('Employment');
    await expect.poll(shownAddress).toMatch(/^\/employment\/publish/);
    await expectText('0 of 12 selected');
  });

  it('lets nobody publish without the permission, and says which one is required', async () => {
    const body = [{ at: [[0, 0]], disabled: 'no-permission', documents: [], people: [], peopleTotal: 0 }];
    await open([{ call: 'POST /api/sync-locations/preview', status: 200, body }]);
    await pick('Alameda');
    await expect.element(panel).toMatchTextContent(/Requires the permission/);
    await expect.element(panel.getByRole('link', { name: 'Why, and who can grant it' })).toBeVisible();
    await expect.element(button('Publish to 1 location')).toBeDisabled();
  });
});

it('[RULE.publish.83] leaves out the locations where something stops it, by name and with its repair, and publishes to the others', async () => {
  const of = (more: object) => ({
    ...{ at: [[0, 0]], seen: `0.0.0:${'0'.repeat(16)}:${'0'.repeat(16)}`, disabled: null },
    ...{ documents: [], people: [], peopleTotal: 0, ...more },
  });
  const invalid = { kind: 'settings', path: '/tableSettings/issueServerBankOfAmount' };
  const call = 'POST /api/sync-locations/preview';
  const started = [{ workflowId: 'w', runId: 'r' }];
  await open([
    { call, status: 200, body: [of({})], times: 1 },
    { call, status: 200, body: [of({ disabled: 'NOT_VALID', invalid })] },
    { call: start, status: 200, body: started },
  ]);
  await pick('Alameda');
  await pick('Tumon Bay');
  await expect.element(panel).toMatchTextContent(/Tumon Bay is left out: .+ Repair/);
  const repair = panel.getByRole('link', { name: 'Repair' }).element().getAttribute('href');
  expect(repair).toMatch(/^\/locationSettings\/tableAndBar\?.*locationId=tumon-bay.*field=/);
  await button('Publish to 1 location').click();
  await expectText('1 of 12 selected');
  const [sent] = await commands.bodiesOf(start);
  expect(sent).toMatchObject({ locationIds: ['alameda'], seen: [{ locationId: 'alameda' }] });
});

describe('what would be published', () => {
  it('[RULE.publish.99] is previewed for one location alone from its row, which leads to the preview', async () => {
    await open();
    await pick('Alameda');
    await expect.element(line('beacon').getByRole('button', { name: /^Preview/ })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Preview Elm St.' }).click();
    await expectText('1 of 12 selected');
    await expect.element(page.getByRole('checkbox', { name: 'Publish Elm St.', exact: true })).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: 'Publish Alameda', exact: true })).not.toBeChecked();
    await expect.element(panel).toHaveFocus();
    await expect.element(panel).toMatchTextContent('Publish to 1 location');
  });

  it('[RULE.publish.110] is counted in the row of a location, its own changes too, and shown below it, old and new', async () => {
    await open();
    const counted = (name: string) => page.getByRole('button', { name, exact: true });
    const elm = counted('4 changes · 2 own Elm St.');
    await expect.element(elm).toHaveAttribute('aria-expanded', 'false');
    await expect.element(counted('5 changes Tumon Bay')).toBeVisible();
    expect(document.querySelector('[data-location="beacon"]')?.textContent).not.toContain('change');
    await elm.click();
    const item = () => document.querySelector('[data-location="elm-st"]')?.closest('li')?.textContent;
    await expect.poll(item).toMatch(/Starting drawer balance\$150\.00 → \$250\.00/);
    expect(item()).toMatch(/House red › Default › Price\$7\.00 → \$8\.00/);
    expect(await accessibilityProblems()).toEqual([]);
    // It is not selected with that.
    await expectText('0 of 12 selected');
    await expect.element(elm).toHaveAttribute('aria-expanded', 'true');
    await elm.click();
    expect(item()).not.toContain('Starting drawer balance');
  });

  it('[RULE.publish.111] is counted beside the name of a group that waits for it, those of the group too, by one question', async () => {
    const call = 'GET /api/tenants/publish-summary/sorrel-and-salt?publish=menu&by=group$';
    const groups = [
      { id: 'downtown', changes: 7, own: 3 },
      { id: 'coast', changes: 6, own: 0 },
    ];
    const body = { changes: 13, prices: 0, locations: 3, publishable: 3, groups };
    await open([{ call, status: 200, body }]);
    await expectText(/^5 locations · 1 not published · 7 changes · 3 own$/);
    await expectText(/^4 locations · 2 not published · 6 changes$/);
    await expectText(/^3 locations · 1 not published · 1 scheduled$/);
  });

  it('[RULE.publish.110] that are all of a location are its own changes; it is read anew where the preview failed', async () => {
    const statuses = responseBody(await api.tenants.syncStatus({ params: { companyId: 'sorrel-and-salt' } }));
    const body = statuses.map(one => (one.locationId === 'alameda' ? { ...one, changes: { total: 2, own: 2 } } : one));
    await open([
      { call: 'GET /api/tenants/sync-status/', status: 200, body },
      { call: 'POST /api/sync-locations/preview', status: 404, times: 1 },
    ]);
    const counted = page.getByRole('button', { name: '2 own changes Alameda', exact: true });
    await failing(async () => {
      await counted.click();
      await expectText('The preview could not be loaded.');
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectText(/changes at Alameda$/);
  });

  it('is previewed for the selected locations, equal changes together', async () => {
    await open();
    await expect.element(panel).toMatchTextContent('Nothing selected');
    await expect.element(button('Publish')).toBeDisabled();
    await pick('Alameda');
    await expect.element(panel).toMatchTextContent('Publish to 1 location');
    await expect.element(button('Publish to 1 location')).toBeEnabled();
    await pick('Tumon Bay');
    await expect.element(panel).toMatchTextContent(/The same \d+ changes at 2 locations/);
    await pick('Alameda');
    await pick('Tumon Bay');
    await expect.element(panel).toMatchTextContent('Choose locations to preview their changes.');
  });

  it('names the people who begin, leave or change their jobs at a location', async () => {
    const of = (userDisplayName: string, change: string, before: string[], after: string[]) => ({
      userId: userDisplayName,
      userDisplayName,
      change,
      before,
      after,
    });
    const people = [
      of('Ana', 'added', [], ['Server', 'Host']),
      of('Ben', 'removed', ['Cook'], []),
      of('Cleo', 'changed', ['Cook'], ['Driver']),
    ];
    const body = [{ at: [[0, 0]], disabled: null, documents: [], people, peopleTotal: 3 }];
    await open([{ call: 'POST /api/sync-locations/preview', status: 200, body }]);
    await pick('Alameda');
    await expect.element(panel).toMatchTextContent('3 changes');
    for (const line of ['Ana: Server and Host at Alameda', 'Ben: no longer at Alameda', 'Cleo: Driver at Alameda'])
      await expect.element(panel).toMatchTextContent(line);
    await expect.element(panel).toMatchTextContent('Before: Cook');
  });

  it('that cannot be previewed is not published, until the preview was loaded', async () => {
    await open([{ call: 'POST /api/sync-locations/preview', status: 404, times: 1 }]);
    await failing(async () => {
      await pick('Alameda');
      await expect.element(panel).toMatchTextContent('The preview could not be loaded.');
    });
    await expect.element(button('Publish to 1 location')).toBeDisabled();
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect.element(button('Publish to 1 location')).toBeEnabled();
  });
});

describe('a start', () => {
  it('that the server rejects says so, and keeps the selection', async () => {
    await open([{ call: start, status: 500 }]);
    await pick('Elm St.');
    await failing(async () => {
      await button('Publish to 1 location').click();
      await expectText('The publish could not be started. Please try again later.');
    });
    const [sent] = await commands.bodiesOf(start);
    expect(sent).toEqual({
      syncDateMillis: 0,
      locationIds: ['elm-st'],
      action: 'PUBLISH',
      seen: [{ locationId: 'elm-st', seen: expect.stringMatching(/:/) }],
    });
    await expect.element(page.getByRole('checkbox', { name: 'Publish Elm St.' })).toBeChecked();
  });

  it('[RULE.publish.98] by keyboard leaves the focus on what would be published next, and on its button where it failed', async () => {
    const started = [{ workflowId: 'w', runId: 'r' }];
    await open([
      // It is sent again once where there is no answer.
      { call: start, status: 500, times: 2 },
      { call: start, status: 200, body: started },
    ]);
    await pick('Elm St.');
    const publish = button('Publish to 1 location');
    await expect.element(publish).toBeEnabled();
    await failing(async () => {
      (publish.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expectText('The publish could not be started. Please try again later.');
    });
    await expect.element(publish).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectText('0 of 12 selected');
    await expect.element(panel).toHaveFocus();
  });

  it('[RULE.publish.65] [RULE.publish.112] at a date needs a time in the future, and is at 4 AM of each location unless it is told otherwise', async () => {
    await open([{ call: start, status: 500 }]);
    await pick('Tumon Bay');
    await pick('Pearl St.');
    await choose('Schedule');
    // Tomorrow is proposed.
    await expect.element(button('Schedule for 2 locations')).toBeEnabled();
    await page.getByLabelText('Day').fill('');
    await expect.element(panel).toMatchTextContent('Choose a day and a time.');
    await page.getByLabelText('Day').fill('2020-01-15');
    await expect.element(panel).toMatchTextContent('Choose a time in the future.');
    await expect.element(button('Schedule for 2 locations')).toBeDisabled();
    await page.getByLabelText('Day').fill('2031-01-15');
    await expect
      .element(panel)
      .toMatchTextContent(
        'Starts Jan 15, 2031, 4:00 AM at each location. In your time, the first starts Jan 14, 2031, 1:00 PM ET and the last Jan 15, 2031, 6:00 AM ET.',
      );
    await expect.element(panel).toMatchTextContent('4:00 AM ChST: 1 location, 1:00 PM ET for you');
    await expect.element(panel).toMatchTextContent('4:00 AM MT: 1 location, 6:00 AM ET for you');
    const refused = async () => {
      await failing(async () => {
        await button('Schedule for 2 locations').click();
        await expectText('The publish could not be started.');
      });
      return (await commands.bodiesOf(start)).at(-1);
    };
    const sent = await refused();
    expect(sent).toMatchObject({ localDateTime: '2031-01-15T04:00' });
    expect(sent).not.toHaveProperty('syncDateMillis');
    await choose('My time (ET)');
    await expect.element(panel).toMatchTextContent(/Starts Jan 15, 2031, 4:00 AM ET, .*MT/);
    await expect.element(panel).not.toMatchTextContent('for you');
    expect(await refused()).toMatchObject({ syncDateMillis: Date.UTC(2031, 0, 15, 9) });
  });

  it('[RULE.publish.64] at a time that is past at a location names it, and publishes there at once where told to', async () => {
    await open([{ call: start, status: 200, body: [] }]);
    await pick('Tumon Bay');
    await pick('Elm St.');
    await choose('Schedule');
    // Tests begin at 7:00 AM in New York, when it is 10:00 PM in Guam.
    await page.getByLabelText('Day').fill('2026-11-20');
    await page.getByLabelText('Time').fill('09:00');
    await expect.element(panel.getByRole('alert')).toHaveTextContent('This time is past at Tumon Bay.');
    await expect.element(button('Schedule for 2 locations')).toBeDisabled();
    await panel.getByRole('checkbox', { name: 'Publish there now' }).click();
    await button('Schedule for 2 locations').click();
    await expectText('Scheduled for 2 locations.');
    const [sent] = await commands.bodiesOf(start);
    expect(sent).toMatchObject({ localDateTime: '2026-11-20T09:00', whereItIsPast: 'at-once' });
  });

  it('where one is scheduled asks whether that one ends', async () => {
    await open();
    await page.getByRole('checkbox', { name: /Larimer/ }).click();
    await expect.element(panel).toMatchTextContent(/Larimer: Nov \d+, \d+:\d\d [AP]M MT, scheduled by Ruth Castellano/);
    await expect.element(button('Publish everything now')).toBeVisible();
  });
});

describe('a schedule', () => {
  const moving = async (status: number) => {
    await open([{ call: reschedule, status, body: status === 200 ? [] : [{ code: 'INTERNAL' }] }]);
    await page.getByRole('checkbox', { name: /Larimer/ }).click();
    await choose('Another time');
    await page.getByLabelText('Day').fill('2031-01-15');
    await expect.element(panel).toMatchTextContent('What was scheduled goes live as it was then.');
    await expect.element(panel).not.toMatchTextContent('Publishing now cancels');
  };
  const larimer = { wfExec: { workflowId: expect.any(String), runId: expect.any(String) }, locationIds: ['larimer'] };

  it('[ROUTE.menu.publish.b4] [RULE.publish.17] is moved to another time', async () => {
    await moving(200);
    await button('Reschedule 1 location').click();
    await expectText('Rescheduled for 1 location.');
    expect(await commands.bodiesOf(reschedule)).toEqual([{ ...larimer, rescheduleTime: Date.UTC(2031, 0, 15, 9) }]);
    await expectText('0 of 12 selected');
  });

  it('[RULE.publish.25] that cannot be moved stays as it is, selected, and says so', async () => {
    await moving(500);
    await failing(async () => {
      await button('Reschedule 1 location').click();
      await expectText('Could not reschedule. Please try again later.');
    });
    await expect.element(line('larimer')).toMatchTextContent('Scheduled');
    await expectText('1 of 12 selected');
  });

  it('is moved alone, where locations that have none are selected too', async () => {
    await moving(200);
    await pick('Alameda');
    await button('Reschedule 1 location').click();
    await expectText('Rescheduled for 1 location.');
    expect(await commands.bodiesOf(reschedule)).toMatchObject([larimer]);
    await expectText('1 of 12 selected');
  });
});

it('a schedule that cannot be taken back stays, and says so', async () => {
  await open([{ call: 'POST /api/sync-locations/unschedule/', status: 500 }]);
  await failing(async () => {
    await line('larimer')
      .getByRole('button', { name: /Unschedule/ })
      .click();
    await expectText('Could not unschedule. Please try again later.');
  });
  await expect.element(line('larimer')).toMatchTextContent('Scheduled');
});
