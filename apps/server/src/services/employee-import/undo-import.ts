import { tenantReach } from '@commissary/domain';
import { listAuditedAbout } from '../../store/calls/index.ts';
import { type Db, lockCompanies } from '../../store/database/index.ts';
import {
  findImport,
  findPeople,
  type ImportedPersonRow,
  type ImportRow,
  markUndone,
} from '../../store/people/index.ts';
import { recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { RequestContext } from '../context/index.ts';
import { ApiError, notFound } from '../errors/index.ts';
import {
  casesOf,
  type EmployeeCase,
  employmentAt,
  jobPlacesOf,
  planEmployeeChange,
  readPlanning,
  removeAdded,
  requireDetails,
  samePay,
  writeEmployees,
} from '../people/index.ts';
import { auditedChanges, oldestImport, placeOfAll, requireImporter } from './import-employees.ts';
import { readStateBefore } from './state-before.ts';

/** How many people who were changed since the answer names. */
const mostNamed = 20;

interface Undoing {
  readonly made: ImportRow;
  /** Whom the import added. */
  readonly added: readonly EmployeeCase[];
  readonly changed: readonly { readonly found: EmployeeCase; readonly before: ReturnType<typeof wantedAgain> }[];
}

/**
 * Gives everybody of an import back what they were before it, and removes those whom it added; rejected with their names
 * when somebody of them was changed since. Requires what the import required.
 */
export const undoImport = async (
  context: RequestContext,
  importId: string,
): Promise<{ readonly removed: number; readonly restored: number }> => {
  requireImporter(context);
  const { company } = context;
  const { added: now, changed: then } = await readUndoing(context, context.db, importId);
  const employment = await employmentAt(context, company.id, [
    ...[...now, ...then.map(({ found }) => found)].flatMap(jobPlacesOf),
    ...then.flatMap(({ before }) => before.jobs.map(({ grantObject }) => grantObject.id)),
  ]);
  return runOnce(context, `undo employee import ${importId}`, async db => {
    await lockCompanies(db, [company.id]);
    const { made, added, changed } = await readUndoing(context, db, importId);
    const cases = changed.map(({ found }) => found);
    const placeIds = changed.flatMap(({ before }) => before.jobs.map(({ grantObject }) => grantObject.id));
    const planning = await readPlanning(context, db, employment, cases, { placeIds });
    const plans = changed.map(({ found, before }) =>
      planEmployeeChange(context, planning, found, before, '/body/importId'),
    );
    for (const found of added) requireDetails(context.person, found, '/body/importId');
    await writeEmployees(context, db, plans);
    await removeAdded(context, db, added);
    await markUndone(db, importId, context.now());
    await recordAudit(context, db, {
      action: 'employees-import-undone',
      companyId: company.id,
      target: importId,
      tenantIds: placeOfAll(plans),
      subject: made.fileName,
      changes: [
        ...added.map(({ row }) => ({ what: row.name, was: 'added', now: null, about: row.id })),
        ...auditedChanges(plans),
      ].slice(0, 1000),
      details: { people: plans.map(({ person }) => person.id) },
    });
    return { removed: added.length, restored: plans.length };
  });
};

const readUndoing = async (context: RequestContext, db: Db, importId: string): Promise<Undoing> => {
  const { company, person } = context;
  const found = await findImport(db, importId);
  if (found === null || found.made.companyId !== company.id || found.made.undoneAt !== null) throw notFound();
  if (found.made.at < oldestImport(context)) throw notFound();
  const mayAll = tenantReach(person, company.id, 'userAdmin') === 'all';
  if (!mayAll && found.made.byId !== person.id) throw notFound();
  const ids = found.people.map(({ personId }) => personId);
  const cases = await casesOf(db, company.id, await findPeople(db, company.id, ids));
  const byId = new Map(cases.map(one => [one.row.id, one]));
  await requireUntouched(db, found.made, found.people, byId);
  const both = found.people.flatMap(({ personId, before }) => {
    const one = byId.get(personId);
    return one === undefined ? [] : [{ found: one, before }];
  });
  return {
    made: found.made,
    added: both.filter(({ before }) => before === null).map(one => one.found),
    changed: both.flatMap(one => (one.before === null ? [] : [{ ...one, before: wantedAgain(one.found, one.before) }])),
  };
};

/** What a person is to become again, without wages that are still the same: who undoes may not view all of them. */
const wantedAgain = ({ jobs }: EmployeeCase, stored: unknown) => {
  const { jobs: before, ...state } = readStateBefore(stored);
  const paysStill = ({ jobTypeId, grantObject, wages }: (typeof before)[number]) =>
    jobs.some(job => job.jobTypeId === jobTypeId && job.on.id === grantObject.id && samePay(job.wages, wages));
  return { ...state, jobs: before.map(job => (paysStill(job) ? { ...job, wages: undefined } : job)) };
};

/** Somebody whom the import added and who has signed in since was changed too. */
const requireUntouched = async (
  db: Db,
  made: ImportRow,
  people: readonly ImportedPersonRow[],
  byId: ReadonlyMap<string, EmployeeCase>,
): Promise<void> => {
  const touched = people.filter(({ personId, version, before }) => {
    const now = byId.get(personId);
    return (
      now?.row.version !== version || (before === null && (now.row.passwordHash !== null || now.grants.length > 0))
    );
  });
  if (touched.length === 0) return;
  const named = touched.slice(0, mostNamed).map(({ personId }) => personId);
  const authors = await listAuditedAbout(db, made.companyId, named, made.at);
  throw new ApiError(
    409,
    named.map(id => ({
      code: 'CHANGED_SINCE',
      path: '/body/importId',
      params: { name: byId.get(id)?.row.name ?? '', by: authors.get(id) ?? '' },
    })),
  );
};
