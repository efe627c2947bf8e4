import { can, covers, type Grant, type GrantHolder, scopeOf, type TenantRow, type TenantScope } from './grants.ts';
import { type Permission, type PermissionFlag, permissionFlags } from './permissions.ts';
import { maxDiscountLimit } from './role-changes.ts';

/** A role with its rights, given on a place. */
export interface GivenRole {
  readonly permissions: readonly string[];
  readonly on: Grant['on'];
}

/** Rights that only somebody who holds them passes on: with one of them everything else comes within reach. */
const guarded: readonly PermissionFlag[] = [
  'companyAdmin',
  'company-owner',
  'globalRoleGranting',
  'defaultRoleAdmin',
  'engineering',
  'addCompanies',
];

/**
 * May this person give the role there, or take it away? The right to manage employees is asked at that place; a role on
 * everything needs the right to grant such roles. `tenants` are the company's own: a role elsewhere is not theirs.
 */
export const mayGive = (
  giver: GrantHolder,
  { permissions, on }: GivenRole,
  companyId: string,
  tenants: readonly TenantRow[],
): boolean => {
  const place = placeOf(on, companyId, tenants);
  if (place === null || !can(giver, 'userAdmin', place)) return false;
  if (on.type === 'GLOBAL' && !can(giver, 'globalRoleGranting', place)) return false;
  return guarded.every(flag => !permissions.includes(flag) || can(giver, flag, place));
};

/** May this person change somebody who holds these roles? Only who could give them all; without any, company-wide. */
export const mayAdminister = (
  administrator: GrantHolder,
  roles: readonly GivenRole[],
  companyId: string,
  tenants: readonly TenantRow[],
): boolean =>
  roles.length === 0
    ? can(administrator, 'userAdmin', { companyId })
    : roles.every(role => mayGive(administrator, role, companyId, tenants));

/** Does this person see somebody with these roles among the employees? */
export const seesEmployee = (
  administrator: GrantHolder,
  roles: readonly GivenRole[],
  companyId: string,
  tenants: readonly TenantRow[],
): boolean =>
  can(administrator, 'userAdmin', { companyId }) ||
  roles.some(({ on }) => {
    const place = placeOf(on, companyId, tenants);
    return place !== null && on.type !== 'GLOBAL' && can(administrator, 'userAdmin', place);
  });

/**
 * May this person put the right into a role that counts at this place, or take it out of one? Only who holds it there.
 * What tills alone ask about a super user of the place has to give, though the console never asks them for it.
 */
export const mayPassOn = (giver: GrantHolder, permission: Permission, place: TenantScope): boolean =>
  can(giver, permission, place) || (!flags.has(permission) && can(giver, 'companyAdmin', place));

const flags: ReadonlySet<string> = new Set(permissionFlags);

/** Up to how many percent this person may let a role that counts at this place take off, and how much take away. */
export const discountToPassOn = (giver: GrantHolder, place: TenantScope): number =>
  can(giver, 'companyAdmin', place)
    ? maxDiscountLimit
    : Math.max(0, ...giver.grants.map(grant => (covers(grant, place) ? (grant.maxDiscountPct ?? 0) : 0)));

/**
 * May a role with these rights be renamed, changed, copied or deleted by who may pass on `passedOn`? With one right that
 * opens everything it belongs to those who hold that right: a new name alone could make others give it away.
 */
export const isRoleInReach = (permissions: readonly string[], passedOn: ReadonlySet<string>): boolean =>
  guarded.every(flag => !permissions.includes(flag) || passedOn.has(flag));

/** No company, group or location: only a role on everything covers it. */
export const everywhere: TenantScope = { companyId: '' };

const placeOf = (on: Grant['on'], companyId: string, tenants: readonly TenantRow[]): TenantScope | null => {
  if (on.type === 'GLOBAL') return everywhere;
  if (on.type === 'COMPANY') return on.id === companyId ? { companyId } : null;
  const tenant = tenants.find(({ id, type }) => id === on.id && type === on.type);
  return tenant === undefined || tenant.companyId !== companyId ? null : scopeOf(tenant);
};
