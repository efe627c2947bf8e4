import { openDatabase } from '../../apps/server/src/store/database/database.ts';
import { insertGrants, insertRoles } from '../../apps/server/src/store/people/grant.ts';
import { insertPeople } from '../../apps/server/src/store/people/person.ts';
import { insertCompany } from '../../apps/server/src/store/tenants/company.ts';
import { test as base } from '../fixtures/browser-test.ts';
import type { ServerSettings } from '../fixtures/server-process.ts';

/** The sample company beside a provider. */
export const test = base.extend({
  prepare: [
    async ({ database: _ }, use) =>
      use(async data => {
        await addProvider(data.settings);
        return data;
      }),
    { scope: 'worker' },
  ],
});

export { expect } from '../fixtures/browser-test.ts';

const addProvider = async ({ DATABASE_URL: url, COMMISSARY_DATA: folder = '' }: ServerSettings): Promise<void> => {
  const { db, close } = await openDatabase(url === undefined ? { folder, template: null } : { url });
  try {
    const { password_hash: passwordHash, created_at: createdAt } = await db
      .selectFrom('person')
      .select(['password_hash', 'created_at'])
      .where('id', '=', 'priya')
      .executeTakeFirstOrThrow();
    const companyId = 'helping-hand';
    await insertCompany(db, { id: companyId, name: 'Helping Hand', provider: true, createdAt });
    const permissions = ['companyAdmin', 'addCompanies', 'editCompanies'];
    await insertRoles(db, [{ id: 'provider-admin', companyId, name: 'Administrator', permissions }]);
    await insertPeople(db, [
      { id: 'nora', companyId, name: 'Nora Bell', email: 'nora@sorrel.example', passwordHash, createdAt },
    ]);
    const grant = { id: 'nora-grant', personId: 'nora', roleId: 'provider-admin', onType: 'GLOBAL', onId: '' } as const;
    await insertGrants(db, [grant]);
  } finally {
    await close();
  }
};
