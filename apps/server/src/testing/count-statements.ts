import type { KyselyPlugin } from 'kysely';
import type { Db } from '../store/database/tables.ts';

/** The same database, which records every statement through this handle. */
export const countStatements = (db: Db): { readonly db: Db; readonly statements: unknown[] } => {
  const statements: unknown[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), statements };
};
