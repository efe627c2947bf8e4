import type { Employee } from '@commissary/contract';
import { deletePersonLinks, deleteSessionsOf } from '../../store/accounts/index.ts';
import { type Db, inTransaction, lockCompanies } from '../../store/database/index.ts';
import { insertPeople, type PersonRow, updatePerson } from '../../store/people/index.ts';
import { type AuditEvent, recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, notFound, outdated } from '../errors/index.ts';
import { enqueueEmail } from '../mail/index.ts';
import { employeeFieldChanges, employeeRoleChanges, scopesOf } from './employee-changes.ts';
import { type EmployeeCase, findEmployee, presentEmployee, requireEmployee, tenantsOfGrants } from './employees.ts';
import { ensureOwner } from './ensure-owner.ts';
import { planRoles, type RequestedRole, writeRoles } from './plan-employee-roles.ts';

interface Fields {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly RequestedRole[];
}

export const createEmployee = async (
  context: RequestContext,
  { name, email, roles, invite }: Fields & { readonly invite: boolean },
): Promise<Employee> => {
  const { person: caller, company } = context;
  const what = `employee ${JSON.stringify([company.id, name, email, roles, invite])}`;
  const id = await runOnce(context, what, async db => {
    await lockCompanies(db, [company.id]);
    const tenants = await tenantsOfGrants(db, company.id, [], placesOf(roles));
    const changes = await planRoles(db, caller, company.id, { personId: null, grants: [], tenants }, roles);
    const at = context.now();
    const row = { id: context.newId(), companyId: company.id, name, email, passwordHash: null, createdAt: at };
    await insertPeople(db, [row]);
    await writeRoles(context, db, row.id, changes);
    await recordAudit(context, db, {
      ...employeeAudit(row, scopesOf(changes)),
      action: 'person-created',
      changes: employeeRoleChanges(changes, tenants),
    });
    if (invite) await postInvite(context, db, row);
    return row.id;
  });
  return presentEmployee(caller, await findEmployee(context.db, caller, id));
};

export const updateEmployee = async (
  context: RequestContext,
  { id, ver, name, email, status, roles }: Fields & Pick<PersonRow, 'id' | 'status'> & { readonly ver: number },
): Promise<Employee> => {
  const { person: caller, company } = context;
  // A repeat after a lost response gets the first result, and not a conflict.
  const what = `employee change ${JSON.stringify([company.id, id, ver, name, email, status, roles])}`;
  await runOnce(context, what, async db => {
    await lockCompanies(db, [company.id]);
    const found = await requireEmployee(db, caller, id);
    if (found.row.companyId !== company.id) throw notFound();
    // Before the roles are computed: what the sender knew of them is out of date.
    if (found.row.version !== ver) throw outdated();
    const tenants = await tenantsOfGrants(db, company.id, found.grants, placesOf(roles));
    const changes = await planRoles(db, caller, company.id, { grants: found.grants, tenants, personId: id }, roles);
    await ensureOwner(db, [company.id], async () => {
      await demandNewest(updatePerson(db, { id, name, email, status, version: ver }));
      await writeRoles(context, db, id, changes);
      if (status === 'DELETED') await shutOut(context, db, found);
    });
    // Links that were sent to the old address are no longer valid.
    if (email !== found.row.email) await deletePersonLinks(db, id);
    await recordAudit(context, db, {
      ...employeeAudit({ ...found.row, name }, scopesOf(changes)),
      action: 'person-changed',
      changes: [...employeeFieldChanges(found.row, { name, email, status }), ...employeeRoleChanges(changes, tenants)],
    });
    return id;
  });
  return presentEmployee(caller, await findEmployee(context.db, caller, id));
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

const placesOf = (roles: readonly RequestedRole[]): string[] => roles.map(({ grantObject }) => grantObject.id);

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
