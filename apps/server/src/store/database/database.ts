import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type Logger, PGliteDialect, PostgresDialect } from 'kysely';
import { type CacheInvalidation, startCacheInvalidation } from './cache-invalidation.ts';
import type { RowChange } from './cached-tables.ts';
import { embeddedBytes, parserOf } from './column-types.ts';
import { createDatabaseIdentity, identityQuery } from './database-identity.ts';
import { grantServerRole, serverRole } from './database-role.ts';
import { giveTurnsBetweenStatements } from './embedded-turns.ts';
import { lockFolder } from './folder-lock.ts';
import { limitedPool } from './limited-pool.ts';
import { migrateDatabase } from './migrate.ts';
import { noticingPglite } from './noticing-pglite.ts';
import { channel, type Signal, signalIn } from './notification-channel.ts';
import { createOwnChanges } from './own-changes.ts';
import { listenOnPostgres } from './pg-listen.ts';
import { type QueryLimits, usualLimits } from './query-limits.ts';
import { createReplica, type Replica, type ReplicaLimits } from './replica.ts';
import { type StatementNames, statementNames } from './statement-names.ts';
import type { Db, Tables } from './tables.ts';

export type DatabaseKind = 'pglite' | 'postgresql';

export interface Database {
  readonly db: Db;
  /**
   * The same database over few connections of its own, for what terminals report all the time: people's saves and the
   * reports do not wait for each other's connections. A commit on it does not wait for the disk, so that what was
   * reported in the last moments before a power cut may be lost. Absent where there is one connection only.
   */
  readonly contacts?: Db;
  /** Where one follows this database and is used. */
  readonly replica?: Replica;
  readonly kind: DatabaseKind;
  /**
   * Receives the signals of all processes on this database; null = the subscription starts, or a signal was missed.
   * Returns a function that ends it.
   */
  listen(notify: (signal: Signal | null) => void): Promise<() => Promise<void>>;
  /** Every statement of this process, after it is done. */
  readonly statements: Statements;
  /** Changes of cached rows by this process: each at its statement, and again when others can see it. */
  readonly changes: Changes;
  /** Reports changes by other processes in the cached rows. */
  watch(notify: (changed: RowChange | null) => void): Promise<CacheInvalidation>;
  /**
   * Calls back when the connections reach another database than before: after a failover, a restore, or where it was
   * made anew. What was read or written before may not be in it.
   */
  onOther(hear: () => void): void;
  close(): Promise<void>;
}

export interface Statements {
  /** Returns a function that stops listening. `ms`: until the answer was here. */
  listen(hear: (sql: string, ms: number) => void): () => void;
}

interface Changes {
  /** Returns a function that stops listening. */
  listen(hear: (change: RowChange) => void): () => void;
}

/** A process that hangs during a transaction, without being dead, releases its rows after this time. */
const stuckMs = 15_000;

/** A report takes a millisecond on its connection. */
const contactConnections = 4;

/** What PostgreSQL takes without a setting, 128 MiB, is memory that a start fills and few companies use. */
const bufferMb = 32;

/** Without a folder the embedded database is in memory. */
export type DatabaseLocation =
  /** `adminUrl` connects to the same database as its owner, who alone creates and changes tables. */
  | (PostgresLocation & { readonly adminUrl?: string | null })
  | { readonly folder: string | null; readonly template: string | null };

interface PostgresLocation {
  readonly url: string;
  /** The same database without the pooler that `url` leads to, which gives each transaction another connection. */
  readonly listenUrl?: string | null;
  readonly limits?: QueryLimits;
  /** A server that follows it. */
  readonly readUrl?: string | null;
  readonly replicaLimits?: ReplicaLimits;
}

/** Opens the database, migrates its tables, and resolves when it is ready. */
export const openDatabase = async (location: DatabaseLocation): Promise<Database> => {
  let isMigrating = true;
  const database =
    'url' in location
      ? await openPostgres(location, () => isMigrating)
      : await openEmbedded(location.folder, location.template);
  try {
    if ('url' in location && location.adminUrl) await migrateAs(location.adminUrl, await serverRole(database.db));
    else await migrateDatabase(database.db);
    isMigrating = false;
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
};

/** The owner of the tables migrates them, and limits the server's role to the permissions that it needs. */
const migrateAs = async (adminUrl: string, role: string): Promise<void> => {
  const admin = await openPostgres({ url: adminUrl }, () => true);
  try {
    await migrateDatabase(admin.db);
    if ((await serverRole(admin.db)) !== role) await grantServerRole(admin.db, role);
  } finally {
    await admin.close();
  }
};

/** An empty, migrated database as one compressed file: a first start from it is faster. */
export const makeTemplate = async (): Promise<Uint8Array> => {
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create();
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrateDatabase(db);
  // Databases are never created in it: their templates would be two thirds of the file.
  await pglite.exec("update pg_database set datistemplate = false where datname <> 'postgres'");
  for (const unused of ['template0', 'template1']) await pglite.exec(`drop database ${unused}`);
  const dump = new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer());
  await db.destroy();
  return dump;
};

