import { type Kysely, sql } from 'kysely';

/** The history of a person finds the entries about several people too. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index audit_people on audit using gin ((details -> 'people')) where details -> 'people' is not null`.execute(
    db,
  );
};
