import { jobsTexts, employeeListTexts as texts } from '@commissary/catalog';
import type { ActOnSeveral, Employee } from '@commissary/contract';
import { isMoney, toCents } from '@commissary/domain';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { DateInput, Segmented, Select } from '../../../ui/index.ts';
import { useToday } from '../use-today.ts';
import styles from './employee-list.module.css';

interface RaiseFieldsProps {
  readonly people: readonly Employee[];
  /** Null while something is missing. */
  readonly onChange: (act: ActOnSeveral | null) => void;
}

/** By what the wages of the selected people rise, for which job, from which day on. */
export function RaiseFields({ people, onChange }: RaiseFieldsProps) {
  const today = useToday();
  const [fields, setFields] = useState({ unit: 'percent', amount: '', from: today, job: '' });
  const jobs = new Map(
    people.flatMap(({ jobs: own }) => own.map(({ jobTypeId, name }) => [jobTypeId, name ?? jobsTexts.otherJob])),
  );
  const change = (part: Partial<typeof fields>) => {
    const next = { ...fields, ...part };
    setFields(next);
    onChange(actOf(next));
  };
  return (
    <div className={`${styles.fields} row wrap align-end gap-12`}>
      <Segmented
        label={texts.by}
        value={fields.unit}
        options={[
          { value: 'percent', label: texts.byPercent },
          { value: 'amount', label: texts.byAmount },
        ]}
        onChange={unit => change({ unit })}
      />
      <TextInput
        label={fields.unit === 'percent' ? texts.byPercent : texts.byAmount}
        inputMode="decimal"
        data-autofocus
        maxLength={9}
        value={fields.amount}
        onChange={({ currentTarget }) => change({ amount: currentTarget.value.trim() })}
      />
      <DateInput label={texts.from} value={fields.from} onChange={from => change({ from })} />
      <Select
        label={texts.job}
        data={[{ value: '', label: texts.allJobs }, ...[...jobs].map(([value, label]) => ({ value, label }))]}
        allowDeselect={false}
        value={fields.job}
        onChange={job => change({ job: job ?? '' })}
      />
    </div>
  );
}

const actOf = ({
  unit,
  amount,
  from,
  job,
}: {
  readonly unit: string;
  readonly amount: string;
  readonly from: string;
  readonly job: string;
}): ActOnSeveral | null => {
  if (!isMoney(amount) || toCents(amount) <= 0 || from === '') return null;
  const by = unit === 'percent' ? { percent: amount } : { amount };
  return { kind: 'raise', from, by, ...(job !== '' && { jobTypeId: job }) };
};
