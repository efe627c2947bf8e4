import { type Kysely, sql } from 'kysely';

/** Imports of people, with what each person was before, so that one can be undone as a whole. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  `create table person_import (
    id text primary key,
    company_id text not null references company,
    at timestamptz(3) not null,
    by_id text not null,
    by_name text not null,
    file_name text not null,
    added integer not null,
    changed integer not null,
    undone_at timestamptz(3)
  )`,
  'create index person_import_company on person_import (company_id, at desc)',
  // Without a reference to the person: an undo removes whom the import added, and the row says that it did.
  `create table person_import_row (
    import_id text not null references person_import on delete cascade,
    person_id text not null,
    version integer not null,
    before jsonb,
    primary key (import_id, person_id)
  )`,
];
