import { type Kysely, sql } from 'kysely';

/** A session knows where it began and as whom its person acts; an entry of the audit knows it too. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  `alter table session add column address text, add column agent text,
    add column acting_as text references person, add column acting_until timestamptz(3)`,
  'create index session_acting_as on session (acting_as) where acting_as is not null',
  // Another process must not go on with a cached session as the person from before.
  'create trigger session_acting_told after update of acting_as on session for each statement execute function tell_change()',
  'alter table audit add column acting_as text, add column acting_as_name text',
];
