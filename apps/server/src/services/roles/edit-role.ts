import { recordChanges, roleRecord } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import { restrictedRoleRefusal } from '@commissary/domain';
import { type Db, inTransaction, normalizedName } from '../../store/database/index.ts';
import {
  deleteGrants,
  deleteRole,
  type GrantableRole,
  type HolderRow,
  insertGrants,
  insertRoles,
  listGrants,
  listHolders,
  listRoles,
  updateRole,
} from '../../store/people/index.ts';
import { touchPeople } from '../../store/tenants/index.ts';
import { type AuditEvent, recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, notFound, notYours } from '../errors/index.ts';
import { ensureOwner, roleOn } from '../people/index.ts';
import { differenceOf, knownPermission, stateOf } from './plan-changes.ts';
import { findRole, presentRole } from './read-roles.ts';
import { holdOwner, type RoleOwnerRow, requireChange, requireRole, roleEditScopeOf } from './role-edit-scope.ts';

export interface NewRole {
  readonly name: string;
  readonly grantedPermissions: readonly string[];
  readonly maxDiscountPct: number;
}

export const createRole = async (context: RequestContext, owner: RoleOwnerRow, requested: NewRole): Promise<Role> => {
  const { name, grantedPermissions, maxDiscountPct: maxDiscount } = requested;
  const permissions = [...new Set(grantedPermissions.map(knownPermission('grantedPermissions')))];
  requireChange(roleEditScopeOf(context.person, owner, []), permissions, [maxDiscount]);
  const id = await runOnce(context, `role ${JSON.stringify([owner.companyId, requested])}`, async db => {
    await holdOwner(db, owner);
    return insert(context, db, owner, { name, permissions, maxDiscount, action: 'role.create' });
  });
  return presentRole(await findRole(context.db, owner, id));
};

/** A copy has the permissions of the original, so the caller must have all of them. */
export const cloneRole = async (
  context: RequestContext,
  owner: RoleOwnerRow,
  id: string,
  name: string,
): Promise<Role> => {
  const copy = await runOnce(context, `role copy ${JSON.stringify([owner.companyId, id, name])}`, async db => {
    await holdOwner(db, owner);
    const { permissions, maxDiscount } = await findRole(db, owner, id);
    requireChange(roleEditScopeOf(context.person, owner, []), permissions.map(knownPermission('id')), [maxDiscount]);
    return insert(context, db, owner, { name, permissions, maxDiscount, action: 'role.copy' });
  });
  return presentRole(await findRole(context.db, owner, copy));
};

interface RenamedRole {
  readonly id: string;
  readonly name: string;
  /** When absent, whatever version there is. */
  readonly ver?: number | undefined;
  readonly grantedPermissions?: readonly string[] | undefined;
  readonly maxDiscountPct?: number | undefined;
}

/** Who sends a role back as it was answered may leave its permissions in; other ones must not be lost in silence. */
const requireAsStored = (
  { permissions, maxDiscount }: GrantableRole,
  { grantedPermissions = permissions, maxDiscountPct = maxDiscount }: Omit<RenamedRole, 'id' | 'name' | 'ver'>,
): void => {
  const isAsStored =
    permissions.every(name => grantedPermissions.includes(name)) &&
    grantedPermissions.every(name => permissions.includes(name));
  if (!isAsStored) throw apiError(400, 'CHANGED_ELSEWHERE', '/body/grantedPermissions');
  if (maxDiscountPct !== maxDiscount) throw apiError(400, 'CHANGED_ELSEWHERE', '/body/maxDiscountPct');
};

export const renameRole = async (
  context: RequestContext,
  owner: RoleOwnerRow,
  { id, name, ver, ...asStored }: RenamedRole,
): Promise<Role> => {
  await inTransaction(context.db, async db => {
    await holdOwner(db, owner);
    const role = await ownRole(db, owner, id);
    requireRole(roleEditScopeOf(context.person, owner, []), role);
    await demandFreeName(db, owner, name, id);
    requireAsStored(role, asStored);
    if (!(await updateRole(db, id, ver ?? role.version, { name }))) throw apiError(409, 'ROLE_CHANGED');
    const changes = recordChanges(roleRecord, role, { name });
    await recordAudit(context, db, { ...auditTarget(context, role), action: 'role.rename', changes });
  });
  return presentRole(await findRole(context.db, owner, id));
};

/**
 * Holders of the role get `moveTo` instead, on the same tenant: that adds and removes permissions, so the caller must
 * have these.
 */
