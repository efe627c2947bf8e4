import { employeesTexts } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { rolesToGiveOf } from '../../cache/index.ts';
import { type RoleDraft, scopeOfValue } from './employee-draft.ts';
import styles from './employees.module.css';
import { givingText } from './giving-text.ts';

/** What the rows of one person share. */
export interface RoleChoices {
  readonly companyId: string;
  /** Whose roles these are; null while a person is added. */
  readonly personId: string | null;
  readonly roles: readonly Role[];
  readonly scopes: readonly { readonly value: string; readonly label: string }[];
}

export interface RoleRowProps extends RoleChoices {
  readonly row: RoleDraft;
  readonly number: number;
  readonly onChange: (part: Partial<RoleDraft>) => void;
  readonly onRemove: () => void;
}

/**
 * One role on one tenant. A role that the user may not remove stays as it is; one that they may not grant on the chosen
 * tenant cannot be chosen, and shows why.
 */
export function RoleFields(props: RoleRowProps) {
  const { companyId, personId, roles, scopes, row, number, onChange, onRemove } = props;
  const { roleId, scope, mayRemove, isNew } = row;
  const { data: reasons = {} } = useQuery(rolesToGiveOf(companyId, scopeOfValue(scope), personId));
  const whyNot = (id: string): string | null => {
    const reason = reasons[id];
    return reason === null || reason === undefined ? null : givingText[reason];
  };
  return (
    <div className={styles.role}>
      <Select
        label={employeesTexts.role(number)}
        placeholder={employeesTexts.chooseARole}
        searchable
        disabled={!mayRemove}
        description={mayRemove ? undefined : employeesTexts.cannotRemoveRole}
        error={isNew && roleId !== null ? whyNot(roleId) : null}
        data={roles.map(({ id, name }) => ({ value: id, label: name, disabled: whyNot(id) !== null }))}
        renderOption={({ option }) => (
          <div>
            {option.label}
            {whyNot(option.value) !== null && <div className={styles.more}>{whyNot(option.value)}</div>}
          </div>
        )}
        value={roleId}
        onChange={value => onChange({ roleId: value })}
      />
      <Select
        label={employeesTexts.locationForRole(number)}
        placeholder={employeesTexts.chooseLocation}
        searchable
        disabled={!mayRemove}
        data={known(scopes, scope)}
        value={scope}
        onChange={value => onChange({ scope: value })}
      />
      <Button
        variant="subtle"
        disabled={!mayRemove}
        aria-label={employeesTexts.removeRoleNumber(number)}
        onClick={onRemove}
      >
        {employeesTexts.removeRole}
      </Button>
    </div>
  );
}

/** A tenant that the user cannot choose still has to be shown. */
const known = (scopes: RoleChoices['scopes'], value: string | null): { value: string; label: string }[] => {
  const there = value === null || scopes.some(option => option.value === value);
  const label = value?.startsWith('GLOBAL') ? employeesTexts.everywhereLabel : employeesTexts.hiddenLocationLabel;
  return [...scopes, ...(there ? [] : [{ value, label }])];
};
