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

/** A role with what it gives, given on a place. */
export interface AssignedRole extends Grant {
  /** An owner has said that whoever manages employees may give it. */
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

/** Why somebody may not give a role at a place. Server, form and explanation read the same answer. */
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

/** Where a role is given: the company with its own places, and whether to the giver themselves. */
export interface Giving {
  readonly companyId: string;
  readonly tenants: readonly TenantRow[];
  readonly toThemselves?: boolean;
}

/**
 * Why this person may not give the role there (or take it away); null: they may. The right to manage employees is asked
 * at that place, a role on everything needs the right to grant such roles, and what the role gives is asked below.
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
 * Why what the role gives is not this person's to give at the place. A restricted right, or a discount above the giver's
 * own, is given by who holds it there, or in a role that an owner has opened to hiring; by nobody to themselves.
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
 * May this person put the right into a role that counts at this place, or take it out of one? Only who holds it there.
 * What tills alone ask about a super user of the place has to give, though the console never asks them for it.
 */
export const canGrantPermission = (giver: GrantHolder, permission: Permission, scope: TenantScope): boolean =>
  can(giver, permission, scope) || (!flags.has(permission) && can(giver, 'companyAdmin', scope));

const flags: ReadonlySet<string> = new Set(permissionFlags);

/**
 * Does a change of a role that an owner has opened to hiring widen it? Then it is an owner's to make: whoever manages
 * employees would give what the owner never saw.
 */
export const widensRestricted = (rights: readonly string[], discountGrows: boolean): boolean =>
  discountGrows || restrictedRights.some(right => rights.includes(right));

/** Up to how many percent this person may let a role that counts at this place take off, and how much take away. */
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
