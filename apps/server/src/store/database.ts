import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type Logger, PGliteDialect, PostgresDialect } from 'kysely';
import { parserOf } from './column-types.ts';
import { lockFolder } from './folder-lock.ts';
import { listenOnServer } from './listen.ts';
import { migrate } from './migrate.ts';
import { giveOwnRights, ownRole } from './own-rights.ts';
import { channel, heardIn, type Signal } from './signal.ts';
import type { Db, Tables } from './tables.ts';
import { type Watch, watchServer } from './watch-rows.ts';
import type { Topic } from './watched-rows.ts';

export type DatabaseKind = 'pglite' | 'postgresql';

export interface Database {
  readonly db: Db;
  readonly kind: DatabaseKind;
  /** Hears what any process on this database signals; null = it begins, or something was missed. Answers how to stop. */
  listen(tell: (heard: Signal | null) => void): Promise<() => Promise<void>>;
  /** Every statement of this process, when it is done. */
  readonly statements: Statements;
  /** Tells of changes that other processes make in the rows that are kept in memory. */
  watch(tell: (changed: Topic | null) => void): Promise<Watch>;
  close(): Promise<void>;
}

export interface Statements {
  /** Answers how to stop listening. */
  listen(hear: (sql: string) => void): () => void;
}

/** A process that stops in the middle of a transaction, and is not dead, lets go of its rows after this. */
const stuckMs = 15_000;
/** Whoever waits so long for a connection is told that there is none. */
const patienceMs = 5_000;

/** Without a folder the embedded database lives in memory. */
export type DatabasePlace =
  /** `adminUrl` signs the same database's owner in, who alone makes and changes tables. */
  | { readonly url: string; readonly adminUrl?: string | null }
  | { readonly folder: string | null; readonly template: string | null };

/** Opens the database, brings its tables up to date, and answers when it is ready. */
export const openDatabase = async (place: DatabasePlace): Promise<Database> => {
  const database = 'url' in place ? await openPostgres(place.url) : await openEmbedded(place.folder, place.template);
  try {
    if ('url' in place && place.adminUrl) await migrateAs(place.adminUrl, await ownRole(database.db));
    else await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
};

/** The owner of the tables brings them up to date, and leaves the server's role no more than it needs. */
const migrateAs = async (adminUrl: string, role: string): Promise<void> => {
  const admin = await openPostgres(adminUrl);
  try {
    await migrate(admin.db);
    if ((await ownRole(admin.db)) !== role) await giveOwnRights(admin.db, role);
  } finally {
    await admin.close();
  }
};

/** An empty, migrated database as one compressed file, from which a first start is faster. */
export const makeTemplate = async (): Promise<Uint8Array> => {
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create();
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  const dump = new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer());
  await db.destroy();
  return dump;
};

const heardStatements = () => {
  const listeners = new Set<(sql: string) => void>();
  const statements: Statements = {
    listen: hear => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
  const log: Logger = ({ query }) => {
    for (const hear of listeners) hear(query.sql);
  };
  return { statements, log };
};

/** No other process has the embedded database. */
const alone: Watch = { isAwake: () => true, caughtUp: async () => undefined, stop: async () => undefined };

const openPostgres = async (url: string): Promise<Database> => {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: patienceMs,
    idle_in_transaction_session_timeout: stuckMs,
    types: { getTypeParser: parserOf(pg.types) },
  });
  // An idle connection that the server ends must not end this process; the next query opens another.
  pool.on('error', () => undefined);
  // Nor one that it ends while a transaction holds it, between two statements: the next statement fails, and says so.
  pool.on('connect', client => client.on('error', () => undefined));
  const { statements, log } = heardStatements();
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log });
  return {
    db,
    kind: 'postgresql',
    listen: tell => listenOnServer(url, tell),
    statements,
    watch: tell => watchServer(url, tell),
    close: () => db.destroy(),
  };
};

const openEmbedded = async (folder: string | null, template: string | null): Promise<Database> => {
  if (folder !== null) mkdirSync(folder, { recursive: true });
  const release = folder === null ? async () => undefined : await lockFolder(folder);
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const files = folder === null ? null : join(folder, 'database');
    const dump =
      template !== null && (files === null || !existsSync(files)) ? new Blob([readFileSync(template)]) : null;
    const pglite = await PGlite.create({
      ...(files === null ? {} : { dataDir: files }),
      ...(dump === null ? {} : { loadDataDir: dump }),
    });
    const { statements, log } = heardStatements();
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), log });
    const close = async () => {
      await db.destroy();
      await release();
    };
    const listen: Database['listen'] = async tell => {
      const deaf = await pglite.listen(channel, payload => tell(heardIn(payload)));
      tell(null);
      return deaf;
    };
    return { db, kind: 'pglite', listen, statements, watch: async () => alone, close };
  } catch (error) {
    await release();
    throw error;
  }
};
