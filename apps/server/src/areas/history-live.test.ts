import type { Change } from '@commissary/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '../services/publishing/publish-due.ts';
import { databases } from '../testing/test-database.ts';
import { settingsWith } from '../testing/test-documents.ts';
import { historyWorld } from '../testing/test-history.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const bank = '/tableSettings/issueServerBankOfAmount';
const tips = '/tableSettings/serverKeepsTips';
const people = '/tableSettings/requirePeopleNumber';
const set = (path: string, value: unknown): Change => ({ op: 'set', path, value });

describe.each(databases)('the live configuration of a location on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it('is returned with the level and the author of each value, as published and not as saved', async () => {
    const world = await historyWorld(server);
    const { company, client, params, saveBase, saveAt, publish } = world;
    const [elm, west] = [company.tenantId('Elm'), company.tenantId('West')];
    const live = async () => {
      const answer = await client.history.live({ params, query: { tenantId: elm } });
      if (answer.status !== 200) throw new Error(`${answer.status}`);
      return answer.body.live;
    };
    expect(await live()).toBe(null);
    const lee = await company.person({ name: 'Lee Baker', permissions: ['accessConfigurationOptions'] });
    await saveBase(settingsWith({ issueServerBankOfAmount: '10.00', serverKeepsTips: true }));
    const based = world.now();
    await saveAt('West', [set(bank, '20.00'), set(people, true)], lee.client);
    const grouped = world.now();
    await saveAt('Elm', [
      set(bank, '30.00'),
      set('/paidInOutAccounts/[unknown]/paidOuts', true),
      { op: 'move', path: '/paidInOutAccounts/[repairs]', after: null },
    ]);
    const own = world.now();
    const at = await publish(['Elm'], lee.client);
    await saveAt('Elm', [set(bank, '35.00'), set(tips, false)]);
    await saveBase(settingsWith({ issueServerBankOfAmount: '11.00' }));
    const found = await live();
    expect(found).toMatchObject({ at, by: 'Lee Baker', documentId: `settings-${company.id}` });
    expect(found?.document).toMatchObject({
      tableSettings: { issueServerBankOfAmount: '30.00', serverKeepsTips: true },
    });
    const entry = (path: string, tenantId: string | null, by: string, then: number) => ({
      path,
      tenantId,
      by,
      at: then,
    });
    expect(found?.set).toEqual([
      entry(bank, null, 'Kim Editor', based),
      entry(tips, null, 'Kim Editor', based),
      entry(bank, west, 'Lee Baker', grouped),
      entry(people, west, 'Lee Baker', grouped),
      entry(bank, elm, 'Kim Editor', own),
    ]);
  });

  it('is not accessible without permission at the location, and exists for locations only', async () => {
    const { company, client, params } = await historyWorld(server);
    const { client: manager } = await company.person({ permissions: ['accessConfigurationOptions'], on: 'Elm' });
    const ask = (tenant: string, by = client) =>
      by.history.live({ params, query: { tenantId: company.tenantId(tenant) } });
    expect(await ask('Elm', manager)).toMatchObject({ status: 200 });
    expect(await ask('Oak', manager)).toMatchObject({ status: 403 });
    expect(await ask('West')).toMatchObject({ status: 404 });
  });

  it('contains nothing that the person may not read', async () => {
    const { company, client } = await historyWorld(server);
    const params = { kind: 'employment' as const, companyId: company.id };
    const id = company.tenantId('Pine');
    const changes = [set('/payrollAndOvertime/additionalEmployerLaborCostPercentage', '7.77')];
    const body = {
      overrideId: `employment-${company.id}.${id}`,
      overrideVer: 0,
      groupOverrideVer: null,
      baseVer: 0,
      changes,
    };
    expect(await client.employment.saveOverride({ params: { locationId: id }, body })).toMatchObject({ status: 200 });
    await client.syncEmployment.start({ body: { action: 'PUBLISH', locationIds: [id] } });
    server.clock.pass(1000);
    await publishDue(server.context);
    const plain = await company.person({ permissions: ['accessConfigurationOptions'] });
    const see = async (by: typeof client) => JSON.stringify(await by.history.live({ params, query: { tenantId: id } }));
    expect(await see(client)).toMatch('7.77');
    expect(await see(client)).toMatch('LaborCost');
    expect(await see(plain.client)).toMatch('"at":');
    expect(await see(plain.client)).not.toMatch(/7\.77|LaborCost/);
  });
});
