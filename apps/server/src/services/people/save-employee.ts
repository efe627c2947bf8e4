import type { Employee } from '@commissary/contract';
import { deleteSessionsOf } from '../../store/accounts/index.ts';
import { type Db, inTransaction, lockCompanies } from '../../store/database/index.ts';
import type { PersonRow } from '../../store/people/index.ts';
import { type AuditEvent, recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, outdated } from '../errors/index.ts';
import { enqueueEmail } from '../mail/index.ts';
import { tokenHash } from '../secrets/index.ts';
import { requireFreeAddress, withAddressLimit } from './address-tries.ts';
import { employeeAudit } from './employee-changes.ts';
import { findEmployee, readEmployee, requireEmployee } from './employees.ts';
import { employmentAt } from './employment-at.ts';
import { hashSentPin, type WithDigits, withoutPin } from './pins/pins.ts';
import {
  type ChangedEmployee,
  type EmployeePlan,
  jobPlacesOf,
  type NewEmployee,
  placesOf,
  planDeactivation,
  planEmployeeChange,
  planNewEmployee,
  readPlanning,
} from './plan-employee.ts';
import { presentEmployee } from './present-employee.ts';
import { writeEmployees } from './write-employees.ts';

/** Adds a person. Without an e-mail address they use terminals only, and are not invited. */
export const createEmployee = async (
  context: RequestContext,
  body: WithDigits<NewEmployee> & { readonly invite: boolean },
): Promise<Employee> => {
  const { company } = context;
  const pin = await hashSentPin(context, body.pin);
  const employment = await employmentAt(context, company.id, placesOf(body));
  // What is stored of a call must not tell the wages and the PIN in it.
  const sent = tokenHash(JSON.stringify([company.id, withoutPin(context, body)]));
  const id = await withAddressLimit(context, body.email, () =>
    runOnce(context, `employee ${sent}`, async db => {
      await lockCompanies(db, [company.id]);
      if (body.invite && body.email === null) throw apiError(400, 'EMAIL_MISSING', '/body/email');
      const requested = { ...body, pin };
      const planning = await readPlanning(context, db, employment, [], { placeIds: placesOf(body) });
      const plan = planNewEmployee(context, planning, requested, '/body');
      await requireFreeAddress(db, body.email, null);
      await writeEmployees(context, db, [plan]);
      await recordAudit(context, db, employeeChangeAudit(plan));
      if (body.invite) await postInvite(context, db, plan.person);
      return plan.person.id;
    }),
  );
  return presentEmployee(context, await readEmployee(context.db, id));
};

/**
 * Changes a person. Roles and jobs at a place belong to who manages its employees; everything else belongs to who
 * manages the employees of all places where the person has one.
 */
export const updateEmployee = async (
  context: RequestContext,
  body: WithDigits<ChangedEmployee> & Pick<PersonRow, 'id'> & { readonly ver: number },
): Promise<Employee> => {
  const { id, ver } = body;
  const { person: caller, company } = context;
  const stored = await findEmployee(context.db, caller, id);
  const employment = await employmentAt(context, company.id, [...placesOf(body), ...jobPlacesOf(stored)]);
  const pin = await hashSentPin(context, body.pin);
  const sent = tokenHash(JSON.stringify([company.id, withoutPin(context, body)]));
  // A repeat after a lost response gets the first result, and not a conflict.
  await withAddressLimit(context, body.email === stored.row.email ? null : body.email, () =>
    runOnce(context, `employee change ${sent}`, async db => {
      await lockCompanies(db, [company.id]);
      const found = await findEmployee(db, caller, id);
      // Before the roles are computed: what the sender knew of them is out of date.
      if (found.row.companyId === company.id && found.row.version !== ver) throw outdated();
      const requested = { ...body, pin };
      const needs = { placeIds: placesOf(body), pins: pin !== undefined || body.roles !== undefined };
      const planning = await readPlanning(context, db, employment, [found], needs);
      const plan = planEmployeeChange(context, planning, found, requested, '/body');
      await requireFreeAddress(db, body.email, id);
      await writeEmployees(context, db, [plan]);
      await recordAudit(context, db, employeeChangeAudit(plan));
      return id;
    }),
  );
  return presentEmployee(context, await readEmployee(context.db, id));
};

/** Deactivates a person. The row stays: history and audit show the name. */
export const removeEmployee = async (context: RequestContext, id: string): Promise<void> => {
  const { row } = await requireEmployee(context.db, context.person, id);
  await inTransaction(context.db, async db => {
    await lockCompanies(db, [row.companyId]);
    const found = await requireEmployee(db, context.person, id);
    const { person, pins, now, newId } = context;
    const plan = planDeactivation(found, '/params/id');
    await writeEmployees({ person, pins, now, newId, company: { id: row.companyId } }, db, [plan]);
    await recordAudit(context, db, { ...employeeAudit(found.row, plan.tenantIds), action: 'person-removed' });
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
export const postInvite = async (
  context: RequestContext,
  db: Db,
  invited: Pick<PersonRow, 'id' | 'companyId' | 'name'>,
): Promise<void> => {
  await enqueueEmail(
    db,
    { kind: 'invite', personId: invited.id, by: context.person.name, language: context.language },
    context.now(),
  );
  await recordAudit(context, db, { ...employeeAudit(invited), action: 'invite-sent' });
};

/** The entry about one person who was added or changed. */
const employeeChangeAudit = ({ was, person, changes, tenantIds }: EmployeePlan): AuditEvent => ({
  ...employeeAudit(person, tenantIds),
  action: was === null ? 'person-created' : 'person-changed',
  changes,
});
