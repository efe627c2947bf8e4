import { publishPermission } from '../publishing/index.ts';
import {
  can,
  type Grant,
  type GrantHolder,
  grantsCovering,
  type KnownTenants,
  type TenantScope,
  tenantNamed,
  tenantScopeOf,
} from './grants.ts';
import { type Permission, type PermissionFlag, permissionFlags } from './permissions.ts';
import { maxDiscountLimit } from './role-changes.ts';

/** A role with its permissions, granted at a tenant. */
export interface AssignedRole extends Grant {
  /** An owner has allowed everyone who manages employees to grant it. */
  readonly openToHiring?: boolean;
}

/**
 * Each of these gives access to everything else: only its holders may grant it, even in a role that an owner opened to
 * hiring.
 */
const opensEverything: readonly PermissionFlag[] = [
  'companyAdmin',
  'company-owner',
  'globalRoleGranting',
  'defaultRoleAdmin',
  'engineering',
  'addCompanies',
];

/** Permissions of the console, of money and of private data. All others need `userAdmin` only. */
export const restrictedPermissions: readonly Permission[] = [
  ...opensEverything,
  'viewWageData',
  'viewEmployeePasswords',
  'apiCredAdmin',
  'HAS_TOL_ADMIN_ACCESS',
  'locationLicensing',
  'configureCreditCards',
  ...Object.values(publishPermission),
];

/** Why a person may not grant a role at a tenant. Server, form and explanation use the same result. */
export const roleGrantRefusals = [
  'unknown-place',
  'not-managed',
  'everywhere',
  'opens-everything',
  'restricted',
  'discount',
  'themselves',
  'holds-more',
] as const;
export type RoleGrantRefusal = (typeof roleGrantRefusals)[number];

/** The target of a grant: the company with its own tenants, and whether the recipient is the user who grants. */
export interface RoleGrant {
  readonly companyId: string;
  readonly tenants: KnownTenants;
  readonly toThemselves?: boolean;
}

/**
 * Returns why this person may not grant (or revoke) the role there; null: they may. The permission to manage employees
 * is required at that tenant, a global role requires the permission to grant such roles, and the permissions of the
 * role are checked below.
 */
export const roleGrantRefusal = (
  granter: GrantHolder,
  role: AssignedRole,
  { companyId, tenants, toThemselves = false }: RoleGrant,
): RoleGrantRefusal | null => {
  const scope = grantScopeOf(role.on, companyId, tenants);
  if (scope === null) return 'unknown-place';
  if (!can(granter, 'userAdmin', scope)) return 'not-managed';
  if (role.on.type === 'GLOBAL' && !can(granter, 'globalRoleGranting', scope)) return 'everywhere';
  return restrictedRoleRefusal(granter, role, scope, toThemselves);
};

/**
 * Returns why this person may not grant the permissions of the role at the tenant. A restricted permission, or a
 * discount above the user's own, is granted by a holder of it there, or in a role that an owner has opened to hiring;
 * never to oneself.
 */
export const restrictedRoleRefusal = (
  granter: GrantHolder,
  { permissions, maxDiscountPct = 0, openToHiring = false }: Omit<AssignedRole, 'on'>,
  scope: TenantScope,
  toThemselves: boolean,
): RoleGrantRefusal | null => {
  const lacks = (permission: Permission) =>
    permissions.includes(permission) && !canGrantPermission(granter, permission, scope);
  if (opensEverything.some(lacks)) return 'opens-everything';
  const over = maxDiscountPct > 0 && maxDiscountPct > grantableDiscount(granter, scope);
  if (toThemselves && (over || restrictedPermissions.some(permission => permissions.includes(permission))))
    return 'themselves';
  if (openToHiring && can(granter, 'userAdmin', scope)) return null;
  if (restrictedPermissions.some(lacks)) return 'restricted';
  return over ? 'discount' : null;
};

/**
 * Returns why this person may not grant a permission there; null: they may, in a role with only this permission or in
 * one of the given roles. Of these only roles that an owner opened to hiring count: any other role cannot be granted by
 * a user who may not grant the permission alone.
 */
