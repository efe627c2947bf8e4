import { sql } from 'kysely';
import { isOtherConnection, isOutdatedPlan } from './statement-names.ts';
import type { Db } from './tables.ts';

/** How often work is retried that the database aborted because of concurrent writes. */
const mostRetries = 8;

/**
 * Does the work in one transaction. When the database aborts it in favor of another one (a deadlock, a serialization
 * failure), or because of a statement that its connection keeps prepared, nothing of it has happened, and it is retried: so the work may start several times, and its effects outside
 * the database must not accumulate. Every transaction of the server begins here.
 */
export const inTransaction = async <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> => {
  for (let retries = 0; ; retries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (retries === mostRetries || !isTakenBack(error)) throw error;
    }
  }
};

/** SQLSTATE of a serialization failure, and of a deadlock. */
const takenBack: ReadonlySet<unknown> = new Set(['40001', '40P01']);

const isTakenBack = (error: unknown): boolean =>
  (error instanceof Error && 'code' in error && takenBack.has(error.code)) ||
  isOutdatedPlan(error) ||
  isOtherConnection(error);

/**
 * Locks out every other insert of a company until the transaction ends; readers do not wait. Whoever finds no company
 * after this makes the first one.
 */
export const lockNewCompanies = async (transaction: Db): Promise<void> => {
  await sql`lock table company in share row exclusive mode`.execute(transaction);
};

/**
 * Locks companies until the transaction ends: changes of people, roles, groups and locations, and of their membership,
 * run one at a time in each company. Null locks every company, for the roles of all companies. What is read after this
 * does not change; readers, and saves of documents, do not wait. Always in a fixed order.
 */
export const lockCompanies = async (transaction: Db, companyIds: readonly string[] | null): Promise<void> => {
  const which = companyIds === null ? sql`` : sql`where id in (${sql.join([...companyIds])})`;
  if (companyIds?.length === 0) return;
  await sql`select id from company ${which} order by id for no key update`.execute(transaction);
};
