import { type Kysely, sql } from 'kysely';

/** What the ticket finder asks for at a location, each with the day, so that a period is a part of the index. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  'create index ticket_number on ticket (location_id, number, day)',
  'create index ticket_total on ticket (location_id, total, day)',
  'create index ticket_server on ticket (location_id, server_name, day)',
];
