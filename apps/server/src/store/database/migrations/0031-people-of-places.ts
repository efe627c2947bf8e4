import { type Kysely, sql } from 'kysely';

/**
 * Two numbers for each company, group and location: one grows when the people who work there change as a publish brings
 * them, the other also when somebody's PIN does.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table place_people (
    place_id text primary key,
    company_id text not null references company,
    version bigint not null default 0,
    log_on bigint not null default 0
  )`.execute(db);
};