export const permissionGrantRefusal = (
  granter: GrantHolder,
  permission: Permission,
  on: Grant['on'],
  roles: readonly Omit<AssignedRole, 'on'>[],
  giving: RoleGrant,
): RoleGrantRefusal | null => {
  const inRole = roles.some(
    role => role.permissions.includes(permission) && roleGrantRefusal(granter, { ...role, on }, giving) === null,
  );
  return inRole ? null : roleGrantRefusal(granter, { permissions: [permission], on }, giving);
};

/** Whether this person may grant the role there, or revoke it. */
export const canAssignRole = (
  granter: GrantHolder,
  role: AssignedRole,
  companyId: string,
  tenants: KnownTenants,
): boolean => roleGrantRefusal(granter, role, { companyId, tenants }) === null;

/**
 * Returns why this person may not change name, address and access of a person with these roles (a job at a tenant is
 * one without permissions); null: they could grant them all, or, without any, manage the company's employees.
 */
export const managementRefusal = (
  administrator: GrantHolder,
  roles: readonly AssignedRole[],
  companyId: string,
  tenants: KnownTenants,
): RoleGrantRefusal | null =>
  jointRefusal(
    administrator,
    roles.map(role => roleGrantRefusal(administrator, role, { companyId, tenants })),
    companyId,
  );

/** The same from the reason why this person may not grant each of the roles. */
export const jointRefusal = (
  administrator: GrantHolder,
  reasons: readonly (RoleGrantRefusal | null)[],
  companyId: string,
): RoleGrantRefusal | null => {
  if (reasons.length === 0) return can(administrator, 'userAdmin', { companyId }) ? null : 'not-managed';
  if (reasons.every(reason => reason === null)) return null;
  return reasons.every(reason => reason === 'not-managed') ? 'not-managed' : 'holds-more';
};

/** Whether this person sees a person with these roles among the employees. */
export const canSeeEmployee = (
  administrator: GrantHolder,
  roles: readonly AssignedRole[],
  companyId: string,
  tenants: KnownTenants,
): boolean =>
  can(administrator, 'userAdmin', { companyId }) ||
  roles.some(({ on }) => {
    const scope = grantScopeOf(on, companyId, tenants);
    return scope !== null && on.type !== 'GLOBAL' && can(administrator, 'userAdmin', scope);
  });

/**
 * Whether this person may add the permission to a role that applies at this tenant, or remove it from one. Only a
 * holder of it there may. Permissions that only terminals check may also be granted by a super user of the tenant,
 * though the console never checks them.
 */
export const canGrantPermission = (granter: GrantHolder, permission: Permission, scope: TenantScope): boolean =>
  can(granter, permission, scope) || (!flags.has(permission) && can(granter, 'companyAdmin', scope));

const flags: ReadonlySet<string> = new Set(permissionFlags);

/**
 * Whether a change adds to a role that an owner has opened to hiring. Then only an owner may make it: otherwise
 * everyone who manages employees could grant what the owner never approved.
 */
export const widensRestricted = (rights: readonly string[], discountGrows: boolean): boolean =>
  discountGrows || restrictedPermissions.some(permission => rights.includes(permission));

/**
 * The highest discount, in percent, that this person may set in a role that applies at this tenant, and the highest
 * that they may remove.
 */
export const grantableDiscount = (granter: GrantHolder, scope: TenantScope): number =>
  can(granter, 'companyAdmin', scope)
    ? maxDiscountLimit
    : Math.max(0, ...grantsCovering(granter, scope).map(({ maxDiscountPct = 0 }) => maxDiscountPct));

/**
 * Whether a role with these permissions may be renamed, changed, copied or deleted by a user who may grant `passedOn`.
 * If it contains a permission that opens everything, only holders of that permission may: with a new name alone, others
 * could be made to grant it.
 */
export const isRoleInReach = (permissions: readonly string[], passedOn: ReadonlySet<string>): boolean =>
  opensEverything.every(flag => !permissions.includes(flag) || passedOn.has(flag));

/** No company, group or location: only a global role covers it. */
export const everywhere: TenantScope = { companyId: '' };

const grantScopeOf = (on: Grant['on'], companyId: string, tenants: KnownTenants): TenantScope | null => {
  if (on.type === 'GLOBAL') return everywhere;
  if (on.type === 'COMPANY') return on.id === companyId ? { companyId } : null;
  const tenant = tenantNamed(tenants, on);
  return tenant === undefined || tenant.companyId !== companyId ? null : tenantScopeOf(tenant);
};