const heardStatements = () => {
  const listeners = new Set<Parameters<Statements['listen']>[0]>();
  const statements: Statements = {
    listen: hear => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
  const log: Logger = ({ query, queryDurationMillis }) => {
    for (const hear of listeners) hear(query.sql, queryDurationMillis);
  };
  return { statements, log };
};

const heardChanges = () => {
  const listeners = new Set<(change: RowChange) => void>();
  const changes: Changes = {
    listen: hear => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
  const onChange = (change: RowChange): void => {
    for (const hear of listeners) hear(change);
  };
  return { changes, onChange };
};

/** No other process can use the embedded database. */
const alone: CacheInvalidation = { isAwake: () => true, caughtUp: async () => undefined, stop: async () => undefined };

/** Connections of one kind. */
interface Opened {
  readonly address?: string;
  readonly max: number;
  readonly settings?: readonly string[];
  readonly names: StatementNames;
  /** Told which database answers. */
  readonly seen?: (rows: readonly unknown[]) => void;
}

/** A migration takes as long as the tables are large. */
const openPostgres = async (
  { url, listenUrl, readUrl, replicaLimits, limits = usualLimits }: PostgresLocation,
  isMigrating: () => boolean,
): Promise<Database> => {
  const { default: pg } = await import('pg');
  const { statements, log } = heardStatements();
  const { changes, onChange } = heardChanges();
  const identity = createDatabaseIdentity();
  const queryMs = () => (isMigrating() ? Number.POSITIVE_INFINITY : limits.queryMs);
  // What is set on a connection, or kept there under a name, would be there for others, and not for the next statement.
  const isPooled = listenUrl !== undefined && listenUrl !== null;
  const namesOf = () => {
    const names = statementNames();
    if (isPooled) names.stop();
    return names;
  };
  const doubting = new Set<() => void>();
  const onDoubt = (hear: () => void) => void doubting.add(hear);
  /** A connection that only listens is asked every second: its loss says that others may be lost as well. */
  const onBroken = () => {
    for (const hear of doubting) hear();
  };
  const open = ({ address = url, max, settings = [], names, seen }: Opened) => {
    const pool = new pg.Pool({
      connectionString: address,
      max,
      keepAlive: true,
      connectionTimeoutMillis: limits.connectMs,
      types: { getTypeParser: parserOf(pg.types) },
    });
    // An idle connection that the server ends must not end this process; the next query opens another one.
    pool.on('error', () => undefined);
    // Nor one that ends during a transaction, between two statements: the next statement fails with an error.
    pool.on('connect', client => client.on('error', () => undefined));
    // Set by a statement: poolers between, such as PgBouncer, refuse a connection that names it when it starts.
    const prepare = async (query: (statement: string) => Promise<readonly unknown[]>) => {
      const all = [`idle_in_transaction_session_timeout = ${stuckMs}`, ...settings];
      for (const setting of isPooled ? [] : all) await query(`set ${setting}`);
      seen?.(await query(identityQuery));
    };
    const { doubtedMs } = limits;
    const limited = limitedPool(pool, { queryMs, doubtedMs, onDoubt, isPooled, names, onChange, prepare });
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: limited }), log });
  };
  const own = { names: namesOf(), seen: identity.seen };
  const db = open({ ...own, max: 10 });
  // Connections are opened when they are first used.
  const contacts = open({ ...own, max: contactConnections, settings: ['synchronous_commit = off'] });
  const replica = readUrl
    ? createReplica({ db, replica: open({ address: readUrl, max: 10, names: namesOf() }) }, replicaLimits)
    : undefined;
  return {
    db,
    contacts,
    ...(replica && { replica }),
    kind: 'postgresql',
    listen: notify => listenOnPostgres(listenUrl ?? url, limits, { notify, onBroken }),
    statements,
    changes,
    watch: notify => startCacheInvalidation(listenUrl ?? url, limits, identity, { notify, onBroken }),
    onOther: identity.onOther,
    close: async () => {
      await replica?.close();
      await contacts.destroy();
      await db.destroy();
    },
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
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${bufferMb}MB`],
      ...embeddedBytes,
      ...(files === null ? {} : { dataDir: files }),
      ...(dump === null ? {} : { loadDataDir: dump }),
    });
    const { statements, log } = heardStatements();
    const { changes, onChange } = heardChanges();
    const noticing = noticingPglite(pglite, createOwnChanges(onChange));
    const db = new Kysely<Tables>({
      dialect: new PGliteDialect({ pglite: noticing, onCreateConnection: giveTurnsBetweenStatements }),
      log,
    });
    const close = async () => {
      await db.destroy();
      await release();
    };
    const listen: Database['listen'] = async notify => {
      const deaf = await pglite.listen(channel, payload => notify(signalIn(payload)));
      notify(null);
      return deaf;
    };
    // It belongs to this process from the start to the end.
    const onOther = () => undefined;
    return { db, kind: 'pglite', listen, statements, changes, watch: async () => alone, onOther, close };
  } catch (error) {
    await release();
    throw error;
  }
};
