import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { cachedTenant } from '../access/index.ts';
import { ownAction } from '../audit/audit.ts';
import { loadHeads } from '../documents/index.ts';
import { saveOverride } from '../saving/index.ts';
import { promoteOverride } from './promote.ts';

const bank = '/tableSettings/issueServerBankOfAmount';

describe.each(databases)('promoting on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it('is outdated when the group is saved between its reads', async () => {
    const { context } = server;
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] } });
    const grants = [
      { permissions: ['accessConfigurationOptions' as const], on: { type: 'COMPANY' as const, id: company.id } },
    ];
    const caller = {
      ...context,
      person: { id: 'p', name: 'Pat', grants },
      origin: ownAction,
      address: null,
      idempotencyKey: null,
    };
    const at = async (name: string) => {
      const tenant = await cachedTenant(context, company.tenantId(name));
      if (tenant === null) throw new Error('There is no such location.');
      return { tenant, layer: { kind: 'settings' as const, companyId: company.id, tenant } };
    };
    const promote = async (name: string, db = context.db) =>
      promoteOverride(
        { ...caller, db },
        (await at(name)).tenant,
        { kind: 'settings', to: 'GROUP', paths: [bank] },
        { own: 1, group: 0, base: 0 },
      );
    for (const [name, value] of [
      ['Elm', '40.00'],
      ['Oak', '50.00'],
    ] as const) {
      const { layer } = await at(name);
      const { own, base, group } = await loadHeads(caller, layer);
      const versions = { overrideVer: 0, groupOverrideVer: group?.version ?? null, baseVer: base.version };
      await saveOverride(caller, layer, {
        overrideId: own?.id ?? '',
        ...versions,
        changes: [{ op: 'set', path: bank, value }],
      });
    }

    let isFirstRead = true;
    const interrupted = context.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (isFirstRead) {
          isFirstRead = false;
          await promote('Oak');
        }
        return result;
      },
    });
    await expect(promote('Elm', interrupted)).rejects.toMatchObject({ status: 409 });
    const heads = await loadHeads(caller, (await at('Elm')).layer);
    expect([heads.own?.version, heads.group?.version]).toEqual([1, 1]);
  });
});
