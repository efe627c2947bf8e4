import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

export interface StoredImageRow {
  readonly name: string;
  readonly fileName: string;
  readonly label: string;
  readonly alt: string;
  readonly bytes: number;
  readonly version: number;
  readonly byName: string;
  readonly at: Date;
  readonly deletedAt: Date | null;
}

export const imageColumns = [
  'name',
  'file_name as fileName',
  'label',
  'alt',
  'bytes',
  'version',
  'by_name as byName',
  'at',
  'deleted_at as deletedAt',
] as const;

interface NewImage extends Pick<StoredImageRow, 'name' | 'fileName' | 'label' | 'bytes' | 'byName' | 'at'> {
  readonly companyId: string;
  /** Whether its file is known to be stored. */
  readonly stored: boolean;
}

/** A repeated upload leaves what is known of it. */
export const insertImage = async (db: Db, image: NewImage): Promise<void> => {
  const { name, companyId, fileName, label, bytes, byName, at, stored } = image;
  await db
    .insertInto('image')
    .values({ name, company_id: companyId, file_name: fileName, label, alt: '', bytes, by_name: byName, at, stored })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute();
};

export const findImage = (db: Db, companyId: string, name: string): Promise<StoredImageRow | undefined> =>
  db
    .selectFrom('image')
    .select(imageColumns)
    .where('company_id', '=', companyId)
    .where('name', '=', name)
    .where('stored', '=', true)
    .executeTakeFirst();

/** Undefined: another version is there by now. */
export const editImage = (
  db: Db,
  { name, version, label, alt }: Pick<StoredImageRow, 'name' | 'version' | 'label' | 'alt'>,
): Promise<StoredImageRow | undefined> =>
  db
    .updateTable('image')
    .set({ label, alt, version: version + 1 })
    .where('name', '=', name)
    .where('version', '=', version)
    .returning(imageColumns)
    .executeTakeFirst();

/** False: it was deleted already. */
export const hideImage = async (db: Db, name: string, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('image')
    .set({ deleted_at: at })
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** The images of a company of which it is not known whether the browser has uploaded them. */
export const unconfirmedImages = (
  db: Db,
  companyId: string,
  limit: number,
): Promise<{ readonly name: string; readonly at: Date }[]> =>
  db
    .selectFrom('image')
    .select(['name', 'at'])
    .where('company_id', '=', companyId)
    .where('stored', '=', false)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();

export const confirmImages = async (db: Db, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return;
  await sql`update image set stored = true where name = any(${[...names]}::text[])`.execute(db);
};

/** Those that were never uploaded. */
export const dropImages = async (db: Db, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return;
  await sql`delete from image where not stored and name = any(${[...names]}::text[])`.execute(db);
};

/** Which of these images are in the list of a company. */
export const listedImages = async (db: Db, names: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly name: string }>`
    select name from image where deleted_at is null and name = any(${[...names]}::text[])`.execute(db);
  return rows.map(({ name }) => name);
};
