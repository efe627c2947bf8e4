import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readServerConfig } from '../config/index.ts';
import { publishDue } from '../services/publishing/publish-due.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu, settingsWith } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const cache = 'https://cache.example';
const minute = 60_000;

describe.each(databases)('content at addresses on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    const settings = readServerConfig({ COMMISSARY_CONTENT: `${cache}/` });
    if ('problems' in settings) throw new Error(settings.problems.join(' '));
    server = await openTestServer({ database, config: { contentUrl: settings.config.contentUrl } });
  });
  afterAll(() => server.close());

  /** Two locations with a terminal each, which runs a first publish of everything. */
  const world = async () => {
    const company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
    await giveMenu(server, company);
    const { client } = await company.person({ permissions: ['companyAdmin'] });
    const locationIds = ['Elm', 'Oak'].map(company.tenantId);
    let version = 0;
    const save = async (bank: string, by = client) => {
      const body = {
        ...{ id: `settings-${company.id}`, ver: version },
        settingsBlob: { ...settingsWith({ issueServerBankOfAmount: bank }) },
      };
      const saved = await by.settings.saveBase({ params: { id: company.id }, body });
      if (saved.status !== 200) throw new Error(JSON.stringify(saved));
      version += 1;
    };
    const publish = async (syncDateMillis?: number) => {
      const body = { action: 'PUBLISH' as const, locationIds, ...(syncDateMillis && { syncDateMillis }) };
      expect((await client.syncLocations.start({ body })).status).toBe(200);
      await publishDue(server.context);
    };
    const terminals: ReturnType<TestServer['terminal']>['terminal'][] = [];
    for (const locationId of locationIds) {
      const params = { companyId: company.id, locationId };
      const made = await client.tenants.createCredential({ params, body: { name: 'T' } });
      if (made.status !== 200) throw new Error(`${made.status}`);
      terminals.push(server.terminal(made.body).terminal);
    }
    const ask = async (at: number, more: object = {}) => {
      const body = { deviceId: 'counter', softwareVersion: '9', runs: [], partSize: 'chunks' as const, ...more };
      const answer = await terminals[at]?.checkIn({ body });
      if (answer?.status !== 200) throw new Error(JSON.stringify(answer));
      return answer.body;
    };
    await save('100.00');
    await publish();
    await client.syncEmployment.start({ body: { action: 'PUBLISH', locationIds } });
    await publishDue(server.context);
    const [runs] = [(await ask(0)).assigned, (await ask(1)).assigned];
    return { company, client, terminals, save, publish, ask, runs };
  };
  const at = (address: string) => ({ method: 'GET', url: address.slice(cache.length) });

  it('[RULE.fetch.04] names what a terminal lacks, the same at each location, for whoever has the address, and nothing of people', async () => {
    const { client, company, save, publish, ask, runs, terminals } = await world();
    expect(runs.map(({ kind }) => kind).sort()).toEqual(['employment', 'menu', 'settings']);
    // One that runs nothing fetches a pack; one that runs everything lacks nothing.
    expect((await ask(0)).addresses).toBeUndefined();
    expect((await ask(0, { runs })).addresses).toBeUndefined();
    await save('110.00');
    await publish();
    await company.person({ permissions: ['companyAdmin'], on: 'everywhere' });
    await client.syncEmployment.start({ body: { action: 'PUBLISH', locationIds: [company.tenantId('Elm')] } });
    await publishDue(server.context);
    const { addresses = {}, assigned } = await ask(0, { runs });
    expect(
      assigned.filter(one => runs.every(({ manifest }) => manifest !== one.manifest)).map(one => one.kind),
    ).toContain('employment');
    const settings = assigned.find(({ kind }) => kind === 'settings')?.manifest ?? '';
    const manifest = await terminals[0]?.manifest({ params: { hash: settings } });
    if (manifest?.status !== 200) throw new Error(`${manifest?.status}`);
    const table = manifest.body.parts['/tableSettings'] ?? '';
    expect(Object.keys(addresses).sort()).toEqual([settings, table].sort());
    expect((await ask(1, { runs })).addresses).toEqual(addresses);
    const [address = '', other = ''] = [addresses[table], addresses[settings]];
    expect(address.startsWith(`${cache}/api/content/${table}?`)).toBe(true);
    const raw = await server.server.inject(at(address));
    expect([raw.status, raw.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(raw.headers['set-cookie']).toBeUndefined();
    expect(JSON.parse(raw.text)).toMatchObject({ issueServerBankOfAmount: '110.00' });
    expect(JSON.parse((await server.server.inject(at(other))).text)).toEqual(manifest.body);
    const from = server.statements.length;
    await server.server.inject(at(address));
    expect(server.statements.slice(from)).toEqual([]);
    // Neither without a signature nor with that of another part.
    const forged = await server.server.inject(at(other.replace(settings, table)));
    expect([forged.status, forged.text]).toEqual([403, '[{"code":"INVALID_SIGNATURE","path":"/query/signature"}]']);
    expect((await server.server.inject(at(`${cache}/api/content/${table}`))).status).toBe(400);
    const employment = await ask(0, { runs: runs.filter(({ kind }) => kind === 'employment') });
    expect(employment.addresses).toBeUndefined();
    // An earlier terminal knows no addresses; one that names what is no manifest is told everything.
    const { partSize: _, ...earlier } = { partSize: 'chunks', runs };
    expect(
      (await terminals[0]?.checkIn({ body: { deviceId: 'old', softwareVersion: '8', ...earlier } }))?.body,
    ).not.toHaveProperty('addresses');
    const lying = await ask(0, { runs: [{ kind: 'settings', manifest: table, sequence: 1 }] });
    expect(Object.keys(lying.addresses ?? {})).toContain(table);
  });

  it('[RULE.fetch.06] packs what a location runs, in one order, from where a terminal goes on, and nothing else', async () => {
    const [here, there] = [await world(), await world()];
    const manifests = here.runs.map(({ manifest }) => manifest);
    const pack = (body: { manifests: string[]; after?: string }) => here.terminals[0]?.pack({ body });
    const all = await pack({ manifests });
    if (all?.status !== 200) throw new Error(`${all?.status}`);
    expect(all.body.more).toBe(false);
    const names = Object.keys(all.body.content);
    expect(names.slice(0, 3)).toEqual(manifests);
    expect(names.slice(3)).toEqual(names.slice(3).toSorted());
    for (const hash of manifests) {
      const manifest = all.body.content[hash] as { parts: Record<string, string> };
      for (const part of Object.values(manifest.parts)) expect(names).toContain(part);
    }
    const rest = await pack({ manifests, after: names[4] ?? '' });
    expect(rest?.status === 200 && Object.keys(rest.body.content)).toEqual(names.slice(5));
    await there.save('120.00');
    await there.publish();
    const foreign = (await there.ask(0)).assigned
      .map(({ manifest }) => manifest)
      .filter(one => !manifests.includes(one));
    expect(foreign.length).toBeGreaterThan(0);
    expect(await pack({ manifests: [...manifests.slice(0, 1), ...foreign.slice(0, 1)] })).toMatchObject({
      status: 404,
    });
    // A part is no manifest.
    expect(await pack({ manifests: names.slice(-1) })).toMatchObject({ status: 404 });
  });

  it('[RULE.fetch.07] names what is due within an hour, once it is, until the terminal has it or it is called off', async () => {
    const { company, save, publish, ask, runs } = await world();
    await save('130.00');
    const due = server.clock.now().getTime() + 70 * minute;
    await publish(due);
    expect(await ask(0, { runs })).not.toHaveProperty('coming');
    server.clock.pass(9 * minute);
    expect(await ask(0, { runs })).not.toHaveProperty('coming');
    // The terminals of a location do not hear of it at once.
    const told = new Set<number>();
    for (let passed = 10; passed <= 55; passed += 9) {
      server.clock.pass(passed === 10 ? minute : 9 * minute);
      let count = 0;
      for (let device = 0; device < 12; device++)
        count += Number((await ask(0, { runs, deviceId: `d${device}` })).coming !== undefined);
      told.add(count);
    }
    expect(told.size).toBeGreaterThan(3);
    const { coming = [], addresses = {}, assigned } = await ask(0, { runs });
    expect(coming).toHaveLength(1);
    expect([...runs, ...assigned].some(({ manifest }) => coming.includes(manifest))).toBe(false);
    expect(Object.keys(addresses)).toEqual(expect.arrayContaining(coming));
    const statements = async (more: object) => {
      const from = server.statements.length;
      await ask(0, { runs, ...more });
      return server.statements.length - from;
    };
    // What it has is neither named again nor stored.
    expect(await statements({ has: coming })).toBe(0);
    const has = await ask(0, { runs, has: coming });
    expect([has.addresses, has.coming]).toEqual([undefined, coming]);
    server.clock.pass(15 * minute);
    await publishDue(server.context);
    const live = await ask(0, { runs, has: coming });
    expect(live.assigned.filter(({ manifest }) => coming.includes(manifest))).toHaveLength(1);
    expect([live.addresses, live.coming]).toEqual([undefined, undefined]);
    // The session of whoever planned it is over by now.
    const planner = await company.person({ permissions: ['companyAdmin'] });
    await save('140.00', planner.client);
    const locationIds = ['Elm', 'Oak'].map(company.tenantId);
    const syncDateMillis = server.clock.now().getTime() + 5 * minute;
    const body = { action: 'PUBLISH' as const, locationIds, syncDateMillis };
    expect(await planner.client.syncLocations.start({ body })).toMatchObject({ status: 200 });
    expect((await ask(0, { runs: live.assigned })).coming).toHaveLength(1);
    for (const locationId of locationIds)
      expect(await planner.client.syncLocations.unschedule({ params: { locationId } })).toMatchObject({ status: 200 });
    expect(await ask(0, { runs: live.assigned })).not.toHaveProperty('coming');
  });
});
