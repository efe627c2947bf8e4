import { type EmployeeJob, hireTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jobChoicesOf } from '../../../cache/index.ts';
import { useActiveTenant } from '../../../session/index.ts';
import { scopeName } from '../employee-text.ts';
import { JobRows, type JobRowsProps } from '../job-rows.tsx';
import { placeOfScope, scopeValue } from '../scopes.ts';
import { useMembers } from '../use-members.ts';
import styles from './hire-job.module.css';
import { NoWageYet } from './no-wage-yet.tsx';

/** So many jobs are one tap away. */
const mostChips = 4;

/** The job of a new hire on a phone: one tap on its name, where its place is known; else its fields. */
export function HireJob(props: JobRowsProps) {
  const { companyId } = props;
  const tenant = useActiveTenant();
  const [isWhole, setWhole] = useState(false);
  const { members, set } = useMembers<EmployeeJob>('/jobs');
  const [job] = members;
  const placeId = job && members.length === 1 && !isWhole ? placeOfScope(scopeValue(job.grantObject)) : undefined;
  const { data: there } = useQuery(jobChoicesOf(companyId, placeId));
  const chips = there?.jobs.slice(0, mostChips) ?? [];
  const isShort = job !== undefined && placeId !== undefined && chips.length > 0;
  if (!isShort || (job.jobTypeId !== '' && !chips.some(({ id }) => id === job.jobTypeId)))
    return <JobRows {...props} />;
  const place = scopeName(job.grantObject, tenant);
  return (
    <fieldset className="stack gap-8 min-width-0 reset">
      <legend className="weight-600 space-below-8">{hireTexts.jobAt(place)}</legend>
      <div className="row wrap gap-8">
        {chips.map(({ id, name }) => (
          <label key={id} className={`${styles.chip} inline-row align-center gap-6 pad-x-12`}>
            <input
              type="radio"
              name="hire-job"
              value={id}
              checked={job.jobTypeId === id}
              onChange={() => set(job.id, 'jobTypeId', id)}
            />
            {name}
          </label>
        ))}
        <Button variant="default" className={styles.all ?? ''} onClick={() => setWhole(true)}>
          {hireTexts.allJobs(there?.jobs.length ?? 0)}
        </Button>
      </div>
      {job.jobTypeId !== '' && there?.mayViewWages && <NoWageYet job={job} minimum={there.minimumWage} />}
    </fieldset>
  );
}
