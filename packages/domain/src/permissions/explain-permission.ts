import { type Grant, type GrantSource, grantSourceOf, heldBy, type TenantScope } from './grants.ts';
import type { Permission } from './permissions.ts';

/** A grant that contains the requested permission, and how. */
export interface Reason<G extends Grant> {
  readonly grant: G;
  readonly by: GrantSource;
}

/** Why a person has or lacks a permission at a tenant: they have it as soon as `here` names a grant. */
export interface PermissionExplanation<G extends Grant> {
  readonly here: readonly Reason<G>[];
  /** Grants that contain it too, but at tenants that do not include this one. */
  readonly elsewhere: readonly Reason<G>[];
}

/**
 * Returns where the permission comes from at this tenant, or where else it is held. It agrees with `can`: both use
 * `givenBy`.
 */
export const explainPermission = <G extends Grant>(
  grants: readonly G[],
  permission: Permission,
  tenant: TenantScope,
): PermissionExplanation<G> => {
  const here: Reason<G>[] = [];
  const elsewhere: Reason<G>[] = [];
  for (const grant of grants) {
    const by = grantSourceOf(grant, permission, tenant);
    const message = by ?? heldBy(grant, permission);
    if (by !== null) here.push({ grant, by });
    else if (message !== null) elsewhere.push({ grant, by: message });
  }
  return { here, elsewhere };
};
