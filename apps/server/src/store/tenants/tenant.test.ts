import { accessibleTenants, type Grant, tenantReach } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { bothDatabases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { listTags, listTenantNames, listTenants, removeTenant } from './tenant.ts';

describe.each(bothDatabases)('the tenants within a reach on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it('[PERM.rule.locationOptions] are those that the grants cover, for every pair of grants', async () => {
    const { db } = server.context;
    const plan = { groups: { West: ['Elm', 'Oak'], East: ['Bay'] }, locations: ['Pine', 'Gone'] };
    const [company, other] = [await makeCompany(server, plan), await makeCompany(server, plan)];
    for (const { id, tenantId } of [company, other]) {
      await removeTenant(db, tenantId('Gone'), server.context.now());
      for (const name of ['Elm', 'Bay', 'West', 'Gone'])
        await db
          .updateTable('tenant')
          .set({ tags: JSON.stringify([`${name} of ${id}`, 'both']) })
          .where('id', '=', tenantId(name))
          .execute();
    }
    const all = await listTenants(db, company.id, { reach: 'all' });
    expect(all.map(({ name }) => name)).toEqual(['Bay', 'East', 'Elm', 'Oak', 'Pine', 'West']);
    const inside = ['West', 'East', 'Elm', 'Pine', 'Gone'].flatMap(name => [
      company.tenantId(name),
      other.tenantId(name),
    ]);
    const anywhere: Grant['on'][] = [
      { type: 'GLOBAL', id: '' },
      { type: 'COMPANY', id: company.id },
      { type: 'COMPANY', id: other.id },
      ...inside.flatMap(id => [{ type: 'GROUP', id } as const, { type: 'LOCATION', id } as const]),
    ];
    for (const [index, one] of anywhere.entries())
      for (const two of anywhere.slice(index)) {
        const person = { grants: [one, two].map(on => ({ permissions: [], on })) };
        const reach = tenantReach(person, company.id);
        const expected = accessibleTenants(person, all);
        expect(await listTenants(db, company.id, { reach })).toEqual(expected);
        const names = (await listTenantNames(db, company.id, { reach })).map(({ id }) => id);
        expect(names).toEqual(expected.map(({ id }) => id));
        const tags = expected.flatMap(tenant => (tenant.type === 'LOCATION' ? tenant.tags : []));
        expect(new Set(await listTags(db, company.id, reach))).toEqual(new Set(tags));
      }
  });
});
