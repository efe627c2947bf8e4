import { CompiledQuery } from 'kysely';
import type { Db } from '../store/database/index.ts';

/** Runs a statement as it is, with numbered parameters, for tests that have tables or columns of their own. */
export const rawStatement = async (db: Db, sql: string, values: readonly unknown[] = []): Promise<readonly unknown[]> =>
  (await db.executeQuery(CompiledQuery.raw(sql, [...values]))).rows;
