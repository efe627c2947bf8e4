import { type Kysely, sql } from 'kysely';

/** How long guests of tickets are kept, by company; as long as they were so far. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table company add column guest_months integer not null default 24
      check (guest_months between 1 and 84)`.execute(db);
};
