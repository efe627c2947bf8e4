import { initialDocument } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../testing/test-database.ts';
import { settingsWith } from '../testing/test-documents.ts';
import { historyWorld } from '../testing/test-history.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const bank = '/tableSettings/issueServerBankOfAmount';
const tips = '/tableSettings/serverKeepsTips';
const set = (path: string, value: unknown): Change => ({ op: 'set', path, value });

describe.each(databases)('the saves and publishes of a document on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it('are listed together, newest first, at the levels that apply, page by page', async () => {
    const { company, now, saveBase, saveAt, publish, timeline } = await historyWorld(server);
    const elm = company.tenantId('Elm');
    await saveBase({
      tableSettings: settingsWith({ issueServerBankOfAmount: '10.00', serverKeepsTips: true }).tableSettings,
    });
    await saveAt('West', [set(bank, '20.00')]);
    await publish(['Elm', 'Oak']);
    await saveAt('Oak', [set(bank, '40.00')]);
    await saveAt('Elm', [set(bank, '30.00')]);
    await publish(['Elm']);
    await publish(['Pine']);
    const all = await timeline({ tenantId: elm });
    expect(all.entries).toMatchObject([
      { is: 'publish', by: 'Kim Editor', locations: 1, scheduled: false, at: now() - 60_000 },
      { is: 'save', tenantId: elm, version: 1, by: 'Kim Editor', total: 1 },
      { is: 'publish', by: 'Kim Editor', locations: 2 },
      { is: 'save', tenantId: company.tenantId('West'), version: 1, total: 1 },
      { is: 'save', tenantId: null, version: 1, total: 2 },
    ]);
    expect(all.next).toBe(null);
    expect(all.people).toEqual([{ id: expect.any(String), name: 'Kim Editor' }]);
    for (const limit of [1, 2, 3]) {
      const pages = [];
      let before: string | null = null;
      do {
        const page = await timeline({ tenantId: elm, limit, before });
        pages.push(...page.entries);
        before = page.next;
      } while (before !== null);
      expect(pages).toEqual(all.entries);
    }
    const locationsIn = async (query: Record<string, unknown>) =>
      (await timeline(query)).entries.map(entry => (entry.is === 'save' ? entry.tenantId : entry.locations));
    expect(await locationsIn({ tenantId: company.tenantId('West') })).toEqual([1, 2, company.tenantId('West'), null]);
    expect(await locationsIn({})).toEqual([1, 1, 2, null]);
    expect((await timeline({})).saves[0]).not.toHaveProperty('live');
  });

  it('keep the order in which they were made when the clock goes back, page by page, and in a search', async () => {
    const { company, saveAt, publish, timeline } = await historyWorld(server);
    const elm = company.tenantId('Elm');
    for (const [value, back] of [
      ['20.00', 0],
      ['30.00', 20],
      ['40.00', 1],
      ['50.00', 5],
    ] as const) {
      server.clock.pass(-back * 1_000);
      await saveAt('Elm', [set(bank, value)]);
    }
    await publish(['Elm']);
    server.clock.pass(-90_000);
    await saveAt('Elm', [set(bank, '60.00')]);
    for (const query of [{}, { search: 'server bank' }])
      for (const limit of [1, 2, 3, 20]) {
        const versions: number[] = [];
        let before: string | null = null;
        do {
          const page = await timeline({ ...query, tenantId: elm, limit, before });
          versions.push(...page.saves.map(({ version }) => version));
          before = page.next;
        } while (before !== null);
        expect(versions).toEqual([5, 4, 3, 2, 1]);
      }
    for (const before of ['999999999999999.save.1.x', '253402300800000.publish.0.x'])
      await expect(timeline({ tenantId: elm, before })).rejects.toThrow('400');
    server.clock.pass(120_000);
  });

  it('of company, group and location keep the order in which they were made when the clock goes back', async () => {
    const { company, saveBase, saveAt, timeline } = await historyWorld(server);
    const [elm, west] = [company.tenantId('Elm'), company.tenantId('West')];
    const made: (string | null)[] = [];
    // The clock stands still as well: each save advances it by a second.
    for (const [place, back] of [
      ['Elm', 0],
      ['West', 30],
      [null, 1],
      ['West', 20],
      [null, 9],
      ['Elm', 1],
      ['West', 1],
    ] as const) {
      server.clock.pass(-back * 1_000);
      const amount = `${made.length + 1}0.00`;
      if (place === null)
        await saveBase({ tableSettings: settingsWith({ issueServerBankOfAmount: amount }).tableSettings });
      else await saveAt(place, [set(bank, amount)]);
      made.push(place === null ? null : place === 'Elm' ? elm : west);
    }
    for (const query of [{}, { search: 'server bank' }])
      for (const limit of [1, 2, 3, 20]) {
        const locationsIn: (string | null)[] = [];
        const moments: number[] = [];
        let before: string | null = null;
        do {
          const page = await timeline({ ...query, tenantId: elm, limit, before });
          locationsIn.push(...page.saves.map(({ tenantId }) => tenantId));
          moments.push(...page.saves.map(({ at }) => at));
          before = page.next;
        } while (before !== null);
        expect(locationsIn).toEqual(made.toReversed());
        expect(moments).toEqual(moments.toSorted((a, b) => b - a));
        expect(new Set(moments).size).toBe(made.length);
      }
    server.clock.pass(120_000);
  });

  it('are described as sentences, with the old value of the level itself, else the inherited value', async () => {
    const { company, saveAt, timeline } = await historyWorld(server);
    await saveAt('Elm', [set(bank, '30.00')]);
    await saveAt('Elm', [set(bank, '35.00')]);
    await saveAt('Elm', []);
    const { saves } = await timeline({ tenantId: company.tenantId('Elm') });
    expect(saves.map(({ changes }) => changes.map(({ sentence }) => sentence))).toEqual([
      ['Table service › Server bank from $35.00 back to the inherited value, reset for Elm.'],
      ['Table service › Server bank from $30.00 to $35.00, set for Elm.'],
      ['Table service › Server bank from $0.00 to $30.00, set for Elm.'],
    ]);
    expect(saves[0]?.changes[0]).toMatchObject({ path: bank, op: 'reset', subject: 'Table service › Server bank' });
  });

  it('name a removed member as it was called before, at the base and at a location', async () => {
    const { company, saveBase, saveAt, timeline } = await historyWorld(server);
    const { paidInOutAccounts: start } = initialDocument('settings');
    const [model] = start;
    if (model === undefined) throw new Error();
    const own = { ...model, id: 'own', name: 'Elm lottery' };
    const flowers = { ...model, id: 'flowers', name: 'Flowers' };
    await saveBase({ paidInOutAccounts: [...start, flowers] });
    await saveAt('Elm', [
      set('/paidInOutAccounts/[flowers]/paidOuts', true),
      { op: 'add', path: '/paidInOutAccounts/[own]', after: null, value: own },
    ]);
    await saveAt('Elm', [set('/paidInOutAccounts/[flowers]/paidOuts', true)]);
    await saveBase({ paidInOutAccounts: start });
    const { saves } = await timeline({ tenantId: company.tenantId('Elm') });
    const reported = saves.map(({ changes }) => changes.map(({ sentence }) => sentence).join(' '));
    expect(reported[0]).toContain('Flowers removed');
    expect(reported[1]).toContain('Elm lottery');
    expect(reported[2]).toContain('Elm lottery added');
    expect(reported[2]).toMatch(/Paid out of .*Flowers/);
    expect(reported[3]).toContain('Flowers added');
    expect(reported.join()).not.toContain('Unnamed');
    const found = await timeline({ tenantId: company.tenantId('Elm'), search: 'flowers' });
    expect(found.saves.map(({ changes, total }) => [changes.length, total])).toEqual([
      [1, 1],
      [1, 2],
      [1, 1],
    ]);
  });

  it('are filtered by words, person, level and time', async () => {
    const { company, now, saveBase, saveAt, publish, timeline } = await historyWorld(server);
    const lee = await company.person({ name: 'Lee Baker', permissions: ['accessConfigurationOptions'] });
    const elm = company.tenantId('Elm');
    const began = now();
    await saveBase({ tableSettings: settingsWith({ serverKeepsTips: true }).tableSettings });
    await saveAt('West', [set(bank, '20.00')], lee.client);
    await saveAt('Elm', [set(bank, '30.00'), set(tips, false)]);
    await publish(['Elm'], lee.client);
    const versions = async (query: Record<string, unknown>) =>
      (await timeline({ tenantId: elm, ...query })).entries.map(entry =>
        entry.is === 'save' ? entry.tenantId : 'publish',
      );
    const west = company.tenantId('West');
    expect(await versions({})).toEqual(['publish', elm, west, null]);
    expect(await versions({ search: 'server BANK' })).toEqual([elm, west]);
    expect(await versions({ search: 'no such thing' })).toEqual([]);
    expect(await versions({ by: lee.id })).toEqual(['publish', west]);
    expect(await versions({ level: 'group' })).toEqual([west]);
    expect(await versions({ level: 'company' })).toEqual([null]);
    expect(await versions({ from: began + 2000, to: began + 3000 })).toEqual([west]);
    expect(await versions({ from: began + 4000 })).toEqual(['publish']);
    // The author of each, as read by Kim: her own are marked.
    expect((await timeline({ tenantId: elm })).saves.map(({ by, mine }) => [by, mine])).toEqual([
      ['Kim Editor', true],
      ['Lee Baker', undefined],
      ['Kim Editor', true],
    ]);
    const matching = await timeline({ tenantId: elm, search: 'bank' });
    expect(matching.saves[0]).toMatchObject({ changes: [{ path: bank }], total: 2 });
    expect((await timeline({ tenantId: elm })).people.map(({ name }) => name).sort()).toEqual([
      'Kim Editor',
      'Lee Baker',
    ]);
  });

  it('contain since when a location runs them and by whom, and which it never ran', async () => {
    const { company, saveAt, publish, timeline } = await historyWorld(server);
    const elm = company.tenantId('Elm');
    await saveAt('Elm', [set(tips, true)]);
    const first = await publish(['Elm']);
    await saveAt('Elm', [set(tips, true), set(bank, '30.00')]);
    const found = await timeline({ tenantId: elm });
    const by = 'Kim Editor';
    expect(found.saves.map(({ version, live }) => [version, live])).toEqual([
      [2, null],
      [1, { from: first, to: null, by }],
    ]);
    const second = await publish(['Elm']);
    expect((await timeline({ tenantId: elm })).saves[0]?.live).toEqual({ from: second, to: null, by });
  });

  it('return the state of the layer that they saved', async () => {
    const { company, client, params, saveBase, saveAt, timeline } = await historyWorld(server);
    const elm = company.tenantId('Elm');
    await saveBase(settingsWith({ issueServerBankOfAmount: '10.00' }));
    await saveBase(settingsWith({ issueServerBankOfAmount: '11.00' }));
    await saveAt('Elm', [set(tips, true)]);
    await saveAt('Elm', []);
    const ids = (await timeline({ tenantId: elm })).saves.map(({ id }) => id);
    const revision = (index: number) =>
      client.history.revision({ params: { ...params, revisionId: ids[index] ?? '' }, query: { tenantId: elm } });
    expect(await revision(0)).toMatchObject({ body: { kind: 'list', tenantId: elm, by: 'Kim Editor', changes: [] } });
    expect(await revision(1)).toMatchObject({ body: { changes: [{ path: tips, value: true }] } });
    expect(await revision(3)).toMatchObject({
      body: { kind: 'document', document: { tableSettings: { issueServerBankOfAmount: '10.00' } } },
    });
  });

  it('are not accessible without permission at the tenant, and contain nothing that the person may not read', async () => {
    const { company, client, params, saveAt, timeline } = await historyWorld(server);
    await saveAt('Oak', [set(tips, true)]);
    const [oaks] = (await timeline({ tenantId: company.tenantId('Oak') })).saves;
    const revision = (tenant: string | null, by = client) =>
      by.history.revision({
        params: { ...params, revisionId: oaks?.id ?? '' },
        query: tenant === null ? {} : { tenantId: company.tenantId(tenant) },
      });
    expect(await revision('Elm')).toMatchObject({ status: 404 });
    const manager = await company.person({ permissions: ['accessConfigurationOptions'], on: 'Elm' });
    expect(await revision('Oak', manager.client)).toMatchObject({ status: 403 });
    expect(await revision(null, manager.client)).toMatchObject({ status: 403 });
    expect(await manager.client.history.timeline({ params, query: {} })).toMatchObject({ status: 403 });

    const payroll = { ...params, kind: 'employment' as const };
    const read = await client.employment.base({ params: { companyId: company.id }, query: {} });
    if (read.status !== 200) throw new Error(`${read.status}`);
    const { id, ver, locationBlob } = read.body;
    const costs = {
      ...(locationBlob.payrollAndOvertime as object),
      additionalEmployerLaborCostPercentage: '7.77',
    };
    const body = { id, ver, locationBlob: { ...locationBlob, payrollAndOvertime: costs } };
    await client.employment.saveBase({ params: { companyId: company.id }, body });
    const all = await client.history.timeline({ params: payroll, query: {} });
    const [save] = all.status === 200 ? all.body.entries : [];
    const plain = await company.person({ permissions: ['accessConfigurationOptions'] });
    const see = async (by: typeof client) => [
      await by.history.timeline({ params: payroll, query: {} }),
      await by.history.timeline({ params: payroll, query: { search: 'employer cost' } }),
      await by.history.list({ params: payroll, query: { path: '' } }),
      await by.history.revision({ params: { ...payroll, revisionId: save?.id ?? '' }, query: {} }),
    ];
    for (const answer of await see(client)) expect(JSON.stringify(answer)).toMatch('7.77');
    const seen = await see(plain.client);
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(JSON.stringify(seen)).not.toMatch(/7\.77|employer cost/i);
    expect(seen[0]).toMatchObject({ body: { entries: [] } });
  });

  it('reject an invalid page cursor', async () => {
    const { client, params } = await historyWorld(server);
    expect(await client.history.timeline({ params, query: { before: 'x' } })).toMatchObject({ status: 400 });
  });
});
