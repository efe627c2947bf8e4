import { type Kysely, sql } from 'kysely';

/** A company is edited: it has a number, a version that detects concurrent edits, a brand, a contact, and may be closed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  'alter table company add column number integer generated always as identity (start with 1001)',
  'create unique index company_number on company (number)',
  'alter table company add column version integer not null default 1',
  `alter table company add column brand text, add column contact_name text, add column contact_email text,
    add column contact_phone text, add column closed_at timestamptz(3)`,
];
