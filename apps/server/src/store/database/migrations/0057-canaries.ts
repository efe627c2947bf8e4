import { type Kysely, sql } from 'kysely';

/** A publish that goes to some locations first: what waits for them, and what was decided. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table run add column after_pilots boolean not null default false`.execute(db);
  await sql`
    create table canary (
      workflow_id text primary key, company_id text not null references company, blob_type text not null,
      requested_by text not null, pilots text[] not null, soak_minutes integer not null, limits jsonb not null,
      on_halt text not null, state text not null, live_at timestamptz(3), soak_until timestamptz(3),
      before jsonb not null default '[]', counts jsonb, reason text, rollback text, decided_at timestamptz(3), decided_by text)`.execute(
    db,
  );
  await sql`create index canary_open on canary (state) where state in ('PILOTS', 'SOAKING', 'ASKING')`.execute(db);
};