export const removeRole = async (
  context: RequestContext,
  owner: RoleOwnerRow,
  { id, ver, moveTo }: Pick<RenamedRole, 'id' | 'ver'> & { readonly moveTo?: string | undefined },
): Promise<void> => {
  await inTransaction(context.db, async db => {
    await holdOwner(db, owner);
    const role = await ownRole(db, owner, id);
    const holders = await listHolders(db, [id]);
    requireRole(roleEditScopeOf(context.person, owner, holders), role);
    if (holders.length > 0 && moveTo === undefined) throw apiError(400, 'ROLE_IN_USE');
    const companies = holders.map(({ companyId }) => companyId);
    await ensureOwner(db, companies, async () => {
      if (moveTo !== undefined) await moveHolders(context, db, { owner, role, holders, moveTo });
      if (!(await deleteRole(db, id, ver ?? role.version))) throw apiError(409, 'ROLE_CHANGED');
    });
    const details = { holders: holders.length, ...(moveTo !== undefined && { moveTo }) };
    await recordAudit(context, db, { ...auditTarget(context, role), action: 'role.remove', details });
  });
};

interface Move {
  readonly owner: RoleOwnerRow;
  readonly role: GrantableRole;
  readonly holders: readonly HolderRow[];
  readonly moveTo: string;
}

const moveHolders = async (context: RequestContext, db: Db, { owner, role, holders, moveTo }: Move): Promise<void> => {
  const next = await findRole(db, owner, moveTo);
  if (next.id === role.id) throw apiError(400, 'SAME_ROLE', '/body/moveTo');
  const reach = roleEditScopeOf(context.person, owner, holders);
  requireRole(reach, next);
  const { rights, discounts } = differenceOf(stateOf(role), stateOf(next));
  requireChange(reach, rights.map(knownPermission('moveTo')), discounts);
  for (const { personId, onType, onId } of holders) {
    const given = roleOn(next, { type: onType, id: onId });
    const reason = restrictedRoleRefusal(context.person, given, reach.scope, personId === context.person.id);
    if (reason !== null) throw notYours('/body/moveTo', reason);
  }
  const scopeOf = (of: { readonly personId: string; readonly onType: string; readonly onId: string }) =>
    `${of.personId} ${of.onType} ${of.onId}`;
  const people = [...new Set(holders.map(({ personId }) => personId))];
  const held = new Set((await listGrants(db, people)).filter(({ roleId }) => roleId === next.id).map(scopeOf));
  await deleteGrants(
    db,
    holders.map(({ grantId }) => grantId),
  );
  await insertGrants(
    db,
    holders
      .filter(holder => !held.has(scopeOf(holder)))
      .map(({ personId, onType, onId }) => ({
        id: context.newId(),
        personId,
        roleId: next.id,
        onType,
        onId,
        givenBy: context.person.name,
        givenAt: context.now(),
      })),
  );
  const places = Map.groupBy(holders, ({ companyId }) => companyId);
  for (const [companyId, there] of places)
    await touchPeople(
      db,
      companyId,
      there.map(({ onType, onId }) => (onType === 'GLOBAL' ? companyId : onId)),
    );
};

const insert = async (
  context: RequestContext,
  db: Db,
  owner: RoleOwnerRow,
  role: Pick<GrantableRole, 'name' | 'permissions' | 'maxDiscount'> & Pick<AuditEvent, 'action'>,
): Promise<string> => {
  const { name, permissions, maxDiscount, action } = role;
  await demandFreeName(db, owner, name, null);
  const id = context.newId();
  await insertRoles(db, [{ id, companyId: owner.companyId, name, permissions, maxDiscount }]);
  await recordAudit(context, db, { ...auditTarget(context, { id, name }), action });
  return id;
};

/** Two roles with the same name could not be told apart when they are assigned. */
const demandFreeName = async (db: Db, owner: RoleOwnerRow, name: string, id: string | null): Promise<void> => {
  const others = (await listRoles(db, owner.companyId)).filter(role => role.id !== id);
  if (others.some(role => normalizedName(role.name) === normalizedName(name)))
    throw apiError(400, 'NAME_TAKEN', '/body/name');
};

/** A role that the owner may change: a company can use the roles of all companies, but not change them. */
const ownRole = async (db: Db, owner: RoleOwnerRow, id: string): Promise<GrantableRole> => {
  const role = await findRole(db, owner, id);
  if (role.companyId !== owner.companyId) throw notFound();
  return role;
};

const auditTarget = ({ company }: RequestContext, { id, name }: { readonly id: string; readonly name: string }) => ({
  companyId: company.id,
  target: id,
  subject: name,
});
