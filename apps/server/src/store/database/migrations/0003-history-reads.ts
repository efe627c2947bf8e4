import { type Kysely, sql } from 'kysely';

/** Histories are read from their newest end, so the cost does not grow with earlier saves and publishes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  'create index change_log_revision on change_log (revision_id, id)',
  'create index revision_recent on revision (layer_id, at desc, version desc, id desc)',
  'create index published_history_recent on published_history (location_id, kind, at desc)',
  // A publish begins with its first batch, whose row represents the whole.
  'create index run_recent on run (company_id, blob_type, started_at desc) where batch = 0',
  'create index run_workflow on run (workflow_id)',
];
