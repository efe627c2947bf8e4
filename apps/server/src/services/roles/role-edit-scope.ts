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
import type { GrantableRole } from '../../store/grant.ts';
import type { HolderRow } from '../../store/role.ts';
import type { Db } from '../../store/tables.ts';
import { lockCompanies } from '../../store/transaction.ts';
import { forbidden } from '../api-error.ts';

/** Whose roles are meant; null: those that every company has. */
export interface RoleOwnerRow {
  readonly companyId: string | null;
}

/** Holds the owner of roles for the transaction: who holds them, and what they give, stays as it is read. */
export const holdOwner = (db: Db, { companyId }: RoleOwnerRow): Promise<void> =>
  lockCompanies(db, companyId === null ? null : [companyId]);

/** What somebody may put into a role or take out of it. */
export interface RoleEditScope {
  readonly scope: TenantScope;
  readonly grantable: ReadonlySet<Permission>;
  readonly discount: number;
}

/**
 * Nobody gives a right, or takes it, that they do not hold where the role counts: in its company, and everywhere when
 * the role is every company's or somebody holds it everywhere.
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

/** Refuses who may not touch the role at all: rename, change, copy or delete it. */
export const requireRole = ({ grantable: passedOn }: RoleEditScope, role: Pick<GrantableRole, 'permissions'>): void => {
  if (!isRoleInReach(role.permissions, passedOn)) throw forbidden();
};

/** Refuses what the person could not give: each right that comes or goes, and a discount above their own. */
export const requireChange = (
  { grantable: passedOn, discount }: RoleEditScope,
  rights: readonly Permission[],
  discounts: readonly number[],
): void => {
  if (!rights.every(name => passedOn.has(name)) || discounts.some(pct => pct > discount)) throw forbidden();
};
