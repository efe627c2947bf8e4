import { type Kysely, sql } from 'kysely';

/** A company chooses how long sessions last and whether support may write; a person may have to choose a password. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  `alter table company add column session_idle_minutes integer not null default 60,
    add column session_longest_minutes integer not null default 720,
    add column support_may_write boolean not null default false`,
  `alter table person add column password_strong boolean not null default false,
    add column password_due_at timestamptz(3)`,
];
