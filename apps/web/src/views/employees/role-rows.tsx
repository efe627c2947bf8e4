import { type EmployeeFormValue, type EmployeeRole, employeesTexts, secondRoles } from '@commissary/catalog';
import { useMemo } from 'react';
import type { EditSession } from '../../form/edit-session/index.ts';
import { useFormSelector } from '../../form/state/index.ts';
import { isGranted } from './employee-record.ts';
import { MemberRows } from './member-rows.tsx';
import { type RoleChoicesOfPerson, RoleFields } from './role-row.tsx';
import { scopeValue } from './scopes.ts';
import { useMembers } from './use-members.ts';

const path = '/roles';

/** Which role on which tenant, one row for each. */
export function RoleRows(props: RoleChoicesOfPerson) {
  const roles = useMembers<EmployeeRole>(path);
  const { members, remove, set } = roles;
  const saved = useFormSelector(path, savedRolesIn);
  const second = secondRoles(members);
  const savedOf = useMemo(() => new Map(saved.map(role => [role.id, role])), [saved]);
  return (
    <MemberRows
      {...roles}
      path={path}
      label={employeesTexts.roles}
      height={76}
      addText={employeesTexts.addRole}
      draw={(role, number) => (
        <RoleFields
          {...props}
          role={role}
          isNew={!isGranted(savedOf.get(role.id), role)}
          number={number}
          onChange={(field, value) => set(role.id, field, value)}
          onRemove={() => remove(role.id)}
          there={props.oneRolePerLocation && second.includes(role) ? roleBefore(members, role) : null}
          onReplace={remove}
        />
      )}
    />
  );
}

/** The role that somebody has already where this one is. */
const roleBefore = (members: readonly Member[], { id, grantObject }: Member): Member | null =>
  members.find(other => other.id !== id && scopeValue(other.grantObject) === scopeValue(grantObject)) ?? null;

type Member = EmployeeRole & { readonly id: string };

/** The roles that the person has already. */
const savedRolesIn = (session: EditSession): EmployeeFormValue['roles'] =>
  (session.opened.base as EmployeeFormValue).roles;
