import { type Kysely, sql } from 'kysely';

/** A number for each company, group and location that grows when the people who work there change. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table place_people (
    place_id text primary key,
    company_id text not null references company,
    version bigint not null default 1
  )`.execute(db);
};
