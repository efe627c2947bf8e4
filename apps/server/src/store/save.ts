import { type Insertable, sql } from 'kysely';
import type { LoggedChange } from './change-log.ts';
import type { Db, Tables } from './tables.ts';

/**
 * Moves a layer on to the version of a revision, and writes the revision with a row for each of its changes: one statement,
 * however many they are. False: somebody else moved the layer first, and nothing was written.
 */
export const insertSave = async (
  db: Db,
  revision: Insertable<Tables['revision']>,
  changes: readonly LoggedChange[],
): Promise<boolean> => {
  const { id, layer_id, version, author_id, author_name } = revision;
  const at = sql`${revision.at}::timestamptz`;
  const { rows } = await sql`
    with moved as (
      update layer set version = ${version}::integer, revision_id = ${id}
      where id = ${layer_id} and version = ${version}::integer - 1 returning id
    ), written as (
      insert into revision (id, layer_id, version, manifest, schema_version, author_id, author_name, source, reason, at)
      select ${id}, moved.id, ${version}::integer, ${revision.manifest}, ${revision.schema_version}::integer, ${author_id},
        ${author_name}, ${revision.source}, ${revision.reason}, ${at} from moved
    ), logged as (
      insert into change_log (layer_id, revision_id, version, path, op, value, was, author_id, author_name, at)
      select moved.id, ${id}, ${version}::integer, c.path, c.op, c.value -> 'v', c.was -> 'v', ${author_id}, ${author_name}, ${at}
      from moved cross join jsonb_to_recordset(${JSON.stringify(changes.map(wrapped))}::jsonb)
        as c (path text, op text, value jsonb, was jsonb)
    )
    select id from moved`.execute(db);
  return rows.length === 1;
};

/** A JSON null is a value; only a missing one is none. */
const wrapped = ({ path, op, value, was }: LoggedChange) => ({
  path,
  op,
  value: value === undefined ? null : { v: value },
  was: was === undefined ? null : { v: was },
});
