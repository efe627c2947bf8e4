import { describe, expect, it } from 'vitest';
import { publishingWorld } from '../../testing/publishing-world.ts';
import { bothDatabases } from '../../testing/test-database.ts';
import { publishDue } from '../publishing/index.ts';

const bankPath = '/tableSettings/issueServerBankOfAmount';
const minute = 60_000;

describe.each(bothDatabases)('rolling a publish back on %s', database => {
  const open = publishingWorld(database);

  const world = async () => {
    const { server, company, client, elm, oak } = await open();
    const versions = new Map<string, number>();
    const save = async (value: string, ...ids: string[]) => {
      const places = ids.map(tenantId => ({
        tenantId,
        ver: versions.get(tenantId) ?? 0,
        edits: [{ op: 'set' as const, path: bankPath, value }],
      }));
      const body = { kind: 'settings' as const, places };
      expect(await client.overrides.set({ params: { id: company.id }, body })).toMatchObject({ status: 200 });
      for (const { tenantId, ver } of places) versions.set(tenantId, ver + 1);
    };
    const start = async (locationIds: string[], syncDateMillis = 0) => {
      server.clock.pass(1_000);
      const body = { action: 'PUBLISH' as const, locationIds, syncDateMillis };
      const answer = await client.syncLocations.start({ body });
      const [first] = answer.status === 200 ? answer.body : [];
      if (first === undefined) throw new Error(JSON.stringify(answer.body));
      await publishDue(server.context);
      return first;
    };
    /** Saves a value at the locations and publishes it. */
    const publish = async (value: string, ...ids: string[]) => {
      await save(value, ...ids);
      return start(ids);
    };
    const preview = async (workflowId: string, ...locationIds: string[]) => {
      const answer = await client.syncLocations.rollbackPreview({ body: { workflowId, locationIds } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    };
    const rollBack = async (workflowId: string, ...locationIds: string[]) => {
      server.clock.pass(1_000);
      const { seen } = await preview(workflowId, ...locationIds);
      const answer = await client.syncLocations.rollback({ body: { workflowId, locationIds, seen } });
      await publishDue(server.context);
      return answer;
    };
    const manifests = async (locationId: string) => {
      const rows = await server.context.db
        .selectFrom('published')
        .select(['kind', 'manifest', 'sequence'])
        .where('location_id', '=', locationId)
        .orderBy('kind')
        .execute();
      return rows;
    };
    const bank = async (id: string) => {
      const { status, body } = await client.published.settings({ params: { id } });
      if (status !== 200) return status;
      return (body.blob as { tableSettings: { issueServerBankOfAmount: string } }).tableSettings
        .issueServerBankOfAmount;
    };
    const now = () => server.clock.now().getTime();
    return { server, company, client, elm, oak, save, start, publish, preview, rollBack, manifests, bank, now };
  };

  it('[RULE.publish.50] makes live again what was live before it, where that is asked for, as a run of its own', async () => {
    const { company, client, elm, oak, publish, rollBack, manifests, bank } = await world();
    await publish('5.00', elm, oak);
    await publish('10.00', elm, oak);
    const before = await manifests(elm);
    const { workflowId } = await publish('20.00', elm, oak);
    await publish('30.00', elm);
    expect(await rollBack(workflowId, elm)).toMatchObject({ status: 200 });
    expect([await bank(elm), await bank(oak)]).toEqual(['10.00', '20.00']);
    // The publish that is rolled back says what it changed then.
    const { body: changed } = await client.syncLocations.brought({ body: { workflowId, locationIds: [elm] } });
    const settings = {
      kind: 'settings',
      total: 1,
      changes: [expect.objectContaining({ path: bankPath, value: '20.00' })],
    };
    expect(changed).toMatchObject([
      { at: [[0, 0]], documents: expect.arrayContaining([expect.objectContaining(settings)]) },
    ]);
    // The same bytes under a higher number, by which terminals know that they are newer.
    expect(await manifests(elm)).toEqual(before.map(one => ({ ...one, sequence: one.sequence + 3 })));
    const running = await client.syncLocations.running({ params: { companyId: company.id } });
    expect(running.body).toContainEqual(
      expect.objectContaining({ action: 'ROLLBACK', locationToStatuses: { [elm]: 'SUCCESS' }, requestedBy: 'Kim' }),
    );
    const audit = await client.audit.list({ params: { companyId: company.id }, query: {} });
    expect(audit.status === 200 && audit.body.entries[0]?.said).toContain('rolled back a publish of');
    // What is saved stays, and is not live.
    const unpublished = await client.tenants.unpublished({ params: { companyId: company.id } });
    expect(unpublished.body).toMatchObject({ menu: [elm] });
    expect(await rollBack(workflowId, elm)).toEqual({
      status: 400,
      body: [{ code: 'NOTHING_TO_ROLL_BACK', path: elm }],
    });
  });

  it('[RULE.publish.51] leaves licenses and people as they are live now', async () => {
    const { server, company, client, elm, publish, rollBack } = await world();
    await publish('10.00', elm);
    const licensing = async () => {
      const { status, body } = await client.published.settings({ params: { id: elm } });
      return status === 200 ? body.blob.licensing : status;
    };
    const first = await licensing();
    await server.context.db
      .updateTable('tenant')
      .set({ products: JSON.stringify(['delivery']) })
      .where('id', '=', elm)
      .execute();
    const { workflowId } = await publish('20.00', elm);
    const second = await licensing();
    expect(second).not.toEqual(first);
    await rollBack(workflowId, elm);
    expect(await licensing()).toEqual(second);

    const admin = await company.person({ permissions: ['accessConfigurationOptions', 'manageMenus', 'userAdmin'] });
    const employees = async () => {
      const { status, body } = await admin.client.published.employment({ params: { id: elm } });
      return status === 200 ? (body.blob.employees as { id: string }[]).map(({ id }) => id) : status;
    };
    const publishPeople = async () => {
      const answer = await admin.client.syncEmployment.start({ body: { action: 'PUBLISH', locationIds: [elm] } });
      await publishDue(server.context);
      return answer.status === 200 ? (answer.body[0]?.workflowId ?? '') : '';
    };
    await publishPeople();
    const hired = await company.person({ on: 'Elm', permissions: ['dashboard'] });
    const department = [{ op: 'set' as const, path: '/departments/[1]/name', value: 'Heads' }];
    await client.overrides.set({
      params: { id: company.id },
      body: { kind: 'employment', places: [{ tenantId: elm, ver: 0, edits: department }] },
    });
    const brought = await publishPeople();
    expect(await employees()).toContain(hired.id);
    const body = { workflowId: brought, locationIds: [elm] };
    const { body: seen } = await admin.client.syncEmployment.rollbackPreview({ body });
    await admin.client.syncEmployment.rollback({ body: { ...body, seen: (seen as { seen: string }).seen } });
    await publishDue(server.context);
    expect(await employees()).toContain(hired.id);
    const { body: live } = await admin.client.published.employment({ params: { id: elm } });
    expect(JSON.stringify(live)).not.toContain('Heads');
  });

  it('[RULE.publish.52] ends a schedule of its locations, unless it is to stay', async () => {
    const { server, client, elm, oak, publish, preview, start, save, bank, now } = await world();
    await publish('10.00', elm, oak);
    const { workflowId } = await publish('20.00', elm, oak);
    await save('30.00', elm, oak);
    const dueAt = now() + 10 * minute;
    const { runId } = await start([elm, oak], dueAt);
    const { seen, locations } = await preview(workflowId, elm, oak);
    expect(locations.map(({ scheduled }) => scheduled)).toEqual(Array(2).fill([{ runId, dueAt, by: 'Kim' }]));
    const body = { workflowId, locationIds: [elm, oak], seen };
    const replaces = [{ locationId: elm, runId }];
    // Each schedule is named, in one of the two lists.
    const half = await client.syncLocations.rollback({ body: { ...body, replaces } });
    expect(half).toEqual({ status: 400, body: [{ code: 'SCHEDULED', path: oak }] });
    const other = { ...body, replaces: [{ locationId: elm, runId: 'other' }], keeps: [{ locationId: oak, runId }] };
    expect(await client.syncLocations.rollback({ body: other })).toEqual({
      status: 409,
      body: [{ code: 'SCHEDULE_CHANGED', path: elm }],
    });
    const keeps = [{ locationId: oak, runId }];
    expect(await client.syncLocations.rollback({ body: { ...body, replaces, keeps } })).toMatchObject({ status: 200 });
    await publishDue(server.context);
    expect([await bank(elm), await bank(oak)]).toEqual(['10.00', '10.00']);
    server.clock.pass(10 * minute);
    await publishDue(server.context);
    expect([await bank(elm), await bank(oak)]).toEqual(['10.00', '30.00']);
  });

  it('[RULE.publish.53] is rejected where something went live since its preview, and changes nothing', async () => {
    const { server, client, elm, oak, publish, preview, bank } = await world();
    await publish('10.00', elm, oak);
    const { workflowId } = await publish('20.00', elm, oak);
    const body = { workflowId, locationIds: [elm, oak] };
    const { seen } = await preview(workflowId, elm, oak);
    await publish('30.00', oak);
    expect(await client.syncLocations.rollback({ body: { ...body, seen } })).toMatchObject({ status: 409 });
    await publishDue(server.context);
    expect([await bank(elm), await bank(oak)]).toEqual(['20.00', '30.00']);
    // Of two at the same moment, one.
    const again = { ...body, seen: (await preview(workflowId, elm, oak)).seen };
    const two = await Promise.all([0, 1].map(() => client.syncLocations.rollback({ body: again })));
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    await publishDue(server.context);
    expect([await bank(elm), await bank(oak)]).toEqual(['10.00', '10.00']);
  });

  it('[RULE.publish.54] holds the location until it is published again or a path that went back is edited, at any level', async () => {
    const { company, client, elm, oak, publish, start, rollBack, now } = await world();
    const set = (tenantId: string, ver: number, path: string, value: string | number) =>
      client.overrides.set({
        params: { id: company.id },
        body: { kind: 'settings', places: [{ tenantId, ver, edits: [{ op: 'set' as const, path, value }] }] },
      });
    const held = async () => {
      const { status, body } = await client.syncLocations.held({ params: { companyId: company.id } });
      return status === 200 ? body : [];
    };
    const ids = async () => (await held()).map(({ locationId }) => locationId).toSorted();
    await publish('10.00', elm, oak);
    const { workflowId } = await publish('20.00', elm, oak);
    expect(await ids()).toEqual([]);
    await rollBack(workflowId, elm, oak);
    expect(await held()).toEqual(
      [elm, oak].toSorted().map(locationId => ({
        locationId,
        workflowId: expect.not.stringMatching(workflowId),
        by: 'Kim',
        at: now(),
      })),
    );
    // Of another path, and of edits that go live alone.
    expect(await set(elm, 2, '/tableSettings/tableAlertTimesInMins/afterOrdering', 7)).toMatchObject({ status: 200 });
    const other = { op: 'set' as const, path: '/tableSettings/tableAlertTimesInMins/afterSettling', value: 8 };
    const alone = await client.syncLocations.onlyThis({
      body: { act: 'set', kind: 'settings', places: [{ tenantId: oak, ver: 2, edits: [other] }] },
    });
    expect(alone).toMatchObject({ status: 200 });
    expect(await ids()).toEqual([elm, oak].toSorted());
    // Only as far as the reader reaches, and not of employment.
    const elms = await company.person({ on: 'Elm', permissions: ['accessConfigurationOptions'] });
    const { body: reached } = await elms.client.syncLocations.held({ params: { companyId: company.id } });
    expect(reached).toMatchObject([{ locationId: elm }]);
    const { body: ofEmployment } = await client.syncEmployment.held({ params: { companyId: company.id } });
    expect(ofEmployment).toEqual([]);
    // An edit of the path that went back, of the group too; and a publish of everything.
    expect(await set(company.tenantId('West'), 0, bankPath, '25.00')).toMatchObject({ status: 200 });
    expect(await ids()).toEqual([]);
    expect(await set(elm, 3, bankPath, '30.00')).toMatchObject({ status: 200 });
    await rollBack((await start([elm])).workflowId, elm);
    expect(await ids()).toEqual([elm]);
    await start([elm]);
    expect(await ids()).toEqual([]);
  });

  it('[RULE.publish.55] tells who asked for a publish and when, and the state of each location, a page at a time', async () => {
    const { server, company, client, elm, oak, publish, now } = await world();
    await server.context.db.updateTable('company').set({ batch_size: 1 }).where('id', '=', company.id).execute();
    const at = now() + 1_000;
    const { workflowId } = await publish('10.00', elm, oak);
    const read = (query: { after?: string; limit?: number } = {}, by = client) =>
      by.publishes.read({ params: { companyId: company.id, workflowId }, query });
    const head = {
      ...{ workflowId, blobType: 'menu', action: 'PUBLISH', requestedBy: 'Kim', requestedAt: at, syncDate: 0 },
      counts: { SUCCESS: 1, WAITING: 1 },
    };
    const [first, second] = [
      expect.objectContaining({ locationId: elm, status: 'SUCCESS', reason: null, dueAt: at, endedAt: at }),
      expect.objectContaining({ locationId: oak, status: 'WAITING', dueAt: at + 30_000, endedAt: null }),
    ];
    expect(await read()).toEqual({ status: 200, body: { ...head, locations: [first, second], next: null } });
    const page = await read({ limit: 1 });
    expect(page).toMatchObject({ status: 200, body: { ...head, locations: [first] } });
    const after = page.status === 200 ? page.body.next : null;
    expect(await read({ limit: 1, after: after ?? '' })).toMatchObject({ body: { locations: [second], next: null } });
    expect(await read({ after: 'elm' })).toMatchObject({ status: 400 });
    const oaks = await company.person({ on: 'Oak', permissions: ['dashboard'] });
    expect(await read({}, oaks.client)).toMatchObject({ body: { counts: { WAITING: 1 }, locations: [second] } });
    const other = await world();
    const params = { companyId: other.company.id, workflowId };
    expect(await other.client.publishes.read({ params })).toMatchObject({ status: 404 });
  });

  it('is rejected with the location where nothing was live before it, where it never was, and for a publish of another company', async () => {
    const { company, client, elm, oak, publish, preview } = await world();
    const first = await publish('10.00', elm);
    const refused = await client.syncLocations.rollback({
      body: {
        workflowId: first.workflowId,
        locationIds: [elm, oak],
        seen: (await preview(first.workflowId, elm, oak)).seen,
      },
    });
    expect(refused).toEqual({
      status: 400,
      body: [
        { code: 'NOTHING_BEFORE', path: elm },
        { code: 'NOT_LIVE_THERE', path: oak },
      ],
    });
    const ask = (workflowId: string, ...locationIds: string[]) =>
      client.syncLocations.rollback({ body: { workflowId, locationIds, seen: '' } });
    expect(await ask('none', elm)).toMatchObject({ status: 404 });
    expect(await ask(first.workflowId, company.tenantId('West'))).toMatchObject({ status: 403 });
    expect(await ask(first.workflowId, 'none')).toMatchObject({ status: 403 });
    const other = await world();
    const foreign = await other.publish('10.00', other.elm);
    expect(await ask(foreign.workflowId, elm)).toMatchObject({ status: 404 });
    expect(await ask(foreign.workflowId, other.elm)).toMatchObject({ status: 403 });
    const elms = await company.person({ on: 'Elm', permissions: ['accessConfigurationOptions'] });
    const body = { workflowId: first.workflowId, locationIds: [elm, oak], seen: '' };
    expect(await elms.client.syncLocations.rollback({ body })).toMatchObject({ status: 403 });
    expect(
      await elms.client.syncLocations.rollbackPreview({ body: { workflowId: first.workflowId, locationIds: [oak] } }),
    ).toMatchObject({ status: 403 });
  });

  it('goes live only on top of what was live when it was asked for, also when it is retried', async () => {
    const { server, client, elm, oak, publish, preview, bank } = await world();
    await publish('10.00', elm, oak);
    const { workflowId } = await publish('20.00', elm, oak);
    const { seen } = await preview(workflowId, elm, oak);
    server.clock.pass(1_000);
    const asked = await client.syncLocations.rollback({ body: { workflowId, locationIds: [elm, oak], seen } });
    const [run] = asked.status === 200 ? asked.body : [];
    const fail = (locationId: string) =>
      server.context.db
        .updateTable('run_location')
        .set({ status: 'FAILED', reason: 'NOT_ACCEPTED', ended_at: server.clock.now() })
        .where('run_id', '=', run?.runId ?? '')
        .where('location_id', '=', locationId)
        .execute();
    await fail(elm);
    await fail(oak);
    await publishDue(server.context);
    expect([await bank(elm), await bank(oak)]).toEqual(['20.00', '20.00']);
    expect(await client.syncLocations.retryFailed({ body: { locationIds: [elm] } })).toMatchObject({ status: 200 });
    await publishDue(server.context);
    expect(await bank(elm)).toBe('10.00');
    expect(await client.syncLocations.retryFailed({ body: { locationIds: [oak] } })).toMatchObject({ status: 200 });
    await server.context.db
      .updateTable('published')
      .set({ run_id: run?.runId ?? '' })
      .where('location_id', '=', oak)
      .execute();
    await publishDue(server.context);
    expect(await bank(oak)).toBe('20.00');
  });
});
