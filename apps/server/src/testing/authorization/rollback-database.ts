import { readFileSync } from 'node:fs';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database } from '../../store/database/database.ts';
import type { Tables } from '../../store/database/tables.ts';
import { cachedTemplate } from '../test-database.ts';

export interface RollbackDatabase {
  readonly database: Database;
  /** Runs the work and rolls back whatever it wrote, committed or not. */
  undoing<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * An embedded database on which one fixture serves any number of calls: what a call writes is visible to that call
 * only. Its transactions are savepoints within one that is always rolled back.
 */
export const openRollbackDatabase = async (): Promise<RollbackDatabase> => {
  const pglite = await PGlite.create({ loadDataDir: new Blob([readFileSync(await cachedTemplate())]) });
  let undoing = false;
  let begun = false;
  let wrote = false;
  let forgetAll: () => void = () => undefined;
  const parts: (readonly [string, unknown[]])[] = [];
  /** What only reads leaves nothing to roll back: most calls of a test are refused. */
  const begin = async () => {
    if (!undoing || begun) return;
    begun = true;
    await pglite.exec('begin');
  };
  const query: PGlite['query'] = async (text, values, options) => {
    if (!/^\s*select\b/i.test(text)) await begin();
    if (undoing && /^\s*(insert|update|delete)/i.test(text)) wrote = true;
    if (undoing && /^\s*insert into "?part\b/i.test(text)) parts.push([text, values ?? []]);
    return pglite.query(text, values, options);
  };
  const transaction = async <T>(work: (inner: Transaction) => Promise<T>): Promise<T> => {
    if (!undoing) return pglite.transaction(work);
    await begin();
    await pglite.exec('savepoint inner_transaction');
    try {
      const result = await work({ query } as Transaction);
      await pglite.exec('release savepoint inner_transaction');
      return result;
    } catch (error) {
      await pglite.exec('rollback to savepoint inner_transaction; release savepoint inner_transaction');
      throw error;
    }
  };
  const stand = new Proxy(pglite, {
    get: (target, key) => {
      if (key === 'query') return query;
      if (key === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const listeners = new Set<(sql: string) => void>();
  const db = new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite: stand }),
    log: ({ query: said }) => {
      for (const hear of listeners) hear(said.sql);
    },
  });
  return {
    database: {
      db,
      kind: 'pglite',
      listen: async () => async () => undefined,
      statements: {
        listen: hear => {
          listeners.add(hear);
          return () => listeners.delete(hear);
        },
      },
      watch: async tell => {
        forgetAll = () => tell(null);
        return { isAwake: () => true, caughtUp: async () => undefined, stop: async () => undefined };
      },
      onOther: () => undefined,
      close: () => db.destroy(),
    },
    undoing: async work => {
      undoing = true;
      try {
        return await work();
      } finally {
        undoing = false;
        if (begun) await pglite.exec('rollback');
        begun = false;
        // The server has cached these parts as stored, and they never change, so they may really be stored.
        for (const [text, values] of parts.splice(0)) await pglite.query(text, values);
        if (wrote) forgetAll();
        wrote = false;
      }
    },
  };
};
