import type { AccessibleTenant } from '@commissary/contract';
import type { Level } from '@commissary/domain';

/** Returns the locations at and below a tenant that have a menu, by name. */
export const simulatedLocations = (
  tenants: readonly AccessibleTenant[],
  level: Level,
  tenantId: string | null,
  menuId: string | null,
): readonly AccessibleTenant[] =>
  tenants
    .filter(
      ({ id, type, groupId, menuId: own }) =>
        type === 'LOCATION' &&
        (menuId === null || own === menuId) &&
        (level === 'company' || (level === 'group' ? groupId : id) === tenantId),
    )
    .toSorted((a, b) => collator.compare(a.name, b.name));

const collator = new Intl.Collator('en', { numeric: true });
