import { type Kysely, sql } from 'kysely';

/**
 * The settings that shifts are paid by, once for all shifts that are paid by the same ones; only the wage is of one shift.
 * Their hash is made here and in `putShifts` of the same text.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  `create table shift_settings (
    hash bytea primary key,
    settings jsonb not null
  )`,
  // Null: written by a process of an earlier version, with all of it in the terms.
  'alter table shift add column settings_hash bytea references shift_settings',
  `insert into shift_settings (hash, settings)
    select distinct sha256(convert_to((terms - 'wage')::text, 'UTF8')), terms - 'wage' from shift`,
  `update shift set settings_hash = sha256(convert_to((terms - 'wage')::text, 'UTF8')),
    terms = jsonb_build_object('wage', terms -> 'wage')`,
  `create trigger shift_settings_append_only before update or delete or truncate on shift_settings
    for each statement execute function refuse_change()`,
];
