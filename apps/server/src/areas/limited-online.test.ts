import { initialDocument } from '@commissary/catalog';
import { type Change, resolve } from '@commissary/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const set = (path: string, value: unknown): Change => ({ op: 'set', path, value });
const monday = { id: 'm', dayOfWeek: 1, startTime: 36_000, endOffset: 36_000 };

/** One change in each part of the limited form. */
const allowed: readonly Change[] = [
  { op: 'add', path: '/hours/online/[m]', after: null, value: monday },
  set('/promiseTimes/orderTypes/[2]/defaultTime', 30),
  set('/deferredOrders/maxOrderLeadDays', 7),
  set('/deliverySettings/orderMinimum/enabled', true),
  set('/deliverySettings/orderMinimum/value', '15.00'),
  set('/onlineDesign/itemMessage', 'No peanuts here.'),
  set('/onlineDesign/orderMessage', 'Ring twice.'),
  set('/onlineDesign/confirmationMessage', 'See you soon.'),
  set('/orderTypes/types/[2]/activeOnline', true),
];

/** For each of those parts, a neighboring field outside the form. */
const refused: readonly Change[] = [
  { op: 'add', path: '/hours/inStore/[m]', after: null, value: monday },
  set('/hours/onlineSameAsStore', true),
  set('/deliverySettings/virtualZones', true),
  set('/onlineDesign/emailNote', 'Bye.'),
  set('/onlineDesign/borderWidth', 3),
  set('/orderTypes/types/[2]/activePOS', false),
  set('/orderTypes/types/[2]/availableOnline', false),
  set('/tableSettings/serverKeepsTips', false),
];

describe.each(databases)('the limited form of online ordering on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it('[ROUTE.locationSettings.thriveOnline.b1] its permission at a location allows saving its fields there, and no others', async () => {
    const company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
    const { client } = await company.person({ permissions: ['LIMITED_MANAGE_ONLINE'], on: 'Elm' });
    const load = async () => {
      const answer = await client.settings.layered({ params: { id: company.tenantId('Elm') }, query: {} });
      if (answer.status !== 200) throw new Error('not loaded');
      return answer.body;
    };
    const start = await load();
    const save = (tenant: string, changes: readonly Change[], ver = 0) =>
      client.settings.saveOverride({
        params: { id: company.tenantId(tenant) },
        body: { overrideId: start.override.id, overrideVer: ver, groupOverrideVer: null, baseVer: 0, changes },
      });
    for (const change of refused) {
      const answer = await save('Elm', [...allowed, change]);
      expect([change.path, answer.status, answer.body]).toMatchObject([change.path, 403, {}]);
      expect(JSON.stringify(answer.body)).toContain(change.path);
      for (const { path } of allowed) expect(JSON.stringify(answer.body)).not.toContain(path);
    }
    expect((await load()).override.ver).toBe(0);
    expect(await save('Elm', allowed)).toMatchObject({ status: 200 });
    const { locationBlob, override } = await load();
    const value = resolve(locationBlob, [override.changes]).value as ReturnType<typeof initialDocument<'settings'>>;
    expect([value.hours.online, value.deferredOrders.maxOrderLeadDays, value.onlineDesign.orderMessage]).toEqual([
      [monday],
      7,
      'Ring twice.',
    ]);
    expect(value.deliverySettings.orderMinimum).toEqual({ enabled: true, value: '15.00' });
    expect(value.orderTypes.types.filter(({ activeOnline }) => activeOnline).map(({ id }) => id)).toEqual([2]);
    // The values can be reset too; at another location, and for the company, the permission allows nothing.
    expect(await save('Elm', [], override.ver)).toMatchObject({ status: 200 });
    expect(await save('Oak', allowed)).toMatchObject({ status: 403 });
    const blob = { ...initialDocument('settings'), deferredOrders: value.deferredOrders };
    const base = { id: `settings-${company.id}`, ver: 0, settingsBlob: { ...blob } };
    expect(await client.settings.saveBase({ params: { id: company.id }, body: base })).toMatchObject({ status: 403 });
  });
});
