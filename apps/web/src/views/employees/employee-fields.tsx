import { Checkbox } from '@mantine/core';
import { RecordText, RecordToggle, RecordValue } from '../../form/record/index.ts';
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
      <RecordText path="/name" />
      <RecordText path="/email" type="email" error={emailError} />
      <RecordText path="/phone" type="tel" />
      <RecordValue path="/hireDate" />
      {!isNew && !isSelf && <RecordToggle path="/active" />}
      {isNew && <RecordToggle path="/invite" Control={Checkbox} />}
    </div>
  );
}
