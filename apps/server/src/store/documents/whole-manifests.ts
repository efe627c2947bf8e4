import type { Db } from '../database/index.ts';

/** The manifests without chunks that were derived from some manifests. */
export const findWholeManifests = async (
  db: Db,
  manifests: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (manifests.length === 0) return new Map();
  const rows = await db
    .selectFrom('whole_manifest')
    .select(['manifest', 'whole'])
    .where('manifest', 'in', manifests)
    .execute();
  return new Map(rows.map(({ manifest, whole }) => [manifest, whole]));
};

/** To be called after its parts are stored. Two processes may derive the same at the same time. */
export const insertWholeManifest = async (db: Db, manifest: string, whole: string): Promise<void> => {
  await db
    .insertInto('whole_manifest')
    .values({ manifest, whole })
    .onConflict(conflict => conflict.doNothing())
    .execute();
};
