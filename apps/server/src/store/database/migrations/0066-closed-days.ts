import { type Kysely, sql } from 'kysely';

/** Business days as they were closed; a day of which sums are made is open until then. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  `create table closed_day (
    location_id text not null references tenant,
    day text collate "C" not null check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    closed_at timestamptz(3) not null,
    hash bytea not null,
    body bytea not null,
    primary key (location_id, day)
  )`,
  'alter table rollup add column closed boolean not null default false',
  'create index rollup_open on rollup (span, location_id) where not closed and length(span) = 10',
];
