import { employeeRecord } from '@commissary/catalog';
import { blocksOf } from '@commissary/schema';
import { Checkbox } from '@mantine/core';
import { type FieldErrors, RecordGrid, RecordToggle } from '../../form/record/index.ts';
import styles from './employees.module.css';

export interface ContactFieldsProps {
  readonly isNew: boolean;
  /** The reader is this person. */
  readonly isSelf: boolean;
  readonly errors: FieldErrors;
}

export const [details = { fields: [] }, ...others] = blocksOf(employeeRecord.field);

/** What a person types about an employee, beside name, PIN, jobs and roles. */
export function ContactFields({ isNew, isSelf, errors }: ContactFieldsProps) {
  return (
    <div className={`${styles.form} stack gap-16`}>
      {others.map(block => (
        <RecordGrid key={block.title} fields={block.fields} errors={errors} />
      ))}
      {!isNew && !isSelf && <RecordToggle path="/active" />}
      {isNew && <RecordToggle path="/invite" Control={Checkbox} />}
    </div>
  );
}
