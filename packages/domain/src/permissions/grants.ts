import { isPermission, type Permission, type PermissionFlag, permissionFlags } from './permissions.ts';

export type ScopeType = 'GLOBAL' | 'COMPANY' | 'GROUP' | 'LOCATION';

/** The permissions of one role, granted at one tenant. The id of a GLOBAL grant has no meaning. */
export interface Grant {
  readonly permissions: readonly string[];
  /** The maximum discount on a price that the role allows, in percent; without it, none. */
  readonly maxDiscountPct?: number;
  readonly on: { readonly type: ScopeType; readonly id: string };
}

export interface GrantHolder {
  readonly grants: readonly Grant[];
  /** Works for the provider. */
  readonly internal?: boolean;
}

/**
 * The tenant at which a permission is checked: the company's base with `companyId` alone, a group's override with
 * `groupId`, a location's override with `locationId` and, when the location is in a group, that `groupId` too.
 */
export interface TenantScope {
  readonly companyId: string;
  readonly groupId?: string | null;
  readonly locationId?: string | null;
}

export interface TenantRow {
  readonly id: string;
  readonly companyId: string;
  readonly type: 'LOCATION' | 'GROUP';
  readonly groupId?: string | null;
}

/** The groups and locations that grants name: as a list, or by id where the grants of many people are compared with many. */
export type KnownTenants = readonly TenantRow[] | ReadonlyMap<string, TenantRow>;

/** The one that a grant, or a job, is on. */
export const tenantNamed = (tenants: KnownTenants, on: Grant['on']): TenantRow | undefined => {
  if (!('get' in tenants)) return tenants.find(({ id, type }) => id === on.id && type === on.type);
  const found = tenants.get(on.id);
  return found?.type === on.type ? found : undefined;
};

const tenantsById = (tenants: KnownTenants): ReadonlyMap<string, TenantRow> =>
  'get' in tenants ? tenants : new Map(tenants.map(tenant => [tenant.id, tenant]));

/** How a grant contains a permission: the role names it, or the role makes a super user, who has all permissions. */
export type GrantSource = 'name' | 'superUser';

/**
 * Returns how this grant contains the permission at this tenant; null when it does not.
 */
export const grantSourceOf = (grant: Grant, permission: Permission, tenant: TenantScope): GrantSource | null =>
  covers(grant, tenant) ? heldBy(grant, permission) : null;

/** Whether the person holds the permission at this tenant. */
export const can = (person: GrantHolder, permission: Permission, tenant: TenantScope): boolean =>
  grantsCovering(person, tenant).some(grant => heldBy(grant, permission) !== null);

/** Whether the person holds the permission everywhere: by a grant on no company in particular. */
export const canEverywhere = (person: GrantHolder, permission: Permission): boolean =>
  person.grants.some(grant => grant.on.type === 'GLOBAL' && heldBy(grant, permission) !== null);

/** Returns every permission the person holds at this tenant; it is part of the response of a document. */
export const permissionsAt = (person: GrantHolder, tenant: TenantScope): ReadonlySet<Permission> =>
  permissionsOf(grantsCovering(person, tenant));

/** Every permission that these grants contain. */
export const permissionsOf = (grants: readonly Grant[]): ReadonlySet<Permission> => {
  const held = new Set<Permission>();
  for (const grant of grants) addAll(held, grant);
  return held;
};

/** Returns every permission the person holds at the company or anywhere inside it. `tenants` are the company's own. */
export const permissionsInside = (
  person: GrantHolder,
  companyId: string,
  tenants: KnownTenants,
): ReadonlySet<Permission> => {
  const held = new Set<Permission>();
  const known = tenantsById(tenants);
  for (const grant of person.grants) if (isInside(grant, companyId, known)) addAll(held, grant);
  return held;
};

/** Returns every permission the person holds at any tenant, in any company. */
export const permissionsAnywhere = (person: GrantHolder): ReadonlySet<Permission> => {
  const held = new Set<Permission>();
  for (const grant of person.grants) addAll(held, grant);
  return held;
};

/** Whether the person may see this tenant. A reader of a location also sees its base and its group's values. */
export const canAccess = (person: GrantHolder, tenant: TenantScope): boolean =>
  grantsCovering(person, tenant).length > 0;

/** Whether the person may enter the company, at any tenant. */
export const canEnter = (person: GrantHolder, companyId: string, tenants: KnownTenants): boolean => {
  const known = tenantsById(tenants);
  return person.grants.some(grant => isInside(grant, companyId, known));
};

export const accessibleTenants = <T extends TenantRow>(person: GrantHolder, tenants: readonly T[]): T[] => {
  const places = attachedPlaces(person.grants) ?? byPlace(person.grants);
  return tenants.filter(tenant => placesAround(tenantScopeOf(tenant)).some(place => places.has(place)));
};

/**
 * Which tenants of a company some grants cover: all of them, or these groups with their locations and these locations.
 * Says the same as `accessibleTenants` without the tenants, for a database to read no others.
 */
export type TenantReach = 'all' | { readonly groupIds: readonly string[]; readonly locationIds: readonly string[] };

