import { type Kysely, sql } from 'kysely';

/** Guests who were forgotten: a revision that comes later does not bring one back. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  'alter table ticket add column guest_is_forgotten boolean not null default false',
  'alter table ticket add constraint ticket_forgotten check (not (guest_is_forgotten and guest is not null))',
  'create index ticket_guest_day on ticket (day) where guest is not null',
];
