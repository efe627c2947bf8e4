import { type Kysely, sql } from 'kysely';

/** The articles of a feed as they are answered. A feed is a company's id, or the word for the provider's. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table news (
      feed text primary key,
      articles text not null,
      version int not null,
      saved_at timestamptz not null
    )`.execute(db);
};
