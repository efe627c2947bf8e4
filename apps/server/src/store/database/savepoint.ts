import { sql } from 'kysely';
import type { Db } from './tables.ts';

/**
 * Does work inside a transaction that continues when the database rejects the work's data. Returns the rejection, or
 * undefined; on rejection the work is rolled back. Any other error (a lost connection, a full disk, a deadlock) is
 * thrown.
 */
export const withSavepoint = async (transaction: Db, work: () => Promise<void>): Promise<Error | undefined> => {
  await sql`savepoint attempt`.execute(transaction);
  try {
    await work();
  } catch (error) {
    if (!isAboutRows(error)) throw error;
    await sql`rollback to savepoint attempt`.execute(transaction);
    await sql`release savepoint attempt`.execute(transaction);
    return error;
  }
  await sql`release savepoint attempt`.execute(transaction);
  return undefined;
};

/** Classes of SQLSTATE: invalid data, a violated constraint, and errors raised by a trigger. */
const aboutRows: ReadonlySet<string> = new Set(['22', '23', 'P0']);

const isAboutRows = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && aboutRows.has(String(error.code).slice(0, 2));
