import { type Kysely, sql } from 'kysely';

/**
 * The records to correct of a company, and how many people it has, are cached until something changes that they follow
 * from: jobs, certifications and PINs too, but not the hash that is computed for a list of terminals.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, events] of Object.entries(triggers))
    await sql
      .raw(`create trigger ${table}_told after ${events} on ${table} for each statement execute function tell_change()`)
      .execute(db);
};

const triggers: Readonly<Record<string, string>> = {
  person_certification: 'insert or update or delete',
  person_job: 'insert or update or delete',
  person_pin: 'insert or delete or update of key_id, digest, pin',
};
