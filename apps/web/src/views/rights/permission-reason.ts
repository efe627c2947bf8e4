import { rolesTexts } from '@commissary/catalog';
import type { ExplainedPermissions, PermissionReason } from '@commissary/contract';
import { dateAt } from '../../formatting/index.ts';
import type { ActiveTenant } from '../../session/index.ts';
import { scopeName } from '../employees/index.ts';

export type ExplainedPermission = ExplainedPermissions['rights'][number];
type Namer = Pick<ActiveTenant, 'user'>;

/** Why a permission is held, as a sentence without its full stop. Days are shown in the given time zone. */
export const permissionReasonText = (reason: PermissionReason, nameScope: Namer, zone: string): string => {
  const { roleName, grantObject, by, givenBy, givenAt } = reason;
  const role = rolesTexts.roleAt(roleName, scopeName(grantObject, nameScope));
  const how = by === 'superUser' ? rolesTexts.superUserRole(role) : role;
  if (givenBy === null || givenAt === null) return how;
  return rolesTexts.assignedByOn(how, givenBy, dateAt(givenAt, zone));
};

/** Why the permission is missing: held elsewhere, or nowhere, and who can grant it. */
export const missingPermissionText = (
  { elsewhere, givers }: ExplainedPermission,
  nameScope: Namer,
): readonly string[] => {
  const scopes = [...new Set(elsewhere.map(({ grantObject }) => scopeName(grantObject, nameScope)))];
  return [
    scopes.length === 0 ? rolesTexts.notGrantedByAnyRole : rolesTexts.onlyAt(scopes.join(', ')),
    givers.length === 0 ? rolesTexts.noOneCanGrant : rolesTexts.canGrant(givers),
  ];
};
