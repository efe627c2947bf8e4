import type { Db } from '../database/index.ts';

/** The menu of its own that a location has from before there were menus of the company. */
export interface SingleUseMenu {
  readonly locationId: string;
  /** Of the company's menu that it goes with. */
  readonly id: string;
  readonly version: number;
}

const selectOpen = (db: Db, companyId: string) =>
  db
    .selectFrom('single_use_menu as own')
    .innerJoin('tenant', 'tenant.id', 'own.location_id')
    .where('own.company_id', '=', companyId)
    .where('own.single_use', '=', true)
    .where('tenant.removed_at', 'is', null)
    .select(['own.location_id as locationId', 'own.id', 'own.version']);

/** Those that are not converted, of locations that are there, by the name of the location. */
export const listSingleUseMenus = (db: Db, companyId: string): Promise<SingleUseMenu[]> =>
  selectOpen(db, companyId).orderBy('tenant.name').orderBy('tenant.id').execute();

/** One of them with what it contains. */
export const findSingleUseMenu = (
  db: Db,
  companyId: string,
  locationId: string,
): Promise<(SingleUseMenu & { readonly blob: unknown }) | undefined> =>
  selectOpen(db, companyId)
    .where('own.location_id', '=', locationId)
    .select('own.settings_blob as blob')
    .executeTakeFirst();

/** It is a menu of the company from now on; false where it was converted meanwhile, or is another version. */
export const convertSingleUseMenu = async (
  db: Db,
  { locationId, version }: Pick<SingleUseMenu, 'locationId' | 'version'>,
  menuId: string,
): Promise<boolean> => {
  const query = db
    .updateTable('single_use_menu')
    .set({ single_use: false, menu_id: menuId, version: version + 1 })
    .where('location_id', '=', locationId)
    .where('version', '=', version)
    .where('single_use', '=', true);
  return (await query.returning('location_id').executeTakeFirst()) !== undefined;
};

/** Whether a new document can have this id. */
export const isFreeDocumentId = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('document').select('id').where('id', '=', id).executeTakeFirst()) === undefined;
