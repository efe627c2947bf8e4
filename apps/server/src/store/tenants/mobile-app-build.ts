import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tables } from '../database/index.ts';

export type BuildRow = Selectable<Tables['mobile_app_build']>;

export const insertBuild = async (db: Db, build: Insertable<Tables['mobile_app_build']>): Promise<void> => {
  await db.insertInto('mobile_app_build').values(build).execute();
};

export const findBuild = (db: Db, id: string): Promise<BuildRow | undefined> =>
  db.selectFrom('mobile_app_build').selectAll().where('id', '=', id).executeTakeFirst();

export const newestBuild = (db: Db, companyId: string): Promise<BuildRow | undefined> =>
  db
    .selectFrom('mobile_app_build')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Updates a build that is under way; one that ended does not change any more. */
export const noteBuild = async (
  db: Db,
  id: string,
  change: Updateable<Tables['mobile_app_build']>,
): Promise<BuildRow | undefined> => {
  await db
    .updateTable('mobile_app_build')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', ['QUEUED', 'RUNNING'])
    .execute();
  return findBuild(db, id);
};
