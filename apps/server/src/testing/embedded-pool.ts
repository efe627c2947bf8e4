import { sql } from 'kysely';
import { type Database, openDatabase } from '../store/database/database.ts';
import type { Db } from '../store/database/tables.ts';

/**
 * Embedded databases that tests of this process have closed. To open one takes a second of processor time, to empty one
 * some milliseconds.
 */
const closed: Database[] = [];
/** Each takes more than 100 MB, and few tests have more open at a time. */
const mostKept = 2;
/** What every one of them is like before a test has used it; they are copies of one template. */
let untouched: string | undefined;

/** An empty, migrated, embedded database in memory, which no other test has open. */
export const openPooled = async (template: string): Promise<Database> => {
  const database = closed.pop() ?? (await openDatabase({ folder: null, template }));
  untouched ??= await stateOf(database.db);
  return lent(database);
};

/** The database until it is closed: afterwards no statement through this handle reaches it, and nothing is heard of it. */
const lent = (database: Database): Database => {
  let isClosed = false;
  const ends = new Set<() => unknown>();
  /** Returns the same function, which is called when the database is closed unless it was called before. */
  const endOf = <T>(end: () => T): (() => T) => {
    const once = (): T => {
      ends.delete(once);
      return end();
    };
    ends.add(once);
    return once;
  };
  return {
    ...database,
    db: database.db.withPlugin({
      transformQuery: ({ node }) => {
        if (isClosed) throw new Error('The database of this test is closed.');
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
    listen: async notify => endOf(await database.listen(notify)),
    statements: { listen: hear => endOf(database.statements.listen(hear)) },
    changes: { listen: hear => endOf(database.changes.listen(hear)) },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      for (const end of [...ends]) await end();
      if (closed.length < mostKept && (await isEmptied(database.db))) closed.push(database);
      else await database.close();
    },
  };
};

/**
 * Removes what a test left. False: the database cannot be used again, because the test changed its schema, closed it or
 * left a transaction open. It may do so, as the database is its own.
 */
const isEmptied = async (db: Db): Promise<boolean> => {
  try {
    // Settings, prepared statements, subscriptions, temporary tables and locks of the session.
    await sql`discard all`.execute(db);
    const { rows } = await sql<{ name: string }>`select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'
        and pg_relation_size(oid) > 0`.execute(db);
    await db.transaction().execute(async transaction => {
      // Without the triggers that keep history as it was written.
      await sql`set local session_replication_role = replica`.execute(transaction);
      if (rows.length > 0)
        await sql`truncate ${sql.raw(rows.map(({ name }) => name).join(', '))} cascade`.execute(transaction);
      await sql`select setval(seqrelid::regclass, seqstart, false) from pg_sequence`.execute(transaction);
    });
    return (await stateOf(db)) === untouched;
  } catch {
    return false;
  }
};

/** Objects of the system itself have smaller numbers. */
const firstOwn = 16384;
const own = (oid: string) => sql`${sql.raw(oid)} >= ${firstOwn}`;

/** Without what changes with the rows of a table: its file, its size, its age. */
const ofTable = sql`row(oid, relname, relnamespace, reltype, relowner, relam, relhasindex, relpersistence, relkind, relnatts,
  relchecks, relhasrules, relhastriggers, relrowsecurity, relforcerowsecurity, relreplident, relacl::text, reloptions)`;

const catalogs = {
  pg_class: own('oid'),
  pg_attribute: own('attrelid'),
  pg_attrdef: own('oid'),
  pg_constraint: own('oid'),
  pg_index: own('indexrelid'),
  pg_trigger: own('oid'),
  pg_proc: own('oid'),
  pg_type: own('oid'),
  pg_rewrite: own('oid'),
  pg_policy: own('oid'),
  pg_statistic: own('starelid'),
  pg_statistic_ext: own('oid'),
  // A temporary table makes a schema of the session, which stays.
  pg_namespace: sql`nspname not like 'pg\\_%'`,
  pg_extension: sql`true`,
  pg_authid: sql`true`,
  pg_auth_members: sql`true`,
  pg_db_role_setting: sql`true`,
};

/**
 * The catalog: tables, columns, initial values, constraints, indexes, triggers, functions, types, schemas, rights and
 * settings; the statistics, which decide how a query is run; and how large each table is.
 */
const stateOf = async (db: Db): Promise<string> => {
  const parts = Object.entries(catalogs).map(
    ([catalog, condition]) => sql`select ${catalog}::text as name, md5(string_agg(state, ' ' order by state)) as state
      from (select ${catalog === 'pg_class' ? ofTable : sql`c`}::text as state from ${sql.table(catalog)} as c where ${condition}) as own`,
  );
  const sizes = sql`select 'sizes' as name, string_agg(relname || ' ' || pg_relation_size(oid), ' ' order by relname) as state
    from pg_class where relkind = 'r' and oid >= ${firstOwn}`;
  const { rows } = await sql`${sql.join([...parts, sizes], sql` union all `)}`.execute(db);
  return JSON.stringify(rows);
};
