import {
  type EmployeeFormValue,
  type EmployeeJob,
  employeeMembers,
  employeesTexts,
  enteredKeys,
  isJob,
  jobsTexts,
} from '@commissary/catalog';
import { formatList } from '@commissary/domain';
import { memberPath, noTenant } from '@commissary/schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { jobChoicesOf } from '../../cache/index.ts';
import type { EditSession } from '../../form/edit-session/index.ts';
import { RecordGrid } from '../../form/record/index.ts';
import { useFormSelector } from '../../form/state/index.ts';
import { Select } from '../../ui/index.ts';
import { type EmployeeChoices, newJob } from './employee-record.ts';
import styles from './employees.module.css';
import { NoWageYet } from './hire/no-wage-yet.tsx';
import { MemberRows } from './member-rows.tsx';
import { JobHead, JobSummary } from './person/job-summary.tsx';
import { placeOfScope, scopeValue, type Workplace, withHidden, workplaceOfValue } from './scopes.ts';
import { SummaryRow } from './summary-row.tsx';
import { type Members, useMembers } from './use-members.ts';
import { useToday } from './use-today.ts';
import { useWages, WageRows } from './wage-rows.tsx';

export interface JobRowsProps extends EmployeeChoices {
  readonly companyId: string;
  /** The place of a new job. */
  readonly place: Workplace | null;
}

const path = '/jobs';
const fields = enteredKeys(employeeMembers.jobs, ['jobTypeId', 'grantObject', 'wages']);

/** Which job at which place, and what it pays there. */
export function JobRows({ place, ...props }: JobRowsProps) {
  const jobs = useMembers<EmployeeJob>(path);
  return (
    <>
      {jobs.members.length === 0 && <p className="text-13 tone-2 space-below-8">{jobsTexts.noJobs}</p>}
      <MemberRows
        {...jobs}
        path={path}
        label={jobsTexts.jobs}
        height={220}
        addText={jobsTexts.addJob}
        initial={newJob(place)}
        draw={(job, number) => <JobRow {...props} job={job} number={number} jobs={jobs} />}
      />
    </>
  );
}

interface JobFieldsProps extends Omit<JobRowsProps, 'place'> {
  readonly job: EmployeeJob & { readonly id: string };
  readonly number: number;
  readonly jobs: Members<EmployeeJob>;
}

/** A stored job as people read it; one that is new, and all of somebody who is new, as its fields. */
function JobRow(props: JobFieldsProps) {
  const { companyId, job, number, jobs, jobTypes } = props;
  const { id, jobTypeId, grantObject, mayChange, wages } = job;
  const today = useToday();
  const isStored = useFormSelector(
    path,
    useCallback(session => isStoredJob(session, id), [id]),
  );
  const { data: there } = useQuery(
    jobChoicesOf(companyId, mayChange ? placeOfScope(scopeValue(grantObject)) : undefined),
  );
  const { data: ofCompany } = useQuery(jobChoicesOf(companyId, null));
  const name = jobTypes.find(({ value }) => value === jobTypeId)?.label ?? jobsTexts.otherJob;
  const needed = ofCompany?.jobs.find(one => one.id === jobTypeId)?.requirementIds ?? [];
  const required = (ofCompany?.requirements ?? []).filter(one => needed.includes(one.id)).map(one => one.name);
  const { last, raise } = useWages(id);
  if (!isStored) return <JobFields {...props} />;
  return (
    <SummaryRow
      name={jobsTexts.jobNumber(number)}
      isNew={false}
      head={
        <JobHead
          name={name}
          job={job}
          requires={required.length === 0 ? '' : jobsTexts.requires(formatList(required))}
        />
      }
      acts={open =>
        mayChange &&
        wages !== undefined && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={last ? jobsTexts.planRaise(number) : jobsTexts.addWage(number)}
            onClick={() => {
              raise();
              open();
            }}
          >
            {last ? jobsTexts.planRaiseLabel : jobsTexts.addWageLabel}
          </Button>
        )
      }
      summary={<JobSummary job={job} jobs={jobs.members} today={today} minimum={there?.minimumWage ?? null} />}
      fields={() => <JobFields {...props} />}
    />
  );
}

const isStoredJob = (session: EditSession, id: string): boolean =>
  // The definition of the record says what its values are.
  ((session.opened.base as Partial<EmployeeFormValue>).jobs ?? []).some(job => String(job.id) === id && isJob(job));

/** Whether a job that is chosen has no wage, here or at another place of it. */
const isUnpaid = ({ jobTypeId }: EmployeeJob, jobs: readonly EmployeeJob[]): boolean =>
  jobTypeId !== '' && jobs.every(one => one.jobTypeId !== jobTypeId || one.wages?.length === 0);

function JobFields({ companyId, job, number, jobs, jobTypes, scopes }: JobFieldsProps) {
  const { id, jobTypeId, grantObject, mayChange, wages } = job;
  const scope = scopeValue(grantObject);
  const { data: there } = useQuery(jobChoicesOf(companyId, mayChange ? placeOfScope(scope) : undefined));
  const isThere = (value: string) => value === jobTypeId || (there?.jobs.some(one => one.id === value) ?? true);
  const showsPay = wages !== undefined && (there?.mayViewWages ?? true);
  return (
    <div className={styles.job}>
      <div className={`${styles.role} grid align-end gap-8 space-below-8`}>
        <Select
          label={jobsTexts.jobNumber(number)}
          placeholder={jobsTexts.chooseJob}
          inputMode="search"
          disabled={!mayChange}
          description={mayChange ? undefined : jobsTexts.notYourLocation}
          data={jobTypes.filter(({ value }) => isThere(value)).map(option => ({ ...option }))}
          value={jobTypeId === '' ? null : String(jobTypeId)}
          onChange={value => jobs.set(id, 'jobTypeId', value ?? '')}
        />
        <Select
          label={jobsTexts.locationForJob(number)}
          placeholder={employeesTexts.chooseLocation}
          inputMode="search"
          disabled={!mayChange}
          data={[...withHidden(scopes, scope === '' ? [] : [scope])]}
          value={scope === '' ? null : scope}
          onChange={value => jobs.set(id, 'grantObject', workplaceOfValue(value ?? '') ?? noTenant)}
        />
        <Button
          variant="subtle"
          disabled={!mayChange}
          aria-label={jobsTexts.removeJobNumber(number)}
          onClick={() => jobs.remove(id)}
        >
          {jobsTexts.removeJob}
        </Button>
      </div>
      {fields.length > 0 && <RecordGrid path={memberPath(path, id)} fields={fields} />}
      {showsPay ? (
        <>
          {there && isUnpaid(job, jobs.members) && <NoWageYet job={job} minimum={there.minimumWage} />}
          <WageRows jobId={id} number={number} minimum={there?.minimumWage ?? null} mayChange={mayChange} />
        </>
      ) : (
        <p className="text-13 tone-2 space-below-8">{jobsTexts.wagesHidden}</p>
      )}
    </div>
  );
}
