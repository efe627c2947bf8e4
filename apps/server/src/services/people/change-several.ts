import type { ActOnSeveral, PlannedForPerson, SeveralPeople } from '@commissary/contract';
import { type AuditAction, formatCount } from '@commissary/domain';
import { type Db, lockCompanies } from '../../store/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { RequestContext } from '../context/index.ts';
import { enqueueEmail } from '../mail/index.ts';
import { tokenHash } from '../secrets/index.ts';
import { pinChanges } from './employee-changes.ts';
import { employmentAt } from './employment-at.ts';
import { readEndingAccess } from './ending-access.ts';
import { type EmployeePlan, jobPlacesOf, placesOf, planEmployeeChange, readPlanning } from './plan-employee.ts';
import { findSeveral, type PlannedPerson, placesOfAct, planSeveral } from './plan-several.ts';
import { writeEmployees } from './write-employees.ts';

/** What an act on several employees would do to each of them. Nothing is written. */
export const previewSeveral = async (context: RequestContext, body: SeveralPeople): Promise<PlannedForPerson[]> => {
  const { planned } = await plan(context, context.db, body, await employmentOf(context, body));
  const leaving = new Set(body.act.kind === 'deactivate' ? planned.filter(({ skipped }) => skipped === null) : []);
  const endingOf = await readEndingAccess(
    context,
    [...leaving].map(({ found }) => found),
  );
  return planned.map(one => ({
    id: one.found.row.id,
    name: one.found.row.name,
    skipped: one.skipped,
    wages: [...one.wages],
    ends: leaving.has(one) ? endingOf(one.found) : null,
  }));
};

export interface ChangedPeople {
  readonly people: { readonly id: string; readonly ver: number; readonly pinTaken: boolean }[];
}

/** Does it, in one transaction with one entry of the audit; returns whom it changed, with their new versions. */
export const changeSeveral = async (context: RequestContext, body: SeveralPeople): Promise<ChangedPeople> => {
  const { company } = context;
  const employment = await employmentOf(context, body);
  return runOnce(context, `employees ${tokenHash(JSON.stringify([company.id, body]))}`, async db => {
    await lockCompanies(db, [company.id]);
    const { planned, plans } = await plan(context, db, body, employment);
    const done = planned.filter(({ skipped }) => skipped === null).map(({ found: { row } }) => row);
    if (done.length === 0) return { people: [] };
    // Whoever returns is let in again, whatever became of the PIN meanwhile.
    const pinTaken = await writeEmployees(context, db, plans, body.act.kind === 'activate' ? 'remove' : 'refuse');
    if (body.act.kind === 'invite')
      for (const { id } of done)
        await enqueueEmail(
          db,
          { kind: 'invite', personId: id, by: context.person.name, language: context.language },
          context.now(),
        );
    await recordAudit(context, db, {
      companyId: company.id,
      action: actions[body.act.kind],
      tenantIds: [...new Set(plans.flatMap(({ tenantIds }) => tenantIds))],
      // Of several, the entry is about the company; the history of each of them finds it by `people`.
      target: done.length === 1 && done[0] ? done[0].id : company.id,
      subject: done.length === 1 && done[0] ? done[0].name : formatCount(done.length, 'employee'),
      changes: plans.flatMap(({ person, changes }) =>
        [...changes, ...pinChanges(true, pinTaken.has(person.id) ? null : undefined)].map(change => ({
          ...change,
          what: `${person.name}: ${change.what}`,
          about: person.id,
        })),
      ),
      details: { people: done.map(({ id }) => id) },
    });
    const isChanged = body.act.kind !== 'invite';
    return {
      people: done.map(({ id, version }) => ({
        id,
        ver: isChanged ? version + 1 : version,
        pinTaken: pinTaken.has(id),
      })),
    };
  });
};

const employmentOf = async (context: RequestContext, { people, act }: SeveralPeople) => {
  const { db, company } = context;
  const stored = await findSeveral(context, db, people);
  return employmentAt(context, company.id, [...placesOfAct(act), ...stored.flatMap(jobPlacesOf)]);
};

const plan = async (
  context: RequestContext,
  db: Db,
  { people, act }: SeveralPeople,
  employment: Awaited<ReturnType<typeof employmentAt>>,
): Promise<{ planned: PlannedPerson[]; plans: EmployeePlan[] }> => {
  const cases = await findSeveral(context, db, people);
  const planned = planSeveral(context, employment, cases, act);
  const requested = planned.flatMap(one =>
    one.requested === null ? [] : [{ found: one.found, requested: one.requested }],
  );
  const placeIds = requested.flatMap(one => placesOf(one.requested));
  const planning = await readPlanning(context, db, employment, cases, { placeIds });
  // What the caller may not do at all, an unknown job or a place that they do not manage, is of the act.
  const plans = requested.map(one => planEmployeeChange(context, planning, one.found, one.requested, '/body/act'));
  return { planned, plans };
};

const actions: Readonly<Record<ActOnSeveral['kind'], AuditAction>> = {
  invite: 'people.invite',
  deactivate: 'people.deactivate',
  activate: 'people.activate',
  'give-job': 'people.give-job',
  'take-job': 'people.take-job',
  raise: 'people.raise',
  'take-raise': 'people.take-raise',
};
