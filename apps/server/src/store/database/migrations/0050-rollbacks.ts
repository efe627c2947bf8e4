import { type Kysely, sql } from 'kysely';

/** A rollback may wait beside a scheduled publish of everything, as a publish of single edits does. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index run_location_pending_everything`.execute(db);
  await sql`
    create unique index run_location_pending_everything on run_location (location_id, blob_type)
    where status in ('WAITING', 'RUNNING') and scope not in ('edits', 'rollback')`.execute(db);
  // Every board asks for them, and most companies have none.
  await sql`create index run_rollback on run (company_id, blob_type) where action = 'ROLLBACK'`.execute(db);
};
