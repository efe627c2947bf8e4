import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases, withServerDatabase } from '../../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { statementNames } from './statement-names.ts';
import type { Db } from './tables.ts';
import { inTransaction } from './transaction.ts';

describe('names of statements', () => {
  it('[RULE.database.10] a statement has a name from its second use on, unless its plan depends on its values', () => {
    const names = statementNames();
    const uses = (statement: string, values: readonly unknown[]) =>
      [1, 2, 3].map(() => names.nameOf(statement, values));
    const [first, second, third] = uses('select $1', ['a']);
    expect([first, third]).toEqual([undefined, second]);
    expect(second).toBeDefined();
    expect(names.nameOf('select $1', [Array.from({ length: 100 }, () => 'a')])).toBe(second);
    const asText = [undefined, undefined, undefined];
    expect(uses('select $1', [Array.from({ length: 101 }, () => 'a')])).toEqual(asText);
    expect(
      uses(
        'insert',
        Array.from({ length: 25 }, () => 'a'),
      ),
    ).toEqual(asText);
    expect(uses('select name where name like $1', ['a%'])).toEqual(asText);
    expect(uses('begin', [])).toEqual(asText);
    names.stop();
    expect(uses('select $1', ['a'])).toEqual(asText);
  });

  it('[RULE.database.10] has no more names than a connection may keep: then all begin anew', () => {
    const names = statementNames();
    const named = new Set<string | undefined>();
    for (let at = 0; at < 400; at += 1) {
      names.nameOf(`select $1, ${at}`, ['a']);
      named.add(names.nameOf(`select $1, ${at}`, ['a']));
    }
    expect([named.size, names.generation()]).toEqual([400, 0]);
    names.nameOf('select $1, more', ['a']);
    const more = names.nameOf('select $1, more', ['a']);
    expect([names.generation(), named.has(more)]).toEqual([1, false]);
    expect(names.nameOf('select $1, 0', ['a'])).toBeUndefined();
  });
});

describe.runIf(databases.includes('postgresql'))('statements that connections keep', () => {
  const run = async (use: (database: Database, other: Db) => Promise<void>): Promise<void> =>
    withServerDatabase(async url => {
      const [mine, other] = [await openDatabase({ url }), await openDatabase({ url })];
      await use(mine, other.db);
      await mine.close();
      await other.close();
    });
  const kept = async (db: Db): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_prepared_statements
      where statement like '%from person%'`.execute(db);
    return rows[0]?.count ?? 0;
  };
  const read = (db: Db) => sql`select * from person where id = ${'p1'}`.execute(db);
  const twice = async (db: Db) => {
    await read(db);
    await read(db);
  };
  const addColumn = (db: Db) => sql`alter table person add column one_more text`.execute(db);

  it('[RULE.database.10] are read as text again once a newer version has changed their tables, in a transaction too', () =>
    run(async ({ db }, other) => {
      await twice(db);
      expect(await kept(db)).toBe(1);
      await addColumn(other);
      await read(db);
      expect(await kept(db)).toBe(0);
      await twice(db);
      expect(await kept(db)).toBe(1);
      await sql`alter table person drop column one_more`.execute(other);
      let begun = 0;
      await inTransaction(db, async transaction => {
        begun += 1;
        await read(transaction);
      });
      expect(begun).toBe(2);
    }));

  it('[RULE.database.10] are not kept where a pooler gives each transaction another connection', () =>
    run(async ({ db }) => {
      await twice(db);
      await sql`deallocate all`.execute(db);
      await twice(db);
      await twice(db);
      expect(await kept(db)).toBe(0);
    }));
});
