import {
  can,
  covers,
  type Grant,
  type GrantHolder,
  type TenantRow,
  type TenantScope,
  tenantScopeOf,
} from './grants.ts';
import { type Permission, type PermissionFlag, permissionFlags } from './permissions.ts';
import { publishPermission } from './publishing.ts';
import { maxDiscountLimit } from './role-changes.ts';

/** A role with its permissions, given at a tenant. */
export interface AssignedRole extends Grant {
  /** An owner has allowed everybody who manages employees to give it. */
  readonly openToHiring?: boolean;
}

/** With one of these everything else comes within reach: only who holds it passes it on, whatever an owner said of the role. */
const opensEverything: readonly PermissionFlag[] = [
  'companyAdmin',
  'company-owner',
  'globalRoleGranting',
  'defaultRoleAdmin',
  'engineering',
  'addCompanies',
];

/** Rights of the console, of money and of what people want to keep to themselves. Everything else needs `userAdmin` alone. */
export const restrictedRights: readonly Permission[] = [
  ...opensEverything,
  'viewWageData',
  'viewEmployeePasswords',
  'apiCredAdmin',
  'HAS_TOL_ADMIN_ACCESS',
  'locationLicensing',
  'configureCreditCards',
  ...Object.values(publishPermission),
];

/** Why a person may not give a role at a tenant. Server, form and explanation use the same result. */
export const givingRefusals = [
  'unknown-place',
  'not-managed',
  'everywhere',
  'opens-everything',
  'restricted',
  'discount',
  'themselves',
  'holds-more',
] as const;
export type GivingRefusal = (typeof givingRefusals)[number];

/** Where a role is given: the company with its own tenants, and whether to the giver themselves. */
export interface Giving {
  readonly companyId: string;
  readonly tenants: readonly TenantRow[];
  readonly toThemselves?: boolean;
}

/**
 * Why this person may not give the role there (or take it away); null: they may. The permission to manage employees is
 * required at that tenant, a role on everything requires the permission to grant such roles, and the permissions of the
 * role are checked below.
 */
export const whyNotGiven = (
  giver: GrantHolder,
  role: AssignedRole,
  { companyId, tenants, toThemselves = false }: Giving,
): GivingRefusal | null => {
  const scope = grantScopeOf(role.on, companyId, tenants);
  if (scope === null) return 'unknown-place';
  if (!can(giver, 'userAdmin', scope)) return 'not-managed';
  if (role.on.type === 'GLOBAL' && !can(giver, 'globalRoleGranting', scope)) return 'everywhere';
  return whyWithheld(giver, role, scope, toThemselves);
};

/**
 * Why this person may not give the permissions of the role at the tenant. A restricted permission, or a discount above
 * the giver's own, is given by a holder of it there, or in a role that an owner has opened to hiring; by nobody to
 * themselves.
 */
export const whyWithheld = (
  giver: GrantHolder,
  { permissions, maxDiscountPct = 0, openToHiring = false }: Omit<AssignedRole, 'on'>,
  scope: TenantScope,
  toThemselves: boolean,
): GivingRefusal | null => {
  const lacks = (right: Permission) => permissions.includes(right) && !canGrantPermission(giver, right, scope);
  if (opensEverything.some(lacks)) return 'opens-everything';
  const over = maxDiscountPct > grantableDiscount(giver, scope);
  if (toThemselves && (over || restrictedRights.some(right => permissions.includes(right)))) return 'themselves';
  if (openToHiring && can(giver, 'userAdmin', scope)) return null;
  if (restrictedRights.some(lacks)) return 'restricted';
  return over ? 'discount' : null;
};

/**
 * Why this person may not give a right there at all; null: they may, in a role that gives nothing else or in one of these.
 * That is one that an owner opened to hiring: of others nobody gives one whose right they could not give alone.
 */
export const whyRightNotGiven = (
  giver: GrantHolder,
  right: Permission,
  on: Grant['on'],
  roles: readonly Omit<AssignedRole, 'on'>[],
  giving: Giving,
): GivingRefusal | null => {
  const inRole = roles.some(
    role => role.permissions.includes(right) && whyNotGiven(giver, { ...role, on }, giving) === null,
  );
  return inRole ? null : whyNotGiven(giver, { permissions: [right], on }, giving);
};

