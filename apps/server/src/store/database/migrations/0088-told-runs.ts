import { type Kysely, sql } from 'kysely';

/** When publishes are due is cached too: a change of a run tells whose it is, as those of the other cached tables do. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const told = (event: string, rows: string) => `
  create trigger run_${event}_told after ${event} on run referencing ${rows} table as changed
  for each statement execute function tell_run_rows()`;

const statements = [
  `create function tell_run_rows() returns trigger language plpgsql as $$ begin
    perform tell_companies('run', array(select distinct company_id from changed));
    return null;
  end $$`,
  told('insert', 'new'),
  told('update', 'new'),
  told('delete', 'old'),
  // When something of a company is due next is asked after each of its publishes.
  'create index run_open on run (company_id, due_at) where completed_at is null',
];
