import { jobsTexts, payTexts } from '@commissary/catalog';
import { payPeriods, type Wage } from '@commissary/domain';
import { type Id, money } from '@commissary/schema';
import { NativeSelect } from '@mantine/core';
import { Typed } from './shift-fields.tsx';
import { firstWage, type TriedWage, type TriedWeek } from './tried-week.ts';
import styles from './try-week.module.css';

const amount = money({ label: payTexts.wagesOf });
const units = payPeriods.map(value => ({ value, label: jobsTexts.perOptions[value] }));
const isUnit = (value: string): value is Wage['per'] => units.some(unit => unit.value === value);

export interface TriedWagesProps {
  readonly tried: TriedWeek;
  readonly nameOf: (id: Id) => string;
  readonly onChange: (week: TriedWeek) => void;
}

/** What each job of the week pays. */
export function TriedWages({ tried, nameOf, onChange }: TriedWagesProps) {
  const jobs = [...new Set(tried.shifts.map(({ jobId }) => String(jobId)))];
  const put = (jobId: string, wage: TriedWage) => onChange({ ...tried, wages: { ...tried.wages, [jobId]: wage } });
  return (
    <section
      aria-label={payTexts.wagesOf}
      className={`${styles.wages} row wrap align-center gap-8 gap-x-24 pad-x-20 pad-y-12 line-below`}
    >
      <h3>{payTexts.wagesOf}</h3>
      {jobs.map(jobId => {
        const wage = tried.wages[jobId] ?? firstWage;
        const name = nameOf(jobId);
        return (
          <div key={jobId} className="row wrap align-center gap-8">
            <span>{name}</span>
            <Typed
              field={amount}
              label={payTexts.wage(name)}
              value={wage.amount}
              onChange={next => put(jobId, { ...wage, amount: next })}
            />
            <NativeSelect
              aria-label={payTexts.per(name)}
              value={wage.per}
              data={units}
              onChange={({ currentTarget: { value } }) => isUnit(value) && put(jobId, { ...wage, per: value })}
            />
          </div>
        );
      })}
    </section>
  );
}
