import type { Employment } from '@commissary/catalog';
import type { ActOnSeveral, Failure, PlannedForPerson, SeveralPeople } from '@commissary/contract';
import { can, compareMoney, latestWage, raisedWage, type TenantScope } from '@commissary/domain';
import { lastChangeOf } from '../../store/calls/index.ts';
import type { Db } from '../../store/database/index.ts';
import { findPeople, type JobRow } from '../../store/people/index.ts';
import type { RequestContext } from '../context/index.ts';
import { ApiError, apiError, notFound } from '../errors/index.ts';
import { casesOf, detailsRefusal, type EmployeeCase, jobScopeOf, sees } from './employees.ts';
import type { ChangedEmployee } from './plan-employee.ts';
import type { RequestedJob } from './plan-employee-jobs.ts';

/** What an act does to one person, or why it leaves the person out. */
export interface PlannedPerson {
  readonly found: EmployeeCase;
  readonly skipped: NonNullable<PlannedForPerson['skipped']> | null;
  /** Null: nothing of the record changes. */
  readonly requested: ChangedEmployee | null;
  readonly wages: PlannedForPerson['wages'];
}

/** The people of an act as they are now; throws for one whom the caller does not see, or who was changed meanwhile. */
export const findSeveral = async (
  { person, company }: RequestContext,
  db: Db,
  people: SeveralPeople['people'],
): Promise<EmployeeCase[]> => {
  const ids = people.map(({ id }) => id);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (twice >= 0) throw apiError(400, 'DUPLICATE_PERSON', `/body/people/${twice}`);
  const byId = new Map(
    (await casesOf(db, company.id, await findPeople(db, company.id, ids))).map(one => [one.row.id, one]),
  );
  const cases = people.map(({ id }) => {
    const found = byId.get(id);
    if (found === undefined || !sees(person, found)) throw notFound();
    return found;
  });
  const changed = cases.flatMap((found, index) => (found.row.version === people[index]?.ver ? [] : [{ found, index }]));
  if (changed.length > 0) throw await changedSince(db, company.id, changed.slice(0, mostNamed));
  return cases;
};

/** How many people who were changed meanwhile the answer names. */
const mostNamed = 20;

/** A 409 that says who changed each of these people last, and when. */
const changedSince = async (
  db: Db,
  companyId: string,
  changed: readonly { readonly found: EmployeeCase; readonly index: number }[],
): Promise<ApiError> => {
  const failures: Failure[] = [];
  for (const { found, index } of changed) {
    const last = await lastChangeOf(db, companyId, found.row.id);
    const params = { name: found.row.name, ...(last && { by: last.by, at: last.at.getTime() }) };
    failures.push({ code: 'CHANGED_SINCE', path: `/body/people/${index}`, params });
  }
  return new ApiError(409, failures);
};

/** The places whose employment counts for an act. */
export const placesOfAct = (act: ActOnSeveral): readonly string[] =>
  act.kind === 'give-job' || act.kind === 'take-job' ? [act.grantObject.id] : [];

/** Decides about each person; what is not possible for one leaves that one out and not the others. */
export const planSeveral = (
  context: RequestContext,
  employment: (placeId: string) => Employment,
  cases: readonly EmployeeCase[],
  act: ActOnSeveral,
): PlannedPerson[] =>
  cases.map(found => {
    return { found, skipped: null, requested: null, wages: [], ...planFor(context, found, act, employment) };
  });

type Plan = Partial<Omit<PlannedPerson, 'found'>>;
type Act<K extends ActOnSeveral['kind']> = Extract<ActOnSeveral, { kind: K }>;

const planFor = (
  context: RequestContext,
  found: EmployeeCase,
  act: ActOnSeveral,
  employment: (placeId: string) => Employment,
): Plan => {
  switch (act.kind) {
    case 'invite':
      return planInvite(context, found);
    case 'deactivate':
    case 'activate':
      return planStatus(context, found, act);
    case 'give-job':
      return planNewJob(found, act);
    case 'take-job':
      return planWithoutJob(found, act);
    case 'raise':
      return planRaise(context, found, act, employment);
    case 'take-raise':
      return planWithoutRaise(context, found, act);
  }
};

const left = (skipped: PlannedPerson['skipped']) => ({ skipped });

const planInvite = ({ person }: RequestContext, found: EmployeeCase): Plan => {
  const { status, email, passwordHash } = found.row;
  if (status === 'DELETED') return left('deactivated');
  if (email === null) return left('no-email');
  if (passwordHash !== null) return left('has-password');
  return detailsRefusal(person, found) === null ? {} : left('not-managed');
};

