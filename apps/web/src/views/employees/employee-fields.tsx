import { employeeRecord } from '@commissary/catalog';
import { blocksOf } from '@commissary/schema';
import { Checkbox } from '@mantine/core';
import { RecordGrid, RecordToggle } from '../../form/record/index.ts';
import styles from './employees.module.css';

export interface ContactFieldsProps {
  readonly isNew: boolean;
  /** The reader is this person. */
  readonly isSelf: boolean;
  /** Why the server rejected the address. */
  readonly emailError: string | undefined;
}

export const [details = { fields: [] }, ...others] = blocksOf(employeeRecord.field);

/** What a person types about an employee, beside name, PIN, jobs and roles. */
export function ContactFields({ isNew, isSelf, emailError }: ContactFieldsProps) {
  return (
    <div className={styles.form}>
      {others.map(block => (
        <RecordGrid key={block.title} fields={block.fields} errors={{ email: emailError }} />
      ))}
      {!isNew && !isSelf && <RecordToggle path="/active" />}
      {isNew && <RecordToggle path="/invite" Control={Checkbox} />}
    </div>
  );
}
