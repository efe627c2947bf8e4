import { type RolesRecord, rolesRecord } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import { permissions } from '@commissary/domain';
import type { VersionedRecord } from '../../snapshot/index.ts';

/** The roles of an owner as an edit session opens them; with an id, that role alone. */
export const rolesRecordOf = (
  owner: string,
  roles: readonly Role[],
  id: string | null,
): VersionedRecord<RolesRecord> => {
  const shown = id === null ? roles : roles.filter(role => role.id === id);
  return {
    // A role may have permissions that only the provider grants.
    definition: rolesRecord([...new Set([...known, ...shown.flatMap(role => role.grantedPermissions)])]),
    id: id ?? owner,
    version: 0,
    rows: Object.fromEntries(shown.map(role => [role.id, role.ver])),
    value: {
      roles: shown.map(({ id: roleId, name, grantedPermissions, maxDiscountPct }) => ({
        id: roleId,
        name,
        permissions: grantedPermissions,
        maxDiscountPct,
      })),
    },
  };
};

const known = permissions.map(({ name }) => name);
