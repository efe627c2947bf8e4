import { type Kysely, sql } from 'kysely';

/** Reports as somebody keeps them: a name, a folder, and what the address asks. Whoever leaves takes them along. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  `create table report_view (
    company_id text not null references company,
    id text not null,
    owner_id text not null references person on delete cascade,
    report text not null,
    name text not null check (name <> ''),
    folder text not null check (folder <> ''),
    is_shared boolean not null,
    query jsonb not null check (jsonb_typeof(query) = 'object'),
    saved_at timestamptz(3) not null,
    primary key (company_id, id)
  )`,
  'create index report_view_owner on report_view (owner_id)',
];
