import { employeeRecord, recordValueOf } from '@commissary/catalog';
import type { Employee } from '@commissary/contract';
import {
  actingRefusal,
  can,
  jointRefusal,
  type RoleGrantRefusal,
  roleGrantRefusal,
  tenantReach,
} from '@commissary/domain';
import { listVisiblePeople, type StoredWage } from '../../store/people/index.ts';
import { listExternalIds } from '../../store/scheduling/index.ts';
import type { Person, RequestContext } from '../context/index.ts';
import { notFound } from '../errors/index.ts';
import { inTurns } from '../turns/index.ts';
import {
  assignmentsOf,
  casesOf,
  type EmployeeCase,
  grantedRolesOf,
  jobScopeOf,
  mayViewPin,
  tenantsById,
} from './employees.ts';
import { employmentOf } from './employment-at.ts';

/** So many people are read and presented together: of all of a large company at once, others would wait meanwhile. */
const portion = 5_000;

/** The employees of the company that the caller may see. */
export const listEmployees = async (context: RequestContext): Promise<Employee[]> => {
  const { company, person, db } = context;
  const rows = await listVisiblePeople(db, {
    companyId: company.id,
    reach: tenantReach(person, company.id, 'userAdmin'),
  });
  const employees: Employee[] = [];
  for (let from = 0; from < rows.length; from += portion) {
    const cases = await casesOf(db, company.id, rows.slice(from, from + portion));
    for (const one of await presentEmployees(context, company.id, cases)) employees.push(one);
  }
  return employees;
};

/** An employee as the caller sees one: what they may change, and wages only where they may view them. */
export const presentEmployee = async (context: RequestContext, found: EmployeeCase): Promise<Employee> => {
  const [employee] = await presentEmployees(context, found.row.companyId, [found]);
  if (employee === undefined) throw notFound();
  return employee;
};

/** The same for several. */
export const presentEmployees = async (
  context: RequestContext,
  companyId: string,
  cases: readonly EmployeeCase[],
): Promise<Employee[]> => {
  const places = new Set(cases.flatMap(({ jobs }) => jobs.map(({ on }) => on.id)));
  // Cases that were read together have one list of tenants.
  const tenantsOfCases = new Map([...new Set(cases.map(one => one.tenants))].flat().map(one => [one.id, one]));
  const tenantsOfJobs = [...tenantsOfCases.values()].filter(({ id }) => places.has(id));
  const personIds = cases.map(({ row }) => row.id);
  const [employment, given] = await Promise.all([
    employmentOf(context, companyId, tenantsOfJobs),
    listExternalIds(context.db, companyId, ['user'], personIds),
  ]);
  const nameIn = (list: readonly { readonly id: string | number; readonly name: string }[], requested: string) =>
    list.find(({ id }) => String(id) === requested)?.name ?? null;
  // The first of somebody is the one that counts.
  const externalIds = new Map(given.reverse().map(({ itemId, externalId }) => [itemId, externalId]));
  const { person: caller } = context;
  const presented: Employee[] = [];
  for await (const found of inTurns(cases)) {
    const { row, grants, jobs, certifications, tenants } = found;
    const refusals = await assignmentRefusals(caller, found);
    const mayEdit = jointRefusal(caller, refusals, row.companyId) === null;
    presented.push({
      id: row.id,
      ver: row.version,
      ...recordValueOf(employeeRecord, row),
      status: row.status,
      deactivated: row.deactivatedAt === null ? null : { at: row.deactivatedAt.getTime(), by: row.deactivatedBy ?? '' },
      ...(externalIds.has(row.id) && { externalId: externalIds.get(row.id) }),
      hasPassword: row.passwordHash !== null,
      hasPin: row.hasPin,
      roles: grants.map((grant, position) => ({
        id: grant.id,
        roleId: grant.roleId,
        name: grant.roleName,
        grantObject: { type: grant.onType, id: grant.onId },
        mayRemove: refusals[position] === null,
      })),
      jobs: jobs.map(({ id, jobTypeId, on, wages }) => {
        const scope = jobScopeOf(on, companyId, tenants) ?? { companyId };
        return {
          id,
          jobTypeId,
          name: nameIn(employment(on.id).jobTypes, jobTypeId),
          grantObject: on,
          ...(can(caller, 'viewWageData', scope) && { wages: wages.map(presentWage) }),
          mayChange: can(caller, 'userAdmin', scope),
        };
      }),
      certifications: certifications.map(one => ({
        ...one,
        name: nameIn(employment(companyId).requirements, one.requirementId),
      })),
      mayEdit,
      mayRevealPin: mayEdit && mayViewPin(caller, found),
      mayActAs: mayActAs(caller, found),
    });
  }
  return presented;
};

/**
 * Why the caller may not grant each role of somebody, and then each job; null: they may. Somebody may have a role at each
 * of thousands of locations.
 */
const assignmentRefusals = async (
  caller: Person,
  found: EmployeeCase,
): Promise<readonly (RoleGrantRefusal | null)[]> => {
  const { companyId } = found.row;
  const tenants = tenantsById(found.tenants);
  const refusals: (RoleGrantRefusal | null)[] = [];
  for await (const role of inTurns(assignmentsOf(found)))
    refusals.push(roleGrantRefusal(caller, role, { companyId, tenants }));
  return refusals;
};

const presentWage = ({ setAt, ...wage }: StoredWage) => ({ ...wage, setAt: setAt === null ? null : setAt.getTime() });

const mayActAs = (caller: Person, { row, grants, tenants }: EmployeeCase): boolean => {
  const { id, companyId, provider: internal, supportAccess, status, email } = row;
  const other = { id, companyId, internal, supportAccess, grants: grants.map(grantedRolesOf) };
  return (
    caller.acting === null &&
    status === 'ACTIVE' &&
    email !== null &&
    actingRefusal(caller, other, tenantsById(tenants)) === null
  );
};
