import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soldTicket } from '../../testing/sold-ticket.ts';
import { makeCompany } from '../../testing/test-company.ts';
import { databases, withServerDatabase } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { openTills } from '../../testing/tills.ts';
import { type Database, openDatabase } from './database.ts';

/** What may not change, each with a column of it. */
const history = [
  ...(['audit', 'audit_place', 'change_log', 'published_history', 'revision'] as const).map(
    table => [table, 'at'] as const,
  ),
  ['closed_day', 'closed_at'],
  ['part', 'size'],
  ['shift_settings', 'settings'],
] as const;

describe.runIf(databases.includes('postgresql'))('a server with a database role of its own', () => {
  const role = `commissary_own_${randomBytes(4).toString('hex')}`;
  let admin: Database;
  let server: TestServer;
  const over = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  beforeAll(async () => {
    const opened = Promise.withResolvers<string>();
    void withServerDatabase(async url => {
      opened.resolve(url);
      await over.promise;
    }).then(gone.resolve, gone.reject);
    const adminUrl = await opened.promise;
    admin = await openDatabase({ url: adminUrl });
    await sql`create role ${sql.ref(role)} login`.execute(admin.db);
    const url = new URL(adminUrl);
    url.username = role;
    server = await openTestServer({
      database: 'postgresql',
      open: () => openDatabase({ url: url.href, adminUrl }),
    });
  });
  afterAll(async () => {
    await server.close();
    await sql`drop owned by ${sql.ref(role)}`.execute(admin.db);
    await sql`drop role ${sql.ref(role)}`.execute(admin.db);
    await admin.close();
    over.resolve();
    await gone.promise;
  });

  it('works, and writes its audit', async () => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const owner = await company.person({ permissions: ['companyAdmin'] });
    const made = await owner.client.tenants.create({
      params: { companyId: company.id },
      body: { type: 'GROUP', name: 'North', locationIds: [company.tenantId('Elm')] },
    });
    expect(made.status).toBe(200);
    const log = await owner.client.audit.list({ params: { companyId: company.id } });
    expect(log).toMatchObject({ status: 200, body: { entries: [{ kind: 'places' }, { kind: 'places' }] } });
    const { terminal } = await openTills(server)(company, 'Elm');
    const sent = await terminal.tickets({ body: { tickets: [soldTicket('a', server.clock.now().getTime())] } });
    expect(sent).toMatchObject({ status: 200, body: { refused: [] } });
    expect(server.errors).toEqual([]);
  });

  it.each(history)('may not update, delete or truncate %s, nor disable its triggers', async (table, name) => {
    const on = sql.table(table);
    const column = sql.ref(name);
    for (const statement of [
      sql`update ${on} set ${column} = ${column}`,
      sql`delete from ${on}`,
      sql`truncate ${on}`,
      sql`alter table ${on} disable trigger all`,
      sql`drop table ${on}`,
    ])
      await expect(statement.execute(server.context.db)).rejects.toMatchObject({ code: '42501' });
  });

  it('may create no table, and has no permission that it does not need', async () => {
    await expect(sql`create table x (id text)`.execute(server.context.db)).rejects.toMatchObject({ code: '42501' });
    const rows = await sql<{ n: number }>`
      select count(*)::integer as n from information_schema.role_table_grants
      where grantee = ${role} and privilege_type in ('TRUNCATE', 'TRIGGER', 'REFERENCES')`.execute(admin.db);
    expect(rows.rows[0]?.n).toBe(0);
  });
});
