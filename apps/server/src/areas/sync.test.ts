import { initialDocument, isUnpublished } from '@commissary/catalog';
import { previewsOf } from '@commissary/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishDue } from '../services/publishing/publish-due.ts';
import { type CompanyPlan, makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu, settingsWith } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const twelve = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'];

describe.each(databases)('publishing on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());
  // Ends what an earlier test left waiting.
  beforeEach(async () => {
    server.clock.pass(120_000);
    await publishDue(server.context);
  });

  const world = async (plan: CompanyPlan = { groups: { West: ['Elm', 'Oak'] }, locations: ['Pine'] }) => {
    const company = await makeCompany(server, plan);
    const menuId = await giveMenu(server, company);
    const person = await company.person({
      name: 'Kim Publisher',
      permissions: ['accessConfigurationOptions', 'manageMenus', 'overrideMenus', 'payroll'],
    });
    const { client } = person;
    const id = company.id;
    const ids = (...names: string[]) => names.map(company.tenantId);
    return { company, menuId, client, id, ids };
  };
  type World = Awaited<ReturnType<typeof world>>;
  type Client = World['client'];

  const start = (client: Client, locationIds: string[], syncDateMillis?: number, idempotencyKey?: string) =>
    client.syncLocations.start(
      { body: { action: 'PUBLISH', locationIds, ...(syncDateMillis !== undefined && { syncDateMillis }) } },
      idempotencyKey === undefined ? {} : { idempotencyKey },
    );
  const started = async (client: Client, locationIds: string[], syncDateMillis?: number) => {
    const answer = await start(client, locationIds, syncDateMillis);
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const running = async ({ client, id }: World) => {
    const answer = await client.syncLocations.running({ params: { companyId: id } });
    if (answer.status !== 200) throw new Error(`${answer.status}`);
    return answer.body;
  };
  const saveSettings = async ({ client, id }: World, ver: number, bank: string) => {
    const body = { id: `settings-${id}`, ver, settingsBlob: { ...settingsWith({ issueServerBankOfAmount: bank }) } };
    const answer = await client.settings.saveBase({ params: { id }, body });
    expect(answer.status).toBe(200);
  };
  const saveTips = async ({ client, id }: World, tenant: string, ver: number, keeps: boolean) => {
    const body = {
      overrideId: `settings-${id}.${tenant}`,
      overrideVer: ver,
      groupOverrideVer: null,
      baseVer: 0,
      changes: [{ op: 'set' as const, path: '/tableSettings/serverKeepsTips', value: keeps }],
    };
    const answer = await client.settings.saveOverride({ params: { id: tenant }, body });
    expect(answer.status).toBe(200);
  };
  const live = async (client: Client, tenant: string) => {
    const answer = await client.published.settings({ params: { id: tenant } });
    return answer.status === 200 ? answer.body : answer.status;
  };
  const bank = async (client: Client, tenant: string) => {
    const found = await live(client, tenant);
    return typeof found === 'number'
      ? found
      : (found.blob.tableSettings as { issueServerBankOfAmount: string }).issueServerBankOfAmount;
  };
  const due = () => publishDue(server.context);

  it('[RULE.publish.15][CALL.sync.menu.start][CALL.published.location-settings][CALL.published.menus][RULE.level.07] publishes menu and settings together, at once', async () => {
    const here = await world();
    const [elm = ''] = here.ids('Elm');
    await saveSettings(here, 0, '10.00');
    await saveTips(here, elm, 0, true);
    expect(await live(here.client, elm)).toBe(404);
    const [execution] = await started(here.client, [elm]);
    expect(await live(here.client, elm)).toBe(404);
    expect(await due()).toBe(1);
    expect(await live(here.client, elm)).toEqual({
      id: `settings-${here.id}`,
      ver: 1,
      publishedAt: server.clock.now().getTime(),
      blob: settingsWith({ issueServerBankOfAmount: '10.00', serverKeepsTips: true }),
    });
    expect(await here.client.published.menu({ params: { id: elm } })).toMatchObject({
      status: 200,
      body: { id: here.menuId, ver: 0, blob: initialDocument('menu') },
    });
    expect(await here.client.published.employment({ params: { id: elm } })).toMatchObject({ status: 404 });
    expect(await due()).toBe(0);
    expect(await running(here)).toMatchObject([{ wfExec: execution, locationToStatuses: { [elm]: 'SUCCESS' } }]);
  });

  it('includes the licenses of the location in the settings, whatever the company document has, and previews them', async () => {
    const here = await world();
    const [elm = '', oak = ''] = here.ids('Elm', 'Oak');
    const keeper = (await here.company.person({ permissions: ['locationLicensing', 'accessConfigurationOptions'] }))
      .client;
    const products = { online: true, delivery: true, tableService: false, loyalty: false };
    expect(await keeper.licensing.setProducts({ params: { id: elm }, body: { products } })).toMatchObject({
      status: 200,
    });
    const settingsBlob = { ...settingsWith({}), licensing: { deliveryAuth: false, tableServiceAuth: true } };
    await keeper.settings.saveBase({
      params: { id: here.id },
      body: { id: `settings-${here.id}`, ver: 0, settingsBlob },
    });
    const preview = async () => {
      const answer = await here.client.syncLocations.preview({ body: { locationIds: [elm, oak] } });
      if (answer.status !== 200) throw new Error(`${answer.status}`);
      const changesAt = (id: string) =>
        previewsOf(answer.body, [elm, oak])
          .filter(({ locationId }) => locationId === id)
          .flatMap(({ documents }) => documents.flatMap(({ changes }) => changes));
      return [changesAt(elm), changesAt(oak)];
    };
    expect(await preview()).toEqual([[{ op: 'set', path: '/licensing/deliveryAuth', value: true, was: false }], []]);
    await started(here.client, [elm, oak]);
    await due();
    expect(await live(here.client, elm)).toMatchObject({
      blob: { licensing: { deliveryAuth: true, tableServiceAuth: false } },
    });
    expect(await live(here.client, oak)).toMatchObject({
      blob: { licensing: { deliveryAuth: false, tableServiceAuth: false } },
    });
    expect(await preview()).toEqual([[], []]);
  });

  it('[CALL.sync.employment.start][CALL.sync.employment.running][CALL.sync.employment.status][CALL.sync.employment.unschedule][CALL.published.employment] publishes employment separately', async () => {
    const here = await world();
    const [elm = ''] = here.ids('Elm');
    const later = server.clock.now().getTime() + 60_000;
    const { syncEmployment } = here.client;
    const ask = (syncDateMillis: number) =>
      syncEmployment.start({ body: { action: 'PUBLISH', locationIds: [elm], syncDateMillis } });
    expect(await ask(later)).toMatchObject({ status: 200 });
    expect(await syncEmployment.unschedule({ params: { locationId: elm } })).toMatchObject({
      body: { terminated: true },
    });
    server.clock.pass(1);
    const answer = await ask(0);
    if (answer.status !== 200 || answer.body[0] === undefined) throw new Error(`${answer.status}`);
    await due();
    expect(await here.client.published.employment({ params: { id: elm } })).toMatchObject({
      status: 200,
      body: { blob: initialDocument('employment') },
    });
    expect(await live(here.client, elm)).toBe(404);
    const status = await syncEmployment.status({ body: answer.body[0] });
    expect(status).toMatchObject({
      status: 200,
      body: { blobType: 'employment', locationToStatuses: { [elm]: 'SUCCESS' } },
    });
    expect((await syncEmployment.running({ params: { companyId: here.id } })).body).toContainEqual(status.body);
    expect(await running(here)).toEqual([]);
  });

  it('[RULE.publish.22] splits 12 locations into 5, 5 and 2, each batch 30 s after the one before, at the exact times', async () => {
    const here = await world({ locations: twelve });
    const executions = await started(here.client, here.ids(...twelve));
    expect(executions).toHaveLength(3);
    expect(new Set(executions.map(({ workflowId }) => workflowId)).size).toBe(1);
    const now = server.clock.now().getTime();
    const batches = await running(here);
    expect(batches.map(({ batch, batches, dueAt }) => [batch, batches, dueAt - now])).toEqual([
      [0, 3, 0],
      [1, 3, 30_000],
      [2, 3, 60_000],
    ]);
    expect(batches.map(({ locationToStatuses }) => Object.keys(locationToStatuses).length)).toEqual([5, 5, 2]);
    const successes = async () =>
      (await running(here))
        .flatMap(({ locationToStatuses }) => Object.values(locationToStatuses))
        .filter(one => one === 'SUCCESS').length;
    const counts: number[] = [];
    for (const pass of [0, 29_999, 1, 29_999, 1]) {
      server.clock.pass(pass);
      await due();
      counts.push(await successes());
    }
    expect(counts).toEqual([5, 5, 10, 10, 12]);
  });

  it('[RULE.publish.16][RULE.publish.66][RULE.level.07] a scheduled publish waits for its date and brings what was saved when it was requested', async () => {
    const here = await world();
    const [elm = ''] = here.ids('Elm');
    await saveSettings(here, 0, '10.00');
    const at = server.clock.now().getTime() + 1_800_000;
    await started(here.client, [elm], at);
    expect(await running(here)).toMatchObject([
      { syncDate: at, dueAt: at, syncStarted: null, locationToStatuses: { [elm]: 'WAITING' } },
    ]);
    await saveSettings(here, 1, '20.00');
    const scheduled = () => here.client.published.settings({ params: { id: elm }, query: { state: 'scheduled' } });
    const brought = settingsWith({ issueServerBankOfAmount: '10.00' });
    expect(await scheduled()).toMatchObject({ body: { publishedAt: at, by: 'Kim Publisher', ver: 1, blob: brought } });
    expect(await live(here.client, elm)).toBe(404);
    server.clock.pass(1_799_999);
    expect(await due()).toBe(0);
    server.clock.pass(1);
    expect(await due()).toBe(1);
    expect(await bank(here.client, elm)).toBe('10.00');
    expect(await scheduled()).toMatchObject({ status: 404 });
    const status = await here.client.tenants.syncStatus({ params: { companyId: here.id } });
    if (status.status !== 200) throw new Error();
    const ofElm = status.body.find(({ locationId }) => locationId === elm);
    if (ofElm === undefined) throw new Error();
    expect(isUnpublished(ofElm, 'menu')).toBe(true);
  });

  it('[RULE.publish.21][CALL.sync.menu.unschedule] cancels the scheduled publish of one location, and of no other', async () => {
    const here = await world();
    const [elm = '', oak = ''] = here.ids('Elm', 'Oak');
    const at = server.clock.now().getTime() + 1_000;
    await started(here.client, [elm, oak], at);
    const take = (locationId: string) => here.client.syncLocations.unschedule({ params: { locationId } });
    expect(await take(elm)).toEqual({ status: 200, body: { terminated: true } });
    expect(await take(elm)).toEqual({ status: 200, body: { terminated: false } });
    expect(await running(here)).toMatchObject([
      {
        locationToStatuses: { [elm]: 'TERMINATED', [oak]: 'WAITING' },
        reasons: { [elm]: 'UNSCHEDULED' },
        endTime: null,
      },
    ]);
    server.clock.pass(1_000);
    await due();
    expect([await live(here.client, elm), typeof (await live(here.client, oak))]).toEqual([404, 'object']);
  });

  it('either cancels or publishes when canceled at the moment when it is due', async () => {
    const here = await world({ locations: twelve });
    const outcomes = new Set<boolean>();
    for (const [index, tenant] of here.ids(...twelve).entries()) {
      const at = server.clock.now().getTime() + 1_000;
      await started(here.client, [tenant], at);
      server.clock.pass(1_000);
      const take = () => here.client.syncLocations.unschedule({ params: { locationId: tenant } });
      const [taken] = await Promise.all(index % 2 ? [take(), due()] : [due().then(take), due()]);
      if (taken?.status !== 200) throw new Error(`${taken?.status}`);
      const { terminated } = taken.body;
      expect((await live(here.client, tenant)) === 404).toBe(terminated);
      outcomes.add(terminated);
    }
    expect(outcomes.has(false)).toBe(true);
  });

  it('rejects canceling an immediate publish, and one that the person may not publish', async () => {
    const here = await world();
    const [elm = '', oak = '', west = ''] = here.ids('Elm', 'Oak', 'West');
    await started(here.client, [elm]);
    await started(here.client, [oak], server.clock.now().getTime() + 1_000);
    const take = (locationId: string, client = here.client) =>
      client.syncLocations.unschedule({ params: { locationId } });
    expect(await take(elm)).toMatchObject({ body: { terminated: false } });
    const reader = await here.company.person({ permissions: ['dashboard'] });
    expect(await take(oak, reader.client)).toMatchObject({ status: 403 });
    expect(await take(west)).toMatchObject({ status: 404 });
    await due();
    expect(await live(here.client, elm)).not.toBe(404);
  });

  it('a run without remaining locations is over, and never starts', async () => {
    const here = await world();
    const [elm = ''] = here.ids('Elm');
    const at = server.clock.now().getTime() + 1_000;
    await started(here.client, [elm], at);
    await here.client.syncLocations.unschedule({ params: { locationId: elm } });
    server.clock.pass(1_000);
    expect(await due()).toBe(0);
    expect(await running(here)).toMatchObject([{ syncStarted: null, syncCompleted: at - 1_000 }]);
  });

  it('[CALL.sync.menu.running][CALL.sync.menu.status] shows a publish to people with access to one of its locations, limited to these', async () => {
    const here = await world();
    const [elm = '', pine = ''] = here.ids('Elm', 'Pine');
    const [execution] = await started(here.client, [elm, pine]);
    if (execution === undefined) throw new Error();
    const manager = await here.company.person({ permissions: ['accessConfigurationOptions'], on: 'Elm' });
    const other = await here.company.person({ permissions: ['accessConfigurationOptions'], on: 'Oak' });
    const stranger = await (await makeCompany(server)).person({ permissions: ['companyAdmin'] });
    const mine = await manager.client.syncLocations.status({ body: execution });
    expect(mine).toMatchObject({ status: 200, body: { requestedBy: 'Kim Publisher' } });
    expect(await running({ ...here, client: manager.client })).toEqual([mine.body]);
    expect(mine.body).toHaveProperty('locationToStatuses', { [elm]: 'WAITING' });
    expect(await running({ ...here, client: other.client })).toEqual([]);
    for (const { client } of [other, stranger])
      expect(await client.syncLocations.status({ body: execution })).toMatchObject({ status: 404 });
    expect(await here.client.syncEmployment.status({ body: execution })).toMatchObject({ status: 404 });
  });

  it('rejects a whole list when one of its ids is not accessible, unknown or no location', async () => {
    const here = await world();
    const [elm = '', oak = '', west = ''] = here.ids('Elm', 'Oak', 'West');
    const manager = await here.company.person({ permissions: ['accessConfigurationOptions'], on: 'Elm' });
    const cook = await here.company.person({ permissions: ['manageMenus'] });
    const stranger = await world();
    for (const [client, ids] of [
      [manager.client, [elm, oak]],
      [cook.client, [elm]],
      [here.client, [elm, 'unknown']],
      [here.client, [elm, west]],
      [here.client, [elm, ...stranger.ids('Elm')]],
    ] as const)
      expect(await start(client, [...ids])).toMatchObject({ status: 403, body: [{ code: 'FORBIDDEN' }] });
    expect(await running(here)).toEqual([]);
    expect(await start(manager.client, [elm])).toMatchObject({ status: 200 });
  });

  it('allows one pending publish for a location, and names the kind that blocks', async () => {
    const here = await world();
    const [elm = '', oak = '', pine = ''] = here.ids('Elm', 'Oak', 'Pine');
    await started(here.client, [elm]);
    await started(here.client, [oak], server.clock.now().getTime() + 1_000);
    const answer = await start(here.client, [elm, oak, pine]);
    expect(answer.status).toBe(400);
    expect(new Set(answer.body as unknown[])).toEqual(
      new Set([
        { code: 'ALREADY_RUNNING', path: elm },
        { code: 'SCHEDULED', path: oak },
      ]),
    );
    // Nothing was started for the third.
    expect(await start(here.client, [pine])).toMatchObject({ status: 200 });
  });

  it('rejects one of two simultaneous publishes of a location', async () => {
    const here = await world();
    const answers = await Promise.all([start(here.client, here.ids('Elm')), start(here.client, here.ids('Elm'))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await running(here)).toHaveLength(1);
  });

  it('a repeated start with the same idempotency key starts nothing new', async () => {
    const here = await world();
    const key = server.context.newId();
    const first = await start(here.client, here.ids('Elm', 'Oak'), undefined, key);
    expect(first.status).toBe(200);
    expect(await start(here.client, here.ids('Elm', 'Oak'), undefined, key)).toEqual(first);
    await due();
    expect(await start(here.client, here.ids('Elm', 'Oak'), undefined, key)).toEqual(first);
    expect(await running(here)).toHaveLength(1);
    expect(await start(here.client, here.ids('Pine'), undefined, key)).toMatchObject({ status: 400 });
  });

  it('is rejected with the name of the location that has no menu', async () => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const { client } = await company.person({ permissions: ['accessConfigurationOptions'] });
    expect(await start(client, [company.tenantId('Elm')])).toEqual({
      status: 400,
      body: [{ code: 'NO_MENU_SET', path: company.tenantId('Elm') }],
    });
  });

  it('numbers the activations of a location without a gap, and keeps every number', async () => {
    const here = await world();
    const [elm = ''] = here.ids('Elm');
    for (const amount of [1, 2, 3]) {
      await saveSettings(here, amount - 1, `${amount}.00`);
      await started(here.client, [elm]);
      await due();
    }
    const rows = await server.context.db
      .selectFrom('published_history')
      .select(['kind', 'sequence', 'by_name'])
      .where('location_id', '=', elm)
      .where('kind', '=', 'settings')
      .orderBy('id')
      .execute();
    expect(rows).toEqual([1, 2, 3].map(sequence => ({ kind: 'settings', sequence, by_name: 'Kim Publisher' })));
    expect(await bank(here.client, elm)).toBe('3.00');
  });

  it('publishes each run once in two concurrent scans', async () => {
    const here = await world({ locations: twelve });
    await started(here.client, here.ids(...twelve));
    server.clock.pass(60_000);
    const counts = await Promise.all([due(), due(), due()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    const rows = await server.context.db
      .selectFrom('published_history')
      .select('sequence')
      .where('location_id', 'in', here.ids(...twelve))
      .execute();
    expect(rows.map(({ sequence }) => sequence)).toEqual(Array(24).fill(1));
  });

  it('never activates something older than what is live', async () => {
    const here = await world();
    const [elm = ''] = here.ids('Elm');
    await saveSettings(here, 0, '10.00');
    await started(here.client, [elm], server.clock.now().getTime() + 1_000);
    await saveSettings(here, 1, '20.00');
    // Postponed for a moment, so that the newer version goes live before the older is due.
    await server.context.db
      .updateTable('run_location')
      .set({ status: 'FAILED' })
      .where('location_id', '=', elm)
      .execute();
    await started(here.client, [elm]);
    await due();
    await server.context.db
      .updateTable('run_location')
      .set({ status: 'WAITING' })
      .where('location_id', '=', elm)
      .where('status', '=', 'FAILED')
      .execute();
    server.clock.pass(1_000);
    await due();
    expect(await bank(here.client, elm)).toBe('20.00');
    expect((await running(here)).flatMap(({ reasons }) => Object.values(reasons))).toEqual(['SUPERSEDED']);
  });

  it('[CALL.tenants.syncStatus] returns saved and live versions for each layer', async () => {
    const here = await world();
    const [elm = '', west = ''] = here.ids('Elm', 'West');
    await saveSettings(here, 0, '10.00');
    await saveTips(here, west, 0, true);
    await started(here.client, [elm]);
    await due();
    await saveTips(here, elm, 0, false);
    const menu = initialDocument('menu');
    const taxStructures = menu.taxStructures.map(tax => ({ ...tax, flatRate: '8.25' }));
    const menuBlob = JSON.stringify({ ...menu, taxStructures });
    await here.client.menus.saveBase({ params: { companyId: here.id }, body: { id: here.menuId, ver: 0, menuBlob } });
    const answer = await here.client.tenants.syncStatus({ params: { companyId: here.id } });
    if (answer.status !== 200) throw new Error();
    expect(answer.body).toHaveLength(3);
    expect(answer.body.find(({ locationId }) => locationId === elm)).toMatchObject({
      menuInfo: {
        assigned: { version: 1, id: here.menuId },
        published: null,
        overrideAssigned: null,
        overridePublished: null,
        groupOverrideAssigned: null,
        groupOverridePublished: null,
      },
      locSettingsInfo: {
        assigned: { version: 1, id: `settings-${here.id}` },
        published: { version: 1, id: `settings-${here.id}` },
        overrideAssigned: { version: 1, id: `settings-${here.id}.${elm}` },
        overridePublished: null,
        groupOverrideAssigned: { version: 1, id: `settings-${here.id}.${west}` },
        groupOverridePublished: { version: 1, id: `settings-${here.id}.${west}` },
      },
      employmentInfo: { assigned: null, published: null },
      publishedAt: { settings: server.clock.now().getTime(), employment: null },
    });
    const manager = await here.company.person({ permissions: ['accessConfigurationOptions'], on: 'Elm' });
    const own = await manager.client.tenants.syncStatus({ params: { companyId: here.id } });
    expect(own.body).toMatchObject([{ locationId: elm }]);
  });

  it('[RULE.publish.93] previews exactly what a publish would change, equal locations together, and why it cannot run', async () => {
    const here = await world();
    const [elm = '', oak = ''] = here.ids('Elm', 'Oak');
    await started(here.client, [elm, oak]);
    await due();
    await saveSettings(here, 0, '10.00');
    const preview = (client: Client, locationIds: string[]) => client.syncLocations.preview({ body: { locationIds } });
    expect((await preview(here.client, [elm, oak])).body).toMatchObject([{ at: [[0, 1]] }]);
    await saveTips(here, elm, 0, true);
    const manager = await here.company.person({ permissions: ['dashboard'], on: 'Elm' });
    const amount = { op: 'set', path: '/tableSettings/issueServerBankOfAmount', value: '10.00', was: '0.00' };
    const tips = { op: 'set', path: '/tableSettings/serverKeepsTips', value: true, was: false };
    const nobody = { people: [], peopleTotal: 0, seen: expect.any(String) };
    const menu = { kind: 'menu', total: 0, changes: [], findings: [], findingsTotal: 0 };
    const closed = { findings: [{ code: 'no-hours', path: '/hours/inStore', names: [] }], findingsTotal: 1 };
    const settings = (...changes: object[]) => ({ kind: 'settings', total: changes.length, changes, ...closed });
    expect(new Set((await preview(here.client, [elm, oak])).body as unknown[])).toEqual(
      new Set([
        { at: [[0, 0]], disabled: null, documents: [menu, settings(amount, tips)], ...nobody },
        { at: [[1, 1]], disabled: null, documents: [menu, settings(amount)], ...nobody },
      ]),
    );
    expect((await preview(manager.client, [elm])).body).toMatchObject([{ disabled: 'no-permission' }]);
    expect(await preview(manager.client, [elm, oak])).toMatchObject({ status: 403 });
    await started(here.client, [elm]);
    expect((await preview(here.client, [elm])).body).toMatchObject([{ disabled: 'running' }]);
  });

  it('[RULE.publish.20][ROUTE.employment.publish.b2] employment cannot be reverted', async () => {
    const at = await world();
    const body = { action: 'REVERT' as never, locationIds: at.ids('Elm') };
    expect(await at.client.syncEmployment.start({ body })).toMatchObject({ status: 400 });
    expect((await at.client.syncEmployment.running({ params: { companyId: at.id } })).body).toEqual([]);
  });
});
