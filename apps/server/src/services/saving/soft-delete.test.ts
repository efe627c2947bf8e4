import { deliveryZone, initialDocument } from '@commissary/catalog';
import { initial } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

describe.each(databases)('zones on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const at = '/deliveryArea/zones/[hotel]';
  const zone = { ...initial(deliveryZone), id: 'hotel', name: 'Hotel', type: 'virtual' as const };
  const lost = { status: 400, body: [{ code: 'kept-member', path: at }] };

  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm'] } });
    const { client } = await company.person({ permissions: ['locationSettings'] });
    const docId = `settings-${company.id}`;
    const start = initialDocument('settings');
    const saveZones = (ver: number, zones: readonly object[]) =>
      client.settings.saveBase({
        params: { id: company.id },
        body: {
          id: docId,
          ver,
          settingsBlob: { ...start, deliveryArea: { enforceInPos: false, zones } } as never,
        },
      });
    const saveAtElm = (overrideVer: number, baseVer: number, changes: readonly object[]) =>
      client.settings.saveOverride({
        params: { id: company.tenantId('Elm') },
        body: {
          overrideId: `${docId}.${company.tenantId('Elm')}`,
          overrideVer,
          groupOverrideVer: null,
          baseVer,
          changes: changes as never,
        },
      });
    return { saveZones, saveAtElm };
  };

  it('[RULE.zones.01] stay in the document: a save without one is rejected, one that marks it as deleted is stored', async () => {
    const { saveZones, saveAtElm } = await world();
    expect((await saveZones(0, [zone])).status).toBe(200);
    expect(await saveZones(1, [])).toMatchObject(lost);
    expect(await saveAtElm(0, 1, [{ op: 'remove', path: at }])).toMatchObject(lost);
    const removed = ['disabled', 'allowOnline'].map(key => ({
      op: 'set',
      path: `${at}/${key}`,
      value: key === 'disabled',
    }));
    expect((await saveAtElm(0, 1, removed)).status).toBe(200);
    expect((await saveZones(1, [{ ...zone, disabled: true, allowOnline: false }])).status).toBe(200);
  });

  it('stay too when a location added them', async () => {
    const { saveAtElm } = await world();
    expect((await saveAtElm(0, 0, [{ op: 'add', path: at, after: null, value: zone }])).status).toBe(200);
    expect(await saveAtElm(1, 0, [])).toMatchObject(lost);
  });
});
