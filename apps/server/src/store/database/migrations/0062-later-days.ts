import { type Kysely, sql } from 'kysely';

/** The days other than its own on which a ticket counts: of what was taken off or given back after its close. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  `alter table ticket add column later_days text[] not null default '{}'`,
  'create index ticket_later_days on ticket using gin (later_days)',
];
