import { type Kysely, sql } from 'kysely';

/** The e-mails that a person turned off: all others come. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table turned_off_email (
      person_id text not null references person, kind text not null, primary key (person_id, kind))`.execute(db);
};
