import type { Employee } from '@commissary/contract';
import { type Certification, can } from '@commissary/domain';
import { deletePersonLinks, deleteSessionsOf } from '../../store/accounts/index.ts';
import { type Db, inTransaction, lockCompanies } from '../../store/database/index.ts';
import { insertPeople, type PersonRow, replaceCertifications, updatePerson } from '../../store/people/index.ts';
import { type AuditEvent, recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { Person, RequestContext } from '../context/index.ts';
import { apiError, forbidden, notFound, outdated } from '../errors/index.ts';
import { enqueueEmail } from '../mail/index.ts';
import { tokenHash } from '../secrets/index.ts';
import { checkCertifications } from './check-certifications.ts';
import {
  certificationChanges,
  employeeFieldChanges,
  employeeJobChanges,
  employeeRoleChanges,
  scopesOf,
} from './employee-changes.ts';
import {
  type EmployeeCase,
  findEmployee,
  readEmployee,
  requireDetails,
  requireEmployee,
  tenantsOfGrants,
} from './employees.ts';
import { employmentAt } from './employment-at.ts';
import { ensureOwner } from './ensure-owner.ts';
import { noJobChanges, planJobs, type RequestedJob, writeJobs } from './plan-employee-jobs.ts';
import { planRoles, type RequestedRole, writeRoles } from './plan-employee-roles.ts';
import { presentEmployee } from './present-employee.ts';

interface Fields {
  readonly name: string;
  readonly email: string | null;
  readonly phone?: string | null | undefined;
  readonly hireDate?: string | null | undefined;
  readonly roles: readonly RequestedRole[];
  readonly jobs?: readonly RequestedJob[] | undefined;
  readonly certifications?: readonly Certification[] | undefined;
}

/** Adds a person. Without an e-mail address they use terminals only, and are not invited. */
export const createEmployee = async (
  context: RequestContext,
  body: Fields & { readonly invite: boolean },
): Promise<Employee> => {
  const { name, email, phone = null, hireDate: hiredOn = null, roles, jobs = [], certifications = [], invite } = body;
  const { person: caller, company } = context;
  // What is stored of a call must not tell the wages in it.
  const employment = await employmentAt(context, company.id, placesOf(body));
  const id = await runOnce(context, `employee ${tokenHash(JSON.stringify([company.id, body]))}`, async db => {
    await lockCompanies(db, [company.id]);
    if (invite && email === null) throw apiError(400, 'EMAIL_MISSING', '/body/email');
    const personId = context.newId();
    const tenants = await tenantsOfGrants(db, company.id, [], placesOf({ roles, jobs }));
    const before = { personId: null, grants: [], tenants };
    const rolePlan = await planRoles(db, caller, company.id, before, roles);
    const jobPlan = planJobs(context, employment, { personId, jobs: [], tenants }, jobs);
    requireManagedAfter(caller, company.id, roles.length + jobs.length);
    const nameOf = checkCertifications(employment(company.id), [], certifications);
    const at = context.now();
    const row = { id: personId, companyId: company.id, name, email, phone, hiredOn, passwordHash: null, createdAt: at };
    await insertPeople(db, [row]);
    await writeRoles(context, db, personId, rolePlan);
    await writeJobs(db, jobPlan);
    await replaceCertifications(db, personId, certifications);
    await recordAudit(context, db, {
      ...employeeAudit(row, scopesOf({ ...rolePlan, jobs: jobPlan })),
      action: 'person-created',
      changes: [
        ...employeeRoleChanges(rolePlan, tenants),
        ...employeeJobChanges(jobPlan, tenants),
        ...certificationChanges([], certifications, nameOf),
      ],
    });
    if (invite) await postInvite(context, db, row);
    return personId;
  });
  return presentEmployee(context, await readEmployee(context.db, id));
};

/**
 * Changes a person. Roles and jobs at a place belong to who manages its employees; everything else belongs to who
 * manages the employees of all places where the person has one.
 */
export const updateEmployee = async (
  context: RequestContext,
  body: Fields & Pick<PersonRow, 'id' | 'status'> & { readonly ver: number },
): Promise<Employee> => {
  const { id, ver, name, email, status, roles } = body;
  const { person: caller, company } = context;
  const stored = await findEmployee(context.db, caller, id);
  const jobPlaces = [...placesOf(body), ...stored.jobs.map(({ on }) => on.id)];
  const employment = await employmentAt(context, company.id, jobPlaces);
  // A repeat after a lost response gets the first result, and not a conflict.
  await runOnce(context, `employee change ${tokenHash(JSON.stringify([company.id, body]))}`, async db => {
    await lockCompanies(db, [company.id]);
    const found = await findEmployee(db, caller, id);
    const { row: was } = found;
    if (was.companyId !== company.id) throw notFound();
    // Before the roles are computed: what the sender knew of them is out of date.
    if (was.version !== ver) throw outdated();
    const { phone = was.phone, hireDate: hiredOn = was.hiredOn, certifications = found.certifications } = body;
    const now = { name, email, phone, hiredOn, status };
    const tenants = await tenantsOfGrants(db, company.id, found.grants, [
      ...found.jobs.map(({ on }) => on.id),
      ...placesOf(body),
    ]);
    const before = { ...found, tenants, personId: id };
    const rolePlan = await planRoles(db, caller, company.id, before, roles);
    const jobPlan = body.jobs ? planJobs(context, employment, before, body.jobs) : noJobChanges;
    requireManagedAfter(caller, company.id, roles.length + (body.jobs ?? found.jobs).length);
    const nameOf = checkCertifications(employment(company.id), found.certifications, certifications);
    const ofPerson = [
      ...employeeFieldChanges(was, now),
      ...certificationChanges(found.certifications, certifications, nameOf),
    ];
    if (ofPerson.length > 0) requireDetails(caller, found, '/body');
    await ensureOwner(db, [company.id], async () => {
      await demandNewest(updatePerson(db, { id, ...now, version: ver }));
      await writeRoles(context, db, id, rolePlan);
      await writeJobs(db, jobPlan);
      await replaceCertifications(db, id, certifications);
      if (status === 'DELETED' || email === null) await shutOut(context, db, found);
    });
    // Links that were sent to the old address are no longer valid.
    if (email !== was.email) await deletePersonLinks(db, id);
    await recordAudit(context, db, {
      ...employeeAudit({ ...was, name }, scopesOf({ ...rolePlan, jobs: jobPlan })),
      action: 'person-changed',
      changes: [...ofPerson, ...employeeRoleChanges(rolePlan, tenants), ...employeeJobChanges(jobPlan, tenants)],
    });
    return id;
  });
  return presentEmployee(context, await readEmployee(context.db, id));
};

/** Ends a person's access to the console. The row stays: history and audit show the name. */
export const removeEmployee = async (context: RequestContext, id: string): Promise<void> => {
  const { row } = await requireEmployee(context.db, context.person, id);
  await inTransaction(context.db, async db => {
    await lockCompanies(db, [row.companyId]);
    const found = await requireEmployee(db, context.person, id);
    const { companyId } = found.row;
    await ensureOwner(db, [companyId], async () => {
      await demandNewest(updatePerson(db, { ...found.row, status: 'DELETED' }));
      await shutOut(context, db, found);
    });
    await recordAudit(context, db, {
      ...employeeAudit(found.row, scopesOf({ taken: found.grants })),
      action: 'person-removed',
    });
  });
};

export const signOutEmployee = async (context: RequestContext, id: string): Promise<void> => {
  const { row } = await requireEmployee(context.db, context.person, id);
  await inTransaction(context.db, async db => {
    await deleteSessionsOf(db, id, null);
    await recordAudit(context, db, { ...employeeAudit(row), action: 'signed-out-everywhere' });
  });
};

/** Part of the transaction of an invitation. */
export const postInvite = async (context: RequestContext, db: Db, invited: Named): Promise<void> => {
  await enqueueEmail(db, { kind: 'invite', personId: invited.id, by: context.person.name }, context.now());
  await recordAudit(context, db, { ...employeeAudit(invited), action: 'invite-sent' });
};

const placesOf = ({ roles, jobs = [] }: Pick<Fields, 'roles' | 'jobs'>): string[] =>
  [...roles, ...jobs].map(({ grantObject }) => grantObject.id);

/** Somebody without a role or a job anywhere is managed by who manages the employees of the company. */
const requireManagedAfter = (caller: Person, companyId: string, places: number): void => {
  if (places === 0 && !can(caller, 'userAdmin', { companyId })) throw forbidden();
};

type Named = Pick<PersonRow, 'id' | 'companyId' | 'name'>;

/** The person in the audit entry; the tenants are those whose managers may read it. */
export const employeeAudit = (
  { id, companyId, name }: Named,
  tenantIds: readonly string[] = [],
): Omit<AuditEvent, 'action'> => ({
  companyId,
  tenantIds,
  target: id,
  subject: name,
});

const demandNewest = async (updated: Promise<boolean>): Promise<void> => {
  if (!(await updated)) throw outdated();
};

const shutOut = async ({ person }: RequestContext, db: Db, { row }: EmployeeCase): Promise<void> => {
  if (person.id === row.id) throw apiError(400, 'OWN_ACCOUNT');
  await deleteSessionsOf(db, row.id, null);
  await deletePersonLinks(db, row.id);
};
