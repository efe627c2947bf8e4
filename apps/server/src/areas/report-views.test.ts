import type { ReportView } from '@commissary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertGrants } from '../store/people/index.ts';
import { makeCompany, type TestCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

type Client = TestServer['anonymous'];

describe.each(databases)('views of reports that people keep, on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const restaurants = () => makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Pine'] });
  const view = (more: Partial<ReportView> = {}): ReportView => ({
    ...{ report: 'storeSummary', name: 'Yesterday', folder: 'Mornings', isShared: false },
    ...{ query: { period: 'YESTERDAY', orderType: 'to go,~' }, ...more },
  });
  const save = (company: TestCompany, client: Client, id: string, one: ReportView | null) =>
    client.reports.saveView({ params: { companyId: company.id, id }, body: { view: one } });
  const list = async (company: TestCompany, client: Client) => {
    const answer = await client.reports.views({ params: { companyId: company.id } });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.body;
  };
  const namesOf = async (company: TestCompany, client: Client) => (await list(company, client)).map(({ name }) => name);
  const reader = (company: TestCompany, on?: string) =>
    company.person({ permissions: ['dashboard'], ...(on !== undefined && { on }) });

  it('[CALL.reports.saveView] [CALL.reports.views] are kept under a name, changed, removed and brought back, with the audit', async () => {
    const company = await restaurants();
    const { client } = await reader(company);
    expect(await list(company, client)).toEqual([]);
    expect(await save(company, client, 'v1', view())).toMatchObject({ status: 204 });
    expect(await list(company, client)).toEqual([
      { ...view(), id: 'v1', by: null, owner: 'PRESENT', mayTakeOver: false },
    ]);
    const other = view({
      name: 'Lunch',
      folder: 'Noon',
      report: 'productMix',
      query: { item: 'soup', compare: 'NONE' },
    });
    await save(company, client, 'v1', other);
    expect(await list(company, client)).toEqual([
      { ...other, id: 'v1', by: null, owner: 'PRESENT', mayTakeOver: false },
    ]);
    // The same once more is the same.
    await save(company, client, 'v1', other);
    expect(await list(company, client)).toHaveLength(1);
    expect(await save(company, client, 'v1', null)).toMatchObject({ status: 204 });
    expect(await list(company, client)).toEqual([]);
    expect(await save(company, client, 'v1', null)).toMatchObject({ status: 404 });
    await save(company, client, 'v1', other);
    expect(await list(company, client)).toHaveLength(1);
    const entries = await server.context.db
      .selectFrom('audit')
      .select(['action', 'subject'])
      .where('company_id', '=', company.id)
      .where('action', 'like', 'report-view.%')
      .orderBy('id')
      .execute();
    expect(entries.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      ...['report-view.save Yesterday', 'report-view.save Lunch', 'report-view.save Lunch'],
      ...['report-view.remove Lunch', 'report-view.save Lunch'],
    ]);
  });

  it('[RULE.view.01] are seen by others where they are shared, and changed by their owner alone', async () => {
    const company = await restaurants();
    const [ann, bob] = [await reader(company), await reader(company)];
    await save(company, ann.client, 'own', view({ name: 'Own' }));
    await save(company, ann.client, 'shared', view({ name: 'Shared', isShared: true }));
    expect(await namesOf(company, bob.client)).toEqual(['Shared']);
    const [seen] = await list(company, bob.client);
    expect(seen?.by).toEqual(expect.any(String));
    for (const id of ['own', 'shared']) {
      expect(await save(company, bob.client, id, view({ name: 'Mine now' }))).toMatchObject({ status: 404 });
      expect(await save(company, bob.client, id, null)).toMatchObject({ status: 404 });
    }
    expect(await namesOf(company, ann.client)).toEqual(['Own', 'Shared']);
    await save(company, ann.client, 'shared', view({ name: 'Shared' }));
    expect(await namesOf(company, bob.client)).toEqual([]);
    // Of another company, under the same id.
    const elsewhere = await restaurants();
    const other = await reader(elsewhere);
    await save(elsewhere, other.client, 'own', view({ name: 'Theirs', isShared: true }));
    expect(await namesOf(company, ann.client)).toEqual(['Own', 'Shared']);
    expect(await other.client.reports.views({ params: { companyId: company.id } })).toMatchObject({ status: 404 });
  });

  it('[RULE.view.02] are shown to who may open their report at their place, and to nobody else', async () => {
    const company = await restaurants();
    const all = await company.person({ permissions: ['dashboard', 'payroll'] });
    const at = (name: string) => ({ locationId: company.tenantId(name) });
    const kept = {
      everywhere: view(),
      elm: view({ query: at('Elm') }),
      west: view({ query: at('West') }),
      pine: view({ query: at('Pine') }),
      payroll: view({ report: 'employeePayroll', query: {} }),
      payrollElm: view({ report: 'employeePayroll', query: at('Elm') }),
    };
    for (const [name, one] of Object.entries(kept))
      expect(await save(company, all.client, name, { ...one, name, isShared: true })).toMatchObject({ status: 204 });
    expect(await namesOf(company, all.client)).toEqual(Object.keys(kept).toSorted());
    const onElm = await reader(company, 'Elm');
    expect(await namesOf(company, onElm.client)).toEqual(['elm', 'everywhere', 'west']);
    const onPine = await reader(company, 'Pine');
    expect(await namesOf(company, onPine.client)).toEqual(['everywhere', 'pine']);
    const given = { id: server.context.newId(), personId: onElm.id, onType: 'LOCATION' as const };
    const roleId = await company.role('payroll');
    await insertGrants(server.context.db, [{ ...given, onId: company.tenantId('Elm'), roleId }]);
    expect(await namesOf(company, onElm.client)).toEqual(['elm', 'everywhere', 'payroll', 'payrollElm', 'west']);
    for (const query of [at('Pine'), at('Oak'), { locationId: 'nowhere' }])
      expect(await save(company, onElm.client, 'x', view({ query }))).toMatchObject({ status: 403 });
    expect(await save(company, onPine.client, 'x', view({ report: 'employeePayroll', query: {} }))).toMatchObject({
      status: 403,
    });
    const cook = await company.person({ permissions: ['manageMenus'] });
    expect(await cook.client.reports.views({ params: { companyId: company.id } })).toMatchObject({ status: 403 });
  });

  it('[RULE.view.30] stay shared where their owner has left, and are taken over or removed by who removes people', async () => {
    const company = await restaurants();
    const [ann, bob] = [await reader(company), await reader(company)];
    const boss = await company.person({ permissions: ['dashboard', 'userAdmin'] });
    const shared = view({ name: 'Shared', isShared: true });
    await save(company, ann.client, 'own', view({ name: 'Own' }));
    await save(company, ann.client, 'left', { ...shared, mail: { every: 'DAY', hour: 6, zone: 'UTC' } });
    await save(company, ann.client, 'unwanted', shared);
    const ownersFor = async (client: Client) =>
      (await list(company, client)).map(({ id, owner, mayTakeOver }) => `${id} ${owner} ${mayTakeOver}`);
    // As long as the owner is there, the view is theirs.
    expect(await ownersFor(boss.client)).toEqual(['left PRESENT false', 'unwanted PRESENT false']);
    expect(await save(company, boss.client, 'left', shared)).toMatchObject({ status: 404 });
    expect(await save(company, boss.client, 'left', null)).toMatchObject({ status: 404 });
    await server.context.db.updateTable('person').set({ status: 'DELETED' }).where('id', '=', ann.id).execute();
    expect(await ownersFor(bob.client)).toEqual(['left LEFT false', 'unwanted LEFT false']);
    for (const one of [shared, null])
      expect(await save(company, bob.client, 'left', one)).toMatchObject({ status: 404 });
    expect(await ownersFor(boss.client)).toEqual(['left LEFT true', 'unwanted LEFT true']);
    // What was never shared is nobody’s to take.
    for (const one of [shared, null])
      expect(await save(company, boss.client, 'own', one)).toMatchObject({ status: 404 });
    expect(await save(company, boss.client, 'left', shared)).toMatchObject({ status: 204 });
    expect(await save(company, boss.client, 'unwanted', null)).toMatchObject({ status: 204 });
    expect(await list(company, boss.client)).toEqual([
      { ...shared, id: 'left', by: null, owner: 'PRESENT', mayTakeOver: false },
    ]);
    expect(await ownersFor(bob.client)).toEqual(['left PRESENT false']);
    const { db } = server.context;
    const mails = await db.selectFrom('report_view').select('mail_at').where('company_id', '=', company.id).execute();
    expect(mails.map(one => one.mail_at)).toEqual([null, null]);
    const entries = await db
      .selectFrom('audit')
      .select(['action', 'target'])
      .where('company_id', '=', company.id)
      .where('person_id', '=', boss.id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action, target }) => `${action} ${target}`)).toEqual([
      'report-view.take-over left',
      'report-view.remove unwanted',
    ]);
  });

  it('[RULE.view.30] are taken over where their owner may not open them any more, by who may', async () => {
    const company = await restaurants();
    const ann = await reader(company);
    const boss = await company.person({ permissions: ['dashboard', 'userAdmin'] });
    const onElm = await company.person({ permissions: ['dashboard'], on: 'Elm' });
    await insertGrants(server.context.db, [
      {
        ...{ id: server.context.newId(), personId: onElm.id, onType: 'COMPANY', onId: company.id },
        roleId: await company.role('userAdmin'),
      },
    ]);
    const at = (name: string) => view({ name, isShared: true, query: { locationId: company.tenantId(name) } });
    for (const name of ['Pine', 'Elm', 'West']) await save(company, ann.client, name.toLowerCase(), at(name));
    const { db, newId } = server.context;
    await db.deleteFrom('granted_role').where('person_id', '=', ann.id).execute();
    const given = { id: newId(), personId: ann.id, onType: 'LOCATION' as const, onId: company.tenantId('Elm') };
    await insertGrants(db, [{ ...given, roleId: await company.role('dashboard') }]);
    const ownersFor = async (client: Client) =>
      (await list(company, client)).map(({ id, owner, mayTakeOver }) => `${id} ${owner} ${mayTakeOver}`);
    expect(await ownersFor(boss.client)).toEqual([
      ...['elm PRESENT false', 'pine WITHOUT_ACCESS true', 'west PRESENT false'],
    ]);
    // Others are not told what somebody may open.
    expect(await ownersFor((await reader(company)).client)).toEqual([
      ...['elm PRESENT false', 'pine PRESENT false', 'west PRESENT false'],
    ]);
    // Who may not open it themselves takes nothing, whatever they ask of it.
    for (const one of [view({ name: 'Elm', query: { locationId: company.tenantId('Elm') } }), null])
      expect(await save(company, onElm.client, 'pine', one)).toMatchObject({ status: 404 });
    expect(await save(company, boss.client, 'elm', at('Elm'))).toMatchObject({ status: 404 });
    expect(await save(company, boss.client, 'pine', at('Pine'))).toMatchObject({ status: 204 });
    expect(await ownersFor(boss.client)).toEqual(['elm PRESENT false', 'pine PRESENT false', 'west PRESENT false']);
  });

  it('[RULE.view.03] have what their report can be asked, a name and a folder, and two hundred are kept', async () => {
    const company = await restaurants();
    const { client, id } = await reader(company);
    const refused = (path: string) => ({ status: 400, body: [{ path }] });
    expect(await save(company, client, 'x', view({ query: { zone: 'near' } }))).toMatchObject(
      refused('/view/query/zone'),
    );
    expect(await save(company, client, 'x', view({ name: ' ' }))).toMatchObject({ status: 400 });
    expect(await save(company, client, 'x', view({ folder: '' }))).toMatchObject({ status: 400 });
    const { db, now } = server.context;
    const row = { company_id: company.id, owner_id: id, report: 'storeSummary', folder: 'F', is_shared: false };
    await db
      .insertInto('report_view')
      .values(
        Array.from({ length: 199 }, (_, at) => ({
          ...{ ...row, id: `v${at}`, name: `V ${at}`, query: JSON.stringify({}), saved_at: now() },
        })),
      )
      .execute();
    // Of two at once too, one is kept.
    const both = await Promise.all(['last', 'more'].map(one => save(company, client, one, view())));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 400]);
    expect(await save(company, client, 'another', view())).toMatchObject({
      ...{ status: 400, body: [{ code: 'TOO_MANY', path: '/view' }] },
    });
    expect(await save(company, client, 'v7', view())).toMatchObject({ status: 204 });
    expect(await list(company, client)).toHaveLength(200);
    for (const wrong of [
      { name: '' },
      { folder: '' },
      { query: JSON.stringify([]) },
      { owner_id: 'nobody' },
      { id: 'v7' },
    ])
      await expect(
        db
          .insertInto('report_view')
          .values({ ...row, id: 'w', name: 'W', query: JSON.stringify({}), saved_at: now(), ...wrong })
          .execute(),
      ).rejects.toThrow();
  });
});
