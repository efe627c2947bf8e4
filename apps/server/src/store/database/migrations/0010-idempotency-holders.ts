import { type Kysely, sql } from 'kysely';

/** Calls without a session can be repeated too: a key belongs to a person, or to an address. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table idempotency drop constraint idempotency_person_id_fkey`.execute(db);
};
