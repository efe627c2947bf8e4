import { type EmployeeRecord, type EmployeeRole, employeesTexts } from '@commissary/catalog';
import { fieldAt, isList, joinPath, memberPath } from '@commissary/schema';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { addMember, removeMember, setValue } from '../../form/actions/index.ts';
import type { EditSession } from '../../form/edit-session/index.ts';
import { fieldElementId, newId, useEditSession, useFormSelector, valueIn } from '../../form/state/index.ts';
import { isGranted } from './employee-record.ts';
import { type RoleChoicesOfPerson, RoleFields } from './role-row.tsx';

const path = '/roles';

/** Which role on which tenant, one row for each. */
export function RoleRows(props: RoleChoicesOfPerson) {
  const { store } = useEditSession();
  const rows = useFormSelector(path, rolesIn);
  const add = () => {
    const list = fieldAt(store.session().opened.definition, path);
    if (list !== undefined && isList(list)) addMember(store, path, list, newId(), rows.at(-1)?.role.id ?? null);
  };
  return (
    <div id={fieldElementId(path)} data-path={path}>
      {rows.map(({ role, isNew }, index) => {
        const at = memberPath(path, role.id);
        return (
          <RoleFields
            key={role.id}
            {...props}
            role={role}
            isNew={isNew}
            number={index + 1}
            onChange={(field, value) => setValue(store, joinPath(at, field), value ?? '')}
            onRemove={() => removeMember(store, at)}
          />
        );
      })}
      <Button variant="default" leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />} onClick={add}>
        {employeesTexts.addRole}
      </Button>
    </div>
  );
}

interface RoleOfForm {
  readonly role: EmployeeRole & { readonly id: string };
  /** Chosen here, and not one that the person already has. */
  readonly isNew: boolean;
}

const rolesIn = (session: EditSession): readonly RoleOfForm[] => {
  // The definition of the record says what its values are.
  const roles = valueIn(session, path) as EmployeeRecord['roles'];
  const saved = (session.opened.base as EmployeeRecord).roles;
  return roles.map(role => ({
    role: { ...role, id: String(role.id) },
    isNew: !isGranted(
      saved.find(({ id }) => id === role.id),
      role,
    ),
  }));
};
