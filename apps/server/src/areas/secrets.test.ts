import { type Change, getAt, resolve } from '@commissary/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '../services/publishing/publish-due.ts';
import { reencryptAll } from '../services/secrets/rotate-key.ts';
import { allRows } from '../testing/all-rows.ts';
import type { TestClient } from '../testing/test-client.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const token = '/creditAndGiftSettings/credit/openEdge/accountToken';
type Blob = Readonly<Record<string, unknown>>;

describe.each(databases)('secrets in documents on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  let worlds = 0;
  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] } });
    await giveMenu(server, company);
    const { client, name } = await company.person({ permissions: ['companyAdmin'] });
    worlds += 1;
    return { company, client, name, docId: `settings-${company.id}`, canary: `canary-of-${database}-${worlds}-sings` };
  };
  type World = Awaited<ReturnType<typeof world>>;

  const bodyOf = <A extends { readonly status: number; readonly body: unknown }>(answer: A) => {
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.body as Extract<A, { readonly status: 200 }>['body'];
  };
  const load = async ({ client, company }: World) =>
    bodyOf(await client.settings.base({ params: { id: company.id }, query: {} }));
  const credit = async (here: World, value: unknown, processor = 'OPEN_EDGE', by: TestClient = here.client) => {
    const { id, ver, settingsBlob } = await load(here);
    const settings = settingsBlob.creditAndGiftSettings as Record<string, Blob>;
    const openEdge = value === undefined ? {} : { accountToken: value };
    return by.settings.saveBase({
      params: { id: here.company.id },
      body: {
        id,
        ver,
        settingsBlob: {
          ...settingsBlob,
          creditAndGiftSettings: { ...settings, credit: { ...settings.credit, processor, openEdge } },
        } as never,
      },
    });
  };
  const shown = async (here: World) => getAt((await load(here)).settingsBlob, token);
  const layersAt = async ({ client, company }: World, tenant: string) =>
    bodyOf(await client.settings.layered({ params: { id: company.tenantId(tenant) }, query: {} }));
  const saveAt = async (here: World, tenant: string, overrideVer: number, changes: readonly Change[]) =>
    here.client.settings.saveOverride({
      params: { id: here.company.tenantId(tenant) },
      body: {
        overrideId: `${here.docId}.${here.company.tenantId(tenant)}`,
        overrideVer,
        groupOverrideVer: null,
        baseVer: 0,
        changes,
      },
    });
  const facts = (here: World, canary: string) => ({
    set: true,
    last4: canary.slice(-4),
    changedAt: server.clock.now().getTime(),
    changedBy: here.name,
  });

  it('are returned as set or not, kept by other saves, cleared on request, and never empty', async () => {
    const here = await world();
    expect(await shown(here)).toBeUndefined();
    bodyOf(await credit(here, { value: here.canary }));
    const set = facts(here, here.canary);
    expect(await shown(here)).toEqual(set);
    for (const kept of [undefined, { set: true }, set, { $secret: 'a0another0one' }]) {
      expect(await credit(here, kept)).toEqual({ status: 200, body: { id: here.docId, ver: 1 } });
      expect(await shown(here)).toEqual(set);
    }
    for (const wrong of [
      { value: '' },
      { value: 5 },
      'text',
      { value: 'x'.repeat(201) },
      { value: '4242424242424242' },
    ])
      expect(await credit(here, wrong)).toMatchObject({ status: 400, body: [{ path: token }] });
    expect(await credit(here, { value: '' })).toMatchObject({ body: [{ code: 'empty-secret' }] });
    expect(await shown(here)).toEqual(set);
    bodyOf(await credit(here, { clear: true }, 'NONE'));
    expect(await shown(here)).toBeUndefined();
  });

  it('need the permission of their field, and a person without it can save the rest', async () => {
    const here = await world();
    bodyOf(await credit(here, { value: here.canary }));
    const { client } = await here.company.person({ permissions: ['accessConfigurationOptions'] });
    for (const requested of [{ value: 'another one' }, { clear: true }])
      expect(await credit(here, requested, 'OPEN_EDGE', client)).toMatchObject({ status: 403 });
    expect(await credit(here, { set: true }, 'OPEN_EDGE', client)).toMatchObject({ status: 200 });
    expect(await shown(here)).toEqual(facts(here, here.canary));
  });

  it('are overridden, cleared and reset at a level, and promoted by reference', async () => {
    const here = await world();
    bodyOf(await credit(here, { value: 'the one of the company' }));
    const set = (value: unknown): Change => ({ op: 'set', path: token, value });
    const own = facts(here, here.canary);
    const saved = bodyOf(await saveAt(here, 'Elm', 0, [set({ value: here.canary })]));
    // `was` is not stamped on the entry: it could reveal something about a secret.
    expect(saved.changes).toEqual([set(own)]);
    expect(bodyOf(await saveAt(here, 'Elm', 1, [set(own)])).overrideVer).toBe(1);
    const { override, locationBlob } = await layersAt(here, 'Elm');
    expect(getAt(resolve(locationBlob, [override.changes]).value, token)).toEqual(own);

    const { client, company } = here;
    const promoted = await client.overrides.promote({
      params: { id: company.tenantId('Elm') },
      body: { kind: 'settings', paths: [token], to: 'GROUP', versions: { own: 1, group: 0, base: 1 } },
    });
    expect(promoted.status).toBe(200);
    expect((await layersAt(here, 'Oak')).groupOverride?.changes).toEqual([set(own)]);

    const cleared: Change[] = [
      { op: 'set', path: '/creditAndGiftSettings/credit/processor', value: 'NONE' },
      set({ clear: true }),
    ];
    const oak = bodyOf(await saveAt(here, 'Oak', 0, cleared));
    expect(oak.changes.at(0)).toEqual({ op: 'unset', path: token });
    expect(bodyOf(await saveAt(here, 'Oak', 1, [])).changes).toEqual([]);
  });

  it('are returned to the terminals of a location that runs them, and to no others', async () => {
    const [here, there] = [await world(), await world()];
    const terminalOf = async ({ client, company }: World, tenant: string) => {
      const params = { companyId: company.id, locationId: company.tenantId(tenant) };
      return server.terminal(bodyOf(await client.tenants.createCredential({ params, body: { name: 'Counter' } })))
        .terminal;
    };
    const [elm, oak, elsewhere] = [
      await terminalOf(here, 'Elm'),
      await terminalOf(here, 'Oak'),
      await terminalOf(there, 'Elm'),
    ];
    for (const one of [elm, oak, elsewhere])
      bodyOf(await one.checkIn({ body: { deviceId: 'counter', softwareVersion: '8.4.2', runs: [] } }));
    bodyOf(await saveAt(here, 'Elm', 0, [{ op: 'set', path: token, value: { value: here.canary } }]));
    const [row] = await server.context.db
      .selectFrom('secret')
      .selectAll()
      .where('company_id', '=', here.company.id)
      .execute();
    const id = row?.id ?? '';
    expect(await elm.secret({ params: { id } })).toMatchObject({ status: 404 });
    const locationIds = [here.company.tenantId('Elm'), here.company.tenantId('Oak')];
    await here.client.syncLocations.start({ body: { action: 'PUBLISH', locationIds } });
    await publishDue(server.context);
    expect(await elm.secret({ params: { id } })).toEqual({ status: 200, body: { value: here.canary } });
    for (const other of [oak, elsewhere]) expect(await other.secret({ params: { id } })).toMatchObject({ status: 404 });
    expect(await here.client.terminal.secret({ params: { id } })).toMatchObject({ status: 401 });

    const report = { deviceId: 'counter', softwareVersion: '8.4.2', runs: [] };
    for (const { manifest } of bodyOf(await elm.checkIn({ body: report })).assigned) {
      const { parts } = bodyOf(await elm.manifest({ params: { hash: manifest } }));
      for (const hash of Object.values(parts))
        expect(JSON.stringify(bodyOf(await elm.part({ params: { hash } })))).not.toContain(here.canary);
    }
  });

  it('[RULE.settings.24] are in no response, log, table or statement', async () => {
    const here = await world();
    const { client, company, canary } = here;
    const elm = company.tenantId('Elm');
    const answers: unknown[] = [
      await credit(here, { value: canary }),
      await saveAt(here, 'Elm', 0, [{ op: 'set', path: token, value: { value: `${canary} too` } }]),
      // A save that fails contains it as well.
      await saveAt(here, 'Elm', 0, [{ op: 'set', path: token, value: { value: canary } }]),
      await saveAt(here, 'Elm', 1, [{ op: 'set', path: `${token}/value`, value: canary }]),
      await credit(here, { value: canary, more: canary }, 'NO_SUCH'),
      await client.syncLocations.preview({ body: { locationIds: [elm] } }),
      await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [elm] } }),
    ];
    await publishDue(server.context);
    const params = { kind: 'settings', companyId: company.id } as const;
    answers.push(
      await load(here),
      await layersAt(here, 'Elm'),
      await client.history.timeline({ params, query: { tenantId: elm } }),
      await client.history.list({ params, query: { tenantId: elm, path: token } }),
      await client.history.live({ params, query: { tenantId: elm } }),
      await client.published.settings({ params: { id: elm } }),
      await client.settings.overrides({ params: { id: company.id } }),
    );
    for (const answer of answers) expect(JSON.stringify(answer)).not.toContain(canary);
    const inside = [...(await allRows(server.context.db)), ...server.statements, ...server.errors.map(String)];
    expect(inside.some(text => text.includes(here.docId))).toBe(true);
    expect(inside.filter(text => text.includes(canary))).toEqual([]);
  });

  it('are decrypted only for their own path, with any key that is still configured', async () => {
    const here = await world();
    bodyOf(await credit(here, { value: here.canary }));
    const { secrets, db } = server.context;
    const row = await db
      .selectFrom('secret')
      .selectAll()
      .where('company_id', '=', here.company.id)
      .executeTakeFirstOrThrow();
    const binding = { companyId: here.company.id, documentId: here.docId, path: token, id: row.id };
    expect(await secrets.open(db, binding)).toBe(here.canary);
    for (const other of [{ companyId: 'x' }, { documentId: 'x' }, { path: '/x' }])
      await expect(secrets.open(db, { ...binding, ...other })).rejects.toThrow();

    const key = (id: string, fill: number) => ({ id, bytes: Buffer.alloc(32, fill) });
    const keysOf = (...keys: ReturnType<typeof key>[]) => ({
      current: () => keys[0] ?? null,
      find: (id: string) => keys.find(one => one.id === id) ?? null,
    });
    const old = key('test', 7);
    expect(await reencryptAll(db, keysOf(key('next', 9), old))).toBeGreaterThan(0);
    await expect(secrets.open(db, binding)).rejects.toThrow(/next/);
    expect(await reencryptAll(db, keysOf(old, key('next', 9)))).toBeGreaterThan(0);
    expect(await secrets.open(db, binding)).toBe(here.canary);
    // A stored secret never changes, and is never deleted: what was published may still contain its id.
    await expect(
      db
        .updateTable('secret')
        .set({ last4: 'none' } as never)
        .execute(),
    ).rejects.toThrow(/append-only/);
    await expect(db.deleteFrom('secret').execute()).rejects.toThrow(/append-only/);
  });
});
