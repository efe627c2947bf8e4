import { type Kysely, sql } from 'kysely';

/** What tells the publishes of this database from those of another one with the same numbers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table epoch (
      is_only boolean primary key default true check (is_only), id text not null, database_identity text not null,
      at timestamptz(3) not null)`.execute(db);
};
