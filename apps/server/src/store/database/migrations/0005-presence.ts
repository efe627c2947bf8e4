import { type Kysely, sql } from 'kysely';

/**
 * Who has a document open right now. Not written to the write-ahead log: updates are frequent and have no value later.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create unlogged table presence (
      person_id text not null, page text not null, company_id text not null, kind text not null, menu_id text, tenant_id text,
      sections jsonb not null, since timestamptz(3) not null, seen_at timestamptz(3) not null, primary key (person_id, page))`.execute(
    db,
  );
  await sql`create index presence_document on presence (company_id, kind)`.execute(db);
};
