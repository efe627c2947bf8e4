import { type Kysely, sql } from 'kysely';

/** Who worked when at a location: a row for each shift, with what it is paid by as it was when it arrived. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  `create table shift (
    location_id text not null references tenant,
    id text not null,
    revision integer not null check (revision > 0),
    hash bytea not null,
    day text collate "C" not null check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    week text collate "C" not null check (week ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    employee_id text not null,
    clock_in timestamptz(3) not null,
    clock_out timestamptz(3),
    flags text[] not null,
    body jsonb not null,
    terms jsonb not null,
    received_at timestamptz(3) not null,
    primary key (location_id, id)
  )`,
  'create index shift_week on shift (location_id, week)',
];