/** May this person give the role there, or take it away? */
export const canAssignRole = (
  giver: GrantHolder,
  role: AssignedRole,
  companyId: string,
  tenants: readonly TenantRow[],
): boolean => whyNotGiven(giver, role, { companyId, tenants }) === null;

/** Why this person may not change somebody who holds these roles; null: they could give them all, or, without any, manage the company's employees. */
export const whyNotAdministered = (
  administrator: GrantHolder,
  roles: readonly AssignedRole[],
  companyId: string,
  tenants: readonly TenantRow[],
): GivingRefusal | null => {
  if (roles.length === 0) return can(administrator, 'userAdmin', { companyId }) ? null : 'not-managed';
  const reasons = roles.map(role => whyNotGiven(administrator, role, { companyId, tenants }));
  if (reasons.every(reason => reason === null)) return null;
  return reasons.every(reason => reason === 'not-managed') ? 'not-managed' : 'holds-more';
};

/** May this person change somebody who holds these roles? */
export const canManageUser = (...asked: Parameters<typeof whyNotAdministered>): boolean =>
  whyNotAdministered(...asked) === null;

/** Does this person see somebody with these roles among the employees? */
export const canSeeEmployee = (
  administrator: GrantHolder,
  roles: readonly AssignedRole[],
  companyId: string,
  tenants: readonly TenantRow[],
): boolean =>
  can(administrator, 'userAdmin', { companyId }) ||
  roles.some(({ on }) => {
    const scope = grantScopeOf(on, companyId, tenants);
    return scope !== null && on.type !== 'GLOBAL' && can(administrator, 'userAdmin', scope);
  });

/**
 * May this person add the permission to a role that applies at this tenant, or remove it from one? Only a holder of it
 * there. Permissions that only terminals check may be given by a super user of the tenant, though the console never
 * checks them.
 */
export const canGrantPermission = (giver: GrantHolder, permission: Permission, scope: TenantScope): boolean =>
  can(giver, permission, scope) || (!flags.has(permission) && can(giver, 'companyAdmin', scope));

const flags: ReadonlySet<string> = new Set(permissionFlags);

/**
 * Does a change widen a role that an owner has opened to hiring? Then only an owner may make it: everybody who manages
 * employees would give what the owner never saw.
 */
export const widensRestricted = (rights: readonly string[], discountGrows: boolean): boolean =>
  discountGrows || restrictedRights.some(right => rights.includes(right));

/**
 * The highest discount, in percent, that this person may set in a role that applies at this tenant, and the highest
 * that they may remove.
 */
export const grantableDiscount = (giver: GrantHolder, scope: TenantScope): number =>
  can(giver, 'companyAdmin', scope)
    ? maxDiscountLimit
    : Math.max(0, ...giver.grants.map(grant => (covers(grant, scope) ? (grant.maxDiscountPct ?? 0) : 0)));

/**
 * May a role with these rights be renamed, changed, copied or deleted by who may pass on `passedOn`? With one right that
 * opens everything it belongs to those who hold that right: a new name alone could make others give it away.
 */
export const isRoleInReach = (permissions: readonly string[], passedOn: ReadonlySet<string>): boolean =>
  opensEverything.every(flag => !permissions.includes(flag) || passedOn.has(flag));

/** No company, group or location: only a role on everything covers it. */
export const everywhere: TenantScope = { companyId: '' };

const grantScopeOf = (on: Grant['on'], companyId: string, tenants: readonly TenantRow[]): TenantScope | null => {
  if (on.type === 'GLOBAL') return everywhere;
  if (on.type === 'COMPANY') return on.id === companyId ? { companyId } : null;
  const tenant = tenants.find(({ id, type }) => id === on.id && type === on.type);
  return tenant === undefined || tenant.companyId !== companyId ? null : tenantScopeOf(tenant);
};
