import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { settingsWith } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe.each(databases)('history on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] } });
    const editor = await company.person({ name: 'Kim Editor', permissions: ['accessConfigurationOptions', 'payroll'] });
    const docId = `settings-${company.id}`;
    const saveBase = (ver: number, table: Parameters<typeof settingsWith>[0]) =>
      editor.client.settings.saveBase({
        params: { id: company.id },
        body: { id: docId, ver, settingsBlob: { ...settingsWith(table) } },
      });
    const saveAt = (tenant: string, overrideVer: number, entries: Record<string, unknown>) =>
      editor.client.settings.saveOverride({
        params: { id: company.tenantId(tenant) },
        body: {
          overrideId: `${docId}.${company.tenantId(tenant)}`,
          overrideVer,
          groupOverrideVer: null,
          baseVer: 0,
          changes: Object.entries(entries).map(([key, value]) => ({ op: 'set', path: `/tableSettings/${key}`, value })),
        },
      });
    const read = async (
      query: Record<string, unknown>,
      client = editor.client,
      kind: 'settings' | 'employment' = 'settings',
    ) => {
      const answer = await client.history.list({
        params: { kind, companyId: company.id },
        query: { path: '', ...query },
      });
      if (answer.status !== 200) throw new Error(`${answer.status}`);
      return answer.body;
    };
    return { company, editor, saveBase, saveAt, read };
  };

  it('lists who changed what at each level, newest first, with the value before', async () => {
    const { company, saveBase, saveAt, read } = await world();
    const [elm, west] = [company.tenantId('Elm'), company.tenantId('West')];
    await saveBase(0, { issueServerBankOfAmount: '10.00' });
    server.clock.pass(1000);
    await saveAt('West', 0, { issueServerBankOfAmount: '20.00' });
    await saveAt('Elm', 0, { issueServerBankOfAmount: '30.00' });
    await saveAt('Oak', 0, { issueServerBankOfAmount: '40.00' });
    const path = '/tableSettings/issueServerBankOfAmount';
    const at = server.clock.now().getTime();
    // Two saves of a document at the same time are a millisecond apart.
    const entry = { path, op: 'set', by: 'Kim Editor', version: 1 };
    expect(await read({ tenantId: elm })).toEqual([
      { ...entry, value: '30.00', was: '20.00', at: at + 1, tenantId: elm, live: null },
      { ...entry, value: '20.00', was: '10.00', at, tenantId: west, live: null },
      { ...entry, value: '10.00', was: '0.00', at: at - 1000, tenantId: null, live: null },
    ]);
    expect((await read({ tenantId: west })).map(({ tenantId }) => tenantId)).toEqual([west, null]);
    expect((await read({})).map(({ value }) => value)).toEqual(['10.00']);
  });

  it('is limited to a path and to a number', async () => {
    const { saveBase, read } = await world();
    await saveBase(0, { issueServerBankOfAmount: '10.00' });
    await saveBase(1, { issueServerBankOfAmount: '20.00', serverKeepsTips: true });
    expect(await read({ path: '/tableSettings' })).toHaveLength(3);
    expect(await read({ path: '/tableSettings/serverKeeps' })).toEqual([]);
    expect(await read({ path: '/table%ettings' })).toEqual([]);
    expect((await read({ path: '/tableSettings/issueServerBankOfAmount' })).map(({ value }) => value)).toEqual([
      '20.00',
      '10.00',
    ]);
    expect(await read({ limit: 1 })).toHaveLength(1);
  });

  it('contains changes of a whole value above the path, with the value at the path alone', async () => {
    const { company, editor, read } = await world();
    const start = settingsWith({ tableAlertTimesInMins: { seatedNoOrder: 7, afterOrdering: 45, afterSettling: 30 } });
    const body = { id: `settings-${company.id}`, ver: 0, settingsBlob: { ...start } };
    await editor.client.settings.saveBase({ params: { id: company.id }, body });
    server.clock.pass(1000);
    const overrideId = `settings-${company.id}.${company.tenantId('Elm')}`;
    const path = '/tableSettings/tableAlertTimesInMins';
    const changes = [{ op: 'set' as const, path, value: { seatedNoOrder: 9, afterOrdering: 46, afterSettling: 31 } }];
    const list = { overrideId, overrideVer: 0, groupOverrideVer: null, baseVer: 1, changes };
    await editor.client.settings.saveOverride({ params: { id: company.tenantId('Elm') }, body: list });
    const found = await read({ tenantId: company.tenantId('Elm'), path: `${path}/seatedNoOrder` });
    expect(found).toMatchObject([
      { path, op: 'set', value: 9 },
      { path: `${path}/seatedNoOrder`, op: 'set', value: 7 },
    ]);
    expect(found[0]).not.toHaveProperty('was');
  });

  it('shows for an entry the old value of its level, or the inherited value where it had none', async () => {
    const { company, saveAt, read } = await world();
    await saveAt('Elm', 0, { issueServerBankOfAmount: '30.00' });
    await saveAt('Elm', 1, { issueServerBankOfAmount: '35.00' });
    await saveAt('Elm', 2, {});
    const found = await read({ tenantId: company.tenantId('Elm'), path: '/tableSettings/issueServerBankOfAmount' });
    expect(found).toMatchObject([
      { op: 'reset', was: '35.00' },
      { value: '35.00', was: '30.00' },
      { value: '30.00', was: '0.00' },
    ]);
  });

  it('returns who changed last, at each level, what a location or its group sets', async () => {
    const { company, editor, saveBase, saveAt } = await world();
    const params = { kind: 'settings' as const, companyId: company.id };
    const latest = async (tenant: string) => {
      const answer = await editor.client.history.latest({ params, query: { tenantId: company.tenantId(tenant) } });
      if (answer.status !== 200) throw new Error(`${answer.status}`);
      return answer.body.map(({ path, tenantId, at }) => [path.split('/').at(-1), tenantId, at]).sort();
    };
    const now = () => server.clock.now().getTime();
    await saveBase(0, { issueServerBankOfAmount: '10.00', requirePeopleNumber: true });
    server.clock.pass(1000);
    await saveAt('West', 0, { issueServerBankOfAmount: '20.00' });
    server.clock.pass(1000);
    await saveAt('Elm', 0, { serverKeepsTips: true });
    await saveAt('Elm', 1, { serverKeepsTips: false });
    const [elm, west] = [company.tenantId('Elm'), company.tenantId('West')];
    expect(await latest('Elm')).toEqual(
      [
        ['issueServerBankOfAmount', null, now() - 2000],
        ['issueServerBankOfAmount', west, now() - 1000],
        ['serverKeepsTips', elm, now() + 1],
      ].sort(),
    );
    expect(await latest('Oak')).toHaveLength(2);
    await saveAt('Elm', 2, {});
    expect(await latest('Elm')).toHaveLength(2);
  });

  it('contains the removal of an entry', async () => {
    const { company, saveAt, read } = await world();
    await saveAt('Elm', 0, { serverKeepsTips: true });
    await saveAt('Elm', 1, {});
    const [newest] = await read({ tenantId: company.tenantId('Elm') });
    expect(newest).toMatchObject({ op: 'reset', path: '/tableSettings/serverKeepsTips', was: true, version: 2 });
  });

  it('contains nothing that the person may not read', async () => {
    const { company, editor, read } = await world();
    const answer = await editor.client.employment.base({ params: { companyId: company.id }, query: {} });
    if (answer.status !== 200) throw new Error(`${answer.status}`);
    const { id, ver, locationBlob } = answer.body;
    const payroll = locationBlob.payrollAndOvertime as Record<string, unknown>;
    await editor.client.employment.saveBase({
      params: { companyId: company.id },
      body: {
        id,
        ver,
        locationBlob: {
          ...locationBlob,
          payrollAndOvertime: { ...payroll, additionalEmployerLaborCostPercentage: '7.00' },
        },
      },
    });
    const plain = await company.person({ permissions: ['accessConfigurationOptions'] });
    expect(await read({}, editor.client, 'employment')).toHaveLength(1);
    expect(await read({}, plain.client, 'employment')).toEqual([]);
  });

  it('is not accessible without permission at the tenant, nor at company level without a company-wide grant', async () => {
    const { company } = await world();
    const { client } = await company.person({ permissions: ['accessConfigurationOptions'], on: 'Elm' });
    const ask = (query: object) =>
      client.history.list({ params: { kind: 'settings', companyId: company.id }, query: { path: '', ...query } });
    expect(await ask({ tenantId: company.tenantId('Elm') })).toMatchObject({ status: 200 });
    expect(await ask({ tenantId: company.tenantId('Oak') })).toMatchObject({ status: 403 });
    expect(await ask({ tenantId: 'unknown' })).toMatchObject({ status: 404 });
    expect(await ask({})).toMatchObject({ status: 403 });
  });

  it('says of each level that was saved its version, who saved it when, and how much it sets', async () => {
    const { company, editor, saveBase, saveAt } = await world();
    const at = (person: { client: typeof editor.client }) =>
      person.client.history.levels({ params: { kind: 'settings', companyId: company.id } });
    expect(await at(editor)).toEqual({ status: 200, body: [] });
    await saveBase(0, { issueServerBankOfAmount: '10.00' });
    await saveAt('Elm', 0, { issueServerBankOfAmount: '30.00', serverKeepsTips: true });
    const saved = { version: 1, by: 'Kim Editor', at: expect.any(Number) };
    const elm = { ...saved, tenantId: company.tenantId('Elm'), overrides: 2 };
    const all = await at(editor);
    expect(all.body).toHaveLength(2);
    expect(all.body).toEqual(expect.arrayContaining([{ ...saved, tenantId: null, overrides: 0 }, elm]));
    const ofElm = await company.person({ permissions: ['manageMenus'], on: 'Elm' });
    expect(await at(ofElm)).toEqual({ status: 200, body: [elm] });
    const ofOak = await company.person({ permissions: ['manageMenus'], on: 'Oak' });
    expect(await at(ofOak)).toEqual({ status: 200, body: [] });
  });
});
