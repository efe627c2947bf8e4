import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** Companies, and groups or locations of them. */
interface Places {
  readonly companyIds: readonly string[];
  readonly tenantIds: readonly string[];
}

/**
 * Keeps companies open and groups and locations there until the transaction ends, and says which of them are no longer.
 * Who closes or removes one waits (`lockCompany`, `lockTenant`); nobody else does, because this is the lock that a row
 * which refers to another takes anyway. In a fixed order.
 */
export const holdPlaces = async (
  db: Db,
  { companyIds, tenantIds }: Places,
): Promise<{ readonly closed: boolean; readonly removed: boolean }> => {
  const companies = await sql<{ readonly isOpen: boolean }>`
    select closed_at is null as "isOpen" from company
    where id = any(${[...companyIds]}::text[]) order by id for key share`.execute(db);
  const closed = companies.rows.some(({ isOpen }) => !isOpen);
  if (closed || tenantIds.length === 0) return { closed, removed: false };
  const tenants = await sql<{ readonly isThere: boolean }>`
    select removed_at is null as "isThere" from tenant
    where id = any(${[...tenantIds]}::text[]) order by id for key share`.execute(db);
  return { closed, removed: tenants.rows.some(({ isThere }) => !isThere) };
};

/** Waits for everybody who needs the company open; whoever comes later waits for the end of this transaction. */
export const lockCompany = async (db: Db, id: string): Promise<void> => {
  await sql`select from company where id = ${id} for update`.execute(db);
};

/** The same for a group or a location that is about to be removed. */
export const lockTenant = async (db: Db, id: string): Promise<void> => {
  await sql`select from tenant where id = ${id} for update`.execute(db);
};
