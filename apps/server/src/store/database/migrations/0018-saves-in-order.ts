import { type Kysely, sql } from 'kysely';

/**
 * The time of a document's last save, in any layer: the next one is later, whatever the clock returns. Processes do not
 * cache this time, so a save sends a notification for its layer alone, as before.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table document add column saved_at timestamptz(3)`.execute(db);
  await sql`
    update document d set saved_at = (
      select max(r.at) from layer l join revision r on r.layer_id = l.id where l.document_id = d.id)`.execute(db);
  await sql`drop trigger document_told on document`.execute(db);
  await sql`
    create trigger document_told after insert or delete or update of id, company_id, kind, name, description, template, created_at
    on document for each statement execute function tell_change()`.execute(db);
};
