import { type Kysely, sql } from 'kysely';

/**
 * A menu can be deleted, and restored for a while: its row, its saves and what was published of it stay. A copy knows
 * the menu or template that it was made from, and the version of it that it has.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table document
      add column deleted_at timestamptz(3), add column deleted_by text,
      add column source_id text references document, add column source_version integer,
      add constraint document_source check ((source_id is null) = (source_version is null)),
      add constraint document_deleted check ((deleted_at is null) = (deleted_by is null))`.execute(db);
  await sql`create index document_source_of on document (source_id) where source_id is not null`.execute(db);
  await sql`create index tenant_menu on tenant (menu_id) where menu_id is not null and removed_at is null`.execute(db);
  await sql`drop trigger document_told on document`.execute(db);
  await sql`
    create trigger document_told after insert or delete
      or update of id, company_id, kind, name, description, template, created_at, deleted_at, source_version
    on document for each statement execute function tell_change()`.execute(db);
};
