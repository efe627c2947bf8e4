import { type Kysely, sql } from 'kysely';

/**
 * How long guests of tickets are kept, by company; as long as they were so far. Tickets and shifts that are kept with a doubt
 * are few, and reports say which they are.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  'alter table company add column guest_months integer not null default 24 check (guest_months between 1 and 84)',
  // Asked at each location: of most companies the tickets of two years are not old enough.
  'create index ticket_guest_kept on ticket (location_id, day) where guest is not null',
  'drop index ticket_guest_day',
  "create index ticket_doubt on ticket (location_id, day) where flags <> '{}'",
  "create index shift_doubt on shift (location_id, day) where flags <> '{}'",
];
