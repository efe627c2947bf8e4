import { issueText } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const processor = '/creditAndGiftSettings/gift/processor';
const choose = (value: string): readonly Change[] => [{ op: 'set', path: processor, value }];

describe.each(databases)('options that need a newer point of sale on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] } });
    const { client } = await company.person({
      permissions: ['accessConfigurationOptions', 'configureCreditCards', 'apiCredAdmin'],
    });
    const overrideOf = async (name: string) => {
      const loaded = await client.settings.layered({ params: { id: company.tenantId(name) }, query: {} });
      if (loaded.status !== 200) throw new Error('not loaded');
      return loaded.body.override;
    };
    const saveAt = async (name: string, changes: readonly Change[]) => {
      const { id, ver } = await overrideOf(name);
      return client.settings.saveOverride({
        params: { id: company.tenantId(name) },
        body: { overrideId: id, overrideVer: ver, groupOverrideVer: null, baseVer: 0, changes },
      });
    };
    const runs = async (name: string, softwareVersion: string) => {
      const params = { companyId: company.id, locationId: company.tenantId(name) };
      const made = await client.tenants.createCredential({ params, body: { name: 'Till' } });
      if (made.status !== 200) throw new Error('no credential');
      const { terminal } = server.terminal(made.body);
      expect((await terminal.checkIn({ body: { deviceId: 'till-1', softwareVersion, runs: [] } })).status).toBe(200);
    };
    return { company, client, overrideOf, saveAt, runs };
  };
  const refused = (version: string) => ({
    status: 400,
    body: [{ code: 'needs-newer-pos', path: processor, params: { min: '8.2.26', version } }],
  });

  it('[RULE.credit.11] a location below POS 8.2.26 cannot newly choose Standalone Store Card', async () => {
    const { saveAt, runs } = await world();
    await runs('Elm', '8.2.9');
    await runs('Oak', '8.2.26');
    expect(await saveAt('Elm', choose('STANDALONE_STORECARD'))).toMatchObject(refused('8.2.9'));
    expect((await saveAt('Elm', choose('WORLD_PAY_ELEMENT'))).status).toBe(200);
    expect((await saveAt('Oak', choose('STANDALONE_STORECARD'))).status).toBe(200);
    // Applies as soon as the location runs it, even while its row is cached.
    await runs('Elm', '8.10');
    expect((await saveAt('Elm', choose('STANDALONE_STORECARD'))).status).toBe(200);
  });

  it('[RULE.credit.11] the group may, and what a location inherits, or had before, stays', async () => {
    const { saveAt, runs } = await world();
    await runs('Elm', '8.1');
    // It is not known yet what Oak runs.
    expect((await saveAt('Oak', choose('STANDALONE_STORECARD'))).status).toBe(200);
    await runs('Oak', '8.1');
    const receipts: Change = { op: 'set', path: '/creditAndGiftSettings/printSettings/giftReceipts', value: 2 };
    expect((await saveAt('Oak', [...choose('STANDALONE_STORECARD'), receipts])).status).toBe(200);
    expect((await saveAt('West', choose('STANDALONE_STORECARD'))).status).toBe(200);
    expect((await saveAt('Elm', choose('STANDALONE_STORECARD'))).status).toBe(200);
  });

  it('[RULE.credit.11] nor can it be chosen for such a location in an edit of several', async () => {
    const { company, client, overrideOf, runs } = await world();
    await runs('Elm', '8.1');
    const at = async (name: string) => ({
      tenantId: company.tenantId(name),
      ver: (await overrideOf(name)).ver,
      edits: [{ op: 'set' as const, path: processor, value: 'STANDALONE_STORECARD' }],
    });
    const set = async (...names: readonly string[]) =>
      client.overrides.set({
        params: { id: company.id },
        body: { kind: 'settings', places: await Promise.all(names.map(at)) },
      });
    expect(await set('Oak', 'Elm')).toMatchObject(refused('8.1'));
    expect((await overrideOf('Oak')).changes).toEqual([]);
    expect((await set('Oak', 'West')).status).toBe(200);
  });

  it('names the required version and the running one', () => {
    const params = { min: '8.2.26', version: '8.1' };
    expect(issueText({ code: 'needs-newer-pos', params })).toBe(
      'This needs POS 8.2.26, and the location runs 8.1. Choose another option.',
    );
  });
});
