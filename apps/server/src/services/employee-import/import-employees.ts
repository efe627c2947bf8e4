import type { ImportRecord, ImportResult } from '@commissary/contract';
import { type AuditChange, tenantReach } from '@commissary/domain';
import { type Db, lockCompanies } from '../../store/database/index.ts';
import {
  analyzePeople,
  emailKey,
  forgetImports,
  type ImportedPersonRow,
  insertImport,
  listEmailOwners,
  listImports,
} from '../../store/people/index.ts';
import { recordAudit } from '../audit/index.ts';
import { limitRate, runOnce } from '../calls/index.ts';
import type { RequestContext } from '../context/index.ts';
import { ApiError, forbidden, outdated } from '../errors/index.ts';
import {
  type EmployeePlan,
  employmentAt,
  takeAddressTries,
  withAddressLimit,
  writeEmployees,
} from '../people/index.ts';
import { tokenHash } from '../secrets/index.ts';
import { type ImportRequest, type PlannedImport, planImport, type ReadImport, readImport } from './plan-import.ts';
import { stateBefore } from './state-before.ts';

/** How long an import can be undone. */
const keptMs = 7 * 24 * 3_600_000;

/** How many changes of people the entry of the audit lists. */
const mostAudited = 1000;

export interface ImportCall extends ImportRequest {
  readonly dryRun: boolean;
  readonly state?: string | undefined;
}

/** Returns what a file would change, or makes these changes: all of them or none. */
export const importEmployees = async (context: RequestContext, call: ImportCall): Promise<ImportResult> => {
  requireImporter(context);
  const { company } = context;
  if (call.dryRun)
    await limitRate(context, { what: 'import check', by: context.person.id, perMinute: checksPerMinute });
  const read = await readImport(context, context.db, call);
  const employment = await employmentAt(context, company.id, read.placeIds);
  if (call.dryRun) {
    const { otherEmails } = read;
    // A file tells of no more addresses than somebody could ask about one by one.
    const looked = await takeAddressTries(context, otherEmails.length);
    const owners = await listEmailOwners(context.db, otherEmails.slice(0, looked));
    const planned = await planImport(context, context.db, read, employment, owners);
    return { ...summary(planned, read), uncheckedEmails: otherEmails.length - looked, importId: null };
  }
  // What is stored of a call must not tell the wages in it.
  const what = `employee import ${tokenHash(JSON.stringify([company.id, call]))}`;
  return withAddressLimit(context, read.otherEmails[0], () =>
    runOnce(context, what, async db => {
      await lockCompanies(db, [company.id]);
      const now = await readImport(context, db, call);
      const planned = await planImport(context, db, now, employment, new Map());
      requireAllGood(planned);
      // Somebody changed something since the dry run that was looked at.
      if (call.state !== planned.state) throw outdated('/body/state');
      await requireFreeAddresses(db, now);
      const importId = await write(context, db, call, planned.plans);
      return { ...summary(planned, now), rows: [], uncheckedEmails: 0, importId };
    }),
  );
};

/** A check is made after each change of what the columns of a file say. */
const checksPerMinute = 60;

/**
 * Throws for one address that somebody has whom the caller does not see. Which one does not depend on the order of the
 * rows, so nothing is told of the others.
 */
const requireFreeAddresses = async (db: Db, { groups, otherEmails }: ReadImport): Promise<void> => {
  const owners = await listEmailOwners(db, otherEmails);
  const [taken] = [...owners.keys()].toSorted((a, b) => (tokenHash(a) < tokenHash(b) ? -1 : 1));
  if (taken === undefined) return;
  const row = groups.flatMap(({ rows }) => rows).find(({ email }) => email !== null && emailKey(email) === taken);
  throw new ApiError(400, [{ code: 'ALREADY_EXISTS', path: `/body/rows/${row?.index ?? 0}/email` }]);
};

