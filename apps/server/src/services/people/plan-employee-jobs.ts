import type { CalledValue, Employment, employeeMembers } from '@commissary/catalog';
import { can, type TenantScope, type Wage } from '@commissary/domain';
import type { Db } from '../../store/database/index.ts';
import { deleteJobs, insertJobs, type JobPlace, type JobRow, replaceWages } from '../../store/people/index.ts';
import type { Person, RequestContext } from '../context/index.ts';
import { apiError, notYours } from '../errors/index.ts';
import { type EmployeeCase, jobScopeOf } from './employees.ts';

/** Wages by day; absent: as they are stored. */
export type RequestedJob = CalledValue<typeof employeeMembers.jobs>[number];

/** A job with its name, for the audit. */
interface NamedJob extends JobRow {
  readonly name: string;
}

/** The jobs to add, to remove and to pay differently so that a person has the wanted ones. */
export interface EmployeeJobPlan {
  readonly given: readonly NamedJob[];
  readonly taken: readonly NamedJob[];
  readonly paid: readonly { readonly job: NamedJob; readonly wages: readonly Wage[] }[];
}

type Before = Pick<EmployeeCase, 'jobs' | 'tenants'> & { readonly personId: string };

/**
 * Throws for a job type or a place that does not exist, for a job at a place whose employees the caller does not
 * manage, and for wages that the caller may not view. Jobs that stay without sent wages are not checked.
 */
export const planJobs = (
  { person: caller, company, newId }: Pick<RequestContext, 'person' | 'company' | 'newId'>,
  employment: (placeId: string) => Employment,
  { personId, jobs, tenants }: Before,
  requested: readonly RequestedJob[],
  path: string,
): EmployeeJobPlan => {
  const stored = new Map(jobs.map(job => [keyOf(job.jobTypeId, job.on), job]));
  const keys = requested.map(({ jobTypeId, grantObject }) => keyOf(jobTypeId, grantObject));
  const twice = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (twice >= 0) throw apiError(400, 'DUPLICATE_JOB', `${path}/jobs/${twice}`);
  const nameOf = (jobTypeId: string, on: JobPlace) =>
    employment(on.id).jobTypes.find(({ id }) => String(id) === jobTypeId)?.name;
  const named = (job: JobRow): NamedJob => ({ ...job, name: nameOf(job.jobTypeId, job.on) ?? job.jobTypeId });
  // The jobs at a place that was removed since are managed by who manages the employees of the company.
  const scopeAt = (on: JobPlace) => jobScopeOf(on, company.id, tenants);

  const given: NamedJob[] = [];
  const paid: { job: NamedJob; wages: readonly Wage[] }[] = [];
  for (const [index, { jobTypeId, grantObject: on, wages }] of requested.entries()) {
    const at = `${path}/jobs/${index}`;
    const before = stored.get(keys[index] ?? '');
    const scope = scopeAt(on);
    if (before === undefined) {
      if (scope === null) throw apiError(400, 'UNKNOWN_PLACE', `${at}/grantObject`);
      if (nameOf(jobTypeId, on) === undefined) throw apiError(400, 'UNKNOWN_JOB', `${at}/jobTypeId`);
      requireManaged(caller, scope ?? { companyId: company.id }, at);
      given.push(named({ id: newId(), personId, jobTypeId, on, wages: [] }));
    }
    const job = before === undefined ? given.at(-1) : named(before);
    if (job === undefined || wages === undefined || (before === undefined && wages.length === 0)) continue;
    // Before they are compared: whether a guess is refused must not depend on what is stored.
    if (scope === null || !can(caller, 'viewWageData', scope)) throw notYours(`${at}/wages`, 'restricted');
    if (samePay(job.wages, wages)) continue;
    requireOneADay(wages, at);
    requireManaged(caller, scope, at);
    paid.push({ job, wages });
  }
  const taken = jobs.filter(({ jobTypeId, on }) => !keys.includes(keyOf(jobTypeId, on)));
  for (const { on } of taken) requireManaged(caller, scopeAt(on) ?? { companyId: company.id }, `${path}/jobs`);
  return { given, taken: taken.map(named), paid };
};

export const noJobChanges: EmployeeJobPlan = { given: [], taken: [], paid: [] };

export const writeJobs = async (
  { person, now }: Pick<RequestContext, 'person' | 'now'>,
  db: Db,
  plans: readonly EmployeeJobPlan[],
): Promise<void> => {
  await deleteJobs(
    db,
    plans.flatMap(({ taken }) => taken.map(({ id }) => id)),
  );
  await insertJobs(
    db,
    plans.flatMap(({ given }) => given.map(({ id, personId, jobTypeId, on }) => ({ id, personId, jobTypeId, on }))),
  );
  await replaceWages(
    db,
    plans.flatMap(({ paid }) => paid.map(({ job, wages }) => ({ id: job.id, wages }))),
    { by: person.name, at: now() },
  );
};

const keyOf = (jobTypeId: string, { type, id }: JobPlace): string => `${jobTypeId} ${type} ${id}`;

const requireManaged = (caller: Person, scope: TenantScope, path: string): void => {
  if (!can(caller, 'userAdmin', scope)) throw notYours(path, 'not-managed');
};

const requireOneADay = (wages: readonly Wage[], path: string): void => {
  const days = wages.map(({ from }) => from);
  const twice = days.findIndex((day, index) => days.indexOf(day) < index);
  if (twice >= 0) throw apiError(400, 'DUPLICATE_WAGE', `${path}/wages/${twice}/from`);
};

/** Whether these are the same wages, in whichever order. */
export const samePay = (stored: readonly Wage[], requested: readonly Wage[]): boolean => {
  const text = (wages: readonly Wage[]) =>
    JSON.stringify(wages.map(({ from, amount, per }) => [from, amount, per]).sort());
  return text(stored) === text(requested);
};