/** The reach of a person's grants; with a permission, of those that contain it. */
export const tenantReach = (person: GrantHolder, companyId: string, permission?: Permission): TenantReach => {
  const grants = person.grants.filter(grant => permission === undefined || heldBy(grant, permission) !== null);
  if (grants.some(grant => covers(grant, { companyId }))) return 'all';
  const idsOf = (type: ScopeType) => [...new Set(grants.flatMap(({ on }) => (on.type === type ? [on.id] : [])))];
  return { groupIds: idsOf('GROUP'), locationIds: idsOf('LOCATION') };
};

/** A person without this permission never works at company level. */
export const hasCompanyWideGrant = (person: GrantHolder, companyId: string): boolean =>
  canAccess(person, { companyId });

/** Company staff: internal, or with a role on everything. */
export const hasCompanyRole = (person: GrantHolder): boolean =>
  person.internal === true || person.grants.some(grant => grant.on.type === 'GLOBAL');

/** The scope of a tenant row, as `can` accepts it. */
export const tenantScopeOf = (tenant: TenantRow): TenantScope =>
  tenant.type === 'GROUP'
    ? { companyId: tenant.companyId, groupId: tenant.id }
    : { companyId: tenant.companyId, groupId: tenant.groupId ?? null, locationId: tenant.id };

/** Whether the grant applies at this tenant, whatever it contains. */
export const covers = ({ on }: Grant, tenant: TenantScope): boolean => {
  switch (on.type) {
    case 'GLOBAL':
      return true;
    case 'COMPANY':
      return on.id === tenant.companyId;
    case 'GROUP':
      return on.id === tenant.groupId;
    case 'LOCATION':
      return on.id === tenant.locationId;
  }
};

/** The grants of a person that apply at this tenant. */
export const grantsCovering = ({ grants }: GrantHolder, tenant: TenantScope): readonly Grant[] => {
  const places = attachedPlaces(grants);
  if (places === undefined) return grants.filter(grant => covers(grant, tenant));
  return placesAround(tenant).flatMap(place => places.get(place) ?? []);
};

/**
 * The same grants in a list that knows them by the place that they are on. Somebody may have one at each of thousands of
 * locations, and is asked about each of these; few are looked through as fast.
 */
export const indexGrants = (grants: readonly Grant[]): readonly Grant[] =>
  grants.length <= few ? grants : Object.defineProperty([...grants], indexed, { value: byPlace(grants) });

const few = 8;
const indexed = Symbol('grants by place');

const attachedPlaces = (grants: readonly Grant[]): ReadonlyMap<string, readonly Grant[]> | undefined => {
  const found: unknown = indexed in grants ? grants[indexed] : undefined;
  return found instanceof Map ? found : undefined;
};

const byPlace = (grants: readonly Grant[]): ReadonlyMap<string, readonly Grant[]> =>
  Map.groupBy(grants, ({ on }) => (on.type === 'GLOBAL' ? on.type : `${on.type} ${on.id}`));

/** Every place on which a grant applies at this tenant. */
const placesAround = ({ companyId, groupId, locationId }: TenantScope): string[] => [
  'GLOBAL',
  `COMPANY ${companyId}`,
  ...(typeof groupId === 'string' ? [`GROUP ${groupId}`] : []),
  ...(typeof locationId === 'string' ? [`LOCATION ${locationId}`] : []),
];

const isInside = ({ on }: Grant, companyId: string, tenants: KnownTenants): boolean => {
  if (on.type === 'GLOBAL') return true;
  if (on.type === 'COMPANY') return on.id === companyId;
  return tenantNamed(tenants, on)?.companyId === companyId;
};

/**
 * Permissions that a super user lacks unless they are granted by name. `company-owner` marks a person and is no
 * ordinary permission: if it were implied, every super user would be an owner.
 */
const notImplied: readonly PermissionFlag[] = [
  'globalRoleGranting',
  'defaultRoleAdmin',
  'engineering',
  'addCompanies',
  'company-owner',
];

const impliedPermissions: readonly Permission[] = [
  ...permissionFlags.filter(flag => !notImplied.includes(flag)),
  // A permission of terminals in the specification; the console asks for it before it shows a PIN.
  'viewEmployeePasswords',
];
const implied: ReadonlySet<string> = new Set(impliedPermissions);

/** An owner cannot lose the super user's permissions, so the mark alone implies them. */
export const isSuperUserRole = (permissions: readonly string[]): boolean =>
  permissions.includes('companyAdmin') || permissions.includes('company-owner');

/** Whether every super user holds the permission, granted by name or not. */
export const comesWithSuperUser = (permission: string): boolean => implied.has(permission);

const isSuperUser = ({ permissions }: Grant): boolean => isSuperUserRole(permissions);

/** Returns how the grant contains the permission, where the grant applies. */
export const heldBy = (grant: Grant, permission: Permission): GrantSource | null => {
  if (grant.permissions.includes(permission)) return 'name';
  return implied.has(permission) && isSuperUser(grant) ? 'superUser' : null;
};

const addAll = (held: Set<Permission>, grant: Grant): void => {
  for (const name of grant.permissions) if (isPermission(name)) held.add(name);
  if (isSuperUser(grant)) for (const name of impliedPermissions) held.add(name);
};
