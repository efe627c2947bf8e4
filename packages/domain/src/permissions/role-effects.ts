import { covers, type Grant, permissionsAt, type TenantRow, type TenantScope, tenantScopeOf } from './grants.ts';
import type { Permission } from './permissions.ts';

/** A person whose permissions change: the grants before and after. */
export interface GrantChange {
  readonly id: string;
  readonly before: readonly Grant[];
  readonly after: readonly Grant[];
}

/** Who gains (or loses) which permissions, and at which locations. */
export interface PermissionsEffect {
  readonly people: ReadonlySet<string>;
  readonly rights: ReadonlySet<Permission>;
  readonly locations: ReadonlySet<string>;
}

export interface PermissionsEffects {
  readonly gives: PermissionsEffect;
  readonly takes: PermissionsEffect;
}

/**
 * Returns the effective changes for these people in a company: a person with a permission through another role as well
 * neither gains nor loses it.
 * `tenants` are the company's own locations and groups.
 */
export const permissionsEffects = (
  people: readonly GrantChange[],
  companyId: string,
  tenants: readonly TenantRow[],
): PermissionsEffects => {
  const effects = { gives: noEffect(), takes: noEffect() };
  const scopes = [{ id: null, scope: { companyId } }, ...tenants.map(grantScopeOf)];
  for (const { id, before, after } of people) {
    const changed = [...without(before, after), ...without(after, before)];
    for (const scope of scopes) {
      if (!changed.some(grant => covers(grant, scope.scope))) continue;
      const was = permissionsAt({ grants: before }, scope.scope);
      const is = permissionsAt({ grants: after }, scope.scope);
      note(effects.gives, id, scope.id, is, was);
      note(effects.takes, id, scope.id, was, is);
    }
  }
  return effects;
};

interface GrantScope {
  /** Null for a group. */
  readonly id: string | null;
  readonly scope: TenantScope;
}

const grantScopeOf = (tenant: TenantRow): GrantScope => ({
  id: tenant.type === 'LOCATION' ? tenant.id : null,
  scope: tenantScopeOf(tenant),
});

const without = (some: readonly Grant[], others: readonly Grant[]): readonly Grant[] =>
  some.filter(grant => !others.includes(grant));

const noEffect = () => ({ people: new Set<string>(), rights: new Set<Permission>(), locations: new Set<string>() });

const note = (
  effect: ReturnType<typeof noEffect>,
  personId: string,
  locationId: string | null,
  held: ReadonlySet<Permission>,
  others: ReadonlySet<Permission>,
): void => {
  for (const permission of held) {
    if (others.has(permission)) continue;
    effect.people.add(personId);
    effect.rights.add(permission);
    if (locationId !== null) effect.locations.add(locationId);
  }
};
