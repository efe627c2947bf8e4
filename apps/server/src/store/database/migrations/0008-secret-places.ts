import { type Kysely, sql } from 'kysely';

/**
 * An encrypted value is bound to its document and path. No document could contain one before, so no row lacks its path.
 * Only the encryption key of a value may change.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table secret add column document_id text not null, add column path text not null`.execute(db);
  await sql`
    create trigger secret_kept before delete or update of id, company_id, document_id, path, last4, by_name, at
    on secret for each statement execute function refuse_change()`.execute(db);
};
