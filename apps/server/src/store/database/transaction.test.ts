import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases, openTestDatabase } from '../../testing/test-database.ts';
import { insertCompany, listCompanies } from '../tenants/company.ts';
import type { Database } from './database.ts';
import { up as roleNames } from './migrations/0015-role-names.ts';
import type { Db } from './tables.ts';
import { inTransaction, lockCompanies } from './transaction.ts';

describe.each(bothDatabases)('a transaction on %s', kind => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    for (const id of ['a', 'b']) await insertCompany(database.db, { id, name: '', createdAt: new Date(0) });
  });
  afterAll(() => database.close());

  it('is repeated when the database aborts it in favor of another', async () => {
    const { db } = database;
    // Each locks one company and then needs the other's: without a retry one of them fails.
    let arrived = 0;
    let open: () => void = () => undefined;
    const both = new Promise<void>(resolve => {
      open = resolve;
    });
    const meet = () => {
      arrived += 1;
      if (arrived === 2 || kind === 'pglite') open();
      return both;
    };
    const work = (first: string, second: string) => async (transaction: Db) => {
      await lockCompanies(transaction, [first]);
      await meet();
      await lockCompanies(transaction, [second]);
      await sql`update company set name = name || ${first} where id in ('a', 'b')`.execute(transaction);
    };
    await Promise.all([inTransaction(db, work('a', 'b')), inTransaction(db, work('b', 'a'))]);
    const names = (await listCompanies(db)).map(({ name }) => [...name].sort().join(''));
    expect(names).toEqual(['ab', 'ab']);
  });

  it('throws the error of its work, without a retry', async () => {
    let tries = 0;
    const work = inTransaction(database.db, async () => {
      tries += 1;
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(tries).toBe(1);
  });

  it('an upgrade makes role names unique, and the first role keeps its name', async () => {
    const { db } = database;
    await sql`drop index role_name`.execute(db);
    await sql`alter table role drop column name_key`.execute(db);
    const rows = ['Host', 'host ', 'Host 2', 'HOST', 'Runner'].map((name, index) => ({ id: `r${index}`, name }));
    for (const { id, name } of [...rows, { id: 'r9', name: 'Host' }])
      await sql`insert into role (id, company_id, name, permissions)
        values (${id}, ${id === 'r9' ? 'b' : 'a'}, ${name}, '[]')`.execute(db);
    await roleNames(db as never);
    const after = await db.selectFrom('role').select(['id', 'name']).orderBy('id').execute();
    expect(after.map(({ name }) => name)).toEqual(['Host', 'host 3', 'Host 2', 'HOST 4', 'Runner', 'Host']);
    const again = { id: 'x', company_id: 'a', name: 'Host', name_key: 'host', permissions: '[]' };
    await expect(db.insertInto('role').values(again).execute()).rejects.toThrow(/role_name/);
  });
});
