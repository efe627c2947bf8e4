import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database } from '../../store/database/database.ts';
import type { Tables } from '../../store/database/tables.ts';
import { noted } from '../statement-shapes.ts';
import { databases, openTestDatabase } from '../test-database.ts';

export interface RollbackDatabase {
  readonly database: Database;
  /** Runs the work and rolls back whatever it wrote, committed or not. */
  undoing<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * A database on which one fixture serves any number of calls: what a call writes is visible to that call only. It has
 * one connection, whose transactions are savepoints within one that is always rolled back.
 */
export const openRollbackDatabase = async (): Promise<RollbackDatabase> => {
  const [kind = 'pglite'] = databases;
  const opened = await openTestDatabase(kind);
  const { connection, release } = await onlyConnection(opened);
  const run = (text: string) => connection.executeQuery(CompiledQuery.raw(text));
  let undoing = false;
  let begun = false;
  let wrote = false;
  let forgetAll: () => void = () => undefined;
  const parts: CompiledQuery[] = [];
  /** What only reads leaves nothing to roll back: most calls of a test are refused. */
  const begin = async () => {
    if (!undoing || begun) return;
    begun = true;
    await run('begin');
  };
  const stand: DatabaseConnection = {
    streamQuery: connection.streamQuery.bind(connection),
    executeQuery: async (query, options) => {
      if (!/^\s*select\b/i.test(query.sql)) await begin();
      if (undoing && /^\s*(insert|update|delete)/i.test(query.sql)) wrote = true;
      if (undoing && /^\s*insert into "?part\b/i.test(query.sql)) parts.push(query);
      return connection.executeQuery(query, options);
    },
  };
  const inner = 'inner_transaction';
  const driver: Driver = {
    init: async () => undefined,
    ...oneAtATime(stand),
    beginTransaction: async () => {
      await begin();
      await run(undoing ? `savepoint ${inner}` : 'begin');
    },
    commitTransaction: async () => {
      await run(undoing ? `release savepoint ${inner}` : 'commit');
    },
    rollbackTransaction: async () => {
      await run(undoing ? `rollback to savepoint ${inner}` : 'rollback');
      if (undoing) await run(`release savepoint ${inner}`);
    },
    destroy: async () => release(),
  };
  const listeners = new Set<Parameters<Database['statements']['listen']>[0]>();
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: of => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: said, queryDurationMillis }) => {
      for (const hear of listeners) hear(said.sql, queryDurationMillis);
    },
  });
  return {
    database: {
      db: kind === 'pglite' ? db : noted(db),
      // Only the embedded one has the link of the sample company, whose visitor makes every call.
      kind: 'pglite',
      listen: async () => async () => undefined,
      statements: {
        listen: hear => {
          listeners.add(hear);
          return () => listeners.delete(hear);
        },
      },
      changes: opened.changes,
      watch: async tell => {
        forgetAll = () => tell(null);
        return { isAwake: () => true, caughtUp: async () => undefined, stop: async () => undefined };
      },
      onOther: () => undefined,
      close: async () => {
        await db.destroy();
        await opened.close();
      },
    },
    undoing: async work => {
      undoing = true;
      try {
        return await work();
      } finally {
        undoing = false;
        if (begun) await run('rollback');
        begun = false;
        // The server has cached these parts as stored, and they never change, so they may really be stored.
        for (const query of parts.splice(0)) await connection.executeQuery(query);
        if (wrote) forgetAll();
        wrote = false;
      }
    },
  };
};

/** A connection of the database, until it is released. */
const onlyConnection = async ({ db }: Database) => {
  const held = Promise.withResolvers<void>();
  const found = Promise.withResolvers<DatabaseConnection>();
  const ended = db.getExecutor().provideConnection(async connection => {
    found.resolve(connection);
    await held.promise;
  });
  ended.catch(found.reject);
  const release = async () => {
    held.resolve();
    await ended;
  };
  return { connection: await found.promise, release };
};

/** Whoever asks for the connection waits until it is free. */
const oneAtATime = (connection: DatabaseConnection): Pick<Driver, 'acquireConnection' | 'releaseConnection'> => {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    acquireConnection: async () => {
      if (isTaken) await new Promise<void>(resolve => waiting.push(resolve));
      isTaken = true;
      return connection;
    },
    releaseConnection: async () => {
      const next = waiting.shift();
      if (next === undefined) isTaken = false;
      else next();
    },
  };
};
