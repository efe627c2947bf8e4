import { Checkbox, Switch, TextInput } from '@mantine/core';
import { setValue, stopTyping } from '../../form/actions/index.ts';
import { fieldElementId, useEditSession, useFieldState } from '../../form/state/index.ts';
import { formatIssue } from '../../formatting/index.ts';
import styles from './employees.module.css';

export interface EmployeeFieldsProps {
  readonly isNew: boolean;
  /** The reader is this person. */
  readonly isSelf: boolean;
  /** Why the server rejected the address. */
  readonly emailError: string | undefined;
}

/** What a person types about an employee, beside the roles. */
export function EmployeeFields({ isNew, isSelf, emailError }: EmployeeFieldsProps) {
  return (
    <div className={styles.form}>
      <TextField path="/name" />
      <TextField path="/email" type="email" error={emailError} />
      {!isNew && !isSelf && <ToggleField path="/active" Control={Switch} />}
      {isNew && <ToggleField path="/invite" Control={Checkbox} />}
    </div>
  );
}

interface TextFieldProps {
  readonly path: string;
  readonly type?: 'email';
  readonly error?: string | undefined;
}

function TextField({ path, type, error }: TextFieldProps) {
  const { store } = useEditSession();
  const { field, value, issue } = useFieldState(path);
  // What is missing is said beside the button, not while somebody types.
  const invalid = issue === undefined || issue.code === 'rule' ? undefined : formatIssue(field, issue);
  return (
    <div id={fieldElementId(path)} data-path={path}>
      <TextInput
        label={field?.label}
        type={type ?? 'text'}
        autoComplete="off"
        description={field?.help}
        error={error ?? invalid}
        value={String(value ?? '')}
        onChange={({ currentTarget }) => setValue(store, path, currentTarget.value, true)}
        onBlur={() => stopTyping(store)}
      />
    </div>
  );
}

interface ToggleFieldProps {
  readonly path: string;
  readonly Control: typeof Switch | typeof Checkbox;
}

function ToggleField({ path, Control }: ToggleFieldProps) {
  const { store } = useEditSession();
  const { field, value } = useFieldState(path);
  return (
    <div id={fieldElementId(path)} data-path={path}>
      <Control
        label={field?.label}
        checked={value === true}
        onChange={({ currentTarget }) => setValue(store, path, currentTarget.checked)}
      />
    </div>
  );
}