const planStatus = (
  { person }: RequestContext,
  found: EmployeeCase,
  { kind }: Act<'deactivate' | 'activate'>,
): Plan => {
  const status = kind === 'activate' ? 'ACTIVE' : 'DELETED';
  if (found.row.status === status) return left(kind === 'activate' ? 'active' : 'deactivated');
  if (found.row.id === person.id) return left('yourself');
  return detailsRefusal(person, found) === null ? { requested: { status } } : left('not-managed');
};

const planNewJob = ({ jobs, row }: EmployeeCase, { jobTypeId, grantObject }: Act<'give-job'>): Plan => {
  if (row.status === 'DELETED') return left('deactivated');
  if (jobs.some(isJob(jobTypeId, grantObject))) return left('has-job');
  return { requested: { jobs: [...jobs.map(asStored), { jobTypeId, grantObject }] } };
};

const planWithoutJob = ({ jobs }: EmployeeCase, { jobTypeId, grantObject }: Act<'take-job'>): Plan => {
  const isTaken = isJob(jobTypeId, grantObject);
  return jobs.some(isTaken) ? { requested: { jobs: jobs.filter(job => !isTaken(job)).map(asStored) } } : left('no-job');
};

const planRaise = (
  context: RequestContext,
  found: EmployeeCase,
  { jobTypeId, from, by }: Act<'raise'>,
  employment: (placeId: string) => Employment,
): Plan => {
  if (found.row.status === 'DELETED') return left('deactivated');
  const asked = found.jobs.filter(job => jobTypeId === undefined || job.jobTypeId === jobTypeId);
  if (asked.length === 0) return left('no-job');
  const paid = asked.filter(job => mayPay(context, found, job));
  if (paid.length === 0) return left('wages-hidden');
  if (paid.some(({ wages }) => wages.some(wage => wage.from === from))) return left('wage-that-day');
  const raises = paid.flatMap(job => {
    const was = latestWage(from, job.wages);
    // Dollars are dollars an hour: a salary rises by percent.
    if (was === undefined || ('amount' in by && was.per !== 'HOUR')) return [];
    return [{ job, was, now: { from, amount: raisedWage(was.amount, by), per: was.per } }];
  });
  if (raises.length === 0) return left('no-wage');
  const nowOf = new Map(raises.map(({ job, now }) => [job.id, now]));
  const jobs = found.jobs.map(job => {
    const now = nowOf.get(job.id);
    return now === undefined ? asStored(job) : { ...asStored(job), wages: [...job.wages, now] };
  });
  const wages = raises.map(({ job, was, now }) => ({
    name: jobName(employment, job),
    grantObject: job.on,
    was: was.amount,
    now: now.amount,
    per: now.per,
    minimum: minimumAbove(employment(job.on.id), now),
  }));
  return { requested: { jobs }, wages };
};

const planWithoutRaise = (context: RequestContext, found: EmployeeCase, { from }: Act<'take-raise'>): Plan => {
  const begins = (job: JobRow) => mayPay(context, found, job) && job.wages.some(wage => wage.from === from);
  if (!found.jobs.some(begins)) return left('no-wage');
  const jobs = found.jobs.map(job =>
    begins(job) ? { ...asStored(job), wages: job.wages.filter(wage => wage.from !== from) } : asStored(job),
  );
  return { requested: { jobs } };
};

/** Without its wages, which stay as they are stored. */
const asStored = ({ jobTypeId, on }: JobRow): RequestedJob => ({ jobTypeId, grantObject: on });

const isJob =
  (jobTypeId: string, { type, id }: JobRow['on']) =>
  (job: JobRow): boolean =>
    job.jobTypeId === jobTypeId && job.on.type === type && job.on.id === id;

const mayPay = ({ person, company }: RequestContext, { tenants }: EmployeeCase, { on }: JobRow): boolean => {
  const scope: TenantScope | null = jobScopeOf(on, company.id, tenants);
  return scope !== null && can(person, 'userAdmin', scope) && can(person, 'viewWageData', scope);
};

const jobName = (employment: (placeId: string) => Employment, { jobTypeId, on }: JobRow): string | null =>
  employment(on.id).jobTypes.find(({ id }) => String(id) === jobTypeId)?.name ?? null;

/** The minimum wage of a place that an hourly wage is below; null: it is not. */
const minimumAbove = (
  { payrollAndOvertime: { minimumWage } }: Employment,
  { amount, per }: { readonly amount: string; readonly per: string },
): string | null =>
  minimumWage.enabled && per === 'HOUR' && compareMoney(amount, minimumWage.amount) < 0 ? minimumWage.amount : null;
