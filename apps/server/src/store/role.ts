import type { GrantRow } from './grant.ts';
import { normalizedName } from './normalized-name.ts';
import type { Db } from './tables.ts';

/** A role given to somebody who may sign in. */
export interface HolderRow {
  readonly grantId: string;
  readonly roleId: string;
  readonly personId: string;
  readonly personName: string;
  readonly companyId: string;
  readonly onType: GrantRow['onType'];
  readonly onId: string;
}

/** Who holds these roles, and where; people who were removed do not count. */
export const listHolders = (db: Db, roleIds: readonly string[]): Promise<HolderRow[]> =>
  roleIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('granted_role')
        .innerJoin('person', 'person.id', 'granted_role.person_id')
        .select([
          'granted_role.id as grantId',
          'granted_role.role_id as roleId',
          'person.id as personId',
          'person.name as personName',
          'person.company_id as companyId',
          'granted_role.on_type as onType',
          'granted_role.on_id as onId',
        ])
        .where('granted_role.role_id', 'in', roleIds)
        .where('person.status', '=', 'ACTIVE')
        .orderBy('person.name')
        .orderBy('granted_role.id')
        .execute();

/** Changes a role that nobody has changed since; false when somebody has, or it is gone. */
export const updateRole = async (
  db: Db,
  id: string,
  version: number,
  change: {
    readonly name?: string;
    readonly permissions?: readonly string[];
    readonly maxDiscount?: number;
    readonly openToHiring?: boolean;
  },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('role')
    .set({
      version: version + 1,
      ...(change.name !== undefined && { name: change.name, name_key: normalizedName(change.name) }),
      ...(change.permissions !== undefined && { permissions: JSON.stringify(change.permissions) }),
      ...(change.maxDiscount !== undefined && { max_discount: change.maxDiscount }),
      ...(change.openToHiring !== undefined && { open_to_hiring: change.openToHiring }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Takes a role away together with whatever grants of it people have who were removed. */
export const deleteRole = async (db: Db, id: string, version: number): Promise<boolean> => {
  await db.deleteFrom('granted_role').where('role_id', '=', id).execute();
  const { numDeletedRows } = await db
    .deleteFrom('role')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
