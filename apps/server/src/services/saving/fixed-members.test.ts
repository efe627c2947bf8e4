import { initialDocument } from '@commissary/catalog';
import { resolve } from '@commissary/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

describe.each(databases)('built-in members on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm'] } });
    const { client } = await company.person({ permissions: ['accessConfigurationOptions'] });
    const docId = `settings-${company.id}`;
    const start = initialDocument('settings');
    const saveAt = (name: string, changes: readonly object[]) =>
      client.settings.saveOverride({
        params: { id: company.tenantId(name) },
        body: {
          overrideId: `${docId}.${company.tenantId(name)}`,
          overrideVer: 0,
          groupOverrideVer: null,
          baseVer: 0,
          changes: changes as never,
        },
      });
    const saveTypes = (tenderTypes: readonly object[]) =>
      client.settings.saveBase({
        params: { id: company.id },
        body: { id: docId, ver: 0, settingsBlob: { ...start, tenderTypes } as never },
      });
    return { company, client, start, saveAt, saveTypes };
  };
  const refused = { status: 400, body: [{ code: 'fixed-member', path: '/tenderTypes/[4]' }] };

  it('can be removed at no level, and disabled at each', async () => {
    const { start, saveAt, saveTypes } = await world();
    expect(await saveTypes(start.tenderTypes.filter(({ id }) => id !== 4))).toMatchObject(refused);
    for (const tenant of ['West', 'Elm']) {
      expect(await saveAt(tenant, [{ op: 'remove', path: '/tenderTypes/[4]' }])).toMatchObject(refused);
      const disabled = await saveAt(tenant, [{ op: 'set', path: '/tenderTypes/[4]/disabled', value: true }]);
      expect([tenant, disabled.status]).toEqual([tenant, 200]);
    }
    expect((await saveTypes(start.tenderTypes.map(type => ({ ...type, disabled: true })))).status).toBe(200);
  });

  it('an added member can be removed at its own level, and hidden below', async () => {
    const { client, company, start, saveAt, saveTypes } = await world();
    const added = { ...start.tenderTypes[0], id: 'house', name: 'House account', isDefault: false };
    expect((await saveTypes([...start.tenderTypes, added])).status).toBe(200);
    expect((await saveAt('Elm', [{ op: 'remove', path: '/tenderTypes/[house]' }])).status).toBe(200);
    const elm = await client.settings.layered({ params: { id: company.tenantId('Elm') }, query: {} });
    if (elm.status !== 200) throw new Error('refused');
    const { locationBlob, override } = elm.body;
    const shown = resolve(locationBlob, [override?.changes ?? []]).value as unknown as typeof start;
    expect(shown.tenderTypes.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10]);
  });
});
