import type { Colleague, Employee } from '@commissary/contract';
import { can } from '@commissary/domain';
import { type Db, inTransaction, lockCompanies } from '../../store/database/index.ts';
import { findAccountByEmail, type JobPlace, type PersonRow } from '../../store/people/index.ts';
import { findTenantNames } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, notYours } from '../errors/index.ts';
import { countAddressTry } from './address-tries.ts';
import { employeeAudit } from './employee-changes.ts';
import { casesOf, type EmployeeCase, jobScopeOf, readEmployee, sees } from './employees.ts';
import { employmentAt } from './employment-at.ts';
import { jobPlacesOf, planEmployeeChange, readPlanning } from './plan-employee.ts';
import { presentEmployee } from './present-employee.ts';
import { writeEmployees } from './write-employees.ts';

/**
 * Who works for the company and has exactly this address, also where the caller does not see them: their name, and no
 * more. Null alike for an address of nobody, of another company, and of somebody who left.
 */
export const findColleague = async (context: RequestContext, email: string): Promise<Colleague | null> => {
  await countAddressTry(context);
  const row = await colleagueRow(context, context.db, email);
  if (row === null) return null;
  const [found] = await casesOf(context.db, context.company.id, [row]);
  return found === undefined ? null : { id: row.id, name: row.name, isListed: sees(context.person, found) };
};

/** Gives a colleague jobs at places whose employees the caller manages; nothing else of the person changes. */
export const addColleague = async (
  context: RequestContext,
  { email, jobs }: { readonly email: string; readonly jobs: readonly NewPlace[] },
): Promise<Employee> => {
  const { company } = context;
  await countAddressTry(context);
  // Before anybody is looked up: the answer for a place of others must not depend on who works there.
  await requireManagedPlaces(context, jobs);
  const stored = await requireColleague(context, context.db, email);
  const placeIds = jobs.map(({ grantObject }) => grantObject.id);
  const employment = await employmentAt(context, company.id, [...placeIds, ...jobPlacesOf(stored)]);
  await inTransaction(context.db, async db => {
    await lockCompanies(db, [company.id]);
    const found = await requireColleague(context, db, email);
    const isAsked = ({ jobTypeId, on }: EmployeeCase['jobs'][number]) =>
      jobs.some(job => job.jobTypeId === jobTypeId && isSamePlace(job.grantObject, on));
    const kept = found.jobs.filter(job => !isAsked(job)).map(({ jobTypeId, on }) => ({ jobTypeId, grantObject: on }));
    const planning = await readPlanning(context, db, employment, [found], { placeIds });
    const plan = planEmployeeChange(context, planning, found, { jobs: [...jobs, ...kept] }, '/body');
    // A repeat finds the jobs, and changes nothing.
    if (plan.jobs.given.length === 0) return;
    await writeEmployees(context, db, [plan]);
    const { person, tenantIds, changes } = plan;
    await recordAudit(context, db, { ...employeeAudit(person, tenantIds), action: 'person-changed', changes });
  });
  return presentEmployee(context, await readEmployee(context.db, stored.row.id));
};

interface NewPlace {
  readonly jobTypeId: string;
  readonly grantObject: JobPlace;
}

const isSamePlace = (a: JobPlace, b: JobPlace): boolean => a.type === b.type && a.id === b.id;

const requireManagedPlaces = async (
  { db, company, person }: RequestContext,
  jobs: readonly NewPlace[],
): Promise<void> => {
  const tenants = await findTenantNames(
    db,
    jobs.map(({ grantObject }) => grantObject.id),
  );
  const own = tenants.filter(({ companyId }) => companyId === company.id);
  for (const [index, { grantObject }] of jobs.entries()) {
    const scope = jobScopeOf(grantObject, company.id, own);
    if (scope === null) throw apiError(400, 'UNKNOWN_PLACE', `/body/jobs/${index}/grantObject`);
    if (!can(person, 'userAdmin', scope)) throw notYours(`/body/jobs/${index}`, 'not-managed');
  }
};

const requireColleague = async (context: RequestContext, db: Db, email: string): Promise<EmployeeCase> => {
  const row = await colleagueRow(context, db, email);
  const [found] = row === null ? [] : await casesOf(db, context.company.id, [row]);
  if (found === undefined) throw apiError(400, 'UNKNOWN_COLLEAGUE', '/body/email');
  return found;
};

const colleagueRow = async ({ company }: RequestContext, db: Db, email: string): Promise<PersonRow | null> => {
  const row = await findAccountByEmail(db, email);
  return row !== null && row.companyId === company.id && row.status === 'ACTIVE' ? row : null;
};
