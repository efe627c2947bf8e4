import { employeesTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { RoleDraft } from './employee-draft.ts';
import { type RoleChoices, RoleFields } from './role-row.tsx';

export interface RoleRowsProps extends RoleChoices {
  readonly rows: readonly RoleDraft[];
  readonly onChange: (rows: readonly RoleDraft[]) => void;
}

/** Which role on which tenant, one row for each. */
export function RoleRows({ rows, onChange, ...shared }: RoleRowsProps) {
  const change = (key: number, part: Partial<RoleDraft>) =>
    onChange(rows.map(row => (row.key === key ? { ...row, ...part, isNew: true } : row)));
  const add = () => {
    const key = Math.max(-1, ...rows.map(row => row.key)) + 1;
    onChange([...rows, { key, roleId: null, scope: null, mayRemove: true, isNew: true }]);
  };
  return (
    <div>
      {rows.map((row, index) => (
        <RoleFields
          key={row.key}
          {...shared}
          row={row}
          number={index + 1}
          onChange={part => change(row.key, part)}
          onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
        />
      ))}
      <Button variant="default" leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />} onClick={add}>
        {employeesTexts.addRole}
      </Button>
    </div>
  );
}
