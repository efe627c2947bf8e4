import { documentKinds } from '@commissary/catalog';
import { deviceRules } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '../services/publishing/publish-due.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe.each(databases)('the calls of terminals on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
    await giveMenu(server, company);
    const { id: personId, client } = await company.person({ permissions: ['companyAdmin'] });
    const elm = company.tenantId('Elm');
    const created = await client.tenants.createCredential({
      params: { companyId: company.id, locationId: elm },
      body: { name: 'Counter' },
    });
    if (created.status !== 200) throw new Error(`${created.status}`);
    const publish = async (name: string) => {
      await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [company.tenantId(name)] } });
      await publishDue(server.context);
    };
    return {
      company,
      personId,
      client,
      elm,
      credential: created.body,
      terminal: server.terminal(created.body).terminal,
      publish,
    };
  };
  const report = { deviceId: 'counter', softwareVersion: '8.4.2', runs: [] };
  let banks = 100;

  /** Saves table settings of the company, and returns them all. */
  const save = async (at: Awaited<ReturnType<typeof world>>, table: object): Promise<object> => {
    const base = await at.client.settings.base({ params: { id: at.company.id }, query: {} });
    if (base.status !== 200) throw new Error(`${base.status}`);
    const { id, ver, settingsBlob } = base.body;
    const tableSettings = { ...(settingsBlob.tableSettings as object), ...table };
    await at.client.settings.saveBase({
      params: { id: at.company.id },
      body: { id, ver, settingsBlob: { ...settingsBlob, tableSettings } },
    });
    return tableSettings;
  };

  it('returns to a terminal its location, what to run, and when to check in again', async () => {
    const { terminal, elm, publish } = await world();
    const before = await terminal.checkIn({ body: report });
    expect(before).toMatchObject({
      status: 200,
      body: { locationId: elm, locationName: 'Elm', timeZone: 'America/Chicago', assigned: [] },
    });
    await publish('Elm');
    const after = await terminal.checkIn({ body: report });
    if (after.status !== 200) throw new Error(`${after.status}`);
    expect(after.body.assigned.map(({ kind, sequence }) => `${kind} ${sequence}`).sort()).toEqual([
      'menu 1',
      'settings 1',
    ]);
    expect(Math.abs(after.body.comeAgainMs - 30_000)).toBeLessThanOrEqual(3_000);
  });

  it('[CALL.terminal.kinds] takes the report of a terminal that runs one configuration of every kind', async () => {
    const { terminal } = await world();
    const runs = documentKinds.map(kind => ({ kind, manifest: 'a'.repeat(64), sequence: 1 }));
    expect((await terminal.checkIn({ body: { ...report, runs } })).status).toBe(200);
    expect((await terminal.checkIn({ body: { ...report, runs: [...runs, ...runs] } })).status).toBe(400);
  });

  it('[CALL.terminal.ahead] numbers what is live above a terminal that has a publish which the database lost, records it, and home says so', async () => {
    const { terminal, client, company, elm, publish } = await world();
    await publish('Elm');
    const checkIn = async (sequence: number, manifest = 'b'.repeat(64)) => {
      const runs = [{ kind: 'settings' as const, manifest, sequence }];
      const answer = await terminal.checkIn({ body: { ...report, runs } });
      if (answer.status !== 200) throw new Error(`${answer.status}`);
      const live = answer.body.assigned.find(({ kind }) => kind === 'settings');
      return { sequence: live?.sequence, manifest: live?.manifest ?? '' };
    };
    const overview = async () => {
      const answer = await client.home.overview({ params: { companyId: company.id }, query: {} });
      return answer.status === 200 ? answer.body.ahead.map(({ locationId }) => locationId) : answer.status;
    };
    const { manifest } = await checkIn(0);
    expect(await overview()).toEqual([]);
    // The same publish is no other one, and neither is an outrageous number.
    expect((await checkIn(1, manifest)).sequence).toBe(1);
    expect((await checkIn(5_000)).sequence).toBe(1);
    // Three publishes were lost: the terminal has number 4.
    expect(await checkIn(4)).toEqual({ sequence: 5, manifest });
    expect(await overview()).toEqual([elm]);
    expect((await checkIn(4)).sequence).toBe(5);
    const audit = await client.audit.list({ params: { companyId: company.id }, query: {} });
    const reported = audit.status === 200 ? audit.body.entries.map(({ said }) => said) : [];
    expect(reported.filter(said => said.includes('renumbered what is live at Elm'))).toHaveLength(1);
    server.clock.pass(60_000);
    await publish('Elm');
    expect((await checkIn(5, manifest)).sequence).toBe(6);
    expect(await overview()).toEqual([]);
  });

  it('limits the devices of a credential, and frees one without contact for a long time', async () => {
    const { terminal, company, personId, elm } = await world();
    const come = async (deviceId: string) => {
      const answer = await terminal.checkIn({ body: { ...report, deviceId } });
      return answer.status === 200 ? 200 : answer.body;
    };
    for (let n = 0; n < deviceRules.most; n += 1) expect(await come(`d${n}`)).toBe(200);
    const known = async () => {
      // A session would expire during this test.
      const answer = await (await server.clientOf(personId)).tenants.devices({
        params: { companyId: company.id, locationId: elm },
      });
      return answer.status === 200 ? answer.body.length : answer.status;
    };
    expect(await come('one-more')).toEqual([{ code: 'TOO_MANY_DEVICES', path: 'deviceId' }]);
    expect([await come('d7'), await known()]).toEqual([200, deviceRules.most]);
    server.clock.pass(deviceRules.silentMs - 1);
    expect(await come('d7')).toBe(200);
    server.clock.pass(2);
    expect([await come('one-more'), await known()]).toEqual([200, 2]);
  });

  it('[RULE.misc.02][RULE.misc.03] returns what was saved only after it was published', async () => {
    const { company, client, terminal, elm, publish } = await world();
    await publish('Elm');
    const assigned = async () => {
      const answer = await terminal.checkIn({ body: report });
      return answer.status === 200 ? answer.body.assigned : answer;
    };
    const before = await assigned();
    const settings = `settings-${company.id}`;
    const saved = await client.settings.saveOverride({
      params: { id: elm },
      body: {
        overrideId: `${settings}.${elm}`,
        overrideVer: 0,
        groupOverrideVer: null,
        baseVer: 0,
        changes: [{ op: 'set', path: '/tableSettings/serverKeepsTips', value: true }],
      },
    });
    expect(saved.status).toBe(200);
    expect(await assigned()).toEqual(before);
    await publish('Elm');
    expect(await assigned()).toMatchObject(Array(2).fill({ sequence: 2 }));
  });

  it('spreads the check-ins of terminals that come at the same time', async () => {
    const { terminal } = await world();
    const times = new Set<number>();
    for (let i = 0; i < 10; i++) {
      const answer = await terminal.checkIn({ body: report });
      if (answer.status === 200) times.add(answer.body.comeAgainMs);
    }
    expect(times.size).toBeGreaterThan(1);
  });

  it('serves manifests and parts that may be cached for ever', async () => {
    const { terminal, credential, publish } = await world();
    await publish('Elm');
    const answer = await terminal.checkIn({ body: report });
    if (answer.status !== 200) throw new Error(`${answer.status}`);
    const [assigned] = answer.body.assigned;
    const hash = assigned?.manifest ?? '';
    const manifest = await terminal.manifest({ params: { hash } });
    if (manifest.status !== 200) throw new Error(`${manifest.status}`);
    const [part = ''] = Object.values(manifest.body.parts);
    for (const url of [`/api/terminal/manifest/${hash}`, `/api/terminal/parts/${part}`]) {
      const authorization = `Bearer ${credential.clientId}.${credential.secret}`;
      const raw = await server.server.inject({ method: 'GET', url, headers: { authorization } });
      expect([raw.status, raw.headers['cache-control']]).toEqual([200, 'private, max-age=31536000, immutable']);
    }
  });

  it('still serves what the location ran before', async () => {
    const { terminal, client, company, publish } = await world();
    await publish('Elm');
    const first = await terminal.checkIn({ body: report });
    if (first.status !== 200) throw new Error(`${first.status}`);
    const base = await client.settings.base({ params: { id: company.id }, query: {} });
    if (base.status !== 200) throw new Error(`${base.status}`);
    const { id, ver, settingsBlob } = base.body;
    const bar = { ...(settingsBlob.barSettings as object), barTabs: true };
    await client.settings.saveBase({
      params: { id: company.id },
      body: { id, ver, settingsBlob: { ...settingsBlob, barSettings: bar } },
    });
    await publish('Elm');
    const second = await terminal.checkIn({ body: report });
    if (second.status !== 200) throw new Error(`${second.status}`);
    expect(second.body.assigned).not.toEqual(first.body.assigned);
    for (const { manifest } of [...first.body.assigned, ...second.body.assigned])
      expect(await terminal.manifest({ params: { hash: manifest } })).toMatchObject({ status: 200 });
  });

  it('serves nothing that belongs to another location alone, and nothing without a credential', async () => {
    const [here, there] = [await world(), await world()];
    const table = await save(there, { issueServerBankOfAmount: '77.00' });
    await there.publish('Elm');
    await here.publish('Elm');
    const theirs = await there.terminal.checkIn({ body: report });
    await here.terminal.checkIn({ body: report });
    if (theirs.status !== 200) throw new Error(`${theirs.status}`);
    const hash = theirs.body.assigned.find(({ kind }) => kind === 'settings')?.manifest ?? '';
    const manifest = await there.terminal.manifest({ params: { hash } });
    if (manifest.status !== 200) throw new Error(`${manifest.status}`);
    const part = manifest.body.parts['/tableSettings'] ?? '';
    expect(await here.terminal.manifest({ params: { hash } })).toMatchObject({ status: 404 });
    expect(await here.terminal.part({ params: { hash: part } })).toMatchObject({ status: 404 });
    expect(await there.terminal.part({ params: { hash: part } })).toMatchObject({ status: 200, body: table });
    expect((await server.anonymous.terminal.part({ params: { hash: part } })).status).toBe(401);
  });

  it('[RULE.fetch.02] sends many parts at once, of what the location runs or ran alone', async () => {
    const [here, there] = [await world(), await world()];
    // One after the other: whoever looks for what is due at the same time leaves it to the other one, and does not wait.
    const [own, foreign] = [await partsOf(here), await partsOf(there)];
    const names = Object.keys(own);
    expect(names.length).toBeGreaterThan(6);
    const onlyTheirs = Object.keys(foreign).filter(name => !(name in own));
    expect(onlyTheirs.length).toBeGreaterThan(0);
    const ask = (hashes: readonly string[]) => here.terminal.parts({ body: { hashes: [...hashes] } });
    expect(await ask(names)).toEqual({ status: 200, body: { parts: own } });
    const [one = ''] = names;
    expect(await ask([one, one])).toEqual({ status: 200, body: { parts: { [one]: own[one] } } });
    for (const other of [...onlyTheirs, 'a'.repeat(64)])
      expect(await ask([one, other])).toEqual({ status: 404, body: [{ code: 'NOT_FOUND' }] });
    const before = names;
    await save(here, { issueServerBankOfAmount: '81.00' });
    await here.publish('Elm');
    expect(await ask(before)).toEqual({ status: 200, body: { parts: own } });
    expect(await ask(names.concat(Array(200 - names.length).fill(one)))).toMatchObject({ status: 200 });
    expect(await ask(names.concat(Array(201 - names.length).fill(one)))).toMatchObject({ status: 400 });
    expect(await ask([])).toMatchObject({ status: 400 });
    expect((await server.anonymous.terminal.parts({ body: { hashes: names } })).status).toBe(401);
  });

  /** Every part that a location runs after a publish of settings that no other location has, each fetched by its address. */
  const partsOf = async (at: Awaited<ReturnType<typeof world>>): Promise<Readonly<Record<string, unknown>>> => {
    banks += 1;
    await save(at, { issueServerBankOfAmount: `${banks}.00` });
    await at.publish('Elm');
    const answer = await at.terminal.checkIn({ body: report });
    if (answer.status !== 200) throw new Error(`${answer.status}`);
    const found: Record<string, unknown> = {};
    for (const { manifest: hash } of answer.body.assigned) {
      const manifest = await at.terminal.manifest({ params: { hash } });
      if (manifest.status !== 200) throw new Error(`${manifest.status}`);
      for (const name of Object.values(manifest.body.parts)) {
        const part = await at.terminal.part({ params: { hash: name } });
        found[name] = part.body;
      }
    }
    return found;
  };
});
