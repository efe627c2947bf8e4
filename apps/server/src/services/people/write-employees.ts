import { deletePersonLinks, deleteSessionsOf } from '../../store/accounts/index.ts';
import type { Db } from '../../store/database/index.ts';
import { deletePeople, insertPeople, replaceCertifications, updatePeople } from '../../store/people/index.ts';
import { noteSchedulingChange } from '../../store/scheduling/index.ts';
import { lockPeople, touchPeople } from '../../store/tenants/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, outdated } from '../errors/index.ts';
import { type EmployeeCase, placesOfCase } from './employees.ts';
import { ensureOwner } from './ensure-owner.ts';
import { writePins } from './pins/shared-pins.ts';
import type { EmployeePlan } from './plan-employee.ts';
import { writeJobs } from './plan-employee-jobs.ts';
import { writeRoles } from './plan-employee-roles.ts';

type WritingContext = Pick<RequestContext, 'person' | 'pins' | 'now' | 'newId'> & {
  readonly company: Pick<RequestContext['company'], 'id'>;
};

/**
 * Writes what was planned for people of a company, in a transaction that locks it: in a few statements, however many
 * they are. Nothing when somebody else changed one of them meanwhile. The audit is the caller's. Whoever leaves, does so
 * here, by whatever call: sessions and links end, terminals are told by their next check-in, the PIN is free, and the
 * scheduling service is told. Returns whose PIN was removed because another one has it.
 */
export const writeEmployees = async (
  context: WritingContext,
  db: Db,
  plans: readonly EmployeePlan[],
  takenPins: 'refuse' | 'remove' = 'refuse',
): Promise<ReadonlySet<string>> => {
  const added = plans.filter(({ was }) => was === null);
  const changed = plans.flatMap(({ was, person }) => (was === null ? [] : [{ was, person }]));
  const createdAt = context.now();
  let withoutPin: ReadonlySet<string> = new Set();
  await ensureOwner(db, [context.company.id], async () => {
    await insertPeople(
      db,
      added.map(({ person }) => ({ ...person, passwordHash: null, createdAt })),
    );
    await lockPeople(
      db,
      changed.filter(({ was, person }) => person.status !== was.row.status).map(({ person }) => person.id),
    );
    const updated = await updatePeople(
      db,
      changed.map(({ was, person }) => ({ ...person, version: was.row.version })),
      { by: context.person.name, at: createdAt },
    );
    if (updated.length < changed.length) throw outdated();
    await writeRoles(
      context,
      db,
      plans.map(({ person, roles }) => ({ id: person.id, roles })),
    );
    await writeJobs(
      context,
      db,
      plans.map(({ jobs }) => jobs),
    );
    await replaceCertifications(
      db,
      plans
        .filter(({ was, certifications }) => certifications !== was?.certifications)
        .map(({ person, certifications }) => ({ id: person.id, certifications })),
    );
    await touchPeople(db, context.company.id, plans.flatMap(touchedPlaces));
    await touchPeople(
      db,
      context.company.id,
      plans.filter(({ pin }) => pin !== undefined).flatMap(placesOfPlan),
      'pins',
    );
    withoutPin = await writePins(context, db, context.company.id, plans, takenPins);
    for (const { was, person } of changed) {
      if (person.status === 'DELETED' || person.email === null) await shutOut(context, db, person.id);
      // Links that were sent to the old address are no longer valid.
      else if (person.email !== was.row.email) await deletePersonLinks(db, person.id);
    }
  });
  await noteSchedulingChange(db, context.company.id, createdAt);
  return withoutPin;
};

/** Removes people who were only just added and never signed in, without a trace of them. */
export const removeAdded = async (
  { company }: Pick<RequestContext, 'company'>,
  db: Db,
  added: readonly EmployeeCase[],
): Promise<void> => {
  await touchPeople(
    db,
    company.id,
    added.flatMap(placesOfCase).map(({ id }) => id),
  );
  await deletePeople(
    db,
    added.map(({ row }) => row.id),
  );
};

/** Ends the sessions and links of somebody who signs in no more; nobody does so to themselves. */
const shutOut = async ({ person }: Pick<RequestContext, 'person'>, db: Db, id: string): Promise<void> => {
  if (person.id === id) throw apiError(400, 'OWN_ACCOUNT');
  await deleteSessionsOf(db, id, null);
  await deletePersonLinks(db, id);
};

const placesOfPlan = ({ was, roles, jobs, person }: EmployeePlan): string[] =>
  [...(was === null ? [] : placesOfCase(was)), ...[...roles.given, ...jobs.given].map(({ on }) => on)].map(
    ({ type, id }) => (type === 'GLOBAL' ? person.companyId : id),
  );

/** Where terminals know somebody otherwise than before: the places of all jobs and roles, or of those that change. */
const touchedPlaces = ({ was, person, roles, jobs }: EmployeePlan): string[] => {
  const changed = [...jobs.given, ...jobs.taken, ...roles.given].map(({ on }) => on);
  const revoked = roles.taken.map(({ onType: type, onId: id }) => ({ type, id }));
  const before = was === null ? [] : placesOfCase(was);
  const isKnownOtherwise = was === null || was.row.name !== person.name || was.row.status !== person.status;
  return [...changed, ...revoked, ...(isKnownOtherwise ? before : [])].map(({ type, id }) =>
    type === 'GLOBAL' ? person.companyId : id,
  );
};
