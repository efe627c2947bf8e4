import { type SqlBool, sql } from 'kysely';
import { containing, type Db, folded } from '../database/index.ts';
import { imageColumns, type StoredImageRow } from './image.ts';

export interface ImagesWanted {
  readonly companyId: string;
  /** In the name, the alternative text or the name of the file, whatever its case and accents; empty: any. */
  readonly search: string;
  readonly used: 'used' | 'unused' | undefined;
  /** The names of all images that a document or a live publish of the company shows. */
  readonly usedNames: readonly string[];
}

const isUsed = (names: readonly string[]) => sql<SqlBool>`name = any(${[...names]}::text[])`;

/** The stored images of a company that are not deleted, and deleted ones that something shows again. */
const shown = (db: Db, { companyId, usedNames }: ImagesWanted) =>
  db
    .selectFrom('image')
    .where('company_id', '=', companyId)
    .where('stored', '=', true)
    .where(({ or, eb }) => or([eb('deleted_at', 'is', null), isUsed(usedNames)]));

const matches = ({ search, used, usedNames }: ImagesWanted) => {
  const text = search.trim();
  const found =
    text === ''
      ? sql<SqlBool>`true`
      : sql<SqlBool>`${folded(sql<string>`label || chr(10) || alt || chr(10) || file_name`)} like ${containing(text)}`;
  if (used === undefined) return found;
  return used === 'used'
    ? sql<SqlBool>`${found} and ${isUsed(usedNames)}`
    : sql<SqlBool>`${found} and not ${isUsed(usedNames)}`;
};

/** Up to `limit` images that match, newest first, behind `after`. Undefined: that one has no place among them any more. */
export const readImagesPage = async (
  db: Db,
  wanted: ImagesWanted,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<StoredImageRow[] | undefined> => {
  const rows = shown(db, wanted).where(matches(wanted));
  const place = after === undefined ? null : await rows.select('at').where('name', '=', after).executeTakeFirst();
  if (place === undefined) return undefined;
  const behind =
    place === null ? rows : rows.where(sql<SqlBool>`(at < ${place.at} or (at = ${place.at} and name > ${after}))`);
  return behind.select(imageColumns).orderBy('at', 'desc').orderBy('name').limit(limit).execute();
};

export interface ImageCounts {
  readonly matching: number;
  /** Whatever is searched. */
  readonly total: number;
  readonly unused: number;
}

export const countImages = (db: Db, wanted: ImagesWanted): Promise<ImageCounts> =>
  shown(db, wanted)
    .select([
      sql<number>`count(*)::integer`.as('total'),
      sql<number>`(count(*) filter (where not ${isUsed(wanted.usedNames)}))::integer`.as('unused'),
      sql<number>`(count(*) filter (where ${matches(wanted)}))::integer`.as('matching'),
    ])
    .executeTakeFirstOrThrow();
