import { openDatabase } from '../../apps/server/src/store/database/database.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../../apps/server/src/testing/test-smtp-server.ts';
import { test as base, expect } from '../fixtures/browser-test.ts';
import type { ServerSettings } from '../fixtures/server-process.ts';

/** A second company, and a user who may open both and sees the sent e-mails. */
export const second = { id: 'second-course', name: 'Second Course' } as const;
export const staff = 'staff';

/** A test whose server sends e-mail to a real SMTP server, with two companies. */
export const test = base.extend<object, { office: TestSmtpServer }>({
  office: [
    async ({ database: _ }, use) => {
      const office = await startTestSmtpServer();
      await use(office);
      await office.close();
    },
    { scope: 'worker' },
  ],
  prepare: [
    async ({ office }, use) =>
      use(async data => {
        await addSecondCompany(data.settings);
        return { ...data, settings: { ...data.settings, COMMISSARY_SMTP: office.url } };
      }),
    { scope: 'worker' },
  ],
});

export { expect };

const addSecondCompany = async ({ DATABASE_URL: url, COMMISSARY_DATA: folder = '' }: ServerSettings): Promise<void> => {
  const database = await openDatabase(url === undefined ? { folder, template: null } : { url });
  const { db } = database;
  try {
    const { password_hash, created_at } = await db
      .selectFrom('person')
      .select(['password_hash', 'created_at'])
      .where('id', '=', 'priya')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('company')
      .values({ ...second, provider: false, created_at })
      .execute();
    const email = `${staff}@sorrel.example`;
    await db
      .insertInto('person')
      .values({
        id: staff,
        company_id: 'sorrel-and-salt',
        name: 'Casey Park',
        email,
        email_key: email,
        password_hash,
        status: 'ACTIVE',
        about: null,
        created_at,
      })
      .execute();
    await db
      .insertInto('granted_role')
      .values({ id: 'staff-grant', person_id: staff, role_id: 'owner', on_type: 'GLOBAL', on_id: '' })
      .execute();
    const engineer = {
      id: 'engineer',
      company_id: null,
      name: 'Engineer',
      name_key: 'engineer',
      permissions: JSON.stringify(['engineering']),
    };
    await db.insertInto('role').values(engineer).execute();
    await db
      .insertInto('granted_role')
      .values({ id: 'engineer-grant', person_id: staff, role_id: engineer.id, on_type: 'GLOBAL', on_id: '' })
      .execute();
  } finally {
    await database.close();
  }
};

/** Returns the link in the newest e-mail to a user, when it has arrived. */
export const newestLink = async (office: TestSmtpServer, to: string, after = 0): Promise<string> => {
  const found = () => office.emails.filter(email => email.to === to && email.link !== null);
  await expect.poll(() => found().length).toBeGreaterThan(after);
  return found().at(-1)?.link ?? '';
};
