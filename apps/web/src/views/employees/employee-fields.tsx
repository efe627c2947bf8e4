import { Checkbox } from '@mantine/core';
import { RecordText, RecordToggle, RecordValue } from '../../form/record/index.ts';
import styles from './employees.module.css';
import { useIsInternal } from './use-hidden-parts.ts';

export interface ContactFieldsProps {
  readonly isNew: boolean;
  /** The reader is this person. */
  readonly isSelf: boolean;
  /** Why the server rejected the address. */
  readonly emailError: string | undefined;
}

export function NameField() {
  return (
    <div className={styles.form}>
      <RecordText path="/name" />
    </div>
  );
}

/** What a person types about an employee, beside name, PIN, jobs and roles. */
export function ContactFields({ isNew, isSelf, emailError }: ContactFieldsProps) {
  const isInternal = useIsInternal();
  return (
    <div className={styles.form}>
      <RecordText path="/email" type="email" error={emailError} />
      {isInternal || (
        <>
          <RecordText path="/phone" type="tel" />
          <RecordValue path="/hireDate" />
        </>
      )}
      {!isNew && !isSelf && <RecordToggle path="/active" />}
      {isNew && <RecordToggle path="/invite" Control={Checkbox} />}
    </div>
  );
}
