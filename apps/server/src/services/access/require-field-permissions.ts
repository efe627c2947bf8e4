import { permissionsOfChange, type RecordKind } from '@commissary/catalog';
import { permissionsAt, type TenantScope } from '@commissary/domain';
import type { Person } from '../context/index.ts';
import { forbidden } from '../errors/index.ts';

/** Throws where somebody lacks, at one of these places, the permission of a field of the record that they change. */
export const requireFieldPermissions = (
  person: Person,
  scopes: readonly TenantScope[],
  kind: RecordKind,
  before: object,
  fields: object,
): void => {
  const permissions = permissionsOfChange(kind, before, fields);
  for (const scope of permissions.length === 0 ? [] : scopes) {
    const held: ReadonlySet<string> = permissionsAt(person, scope);
    if (!permissions.every(permission => held.has(permission))) throw forbidden();
  }
};
