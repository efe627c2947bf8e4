import { type Kysely, sql } from 'kysely';

/** Requests to the build service, and its last response. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table mobile_app_build (
      id text primary key,
      company_id text not null references company (id),
      version text not null,
      status text not null check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED')),
      urls jsonb not null,
      requested_name text not null,
      requested_at timestamptz not null,
      handed_over_at timestamptz,
      finished_at timestamptz
    )`.execute(db);
  await sql`create index mobile_app_build_newest on mobile_app_build (company_id, requested_at desc, id)`.execute(db);
};
