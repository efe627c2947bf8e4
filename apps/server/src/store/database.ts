import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type Logger, PGliteDialect, PostgresDialect } from 'kysely';
import { type CacheInvalidation, startCacheInvalidation } from './cache-invalidation.ts';
import type { CacheTopic } from './cached-tables.ts';
import { parserOf } from './column-types.ts';
import { grantServerRole, serverRole } from './database-role.ts';
import { lockFolder } from './folder-lock.ts';
import { migrateDatabase } from './migrate.ts';
import { channel, heardIn, type Signal } from './notification-channel.ts';
import { listenOnPostgres } from './pg-listen.ts';
import type { Db, Tables } from './tables.ts';

export type DatabaseKind = 'pglite' | 'postgresql';

export interface Database {
  readonly db: Db;
  readonly kind: DatabaseKind;
  /** Hears what any process on this database signals; null = it begins, or something was missed. Answers how to stop. */
  listen(tell: (heard: Signal | null) => void): Promise<() => Promise<void>>;
  /** Every statement of this process, when it is done. */
  readonly statements: Statements;
  /** Tells of changes that other processes make in the rows that are kept in memory. */
  watch(tell: (changed: CacheTopic | null) => void): Promise<CacheInvalidation>;
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
export type DatabaseLocation =
  /** `adminUrl` signs the same database's owner in, who alone makes and changes tables. */
  | { readonly url: string; readonly adminUrl?: string | null }
  | { readonly folder: string | null; readonly template: string | null };

/** Opens the database, brings its tables up to date, and answers when it is ready. */
export const openDatabase = async (location: DatabaseLocation): Promise<Database> => {
  const database =
    'url' in location ? await openPostgres(location.url) : await openEmbedded(location.folder, location.template);
  try {
    if ('url' in location && location.adminUrl) await migrateAs(location.adminUrl, await serverRole(database.db));
    else await migrateDatabase(database.db);
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
    await migrateDatabase(admin.db);
    if ((await serverRole(admin.db)) !== role) await grantServerRole(admin.db, role);
  } finally {
    await admin.close();
  }
};

/** An empty, migrated database as one compressed file, from which a first start is faster. */
export const makeTemplate = async (): Promise<Uint8Array> => {
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create();
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrateDatabase(db);
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
const alone: CacheInvalidation = { isAwake: () => true, caughtUp: async () => undefined, stop: async () => undefined };

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
    listen: tell => listenOnPostgres(url, tell),
    statements,
    watch: tell => startCacheInvalidation(url, tell),
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
