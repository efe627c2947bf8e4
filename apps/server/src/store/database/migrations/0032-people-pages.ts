import { type Kysely, sql } from 'kysely';

/** Pages of people by name or hire date read one index, in the same order under any collation of the database. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const folded = String.raw`lower(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g'))`;

const statements = [
  `alter table person
    add column sort_name text collate "C" generated always as (${folded}) stored,
    add column search_text text generated always as (
      ${folded} || ' ' || coalesce(email_key, '') || ' ' || coalesce(phone, '')
    ) stored`,
  'create index person_sort_name on person (company_id, sort_name, id)',
  `create index person_hired_on on person (company_id, (coalesce(hired_on, '') collate "C"), id)`,
  'create index granted_role_place on granted_role (on_id)',
  'create index person_job_type on person_job (job_type_id)',
  'create index person_certification_end on person_certification (requirement_id, ends_on)',
];
