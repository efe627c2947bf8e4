import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** How often work is done again that the database took back because of others who wrote at the same time. */
const mostRetries = 8;

/**
 * Does the work in one transaction. When the database ends it in favor of another one (a deadlock, a serialization
 * failure), nothing of it has happened, and it is done anew: so the work may begin several times, and what it does
 * outside the database must not add up. Every transaction of the server begins here.
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

const isTakenBack = (error: unknown): boolean => error instanceof Error && 'code' in error && takenBack.has(error.code);

/**
 * Holds companies until the transaction ends: who changes which people, roles, groups and locations there are, and who
 * belongs to what, does so one at a time in each company. Null holds every company, for what all of them have. What is
 * read after this stays so; others who only read, and who save documents, do not wait. Always in one order.
 */
export const lockCompanies = async (transaction: Db, companyIds: readonly string[] | null): Promise<void> => {
  const which = companyIds === null ? sql`` : sql`where id in (${sql.join([...companyIds])})`;
  if (companyIds?.length === 0) return;
  await sql`select id from company ${which} order by id for no key update`.execute(transaction);
};
