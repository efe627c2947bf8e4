import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../testing/test-company.ts';
import { bothDatabases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

/** Enough that code which only checks before it writes fails every time. */
const rounds = 6;

describe.each(bothDatabases)('concurrent changes of people and roles on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const each = async (one: (round: number) => Promise<void>) => {
    for (let round = 0; round < rounds; round += 1) await one(round);
  };

  it('keep one of two owners who remove each other', () =>
    each(async () => {
      const company = await makeCompany(server);
      const permissions = ['companyAdmin', 'company-owner'] as const;
      const [one, other] = [await company.person({ permissions }), await company.person({ permissions })];
      const answers = await Promise.all([
        one.client.users.remove({ params: { id: other.id } }),
        other.client.users.remove({ params: { id: one.id } }),
      ]);
      expect(answers.map(({ status }) => status).filter(status => status === 204)).toHaveLength(1);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    }));

  it('create one role of several with the same name', () =>
    each(async round => {
      const company = await makeCompany(server);
      const { client } = await company.person({ permissions: ['companyAdmin'] });
      const names = [`Host ${round}`, `host ${round}`, `HOST ${round}`, `Host  ${round}`];
      const answers = await Promise.all(
        names.map(name =>
          client.roles.create({
            params: { owner: company.id },
            body: { name, grantedPermissions: [], maxDiscountPct: 0 },
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
      for (const { status, body } of answers)
        if (status !== 200) expect(body).toEqual([{ code: 'NAME_TAKEN', path: '/body/name' }]);
    }));

  it('either delete a role or assign it, when both are requested', () =>
    each(async round => {
      const company = await makeCompany(server);
      const { client } = await company.person({ permissions: ['companyAdmin'] });
      const roleId = await company.role('dashboard');
      const give = (name: string) =>
        client.users.create({
          params: { id: company.id },
          body: {
            name,
            email: `${name}.${round}.${company.id}@example.com`,
            roles: [{ roleId, grantObject: { type: 'COMPANY', id: company.id } }],
            invite: false,
          },
        });
      const [removed, ...given] = await Promise.all([
        client.roles.remove({ params: { owner: company.id, id: roleId }, body: { ver: 0 } }),
        give('ana'),
        give('bea'),
      ]);
      const statuses = [removed.status, ...given.map(({ status }) => status)];
      expect(statuses.filter(status => status !== 200 && status !== 400)).toEqual([]);
      const isGone = removed.status === 200;
      expect(given.map(({ status }) => status)).toEqual(isGone ? [400, 400] : [200, 200]);
      expect(removed.body).toEqual(isGone ? { deleted: true } : [{ code: 'ROLE_IN_USE' }]);
    }));
});
