import type { SeveralLocationsEdit } from '@commissary/contract';
import type { Permission } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertGrants } from '../store/people/grant.ts';
import { createMenu } from '../testing/create-menu.ts';
import { rowCounts } from '../testing/row-counts.ts';
import { rowDigests } from '../testing/row-digests.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

type Part = Partial<SeveralLocationsEdit['edits'][number]>;

describe.each(databases)('several locations on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const permissions: readonly Permission[] = ['editLocation', 'manageMenus'];
  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'], East: ['Bay'] }, locations: ['Fir'] });
    return { company, owner: await company.person({ permissions }) };
  };
  const edit = ({ client }: TestPerson, company: TestCompany, parts: Readonly<Record<string, Part>>) =>
    client.tenants.editSeveral({
      params: { companyId: company.id },
      body: {
        edits: Object.entries(parts).map(([name, part]) => ({ id: company.tenantId(name), ver: 1, ...part })),
      },
    });
  const auditOf = (company: TestCompany) =>
    server.context.db
      .selectFrom('audit')
      .select(['action', 'target'])
      .where('company_id', '=', company.id)
      .where('action', 'like', 'location.%')
      .orderBy('target')
      .execute();

  it('[CALL.tenants.editSeveral] get tags, menu and group in one call, with an audit entry for each', async () => {
    const { company, owner } = await world();
    const menuId = await createMenu(server.context, { companyId: company.id, name: 'Lunch' });
    const answer = await edit(owner, company, {
      Elm: { tags: ['patio'], menuId },
      Bay: { tags: ['patio', 'pier'], menuId },
      Fir: { groupId: company.tenantId('East') },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: [
        { name: 'Elm', ver: 2, tags: ['patio'], menuId, groupId: company.tenantId('West') },
        { name: 'Bay', ver: 2, tags: ['patio', 'pier'], menuId },
        { name: 'Fir', groupId: company.tenantId('East'), menuId: null },
      ],
    });
    const [elm, bay, fir] = ['Elm', 'Bay', 'Fir'].map(name => company.tenantId(name));
    const expected = [
      { action: 'location.edit', target: elm },
      { action: 'location.edit', target: bay },
      { action: 'location.move', target: fir },
    ];
    expect(await auditOf(company)).toHaveLength(3);
    expect(await auditOf(company)).toEqual(expect.arrayContaining(expected));
  });

  it('change all or none: a conflict names each location with a newer version', async () => {
    const { company, owner } = await world();
    await edit(owner, company, { Oak: { tags: ['bar'] }, Fir: { tags: ['bar'] } });
    const before = await rowDigests(server.context.db);
    const tags = ['patio'];
    const refused = await edit(owner, company, { Elm: { tags }, Oak: { tags }, Bay: { tags }, Fir: { tags } });
    expect(refused).toEqual({
      status: 409,
      body: ['Oak', 'Fir'].map(name => ({ code: 'CONFLICTING EDIT', path: company.tenantId(name) })),
    });
    expect(await rowDigests(server.context.db)).toEqual(before);
  });

  it('are rejected with the path of what is unknown, foreign, named twice or too many, and nothing is changed', async () => {
    const { company, owner } = await world();
    const other = await makeCompany(server, { groups: { Far: ['Sea'] } });
    const theirs = await createMenu(server.context, { companyId: other.id, name: 'Theirs' });
    const before = await rowCounts(server);
    const [elm, sea] = [company.tenantId('Elm'), other.tenantId('Sea')];
    const first = { id: elm, ver: 1, tags: ['patio'] };
    const send = (edits: SeveralLocationsEdit['edits']) =>
      owner.client.tenants.editSeveral({ params: { companyId: company.id }, body: { edits } });
    const bay = { id: company.tenantId('Bay'), ver: 1 };
    const cases: [SeveralLocationsEdit['edits'], number, string | undefined][] = [
      [[first, { id: sea, ver: 1, tags: [] }], 404, '/body/edits/1/id'],
      [[first, { id: 'nobody', ver: 1, tags: [] }], 404, '/body/edits/1/id'],
      [[first, { id: company.tenantId('West'), ver: 1, tags: [] }], 404, '/body/edits/1/id'],
      [[first, first], 400, '/body/edits/1/id'],
      [[first, { ...bay, menuId: theirs }], 400, '/body/edits/1/menuId'],
      [[first, { ...bay, groupId: other.tenantId('Far') }], 404, '/body/edits/1/groupId'],
      [[], 400, undefined],
      [Array(101).fill(first), 400, undefined],
    ];
    for (const [edits, status, path] of cases)
      expect([edits.length, await send(edits)]).toMatchObject([
        edits.length,
        { status, body: [path === undefined ? {} : { path }] },
      ]);
    expect(await rowCounts(server)).toEqual(before);
  });

  it('need the permission of each field at every location, which the list of locations tells', async () => {
    const { company } = await world();
    const menuId = await createMenu(server.context, { companyId: company.id, name: 'Lunch' });
    const atWest = await company.person({ on: 'West', permissions });
    const atElm = await company.person({ on: 'Elm', permissions: ['editLocation'] });
    const tags = ['patio'];
    expect(await edit(atWest, company, { Elm: { tags }, Bay: { tags } })).toMatchObject({ status: 403 });
    expect(await edit(atElm, company, { Elm: { menuId } })).toMatchObject({ status: 403 });
    expect(await edit(atElm, company, { Elm: { groupId: null } })).toMatchObject({ status: 403 });
    expect((await edit(atElm, company, { Elm: { tags } })).status).toBe(200);
    expect((await edit(atWest, company, { Oak: { tags, menuId } })).status).toBe(200);
    const listed = async ({ client }: TestPerson) => {
      const { status, body } = await client.tenants.page({ params: { companyId: company.id }, query: {} });
      return status === 200 ? body.locations.map(({ name, editable }) => [name, editable]) : [];
    };
    expect(await listed(atElm)).toEqual([['Elm', ['tags']]]);
    expect(await listed(atWest)).toEqual(['Elm', 'Oak'].map(name => [name, ['groupId', 'menuId', 'tags']]));
    expect(await listed(await company.person({ permissions: ['dashboard'], on: 'Elm' }))).toEqual([['Elm', []]]);
  });

  it('move only to a group where the person may edit locations', async () => {
    const { company } = await world();
    const atWest = await company.person({ on: 'West', permissions });
    const { db, newId } = server.context;
    const reads = { id: newId(), personId: atWest.id, roleId: await company.role('dashboard') };
    await insertGrants(db, [{ ...reads, onType: 'GROUP', onId: company.tenantId('East') }]);
    const groupId = company.tenantId('East');
    expect(await edit(atWest, company, { Elm: { groupId } })).toMatchObject({ status: 403 });
    const join = [{ locationId: company.tenantId('Elm'), from: company.tenantId('West') }];
    const params = { companyId: company.id };
    expect(await atWest.client.tenants.edit({ params, body: { type: 'GROUP', id: groupId, join } })).toMatchObject({
      status: 403,
    });
  });
});
