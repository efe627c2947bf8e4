import { type Kysely, sql } from 'kysely';

/**
 * A search by person or kind, by a manager of employees at some tenants only, does not read all entries of these
 * tenants.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of ['kind', 'person_id'])
    await sql`
      create index ${sql.id(`audit_at_place_${column}`)} on audit (place_id, ${sql.id(column)}, at desc, id desc)
      where place_id is not null`.execute(db);
};
