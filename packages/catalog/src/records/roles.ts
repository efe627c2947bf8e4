import { maxDiscountLimit, permissions } from '@commissary/domain';
import { group, idField, list, number, set, text, textReference, type Value } from '@commissary/schema';
import { permissionLabel, rolesTexts as texts } from '../texts/index.ts';
import { type RecordValue, recordKind } from './record.ts';
import { nameFormat } from './text-formats.ts';

/**
 * A role. A permission is an entry of a set, so that two people who change different permissions of one role keep both
 * changes; a role may have permissions that only the provider grants, or that a later version no longer knows.
 */
export const roleRecord = recordKind(
  {
    noun: texts.roleLowercase,
    label: texts.role,
    layout: [{ title: texts.details, fields: ['name'] }],
    needs: { name: 'a name' },
  },
  {
    name: text({ label: texts.name, max: 60, format: nameFormat }),
    grantedPermissions: set(
      { label: texts.permissions, omitFromPath: true, max: 200 },
      textReference({
        label: texts.permission,
        to: 'company:/permissions',
        onDelete: 'drop-entry',
        extraOptions: permissions.map(({ name }) => ({ value: name, label: permissionLabel(name) })),
      }),
    ),
    maxDiscountPct: number({ label: permissionLabel('maxDiscountPercentage'), max: maxDiscountLimit, unit: '%' }),
  },
);

const editedRole = group({ label: texts.role }, { id: idField(), ...roleRecord.field.shape });

/** Roles beside each other, as the matrix edits them. */
export const rolesRecord = recordKind(
  { noun: texts.rolesLowercase, label: texts.roles, layout: [], needs: {} },
  { roles: list({ label: texts.roles, namePath: 'name', max: 10_000, omitFromPath: true }, editedRole) },
);

export type RoleFields = RecordValue<typeof roleRecord>;
export type EditedRole = Value<typeof editedRole>;
export type RolesRecord = RecordValue<typeof rolesRecord>;
