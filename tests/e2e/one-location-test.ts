import { openDatabase } from '../../apps/server/src/store/database/database.ts';
import { test as base } from '../fixtures/browser-test.ts';
import type { ServerSettings } from '../fixtures/server-process.ts';

/** A company with one location and no settings of its own. */
export const test = base.extend({
  prepare: [
    async ({ database: _ }, use) =>
      use(async data => {
        await addSmallCompany(data.settings);
        return data;
      }),
    { scope: 'worker' },
  ],
});

const addSmallCompany = async ({ DATABASE_URL: url, COMMISSARY_DATA: folder = '' }: ServerSettings): Promise<void> => {
  const database = await openDatabase(url === undefined ? { folder, template: null } : { url });
  const { db } = database;
  try {
    const { password_hash, created_at } = await db
      .selectFrom('person')
      .select(['password_hash', 'created_at'])
      .where('id', '=', 'priya')
      .executeTakeFirstOrThrow();
    const email = 'sole@sorrel.example';
    const company = { id: 'small', name: 'Small Plates', provider: false, created_at };
    await db.insertInto('company').values(company).execute();
    await db
      .insertInto('tenant')
      .values({
        id: 'only',
        company_id: 'small',
        type: 'LOCATION',
        name: 'Only Place',
        time_zone: 'America/Chicago',
        tags: '[]',
        created_at,
      })
      .execute();
    await db
      .insertInto('person')
      .values({
        id: 'sole',
        company_id: 'small',
        name: 'Sole Owner',
        email,
        email_key: email,
        password_hash,
        status: 'ACTIVE',
        about: null,
        created_at,
      })
      .execute();
    const grant = {
      id: 'sole-grant',
      person_id: 'sole',
      role_id: 'owner',
      on_type: 'COMPANY',
      on_id: 'small',
    } as const;
    await db.insertInto('granted_role').values(grant).execute();
  } finally {
    await database.close();
  }
};
