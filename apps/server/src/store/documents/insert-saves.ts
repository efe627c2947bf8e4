import { type Insertable, sql } from 'kysely';
import type { Db, Tables } from '../database/index.ts';
import type { LoggedChange } from './change-log.ts';

/** A revision with what it changed. */
export interface NewSave {
  readonly revision: Insertable<Tables['revision']>;
  readonly changes: readonly LoggedChange[];
}

/**
 * Sets layers to the versions of their revisions, and writes the revisions with a row for each change, in one
 * statement. False: another save changed one of the layers first, and the caller must roll back.
 */
export const insertSaves = async (db: Db, saves: readonly NewSave[]): Promise<boolean> => {
  const revisions = saves.map(({ revision }) => revision);
  const changes = saves.flatMap(save => save.changes.map(one => wrapped(save.revision.id, one)));
  const { rows } = await sql`
    with saved as (
      select * from jsonb_to_recordset(${JSON.stringify(revisions)}::jsonb) as s (id text, layer_id text, version integer,
        manifest text, schema_version integer, author_id text, author_name text, source text, reason text, at timestamptz)
    ), clocked as (
      -- Saves of a document are in order of time at all its layers, whatever the clock does, and no two acts share a
      -- moment. Whoever saves it meanwhile waits here, before they hold a layer.
      update document d set saved_at = greatest(of.at, d.saved_at + interval '1 millisecond')
      from (select l.document_id as id, max(s.at) as at from saved s join layer l on l.id = s.layer_id
        group by l.document_id order by l.document_id) of
      where d.id = of.id returning d.id, d.saved_at as at
    ), held as (
      -- In one order everywhere, so that two acts on the same places wait for each other and not both for ever.
      select l.id, c.at from clocked c join layer l on l.document_id = c.id
      join saved s on s.layer_id = l.id and s.version = l.version + 1 order by l.id for update of l
    ), moved as (
      update layer set version = s.version, revision_id = s.id
      from saved s join held h on h.id = s.layer_id where layer.id = h.id
      returning s.id, s.layer_id, s.version, s.manifest, s.schema_version, s.author_id, s.author_name, s.source, s.reason, h.at
    ), written as (
      insert into revision (id, layer_id, version, manifest, schema_version, author_id, author_name, source, reason, at)
      select id, layer_id, version, manifest, schema_version, author_id, author_name, source, reason, at from moved
    ), logged as (
      insert into change_log (layer_id, revision_id, version, path, op, value, was, author_id, author_name, at)
      select m.layer_id, m.id, m.version, c.change ->> 'path', c.change ->> 'op', c.change -> 'value' -> 'v',
        c.change -> 'was' -> 'v', m.author_id, m.author_name, m.at
      from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) with ordinality as c (change, place)
        join moved m on m.id = c.change ->> 'of' order by c.place
    )
    select id from moved`.execute(db);
  return rows.length === saves.length;
};

/** A JSON null is a value; only a missing value is none. */
const wrapped = (revisionId: string, { path, op, value, was }: LoggedChange) => ({
  of: revisionId,
  path,
  op,
  value: value === undefined ? null : { v: value },
  was: was === undefined ? null : { v: was },
});
