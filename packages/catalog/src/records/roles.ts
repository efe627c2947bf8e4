import { maxDiscountLimit } from '@commissary/domain';
import { choice, type Field, group, idField, list, number, set, text, type Value } from '@commissary/schema';
import { permissionLabel, rolesTexts } from '../texts/index.ts';

const optionOf = (name: string) => ({ value: name, label: permissionLabel(name) });
const owner = 'company-owner';

const roleFields = (permissions: readonly string[]) =>
  group(
    { label: rolesTexts.role },
    {
      id: idField(),
      name: text({ label: rolesTexts.name, max: 120, systemManaged: true }),
      permissions: set(
        { label: rolesTexts.permissions, omitFromPath: true },
        choice({
          label: rolesTexts.permission,
          options: [optionOf(owner), ...permissions.filter(name => name !== owner).map(optionOf)],
        }),
      ),
      maxDiscountPct: number({ label: permissionLabel('maxDiscountPercentage'), max: maxDiscountLimit, unit: '%' }),
    },
  );

const rolesFields = (permissions: readonly string[]) =>
  group(
    { label: rolesTexts.roles },
    {
      roles: list(
        { label: rolesTexts.roles, namePath: 'name', max: 10_000, omitFromPath: true },
        roleFields(permissions),
      ),
    },
  );

export interface EditedRole extends Value<ReturnType<typeof roleFields>> {}
export interface RolesRecord extends Value<ReturnType<typeof rolesFields>> {}

/**
 * Roles beside each other as an edit session edits them, with the permissions that they can hold. A permission is an
 * entry of a set, so that two people who change different permissions of one role keep both changes.
 */
export const rolesRecord: (permissions: readonly string[]) => Field<RolesRecord> = rolesFields;
