import { type RolesRecord, recordValueOf, roleRecord, rolesRecord } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import type { VersionedRecord } from '../../snapshot/index.ts';

/** The roles of an owner as an edit session opens them; with an id, that role alone. */
export const rolesRecordOf = (
  owner: string,
  roles: readonly Role[],
  id: string | null,
): VersionedRecord<RolesRecord> => {
  const shown = id === null ? roles : roles.filter(role => role.id === id);
  return {
    definition: rolesRecord.field,
    id: id ?? owner,
    version: 0,
    rows: Object.fromEntries(shown.map(role => [role.id, role.ver])),
    value: { roles: shown.map(role => ({ id: role.id, ...recordValueOf(roleRecord, role) })) },
  };
};
