import { type EmployeeFormValue, type EmployeeRole, employeesTexts, secondRoles } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { EditSession } from '../../form/edit-session/index.ts';
import { fieldElementId, useFormSelector } from '../../form/state/index.ts';
import { WindowedList } from '../../ui/index.ts';
import { isGranted } from './employee-record.ts';
import { type RoleChoicesOfPerson, RoleFields } from './role-row.tsx';
import { useMembers } from './use-members.ts';

const path = '/roles';

/** Which role on which tenant, one row for each. */
export function RoleRows(props: RoleChoicesOfPerson) {
  const { members, add, remove, set } = useMembers<EmployeeRole>(path);
  const saved = useFormSelector(path, savedRolesIn);
  const second = secondRoles(members);
  const savedOf = useMemo(() => new Map(saved.map(role => [role.id, role])), [saved]);
  const numbers = useMemo(() => new Map(members.map(({ id }, index) => [id, index + 1])), [members]);
  const draw = (role: Member) => (
    <RoleFields
      key={role.id}
      {...props}
      role={role}
      isNew={!isGranted(savedOf.get(role.id), role)}
      number={numbers.get(role.id) ?? 0}
      onChange={(field, value) => set(role.id, field, value ?? '')}
      onRemove={() => remove(role.id)}
      there={props.oneRolePerLocation && second.includes(role) ? roleBefore(members, role) : null}
      onReplace={remove}
    />
  );
  return (
    <div id={fieldElementId(path)} data-path={path}>
      {members.length > mostDrawn ? (
        <WindowedList
          label={employeesTexts.roles}
          items={members}
          keyOf={({ id }) => id}
          height={roleHeight}
          draw={draw}
        />
      ) : (
        members.map(draw)
      )}
      <Button variant="default" leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />} onClick={() => add()}>
        {employeesTexts.addRole}
      </Button>
    </div>
  );
}

/** Of more roles, only those near the viewport are rendered. */
const mostDrawn = 30;
const roleHeight = 76;

/** The role that somebody has already where this one is. */
const roleBefore = (members: readonly Member[], { id, scope }: Member): Member | null =>
  members.find(other => other.id !== id && other.scope === scope) ?? null;

type Member = EmployeeRole & { readonly id: string };

/** The roles that the person has already. */
const savedRolesIn = (session: EditSession): EmployeeFormValue['roles'] =>
  (session.opened.base as EmployeeFormValue).roles;
