import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { type Database, type DatabaseKind, makeTemplate, openDatabase } from '../store/database/database.ts';
import { openPooled } from './embedded-pool.ts';
import { areDatabasesKept } from './kept-databases.ts';
import { executeOnEmbedded, noted } from './statement-shapes.ts';

const server = process.env.TEST_DATABASE_URL;
/** A pooler before it, which gives each transaction another connection: server tests reach their databases through it. */
const pooler = process.env.TEST_POOLER_URL;
/** Nothing is set on a connection then. */
export const isPooled = server !== undefined && pooler !== undefined;

/**
 * The database of a server test: `describe.each(databases)`. It is PostgreSQL, or the embedded one where
 * TEST_DATABASE_URL names none: the rules of a call do not depend on which it is. What they need of the embedded one is
 * that it executes their statements, and every shape of statement that a test executes on PostgreSQL is executed there
 * as well (`statement-shapes.ts`).
 */
export const databases: readonly DatabaseKind[] = server === undefined ? ['pglite'] : ['postgresql'];

/**
 * Both, for tests of what differs between them: `store/`, jobs, publishing, streams, calls at the same time (the
 * embedded database has one connection), the limits of bodies (it shares the memory of the server), the order and search
 * of texts, and calls that exist on one of them only.
 */
export const bothDatabases: readonly DatabaseKind[] = server === undefined ? ['pglite'] : ['pglite', 'postgresql'];

/** A new, empty, migrated database of its own, deleted when it is closed. */
export const openTestDatabase = (kind: DatabaseKind): Promise<Database> =>
  kind === 'pglite' ? openInMemory() : openOnServer();

const openInMemory = async (): Promise<Database> => {
  const template = await cachedTemplate();
  return areDatabasesKept() ? openPooled(template) : openDatabase({ folder: null, template });
};

const checkStatements = async (): Promise<void> => {
  if (areDatabasesKept()) await executeOnEmbedded(await cachedTemplate());
};

const notedDatabase = (database: Database): Database => ({
  ...database,
  db: noted(database.db),
  ...(database.contacts && { contacts: noted(database.contacts) }),
});

const openOnServer = async (): Promise<Database> => {
  const { url, drop } = await createMigrated();
  const database = await openDatabase(reached(url));
  const close = async () => {
    await database.close();
    await drop();
    await checkStatements();
  };
  return { ...notedDatabase(database), close };
};

const reached = (url: string) => {
  if (pooler === undefined) return { url };
  const through = new URL(pooler);
  through.pathname = new URL(url).pathname;
  return { url: through.href, listenUrl: url };
};

/** One database that several servers open; on PGlite there is only one server. */
export interface SharedDatabase {
  open(): Promise<Database>;
  drop(): Promise<void>;
}

export const sharedDatabase = async (kind: DatabaseKind): Promise<SharedDatabase> => {
  if (kind === 'pglite') return { open: openInMemory, drop: async () => undefined };
  const { url, drop } = await createMigrated();
  return {
    open: async () => {
      const database = await openDatabase(reached(url));
      return notedDatabase(database);
    },
    drop: async () => {
      await drop();
      await checkStatements();
    },
  };
};

/** An empty database on the PostgreSQL server, for tests that open it themselves. */
export const withServerDatabase = async (
  use: (url: string) => Promise<void>,
  template = 'template1',
): Promise<void> => {
  const { url, drop } = await createOnServer(template);
  try {
    await use(url);
  } finally {
    await drop();
  }
};

/** A pooler keeps connections for a while. */
const dropping = (name: string) => `drop database ${name}${pooler === undefined ? '' : ' with (force)'}`;

const createOnServer = async (template = 'template1') => {
  if (server === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL to test on.');
  const name = `commissary_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template ${template}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return { name, url: address.href, drop: () => onServer(server, dropping(name)) };
};

/** A copy of a migrated database, which the server has once for each state of the migrations: a copy costs less. */
const createMigrated = async () => {
  const template = `commissary_test_template_${migrationsHash()}`;
  return createOnServer(template).catch(async error => {
    if (!hasCode(error, unknownDatabase)) throw error;
    const { name, url, drop } = await createOnServer();
    await (await openDatabase({ url })).close();
    // Several test files may do this at the same time; nobody is ever connected to the one with the final name.
    await onServer(server ?? url, `alter database ${name} rename to ${template}`).catch(async taken => {
      await drop();
      if (!hasCode(taken, duplicateDatabase)) throw taken;
    });
    return createOnServer(template);
  });
};

const unknownDatabase = '3D000';
const duplicateDatabase = '42P04';
const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/**
 * Created once for each state of the migrations and stored among the machine's temporary files; not compressed, because
 * every test file unpacks it.
 */
export const cachedTemplate = async (): Promise<string> => {
  const path = join(tmpdir(), `commissary-test-${process.getuid?.()}-${migrationsHash()}.tar`);
  if (existsSync(path)) return path;
  const unfinished = `${path}.${randomBytes(4).toString('hex')}`;
  writeFileSync(unfinished, gunzipSync(await makeTemplate()));
  renameSync(unfinished, path);
  return path;
};

let hashOfMigrations: string | undefined;
const migrationsHash = (): string => {
  if (hashOfMigrations !== undefined) return hashOfMigrations;
  const folder = new URL('../store/database/migrations/', import.meta.url);
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter(path => path.endsWith('.ts'));
  for (const file of files.sort()) hash.update(readFileSync(new URL(file, folder)));
  hashOfMigrations = hash.digest('hex').slice(0, 16);
  return hashOfMigrations;
};
