/**
 * Every shape of statement that a test executes on PostgreSQL is executed on the embedded database as well, with the
 * values of its first time, when the test closes its database. So a test that runs on PostgreSQL alone fails when the
 * embedded database cannot take one of its statements: a function or a syntax that it lacks, a value that its driver
 * writes differently, a type of column that its driver may read differently.
 */
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { PostgresDriver } from 'kysely';
import type { Db } from '../store/database/tables.ts';

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const texts = new Set<string>();
const shapes = new Set<string>();
let waiting: Statement[] = [];

/** Lists of values and of rows have one shape, however long they are. */
export const shapeOf = (sql: string): string =>
  sql
    .replace(/\$\d+/g, '?')
    .replace(/\?(?:\s*,\s*\?)+/g, '?')
    .replace(/(\([^()]*\))(?:\s*,\s*\1)+/g, '$1');

/**
 * Each driver has its own way into and out of a transaction, which `store/database/transaction.test.ts` proves on both;
 * alone, without the statement before it, none of these means anything. The schema is written by migrations, of which
 * both databases are made, and otherwise by tests about one of them; so are statistics.
 */
const isOfOneDatabase = (sql: string): boolean =>
  /^\s*(?:begin|commit|rollback|savepoint|release|create|alter|drop|vacuum|analyze)\b/i.test(sql);

const note = ({ sql, parameters }: Statement): void => {
  if (texts.has(sql)) return;
  texts.add(sql);
  const shape = shapeOf(sql);
  if (shapes.has(shape) || isOfOneDatabase(sql)) return;
  shapes.add(shape);
  waiting.push({ sql, parameters });
};

/** The queries of the handles below. Migrations and whatever else is executed on the server are not among them. */
const queries = new WeakSet<object>();

/** The same database, whose statements are noted. */
export const noted = (db: Db): Db =>
  db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      queries.add(queryId);
      return node;
    },
    transformResult: async ({ result }) => result,
  });

// Only the connection knows the text and the values of a query, and that it succeeded.
const watched = new WeakSet<object>();
const { acquireConnection } = PostgresDriver.prototype;
PostgresDriver.prototype.acquireConnection = async function (options) {
  const connection = await acquireConnection.call(this, options);
  if (watched.has(connection)) return connection;
  watched.add(connection);
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, ...others) => {
    const result = await execute<never>(query, ...others);
    if (queries.has(query.queryId)) note(query);
    return result;
  };
  return connection;
};

/**
 * What `store/database/database.test.ts` compares: the types of columns whose values both drivers return alike. A column
 * of another type has to be added there, with its number in PostgreSQL.
 */
export const comparedTypes: Readonly<Record<string, number>> = {
  boolean: 16,
  bytea: 17,
  bigint: 20,
  smallint: 21,
  integer: 23,
  text: 25,
  'double precision': 701,
  name: 19,
  '"char"': 18,
  json: 114,
  'character varying': 1043,
  'timestamp with time zone': 1184,
  'text[]': 1009,
  void: 2278,
  jsonb: 3802,
};

/** Rows that violate a constraint, or a trigger that refuses a change: the database has executed the statement. */
const isOfRows = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:23|P0001)/.test(String(error.code));

let embedded: Promise<PGlite> | undefined;

/** Executes what was noted since the last time. The template is a migrated, embedded database. */
export const executeOnEmbedded = async (template: string): Promise<void> => {
  const statements = waiting;
  waiting = [];
  if (statements.length === 0) return;
  embedded ??= PGlite.create({ loadDataDir: new Blob([readFileSync(template)]) });
  const database = await embedded;
  const problems: string[] = [];
  for (const statement of statements) {
    const problem = await execute(database, statement);
    if (problem !== null) problems.push(`${problem}: ${statement.sql}`);
  }
  if (problems.length > 0)
    throw new Error(
      `PostgreSQL executes these statements of the test, the embedded database does not. Write them for both:\n${problems.join('\n')}`,
    );
};

/** Returns why the embedded database cannot execute it as PostgreSQL does; null when it can. Nothing remains. */
const execute = async (database: PGlite, { sql, parameters }: Statement): Promise<string | null> => {
  const undo = new Error('undo');
  let problem: string | null = null;
  try {
    await database.transaction(async transaction => {
      const { fields } = await transaction.query(sql, [...parameters], { rowMode: 'object' });
      const others = fields.filter(({ dataTypeID }) => !Object.values(comparedTypes).includes(dataTypeID));
      if (others.length > 0)
        problem = `no test compares columns of the type ${others.map(one => `${one.dataTypeID} (${one.name})`).join()}`;
      throw undo;
    });
  } catch (error) {
    if (error !== undo && !isOfRows(error)) problem = error instanceof Error ? error.message : String(error);
  }
  return problem;
};
