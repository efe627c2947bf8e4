import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { writeAudit } from '../store/calls/audit.ts';
import { insertCompany } from '../store/tenants/company.ts';
import { auditEntry as entry } from './audit-entry.ts';
import { shapeOf } from './statement-shapes.ts';
import { databases, openTestDatabase } from './test-database.ts';

describe('the shape of a statement', () => {
  it.each([
    ['select "id" from "role" where "id" in ($1)', 'select "id" from "role" where "id" in ($1, $2, $3)'],
    [
      'insert into "part" ("a", "b") values ($1, $2)',
      'insert into "part" ("a", "b") values ($1, $2), ($3, $4), ($5, $6)',
    ],
    ['select $1::text as words union all select $2', 'select $3::text as words union all select $4'],
  ])('is the same for %s and %s', (one, other) => {
    expect(shapeOf(one)).toBe(shapeOf(other));
  });

  it.each([
    ['select "id" from "role"', 'select "name" from "role"'],
    ['select "id" from "role" where "id" = $1', 'select "id" from "role" where "id" in ($1)'],
    ['update "role" set "a" = $1 where "id" = $2', 'update "role" set "a" = $1, "b" = $2 where "id" = $3'],
  ])('is another one for %s and %s', (one, other) => {
    expect(shapeOf(one)).not.toBe(shapeOf(other));
  });
});

describe.runIf(databases.includes('postgresql'))('a test that closes its database on PostgreSQL', () => {
  it('fails when the embedded database cannot execute one of its statements, which the failure names', async () => {
    const { db, close } = await openTestDatabase('postgresql');
    await sql`create function only_here() returns integer language sql as 'select 1'`.execute(db);
    await sql`select only_here()`.execute(db);
    await expect(close()).rejects.toThrow('function only_here() does not exist: select only_here()');
    const again = await openTestDatabase('postgresql');
    await again.close();
  });

  it('fails when a statement returns a type of column that no test compares', async () => {
    const { db, close } = await openTestDatabase('postgresql');
    await sql`select current_date as today`.execute(db);
    await expect(close()).rejects.toThrow('no test compares columns of the type 1082 (today)');
  });

  it('does not fail for what the rows refuse, nor for a statement that PostgreSQL itself does not execute', async () => {
    const { db, close } = await openTestDatabase('postgresql');
    await insertCompany(db, { id: 'c1', name: 'One', createdAt: new Date() });
    await sql`insert into role (id, company_id, name, name_key, permissions) values ('r1', 'c1', 'Cook', 'cook', '[]')`.execute(
      db,
    );
    await writeAudit(db, entry);
    await expect(sql`select nowhere()`.execute(db)).rejects.toThrow('nowhere');
    await close();
  });
});
