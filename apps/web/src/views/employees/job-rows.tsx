import { type EmployeeJob, employeeMembers, employeesTexts, enteredKeys, jobsTexts } from '@commissary/catalog';
import { memberPath, noTenant } from '@commissary/schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { jobChoicesOf } from '../../cache/index.ts';
import { RecordGrid } from '../../form/record/index.ts';
import { Select } from '../../ui/index.ts';
import { type EmployeeChoices, newJob } from './employee-record.ts';
import styles from './employees.module.css';
import { MemberRows } from './member-rows.tsx';
import { placeOfScope, scopeValue, type Workplace, withHidden, workplaceOfValue } from './scopes.ts';
import { type Members, useMembers } from './use-members.ts';
import { WageRows } from './wage-rows.tsx';

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
        draw={(job, number) => <JobFields {...props} job={job} number={number} jobs={jobs} />}
      />
    </>
  );
}

interface JobFieldsProps extends Omit<JobRowsProps, 'place'> {
  readonly job: EmployeeJob & { readonly id: string };
  readonly number: number;
  readonly jobs: Members<EmployeeJob>;
}

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
        <WageRows jobId={id} number={number} minimum={there?.minimumWage ?? null} mayChange={mayChange} />
      ) : (
        <p className="text-13 tone-2 space-below-8">{jobsTexts.wagesHidden}</p>
      )}
    </div>
  );
}
