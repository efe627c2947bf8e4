import { type Kysely, sql } from 'kysely';

/**
 * A publish of single edits may wait beside a scheduled publish of everything. Two publishes of everything still exclude
 * each other, and so do two that go live at once.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table run_location add column scope text not null default 'everything'`.execute(db);
  await sql`
    update run_location l set scope = 'scheduled' from run r
    where r.id = l.run_id and r.sync_date is not null and l.status in ('WAITING', 'RUNNING')`.execute(db);
  await sql`drop index run_location_pending`.execute(db);
  for (const [name, other] of [
    ['everything', 'edits'],
    ['at_once', 'scheduled'],
  ])
    await sql`
      create unique index ${sql.raw(`run_location_pending_${name}`)} on run_location (location_id, blob_type)
      where status in ('WAITING', 'RUNNING') and scope <> ${sql.raw(`'${other}'`)}`.execute(db);
};
