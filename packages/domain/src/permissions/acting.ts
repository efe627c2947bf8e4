import {
  can,
  type Grant,
  type GrantHolder,
  hasCompanyWideGrant,
  heldBy,
  type KnownTenants,
  type TenantRow,
  tenantNamed,
} from './grants.ts';
import { permissions } from './permissions.ts';
import { managementRefusal } from './role-assignment.ts';
import type { SupportAccess } from './support-access.ts';

/** For how long a person acts as another one. */
export const actingMinutes = 60;

/** The companies of the locations and groups that grants name, and the groups of the locations. */
type Tenants = KnownTenants;

/**
 * The grants of a person who acts as another one: what both hold, inside one company. Whatever a permission check asks
 * of the result, both people hold it there.
 */
export const sharedGrants = (
  first: readonly Grant[],
  second: readonly Grant[],
  companyId: string,
  tenants: Tenants,
): Grant[] =>
  first.flatMap(one =>
    second.flatMap(other => {
      const both = narrower(one.on, other.on, tenants);
      const on = both && narrower(both, { type: 'COMPANY', id: companyId }, tenants);
      if (on === null) return [];
      const held = permissions.map(({ name }) => name).filter(name => heldBy(one, name) && heldBy(other, name));
      return [{ permissions: held, maxDiscountPct: Math.min(one.maxDiscountPct ?? 0, other.maxDiscountPct ?? 0), on }];
    }),
  );

const narrower = (one: Grant['on'], other: Grant['on'], tenants: Tenants): Grant['on'] | null => {
  if (contains(one, other, tenants)) return other;
  return contains(other, one, tenants) ? one : null;
};

/** Whether a grant on `outer` applies wherever one on `inner` does. */
const contains = (outer: Grant['on'], inner: Grant['on'], tenants: Tenants): boolean => {
  if (outer.type === 'GLOBAL') return true;
  if (outer.type === inner.type) return outer.id === inner.id;
  const tenant = tenantNamed(tenants, inner);
  if (tenant === undefined) return false;
  return outer.type === 'COMPANY' ? tenant.companyId === outer.id : isInGroup(tenant, outer);
};

const isInGroup = (tenant: TenantRow, outer: Grant['on']): boolean =>
  outer.type === 'GROUP' && tenant.type === 'LOCATION' && tenant.groupId === outer.id;

/** Why a person may not act as another one. */
export const actingRefusals = ['themselves', 'provider', 'support-only', 'support-closed', 'holds-more'] as const;
export type ActingRefusal = (typeof actingRefusals)[number];

export interface ActingPerson extends GrantHolder {
  readonly id: string;
  readonly companyId: string;
}

/** Somebody as whom another one would act, with what their company lets support do. */
export interface ActedPerson extends ActingPerson {
  readonly supportAccess: SupportAccess;
}

/**
 * Returns why the person may not act as the other one; null: they may. Engineers of the provider act as people of the
 * companies where they hold that permission and that let support in; who manages the employees of a whole company, as those whom they could
 * change. Nobody acts as a person of the provider.
 */
export const actingRefusal = (actor: ActingPerson, other: ActedPerson, tenants: Tenants): ActingRefusal | null => {
  const { companyId } = other;
  if (actor.id === other.id) return 'themselves';
  if (other.internal === true) return 'provider';
  if (actor.internal === true) {
    if (!can(actor, 'engineering', { companyId })) return 'support-only';
    return other.supportAccess === 'never' ? 'support-closed' : null;
  }
  const manages = hasCompanyWideGrant(actor, companyId) && can(actor, 'userAdmin', { companyId });
  if (actor.companyId !== companyId || !manages) return 'support-only';
  return managementRefusal(actor, other.grants, companyId, tenants) === null ? null : 'holds-more';
};
