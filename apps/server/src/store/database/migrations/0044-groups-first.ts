import { type Kysely, sql } from 'kysely';

/** A search of locations looks for the groups with such a name first, and reads no location for it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index tenant_groups on tenant (company_id) where type = 'GROUP'`.execute(db);
};
