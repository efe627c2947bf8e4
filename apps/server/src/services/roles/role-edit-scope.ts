import {
  canGrantPermission,
  everywhere,
  type GrantHolder,
  grantableDiscount,
  isRoleInReach,
  type Permission,
  permissions,
  type TenantScope,
} from '@commissary/domain';
import { type Db, lockCompanies } from '../../store/database/index.ts';
import type { GrantableRole, HolderRow } from '../../store/people/index.ts';
import { forbidden } from '../errors/index.ts';

/** The owner of the roles; null: the roles of all companies. */
export interface RoleOwnerRow {
  readonly companyId: string | null;
}

/** Locks the owner of roles for the transaction: who has them, and their permissions, do not change after the read. */
export const holdOwner = (db: Db, { companyId }: RoleOwnerRow): Promise<void> =>
  lockCompanies(db, companyId === null ? null : [companyId]);

/** What the caller may add to a role or remove from it. */
export interface RoleEditScope {
  readonly scope: TenantScope;
  readonly grantable: ReadonlySet<Permission>;
  readonly discount: number;
}

/**
 * A permission may only be added or removed by a person who has it where the role applies: in its company, or
 * everywhere when the role belongs to all companies or one holder has it everywhere.
 */
export const roleEditScopeOf = (
  person: GrantHolder,
  { companyId }: RoleOwnerRow,
  holders: readonly HolderRow[],
): RoleEditScope => {
  const isWide = companyId === null || holders.some(({ onType }) => onType === 'GLOBAL');
  const scope = isWide ? everywhere : { companyId };
  const passedOn = permissions.map(({ name }) => name).filter(name => canGrantPermission(person, name, scope));
  return { scope, grantable: new Set(passedOn), discount: grantableDiscount(person, scope) };
};

/** Throws when the caller may not rename, change, copy or delete the role. */
export const requireRole = ({ grantable: passedOn }: RoleEditScope, role: Pick<GrantableRole, 'permissions'>): void => {
  if (!isRoleInReach(role.permissions, passedOn)) throw forbidden();
};

/**
 * Throws when the caller could not assign the change: each added or removed permission, and a discount above their own.
 */
export const requireChange = (
  { grantable: passedOn, discount }: RoleEditScope,
  permissions: readonly Permission[],
  discounts: readonly number[],
): void => {
  if (!permissions.every(name => passedOn.has(name)) || discounts.some(pct => pct > discount)) throw forbidden();
};
