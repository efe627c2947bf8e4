import type { Edit } from '@commissary/document';
import { describe, expect, it } from 'vitest';
import { insertGrants } from '../../store/people/grant.ts';
import { publishingWorld } from '../../testing/publishing-world.ts';
import { databases } from '../../testing/test-database.ts';
import { publishDue } from './publish-due.ts';

const bank = '/tableSettings/issueServerBankOfAmount';
const tips = '/tableSettings/serverKeepsTips';
const tickets = '/cashManagement/ticketNumbers';
const set = (path: string, value: unknown): Edit => ({ op: 'set', path, value }) as Edit;
const reset = (path: string): Edit => ({ op: 'reset', path });

describe.each(databases)('edits that go live alone on %s', database => {
  const open = publishingWorld(database);

  const world = async () => {
    const { server, company, client, elm, oak, west } = await open();
    const ok = <A extends { readonly status: number; readonly body: unknown }>(answer: A) => {
      if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
      return answer as Extract<A, { readonly status: 200 }>;
    };
    const versions = new Map<string, number>();
    const ver = (tenantId: string) => versions.get(tenantId) ?? 0;
    const saved = (tenantId: string) => versions.set(tenantId, ver(tenantId) + 1);
    /** An ordinary save at a group or location. */
    const save = async (tenantId: string, ...edits: Edit[]) => {
      const places = [{ tenantId, ver: ver(tenantId), edits }];
      ok(await client.overrides.set({ params: { id: company.id }, body: { kind: 'settings', places } }));
      saved(tenantId);
    };
    const publish = async (...locationIds: string[]) => {
      ok(await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds } }));
      await publishDue(server.context);
    };
    const schedule = async (...locationIds: string[]) => {
      const syncDateMillis = server.clock.now().getTime() + 600_000;
      ok(await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds, syncDateMillis } }));
    };
    const body = (tenantId: string, ...edits: Edit[]) => ({
      act: 'set' as const,
      kind: 'settings' as const,
      places: [{ tenantId, ver: ver(tenantId), edits }],
    });
    const only = async (tenantId: string, ...edits: Edit[]) => {
      const answer = ok(await client.syncLocations.onlyThis({ body: body(tenantId, ...edits) }));
      for (const one of answer.body.places) versions.set(one.tenantId, one.ver);
      await publishDue(server.context);
      return answer.body;
    };
    const undo = async (tenantId: string) => {
      const places = [{ tenantId, ver: ver(tenantId) }];
      const answer = ok(await client.syncLocations.onlyThis({ body: { act: 'undo', kind: 'settings', places } }));
      for (const one of answer.body.places) versions.set(one.tenantId, one.ver);
      await publishDue(server.context);
    };
    const live = async (tenantId: string) => {
      const rows = await server.context.db
        .selectFrom('published')
        .select(['kind', 'manifest'])
        .where('location_id', '=', tenantId)
        .orderBy('kind')
        .execute();
      const { blob } = ok(await client.published.settings({ params: { id: tenantId } })).body;
      const { issueServerBankOfAmount, serverKeepsTips } = blob.tableSettings as Record<string, unknown>;
      return { manifests: rows.map(({ manifest }) => manifest), bank: issueServerBankOfAmount, tips: serverKeepsTips };
    };
    const own = async (tenantId: string) => {
      const { changes } = ok(await client.settings.layered({ params: { id: tenantId }, query: {} })).body.override;
      return changes.map(change => ('value' in change ? change.value : change.op));
    };
    const unpublished = async () =>
      ok(await client.tenants.unpublished({ params: { companyId: company.id } }))
        .body.menu.map(id => (id === elm ? 'elm' : 'oak'))
        .toSorted();
    return {
      server,
      company,
      client,
      elm,
      oak,
      west,
      ver,
      save,
      publish,
      schedule,
      body,
      only,
      undo,
      live,
      own,
      unpublished,
    };
  };

  it('[RULE.only.01] go live without anything else that is saved at the company, the group or the location', async () => {
    const { elm, oak, west, save, publish, only, live, own, unpublished } = await world();
    await publish(elm, oak);
    const before = await live(elm);
    await save(west, set(tips, !before.tips));
    await save(elm, set(bank, '31.00'));
    await only(elm, set('/tableSettings/requireEnterSection', true));
    const after = await live(elm);
    expect([after.bank, after.tips]).toEqual([before.bank, before.tips]);
    expect(after.manifests).not.toEqual(before.manifests);
    expect(await own(elm)).toContain('31.00');
    expect(await unpublished()).toEqual(['elm', 'oak']);
    await only(elm, reset('/tableSettings/requireEnterSection'));
    expect((await live(elm)).manifests).toEqual(before.manifests);
    await publish(elm);
    expect(await live(elm)).toMatchObject({ bank: '31.00', tips: !before.tips });
  });

  it('are one save and one run, however often the call is repeated', async () => {
    const { client, elm, body, publish, own, server } = await world();
    await publish(elm);
    const sent = body(elm, set(bank, '31.50'));
    const call = () => client.syncLocations.onlyThis({ body: sent }, { idempotencyKey: `alone-${elm}` });
    const first = await call();
    expect(first).toMatchObject({ status: 200, body: { places: [{ tenantId: elm, ver: 1 }] } });
    expect(await call()).toEqual(first);
    expect(await own(elm)).toEqual(['31.50']);
    const runs = server.context.db.selectFrom('run_location').select('run_id').where('location_id', '=', elm);
    expect(await runs.where('scope', '=', 'edits').execute()).toHaveLength(1);
  });

  it('[RULE.only.08] are live at every location when the call ends, and others follow at once', async () => {
    const { server, company, client, elm, oak, body, publish, schedule, live } = await world();
    await server.context.db
      .updateTable('company')
      .set({ batch_size: 1, batch_spacing_ms: 30_000 })
      .where('id', '=', company.id)
      .execute();
    await publish(elm, oak);
    server.clock.pass(60_000);
    await publishDue(server.context);
    const both = (value: string, at: number) => ({
      ...body(elm),
      places: [elm, oak].map(tenantId => ({ tenantId, ver: at, edits: [set(bank, value)] })),
    });
    await schedule(elm);
    for (const [value, at] of [
      ['50.00', 0],
      ['51.00', 1],
    ] as const) {
      expect(await client.syncLocations.onlyThis({ body: both(value, at) })).toMatchObject({ status: 200 });
      expect([(await live(elm)).bank, (await live(oak)).bank]).toEqual([value, value]);
    }
    // A schedule that is due at this moment comes first, and nothing is saved before it.
    server.clock.pass(600_000);
    expect(await client.syncLocations.onlyThis({ body: both('52.00', 2) })).toMatchObject({
      status: 400,
      body: [{ code: 'SCHEDULED', path: elm }],
    });
    await publishDue(server.context);
    expect((await live(elm)).bank).not.toBe('51.00');
    expect(await client.syncLocations.onlyThis({ body: both('52.00', 2) })).toMatchObject({ status: 200 });
    expect((await live(elm)).bank).toBe('52.00');
  });

  it('[RULE.only.09] are undone by themselves where the value was saved already and went live with them', async () => {
    const { elm, save, publish, only, undo, live, own } = await world();
    await publish(elm);
    const { tips: before } = await live(elm);
    await save(elm, set(bank, '60.00'));
    await only(elm, set(tips, !before));
    // Changes what is live alone: the list has it.
    await only(elm, set(bank, '60.00'));
    expect(await live(elm)).toMatchObject({ bank: '60.00', tips: !before });
    await undo(elm);
    expect(await live(elm)).toMatchObject({ tips: !before });
    expect((await live(elm)).bank).not.toBe('60.00');
    expect(await own(elm)).toEqual(['60.00', !before]);
  });

  it('[RULE.only.05] leave nothing unpublished where nothing else is', async () => {
    const { elm, oak, publish, only, undo, unpublished } = await world();
    await publish(elm, oak);
    await only(elm, set(bank, '32.00'));
    expect(await unpublished()).toEqual([]);
    await undo(elm);
    expect(await unpublished()).toEqual([]);
  });

  it('[RULE.only.02] leave a schedule as it is, and name it where it has another value', async () => {
    const { client, elm, oak, body, save, publish, schedule, only, live, server } = await world();
    await publish(elm, oak);
    await save(elm, set(tips, !(await live(elm)).tips));
    await schedule(elm, oak);
    const dueAt = server.clock.now().getTime() + 600_000;
    const edits = body(elm, set(bank, '33.00'));
    const schedules = [{ locationId: elm, dueAt, by: 'Kim', timeZone: 'America/Chicago', paths: [bank] }];
    expect(await client.syncLocations.otherValues({ body: edits })).toMatchObject({ body: { schedules } });
    expect((await only(elm, set(bank, '33.00'))).schedules).toMatchObject(schedules);
    const { tips: kept } = await live(elm);
    expect(await live(elm)).toMatchObject({ bank: '33.00' });
    // The same value as the schedule has.
    expect((await only(elm, set(tips, !kept))).schedules).toEqual([]);
    server.clock.pass(600_000);
    await publishDue(server.context);
    expect(await live(elm)).toMatchObject({ tips: !kept });
    expect((await live(elm)).bank).not.toBe('33.00');
  });

  it('[RULE.only.02] leave a schedule that pinned an earlier version of the list than they bring', async () => {
    const { elm, west, save, publish, schedule, only, live, server } = await world();
    await save(elm, set(bank, '40.00'));
    await publish(elm);
    const { tips: before } = await live(elm);
    await save(west, set(tips, !before));
    await schedule(elm);
    await only(elm, set(bank, '41.00'));
    expect(await live(elm)).toMatchObject({ bank: '41.00', tips: before });
    server.clock.pass(600_000);
    await publishDue(server.context);
    expect(await live(elm)).toMatchObject({ bank: '40.00', tips: !before });
  });

  it('[RULE.only.03] are undone to what was live and to what was saved, each', async () => {
    const { elm, save, publish, only, undo, live, own } = await world();
    await publish(elm);
    const before = await live(elm);
    await save(elm, set(bank, '34.00'));
    await only(elm, set(bank, '35.00'));
    expect(await live(elm)).toMatchObject({ bank: '35.00' });
    await undo(elm);
    expect([await live(elm), await own(elm)]).toEqual([before, ['34.00']]);
    // An undo is a save as well.
    await undo(elm);
    expect([(await live(elm)).bank, await own(elm)]).toEqual(['35.00', ['35.00']]);
    await undo(elm);
    await publish(elm);
    expect(await live(elm)).toMatchObject({ bank: '34.00' });
  });

  it('[RULE.only.04] are rejected as a whole where nothing is live, or a value is not valid', async () => {
    const { client, elm, oak, body, save, publish, own, live } = await world();
    const alone = (...sent: Parameters<typeof body>) => client.syncLocations.onlyThis({ body: body(...sent) });
    expect(await alone(elm, set(bank, '36.00'))).toMatchObject({
      status: 400,
      body: [{ code: 'NEVER_PUBLISHED', path: elm }],
    });
    expect(await own(elm)).toEqual([]);
    await publish(elm, oak);
    const before = await live(elm);
    expect(await alone(elm, set(bank, 'much'))).toMatchObject({ status: 400, body: [{ path: bank }] });
    const stale = { ...body(elm, set(bank, '36.00')) };
    await save(elm, set(bank, '37.00'));
    expect(await client.syncLocations.onlyThis({ body: stale })).toMatchObject({ status: 409 });
    expect([await own(elm), await live(elm)]).toEqual([['37.00'], before]);
    // Valid with what is saved, and not with what is live: tickets that begin after their last number.
    await save(elm, set(`${tickets}/reset/mode`, 'DAILY'), set(`${tickets}/reset/resetAfter`, 100));
    await publish(elm);
    await save(elm, set(`${tickets}/reset/resetAfter`, 900));
    expect(await alone(elm, set(`${tickets}/startAt`, 500))).toMatchObject({
      status: 400,
      body: [{ code: 'ticket-number-range', path: `${tickets}/startAt` }],
    });
  });

  it('[RULE.only.06] need the permission to publish there, and to edit each path', async () => {
    const { server, company, elm, oak, body, publish } = await world();
    await publish(elm, oak);
    for (const permissions of [['dashboard'], ['manageMenus']] as const) {
      const { client } = await company.person({ permissions: [...permissions] });
      const sent = { body: body(elm, set(bank, '38.00')) };
      expect(await client.syncLocations.onlyThis(sent)).toMatchObject({ status: 403 });
      expect(await client.syncLocations.otherValues(sent)).toMatchObject({ status: 403 });
    }
    // One without the other: who may publish and not edit it, and who may edit it and publish elsewhere.
    const cash = { body: body(elm, set('/creditAndGiftSettings/cashDiscount', true)) };
    const publisher = await company.person({ permissions: ['accessConfigurationOptions'] });
    const editor = await company.person({ permissions: ['configureCreditCards'], on: 'Elm' });
    const roleId = await company.role('accessConfigurationOptions');
    const grant = { personId: editor.id, roleId, onType: 'LOCATION', onId: oak } as const;
    await insertGrants(server.context.db, [{ id: server.context.newId(), ...grant }]);
    for (const { client } of [publisher, editor])
      expect(await client.syncLocations.onlyThis(cash)).toMatchObject({ status: 403 });
    const { client } = await company.person({ permissions: ['configureCreditCards', 'accessConfigurationOptions'] });
    expect(await client.syncLocations.onlyThis(cash)).toMatchObject({ status: 200 });
  });

  it('[RULE.only.07] are live in the history from then on, and what was saved before them is not', async () => {
    const { company, client, elm, save, publish, only, server } = await world();
    await publish(elm);
    await save(elm, set(tips, true));
    await only(elm, set(bank, '39.00'));
    const at = async (path: string) => {
      const answer = await client.history.list({
        params: { companyId: company.id, kind: 'settings' },
        query: { tenantId: elm, path },
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body.map(({ live }) => live?.from ?? null);
    };
    expect(await at(bank)).toEqual([server.clock.now().getTime()]);
    expect(await at(tips)).toEqual([null]);
    const { body } = await client.history.live({
      params: { companyId: company.id, kind: 'settings' },
      query: { tenantId: elm },
    });
    const authors = 'live' in body ? (body.live?.set ?? []).filter(({ tenantId }) => tenantId === elm) : [];
    expect(authors.map(({ path }) => path)).toEqual([bank]);
  });

  it('[RULE.only.10] are told apart from a publish of everything in the timeline', async () => {
    const { server, company, client, elm, publish, only } = await world();
    await publish(elm);
    server.clock.pass(1_000);
    await only(elm, set(bank, '61.00'));
    const alone = async (tenantId?: string) => {
      const params = { companyId: company.id, kind: 'settings' as const };
      const answer = await client.history.timeline({ params, query: { ...(tenantId && { tenantId }) } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body.entries.flatMap(one => (one.is === 'publish' ? one.alone : []));
    };
    expect([await alone(elm), await alone()]).toEqual([
      [true, false],
      [true, false],
    ]);
  });
});
