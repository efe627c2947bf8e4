import type { DocumentActivity } from '@commissary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowCounts } from '../testing/row-counts.ts';
import { makeCompany, type TestPerson } from '../testing/test-company.ts';
import { bothDatabases } from '../testing/test-database.ts';
import { giveMenu, settingsWith } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const second = 1_000;

describe.each(bothDatabases)('presence on a document, on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Fir'] });
    const at = (name: string | null) => (name === null ? {} : { tenantId: company.tenantId(name) });
    const kindOf = (kind: 'settings' | 'employment') => ({ kind, companyId: company.id });
    let pages = 0;
    const open = (
      { client }: TestPerson,
      tenant: string | null,
      sections: string[] = [],
      page = `page-${++pages}`,
      kind: 'settings' | 'employment' = 'settings',
    ) => client.presence.here({ params: { ...kindOf(kind), page }, body: { ...at(tenant), sections } });
    const look = async (
      { client }: TestPerson,
      tenant: string | null,
      kind: 'settings' | 'employment' = 'settings',
    ): Promise<DocumentActivity> => {
      const answer = await client.presence.watch({ params: kindOf(kind), query: at(tenant) });
      if (answer.status !== 200) throw new Error(`${answer.status}`);
      return answer.body;
    };
    const seenBy = async (person: TestPerson, tenant: string | null) =>
      (await look(person, tenant)).people.map(({ name }) => name);
    return { company, open, look, seenBy };
  };

  it('lists the other people, at which level, since when, and where they have unsaved changes', async () => {
    const { company, open, look } = await world();
    const [kim, ana] = [await company.person({ name: 'Kim' }), await company.person({ name: 'Ana', on: 'Elm' })];
    const since = server.clock.now().getTime();
    await open(ana, 'Elm', [], 'ana-1');
    server.clock.pass(5 * second);
    await open(ana, 'Elm', ['tableSettings', 'nonsense'], 'ana-1');
    await open(kim, 'Elm');
    expect((await look(kim, 'Elm')).people).toEqual([
      { name: 'Ana', tenantId: company.tenantId('Elm'), since, sections: ['tableSettings'] },
    ]);
    expect((await look(ana, 'Elm')).people.map(({ name, sections }) => [name, sections])).toEqual([['Kim', []]]);
    expect((await look(kim, 'Elm', 'employment')).people).toEqual([]);
  });

  it('lists people of the levels that apply and of the tenants below, and no others', async () => {
    const { company, open, seenBy } = await world();
    const person = (name: string, on: string) => company.person({ name, on });
    const [cara, gus, elmo, otto, fritz] = await Promise.all([
      person('Cara', 'company'),
      person('Gus', 'West'),
      person('Elmo', 'Elm'),
      person('Otto', 'Oak'),
      person('Fritz', 'Fir'),
    ]);
    await open(cara, null);
    await open(gus, 'West');
    await open(elmo, 'Elm');
    await open(otto, 'Oak');
    await open(fritz, 'Fir');
    expect((await seenBy(elmo, 'Elm')).sort()).toEqual(['Cara', 'Gus']);
    expect((await seenBy(gus, 'West')).sort()).toEqual(['Cara', 'Elmo', 'Otto']);
    expect((await seenBy(cara, null)).sort()).toEqual(['Elmo', 'Fritz', 'Gus', 'Otto']);
    expect((await seenBy(fritz, 'Fir')).sort()).toEqual(['Cara']);
  });

  it('rejects a person without access to the tenant, for reading and for being listed', async () => {
    const { company, open } = await world();
    const elmo = await company.person({ on: 'Elm' });
    const stranger = await (await makeCompany(server)).person({ permissions: ['companyAdmin'] });
    const ask = async ({ client }: TestPerson, tenantId?: string) =>
      (
        await client.presence.watch({
          params: { kind: 'settings', companyId: company.id },
          query: tenantId === undefined ? {} : { tenantId },
        })
      ).status;
    expect([
      await ask(elmo, company.tenantId('Oak')),
      await ask(elmo, company.tenantId('West')),
      await ask(elmo),
    ]).toEqual([403, 403, 403]);
    expect([await ask(stranger, company.tenantId('Elm')), await ask(elmo, 'unknown')]).toEqual([404, 404]);
    expect([(await open(elmo, 'Oak')).status, (await open(elmo, null)).status]).toEqual([403, 403]);
    expect((await open(stranger, 'Elm')).status).toBe(404);
  });

  it('lists a section only for people who may read it, and nothing smaller than a section', async () => {
    const { company, open, look } = await world();
    const payroll = await company.person({ name: 'Pay', permissions: ['payroll'] });
    const other = await company.person({ name: 'Other', permissions: ['payroll'] });
    const plain = await company.person({ name: 'Plain' });
    const field = 'payrollAndOvertime/additionalEmployerLaborCostPercentage';
    await open(payroll, 'Elm', ['departments', 'payrollAndOvertime', field], 'p', 'employment');
    const sections = async (person: typeof plain) => (await look(person, 'Elm', 'employment')).people[0]?.sections;
    expect(await sections(other)).toEqual(['departments', 'payrollAndOvertime']);
    expect(await sections(plain)).toEqual(['departments']);
  });

  it('removes a page without an update for 30 s, and a page that is closed; other pages of the person stay', async () => {
    const { company, open, look, seenBy } = await world();
    const [kim, ana] = [await company.person({ name: 'Kim' }), await company.person({ name: 'Ana' })];
    const since = server.clock.now().getTime();
    await open(ana, 'Elm', [], 'ana-1');
    server.clock.pass(20 * second);
    await open(ana, 'Elm', ['tableSettings'], 'ana-2');
    expect((await look(kim, 'Elm')).people).toMatchObject([{ name: 'Ana', since, sections: ['tableSettings'] }]);
    server.clock.pass(10 * second);
    expect((await look(kim, 'Elm')).people).toMatchObject([{ name: 'Ana', since: since + 20 * second }]);
    server.clock.pass(20 * second - 1);
    expect(await seenBy(kim, 'Elm')).toEqual(['Ana']);
    server.clock.pass(1);
    expect(await seenBy(kim, 'Elm')).toEqual([]);

    await open(ana, 'Elm', [], 'ana-1');
    expect((await look(kim, 'Elm')).people).toMatchObject([{ since: server.clock.now().getTime() }]);
    const leave = ({ client }: TestPerson, page: string) =>
      client.presence.leave({ params: { kind: 'settings', companyId: company.id, page } });
    expect((await leave(kim, 'ana-1')).status).toBe(204);
    expect(await seenBy(kim, 'Elm')).toEqual(['Ana']);
    expect((await leave(ana, 'ana-1')).status).toBe(204);
    expect(await seenBy(kim, 'Elm')).toEqual([]);
  });

  it('is stored nowhere else: no audit entry, no extended session', async () => {
    const { company, open, look } = await world();
    const kim = await company.person({ name: 'Kim' });
    const before = await rowCounts(server);
    await open(kim, 'Elm', ['tableSettings']);
    await look(kim, 'Elm');
    expect(await rowCounts(server)).toEqual(before);
  });

  it('contains the saved versions, at the levels that apply', async () => {
    const { company, look } = await world();
    const kim = await company.person({ permissions: ['accessConfigurationOptions'] });
    expect((await look(kim, 'Elm')).versions).toEqual({ base: 0, group: 0, own: 0 });
    expect((await look(kim, 'Fir')).versions).toEqual({ base: 0, group: null, own: 0 });
    await kim.client.settings.saveBase({
      params: { id: company.id },
      body: {
        id: `settings-${company.id}`,
        ver: 0,
        settingsBlob: { ...settingsWith({ issueServerBankOfAmount: '9.00' }) },
      },
    });
    expect((await look(kim, null)).versions).toEqual({ base: 1, group: null, own: null });
    expect((await look(kim, 'Elm')).versions).toEqual({ base: 1, group: 0, own: 0 });
  });

  it('is separate for each menu, and requires the menu', async () => {
    const { company } = await world();
    const [first, second] = [await giveMenu(server, company), await giveMenu(server, company)];
    const [kim, ana] = [await company.person({ name: 'Kim' }), await company.person({ name: 'Ana' })];
    const at = { kind: 'menu' as const, companyId: company.id };
    await ana.client.presence.here({ params: { ...at, page: 'a' }, body: { menuId: first, sections: [] } });
    const seen = async (menuId: string) => (await kim.client.presence.watch({ params: at, query: { menuId } })).body;
    expect([await seen(first), await seen(second)]).toMatchObject([{ people: [{ name: 'Ana' }] }, { people: [] }]);
    expect((await kim.client.presence.watch({ params: at })).status).toBe(400);
  });
});
