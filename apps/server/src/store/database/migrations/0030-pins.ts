import { type Kysely, sql } from 'kysely';

/** People may have a PIN for terminals. It is encrypted; the digest, which needs the key too, is for comparisons. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  `create table person_pin (
    person_id text primary key references person on delete cascade,
    company_id text not null references company,
    key_id text not null,
    digest text not null,
    pin bytea not null,
    verifier bytea not null
  )`,
  'create index person_pin_digest on person_pin (company_id, digest)',
  // The default is computed for each row.
  'alter table company add column pin_salt text not null default gen_random_uuid()::text',
];
