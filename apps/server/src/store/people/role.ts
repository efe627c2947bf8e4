import { type Db, normalizedName } from '../database/index.ts';
import type { GrantRow } from './grant.ts';

/** A role assigned to a person who may sign in. */
export interface HolderRow {
  readonly grantId: string;
  readonly roleId: string;
  readonly personId: string;
  readonly personName: string;
  readonly companyId: string;
  readonly onType: GrantRow['onType'];
  readonly onId: string;
}

/** Whether a company lets nobody have two security roles at one location. */
export const hasOneRolePerLocation = async (db: Db, companyId: string): Promise<boolean> =>
  (await db.selectFrom('company').select('one_role_per_location').where('id', '=', companyId).executeTakeFirstOrThrow())
    .one_role_per_location;

/** The holders of these roles, and where; without removed people. */
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

/** Changes a role if its version is unchanged; false when it was changed, or removed. */
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

/** Removes a role together with its grants to removed people. */
export const deleteRole = async (db: Db, id: string, version: number): Promise<boolean> => {
  await db.deleteFrom('granted_role').where('role_id', '=', id).execute();
  const { numDeletedRows } = await db
    .deleteFrom('role')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
