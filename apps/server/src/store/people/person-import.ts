import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

export interface ImportRow {
  readonly id: string;
  readonly companyId: string;
  readonly at: Date;
  readonly byId: string;
  readonly byName: string;
  readonly fileName: string;
  readonly added: number;
  readonly changed: number;
  readonly undoneAt: Date | null;
}

/** One person of an import: their version after it; `before` is null for somebody whom it added. */
export interface ImportedPersonRow {
  readonly personId: string;
  readonly version: number;
  readonly before: unknown;
}

export const insertImport = async (
  db: Db,
  { id, companyId, at, byId, byName, fileName, added, changed }: Omit<ImportRow, 'undoneAt'>,
  people: readonly ImportedPersonRow[],
): Promise<void> => {
  await db
    .insertInto('person_import')
    .values({ id, company_id: companyId, at, by_id: byId, by_name: byName, file_name: fileName, added, changed })
    .execute();
  await sql`insert into person_import_row (import_id, person_id, version, before)
    select ${id}, p."personId", p.version, nullif(p.before, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p ("personId" text, version integer, before jsonb)`.execute(
    db,
  );
};

/** The imports of a company since then, newest first; of one person, or of everybody. */
export const listImports = (db: Db, companyId: string, since: Date, byId: string | null): Promise<ImportRow[]> => {
  const found = imports(db).where('company_id', '=', companyId).where('at', '>=', since).orderBy('at', 'desc');
  return (byId === null ? found : found.where('by_id', '=', byId)).limit(20).execute();
};

/** An import with its people. */
export const findImport = async (
  db: Db,
  id: string,
): Promise<{ readonly made: ImportRow; readonly people: readonly ImportedPersonRow[] } | null> => {
  const made = await imports(db).where('id', '=', id).executeTakeFirst();
  if (made === undefined) return null;
  const people = await db
    .selectFrom('person_import_row')
    .select(['person_id as personId', 'version', 'before'])
    .where('import_id', '=', id)
    .execute();
  return { made, people };
};

/** An earlier import of the same people can be undone next: what it wrote is stored again, under a newer version. */
export const markUndone = async (db: Db, id: string, at: Date): Promise<void> => {
  await sql`update person_import_row earlier set version = person.version
    from person_import_row undone, person
    where undone.import_id = ${id} and undone.before is not null
      and earlier.import_id <> undone.import_id and earlier.person_id = undone.person_id
      and earlier.version = undone.version - 1 and person.id = undone.person_id`.execute(db);
  await db.updateTable('person_import').set({ undone_at: at }).where('id', '=', id).execute();
};

/** Removes what earlier imports stored about people. */
export const forgetImports = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('person_import').where('at', '<', before).execute();
};

const imports = (db: Db) =>
  db
    .selectFrom('person_import')
    .select(['id', 'company_id as companyId', 'at', 'by_id as byId', 'by_name as byName', 'file_name as fileName'])
    .select(['added', 'changed', 'undone_at as undoneAt']);

/**
 * Renews the statistics of the tables of people. Until then the database plans with those from before an import, mostly
 * of empty tables, and looks at all people once for each of them. The embedded database never renews them by itself.
 */
export const analyzePeople = async (db: Db): Promise<void> => {
  await sql`analyze person, person_job, person_wage, person_certification, granted_role, person_pin`.execute(db);
};
