import {
  discountToPassOn,
  everywhere,
  type GrantHolder,
  isRoleInReach,
  mayPassOn,
  type Permission,
  permissions,
  type TenantScope,
} from '@commissary/domain';
import type { RoleRow } from '../../store/grant.ts';
import type { HolderRow } from '../../store/role.ts';
import type { Db } from '../../store/tables.ts';
import { holdCompanies } from '../../store/transact.ts';
import { forbidden } from '../refusal.ts';

/** Whose roles are meant; null: those that every company has. */
export interface RoleOwner {
  readonly companyId: string | null;
}

/** Holds the owner of roles for the transaction: who holds them, and what they give, stays as it is read. */
export const holdOwner = (db: Db, { companyId }: RoleOwner): Promise<void> =>
  holdCompanies(db, companyId === null ? null : [companyId]);

/** What somebody may put into a role or take out of it. */
export interface RoleReach {
  readonly place: TenantScope;
  readonly passedOn: ReadonlySet<Permission>;
  readonly discount: number;
}

/**
 * Nobody gives a right, or takes it, that they do not hold where the role counts: in its company, and everywhere when
 * the role is every company's or somebody holds it everywhere.
 */
export const reachOf = (person: GrantHolder, { companyId }: RoleOwner, holders: readonly HolderRow[]): RoleReach => {
  const isWide = companyId === null || holders.some(({ onType }) => onType === 'GLOBAL');
  const place = isWide ? everywhere : { companyId };
  const passedOn = permissions.map(({ name }) => name).filter(name => mayPassOn(person, name, place));
  return { place, passedOn: new Set(passedOn), discount: discountToPassOn(person, place) };
};

/** Refuses who may not touch the role at all: rename, change, copy or delete it. */
export const demandRole = ({ passedOn }: RoleReach, role: Pick<RoleRow, 'permissions'>): void => {
  if (!isRoleInReach(role.permissions, passedOn)) throw forbidden();
};

/** Refuses what the person could not give: each right that comes or goes, and a discount above their own. */
export const demandChange = (
  { passedOn, discount }: RoleReach,
  rights: readonly Permission[],
  discounts: readonly number[],
): void => {
  if (!rights.every(name => passedOn.has(name)) || discounts.some(pct => pct > discount)) throw forbidden();
};