/** The imports of the last days: all of the company, or the caller's own. */
export const recentImports = async (context: RequestContext): Promise<ImportRecord[]> => {
  requireImporter(context);
  const { db, company, person } = context;
  const everybody = tenantReach(person, company.id, 'userAdmin') === 'all';
  const made = await listImports(db, company.id, oldestImport(context), everybody ? null : person.id);
  return made.map(({ id, at, byName, fileName, added, changed, undoneAt }) => ({
    id,
    at: at.getTime(),
    by: byName,
    fileName,
    added,
    changed,
    undone: undoneAt !== null,
  }));
};

export const oldestImport = ({ now }: Pick<RequestContext, 'now'>): Date => new Date(now().getTime() - keptMs);

/** Beside managing employees, who imports manages documents somewhere in the company. */
export const requireImporter = ({ person, company }: Pick<RequestContext, 'person' | 'company'>): void => {
  const reach = tenantReach(person, company.id, 'manageMenus');
  if (reach !== 'all' && reach.groupIds.length + reach.locationIds.length === 0) throw forbidden();
};

const summary = ({ rows, state }: PlannedImport, { dates, largeWages }: ReadImport) => {
  const count = (outcome: (typeof rows)[number]['outcome']) => rows.filter(row => row.outcome === outcome).length;
  return {
    state,
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    rows: [...rows],
    dates,
    largeWages,
  };
};

const requireAllGood = ({ rows }: PlannedImport): void => {
  const failures = rows.flatMap(({ failures: own, outcome }, index) => [
    ...own.map(failure => ({ ...failure, path: `/body/rows/${index}/${failure.path}` })),
    ...(outcome === 'doubtful' ? [{ code: 'UNDECIDED', path: `/body/rows/${index}/personId` }] : []),
  ]);
  if (failures.length > 0) throw new ApiError(400, failures.slice(0, mostAudited));
};

const write = async (
  context: RequestContext,
  db: Db,
  { fileName }: ImportRequest,
  plans: readonly EmployeePlan[],
): Promise<string> => {
  const { company, person } = context;
  const id = context.newId();
  await writeEmployees(context, db, plans);
  await analyzePeople(db);
  const people = plans.map(
    ({ was, person: { id: personId } }): ImportedPersonRow => ({
      personId,
      version: was === null ? 1 : was.row.version + 1,
      before: was === null ? null : stateBefore(was),
    }),
  );
  const added = plans.filter(({ was }) => was === null).length;
  await forgetImports(db, oldestImport(context));
  await insertImport(
    db,
    {
      id,
      companyId: company.id,
      at: context.now(),
      byId: person.id,
      byName: person.name,
      fileName,
      added,
      changed: plans.length - added,
    },
    people,
  );
  await recordAudit(context, db, {
    action: 'employees-imported',
    companyId: company.id,
    target: id,
    tenantIds: placeOfAll(plans),
    subject: fileName,
    changes: auditedChanges(plans),
    // The history of each of them finds the entry by `people`.
    details: { added, changed: plans.length - added, people: plans.map(({ person }) => person.id) },
  });
  return id;
};

/** The one place that an entry about these people is about; none = it is for readers of the whole company. */
export const placeOfAll = (plans: readonly Pick<EmployeePlan, 'tenantIds'>[]): string[] => {
  const ids = new Set(plans.flatMap(({ tenantIds }) => tenantIds));
  return ids.size === 1 && plans.every(({ tenantIds }) => tenantIds.length === 1) ? [...ids] : [];
};

/** What changed about whom; of a long import the first people. */
export const auditedChanges = (plans: readonly EmployeePlan[]): AuditChange[] =>
  plans
    .slice(0, mostAudited)
    .flatMap(({ was, person: { id, name }, changes }) =>
      was === null && changes.length === 0
        ? [{ what: name, was: null, now: 'added', about: id }]
        : changes.map(change => ({ ...change, what: `${name}: ${change.what}`, about: id })),
    )
    .slice(0, mostAudited);
