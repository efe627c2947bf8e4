import type { Role } from '@commissary/contract';
import { Button, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { RoleDraft } from './employee-draft.ts';
import styles from './employees.module.css';

export interface RoleRowsProps {
  readonly rows: readonly RoleDraft[];
  readonly roles: readonly Role[];
  readonly places: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (rows: readonly RoleDraft[]) => void;
}

/** Which role on which place, one row for each. A role that the editor may not take away stays as it is. */
export function RoleRows({ rows, roles, places, onChange }: RoleRowsProps) {
  const change = (key: number, part: Partial<RoleDraft>) =>
    onChange(rows.map(row => (row.key === key ? { ...row, ...part } : row)));
  const add = () => {
    const key = Math.max(-1, ...rows.map(row => row.key)) + 1;
    onChange([...rows, { key, roleId: null, place: null, mayRemove: true }]);
  };
  return (
    <div>
      {rows.map(({ key, roleId, place, mayRemove }, index) => (
        <div key={key} className={styles.role}>
          <Select
            label={`Role ${index + 1}`}
            placeholder="Choose a role"
            searchable
            disabled={!mayRemove}
            description={mayRemove ? undefined : 'You may not take this role away.'}
            data={roles.map(role => ({ value: role.id, label: role.name }))}
            value={roleId}
            onChange={value => change(key, { roleId: value })}
          />
          <Select
            label={`Where role ${index + 1} counts`}
            placeholder="Choose a place"
            searchable
            disabled={!mayRemove}
            data={known(places, place)}
            value={place}
            onChange={value => change(key, { place: value })}
          />
          <Button
            variant="subtle"
            disabled={!mayRemove}
            aria-label={`Take role ${index + 1} away`}
            onClick={() => onChange(rows.filter(row => row.key !== key))}
          >
            Take away
          </Button>
        </div>
      ))}
      <Button variant="default" leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />} onClick={add}>
        Add a role
      </Button>
    </div>
  );
}

/** A place that the editor cannot choose still has to be shown. */
const known = (places: RoleRowsProps['places'], value: string | null): { value: string; label: string }[] => {
  const there = value === null || places.some(place => place.value === value);
  const label = value?.startsWith('GLOBAL') ? 'Everywhere' : 'A place that you cannot see';
  return [...places, ...(there ? [] : [{ value, label }])];
};
