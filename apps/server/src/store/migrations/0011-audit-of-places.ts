import { type Kysely, sql } from 'kysely';

/**
 * Who manages employees only at some places, and asks for a person or a kind there, is answered without reading all that
 * happened at these places.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of ['kind', 'person_id'])
    await sql`
      create index ${sql.id(`audit_at_place_${column}`)} on audit (place_id, ${sql.id(column)}, at desc, id desc)
      where place_id is not null`.execute(db);
};
