import { type EmployeeRole, employeesTexts } from '@commissary/catalog';
import { noTenant } from '@commissary/schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { rolesToGiveOf } from '../../cache/index.ts';
import { Select } from '../../ui/index.ts';
import type { RoleChoices } from './employee-record.ts';
import styles from './employees.module.css';
import { givingText } from './giving-text.ts';
import { scopeOfValue, scopeValue, withHidden } from './scopes.ts';

/** What the rows of one person share. */
export interface RoleChoicesOfPerson extends RoleChoices {
  readonly companyId: string;
  /** Whose roles these are; null while a person is added. */
  readonly personId: string | null;
}

export interface RoleRowProps extends RoleChoicesOfPerson {
  readonly role: EmployeeRole;
  readonly isNew: boolean;
  readonly number: number;
  readonly onChange: (field: 'roleId' | 'grantObject', value: unknown) => void;
  readonly onRemove: () => void;
  /** The role that the person has there already, where there can be only one. */
  readonly there: (EmployeeRole & { readonly id: string }) | null;
  readonly onReplace: (id: string) => void;
}

/**
 * One role on one tenant. A role that the user may not remove stays as it is; one that they may not grant on the chosen
 * tenant cannot be chosen, and shows why.
 */
export function RoleFields(props: RoleRowProps) {
  const { companyId, personId, roles, scopes, role, isNew, number, onChange, onRemove, there, onReplace } = props;
  const { mayRemove } = role;
  const [roleId, scope] = [role.roleId || null, scopeValue(role.grantObject) || null];
  const { data: reasons = {} } = useQuery(rolesToGiveOf(companyId, scopeOfValue(scope), personId));
  const whyNot = (id: string): string | null => {
    const reason = reasons[id];
    return reason === null || reason === undefined ? null : givingText[reason];
  };
  const nameOf = (id: string) => roles.find(one => one.id === id)?.name ?? employeesTexts.otherRole;
  return (
    <div className={`${styles.role} grid align-end gap-8 space-below-8`}>
      <Select
        label={employeesTexts.role(number)}
        placeholder={employeesTexts.chooseARole}
        inputMode="search"
        disabled={!mayRemove}
        description={mayRemove ? undefined : employeesTexts.cannotRemoveRole}
        error={isNew && roleId !== null ? whyNot(roleId) : null}
        data={roles.map(({ id, name }) => ({ value: id, label: name, disabled: whyNot(id) !== null }))}
        renderOption={({ option }) => (
          <div>
            {option.label}
            {whyNot(option.value) !== null && (
              <div className="text-13 tone-2 break-anywhere">{whyNot(option.value)}</div>
            )}
          </div>
        )}
        value={roleId}
        onChange={value => onChange('roleId', value ?? '')}
      />
      <Select
        label={employeesTexts.locationForRole(number)}
        placeholder={employeesTexts.chooseLocation}
        inputMode="search"
        disabled={!mayRemove}
        data={[...withHidden(scopes, scope === null ? [] : [scope])]}
        value={scope}
        onChange={value => onChange('grantObject', scopeOfValue(value) ?? noTenant)}
      />
      <Button
        variant="subtle"
        disabled={!mayRemove}
        aria-label={employeesTexts.removeRoleNumber(number)}
        onClick={onRemove}
      >
        {employeesTexts.removeRole}
      </Button>
      {there !== null && (
        <div className="row wrap align-center gap-4 gap-x-8 span-all text-13">
          <span role="status" className="tone-error">
            {employeesTexts.hasRoleThere(nameOf(there.roleId))}
          </span>
          {there.mayRemove && (
            <Button variant="default" size="compact-sm" onClick={() => onReplace(there.id)}>
              {employeesTexts.replaceRole(nameOf(there.roleId))}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
