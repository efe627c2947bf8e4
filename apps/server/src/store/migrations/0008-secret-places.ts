import { type Kysely, sql } from 'kysely';

/**
 * A sealed value is bound to the document and the path that it belongs to. No document could hold one before, so no row
 * lacks its place. Only the key that a value is sealed with may change.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table secret add column document_id text not null, add column path text not null`.execute(db);
  await sql`
    create trigger secret_kept before delete or update of id, company_id, document_id, path, last4, by_name, at
    on secret for each statement execute function refuse_change()`.execute(db);
};
