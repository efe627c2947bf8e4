import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** Companies, groups or locations of them, and people who act there. */
interface Held {
  readonly companyIds: readonly string[];
  readonly tenantIds: readonly string[];
  readonly personIds: readonly string[];
}

/** What is no longer as an act needs it. */
interface Lost {
  readonly isClosed: boolean;
  readonly isRemoved: boolean;
  readonly isDeactivated: boolean;
}

/**
 * Keeps companies open, groups and locations there and people active until the transaction ends, and says which of them
 * are no longer. Who closes, removes or deactivates one waits (`lockCompany`, `lockTenant`, `lockPeople`); nobody else
 * does, because this is the lock that a row which refers to another takes anyway. In a fixed order, in one statement.
 */
export const holdPlaces = async (db: Db, { companyIds, tenantIds, personIds }: Held): Promise<Lost> => {
  const { rows } = await sql<Lost>`
    with companies as materialized (
      select closed_at from company where id = any(${[...companyIds]}::text[]) order by id for key share),
    places as materialized (
      select removed_at from tenant where id = any(${[...tenantIds]}::text[]) order by id for key share),
    people as materialized (
      select status from person where id = any(${[...personIds]}::text[]) order by id for key share)
    select exists (select 1 from companies where closed_at is not null) as "isClosed",
      exists (select 1 from places where removed_at is not null) as "isRemoved",
      exists (select 1 from people where status <> 'ACTIVE') as "isDeactivated"`.execute(db);
  return rows[0] ?? { isClosed: false, isRemoved: false, isDeactivated: false };
};

/** Waits for everybody who needs the company open; whoever comes later waits for the end of this transaction. */
export const lockCompany = async (db: Db, id: string): Promise<void> => {
  await sql`select from company where id = ${id} for update`.execute(db);
};

/** The same for a group or a location that is about to be removed. */
export const lockTenant = async (db: Db, id: string): Promise<void> => {
  await sql`select from tenant where id = ${id} for update`.execute(db);
};

/** The same for people who are about to be deactivated. */
export const lockPeople = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0)
    await sql`select from person where id = any(${[...ids]}::text[]) order by id for update`.execute(db);
};
