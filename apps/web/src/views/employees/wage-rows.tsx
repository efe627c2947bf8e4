import { type EmployeeJob, employeeMembers, enteredKeys, jobsTexts } from '@commissary/catalog';
import { compareMoney, isMoney } from '@commissary/domain';
import { formatMoney, memberPath } from '@commissary/schema';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { RecordValue } from '../../form/record/index.ts';
import styles from './employees.module.css';
import { useMembers } from './use-members.ts';

export interface WageRowsProps {
  readonly jobId: string;
  /** Of the job, as its row is labelled. */
  readonly number: number;
  /** The minimum wage an hour at the place, as far as the reader may know it. */
  readonly minimum: string | null;
  readonly mayChange: boolean;
}

type Wage = NonNullable<EmployeeJob['wages']>[number];

const fields = enteredKeys(employeeMembers.jobs.members.wages);

/** The wages of a job. A raise begins with what is paid before it. */
export const useWages = (jobId: string) => {
  const path = `${memberPath('/jobs', jobId)}/wages`;
  const { members, add, remove } = useMembers<Wage>(path);
  const last = members.at(-1);
  return { path, members, last, remove, raise: () => add(last && { amount: last.amount, per: last.per }) };
};

/** What a job pays from which day on: past, present and planned wages. */
export function WageRows({ jobId, number, minimum, mayChange }: WageRowsProps) {
  const { path, members, last, remove, raise } = useWages(jobId);
  return (
    <fieldset className="stack align-start gap-8 min-width-0 reset" disabled={!mayChange} aria-label={jobsTexts.wages}>
      {members.map((wage, index) => {
        const at = memberPath(path, wage.id);
        return (
          <div key={wage.id} className={`${styles.wage} grid align-end gap-8`}>
            {fields.map(key => (
              <RecordValue key={key} path={`${at}/${key}`} />
            ))}
            <ActionIcon variant="subtle" aria-label={jobsTexts.removeWage(index + 1)} onClick={() => remove(wage.id)}>
              <IconX size={16} stroke={1.8} aria-hidden />
            </ActionIcon>
            {minimum !== null && isBelow(wage, minimum) && (
              <p className="span-all size-13 tone-error" role="status">
                {jobsTexts.belowMinimum(formatMoney(minimum))}
              </p>
            )}
          </div>
        );
      })}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
        aria-label={last ? jobsTexts.planRaise(number) : jobsTexts.addWage(number)}
        onClick={raise}
      >
        {last ? jobsTexts.planRaiseLabel : jobsTexts.addWageLabel}
      </Button>
    </fieldset>
  );
}

const isBelow = ({ amount, per }: Wage, minimum: string): boolean =>
  per === 'HOUR' && isMoney(amount) && compareMoney(amount, minimum) < 0;
