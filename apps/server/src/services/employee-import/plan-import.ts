import {
  type EmployeeFields,
  employeeColumns,
  employeeRecord,
  emptyRecord,
  type ImportField,
  importFields,
  recordKeys,
  recordValueOf,
} from '@commissary/catalog';
import type { Failure, ImportedRow, ImportRowResult } from '@commissary/contract';
import {
  type ColumnDateOrder,
  columnDateOrder,
  type DateOrder,
  type PayPeriod,
  tenantReach,
  tenantScopeOf,
  withoutFormulaGuard,
} from '@commissary/domain';
import { type Db, normalizedName } from '../../store/database/index.ts';
import { emailKey, type JobPlace, listPeopleLike } from '../../store/people/index.ts';
import { listTenantNames, type NamedTenant } from '../../store/tenants/index.ts';
import type { RequestContext } from '../context/index.ts';
import { ApiError, apiError } from '../errors/index.ts';
import {
  type ChangedEmployee,
  casesOf,
  type EmployeePlan,
  employeeFieldChanges,
  jobPlacesOf,
  planEmployeeChange,
  planNewEmployee,
  plansWithTakenPin,
  readPlanning,
  sees,
} from '../people/index.ts';
import { tokenHash } from '../secrets/index.ts';
import { inTurns } from '../turns/index.ts';
import { groupRows, knownEmployee, type RowGroup } from './group-rows.ts';
import { type DateOrders, type PlacesByName, partsOf, type ReadRow, readRow } from './read-rows.ts';
import { type JobSources, requestedJobs } from './requested-jobs.ts';

export interface ImportRequest {
  readonly fileName: string;
  readonly place: JobPlace;
  readonly wagesFrom: string;
  /** Of columns whose dates can be read in both ways. */
  readonly dateOrder?: DateOrder | undefined;
  readonly largeWagesPer?: PayPeriod | undefined;
  readonly rows: readonly ImportedRow[];
}

/** What the rows mean, before it is known what each job type is called at its place. */
export interface ReadImport {
  readonly groups: readonly RowGroup[];
  /** Who of those whom the caller sees has which address. */
  readonly seenOwners: ReadonlyMap<string, string>;
  /** Addresses that belong to nobody whom the caller sees. */
  readonly otherEmails: readonly string[];
  readonly dates: ColumnDateOrder;
  readonly largeWages: number;
  readonly tenants: readonly NamedTenant[];
  /** Where the people of the file work, and will. */
  readonly placeIds: readonly string[];
}

/** What the import does for one person: a plan, or why there is none. */
interface PlannedGroup {
  readonly plan: EmployeePlan | null;
  readonly results: ReadonlyMap<number, ImportRowResult>;
}

export interface PlannedImport {
  /** Everybody who is added or changed. */
  readonly plans: readonly EmployeePlan[];
  readonly rows: readonly ImportRowResult[];
  /** The same text as long as the import would do the same. */
  readonly state: string;
}

/** Reads the rows, and finds the people whom they may mean among those whom the caller may see. */
export const readImport = async (
  { person: caller, company }: Pick<RequestContext, 'person' | 'company'>,
  db: Db,
  request: ImportRequest,
): Promise<ReadImport> => {
  const reach = tenantReach(caller, company.id, 'userAdmin');
  const tenants = await listTenantNames(db, company.id, { reach });
  const places: (JobPlace & { readonly name: string })[] = [
    ...(reach === 'all' ? [{ type: 'COMPANY' as const, id: company.id, name: company.name }] : []),
    ...tenants.map(({ id, type, name }) => ({ id, type, name })),
  ];
  const usual = places.find(({ id, type }) => id === request.place.id && type === request.place.type);
  if (usual === undefined) throw apiError(400, 'UNKNOWN_PLACE', '/body/place');
  const byName: PlacesByName = Map.groupBy(places, ({ name }) => normalizedName(name));
  const { orders, dates } = dateOrdersOf(request);
  const rows: ReadRow[] = [];
  for await (const row of inTurns(request.rows)) rows.push(readRow(row, rows.length, byName, orders, request));
  const emails = rows.flatMap(({ email }) => email ?? []);
  const people = await listPeopleLike(db, company.id, {
    ids: rows.flatMap(({ personId }) => personId ?? []),
    emails,
    phones: rows.flatMap(({ phone }) => phone ?? []),
    names: rows.map(({ name }) => name),
  });
  const cases = (await casesOf(db, company.id, people)).filter(found => sees(caller, found));
  const groups = groupRows(rows, cases.map(knownEmployee));
  const seenOwners = new Map(
    cases.flatMap(({ row: { email, id } }): [email: string, id: string][] =>
      email === null ? [] : [[emailKey(email), id]],
    ),
  );
  const placeIds = [
    ...rows.flatMap(row => row.places.map(({ id }) => id)),
    ...groups.flatMap(({ match }) => (match.is === 'known' ? jobPlacesOf(match.person.found) : [])),
  ];
  return {
    groups,
    seenOwners,
    otherEmails: [...new Set(emails.map(emailKey))].filter(email => !seenOwners.has(email)),
    dates,
    largeWages: rows.reduce((sum, row) => sum + row.largeWages, 0),
    tenants,
    placeIds: [...new Set(placeIds)],
  };
};

/**
 * The order of the dates in each column. One that can be read in both ways is read like the other column, and otherwise as
 * somebody said. `dates` is what the file itself says.
 */
const dateOrdersOf = ({
  rows,
  dateOrder,
}: Pick<ImportRequest, 'rows' | 'dateOrder'>): { readonly orders: DateOrders; readonly dates: ColumnDateOrder } => {
  const textsOf = (field: ImportField) => rows.flatMap(row => partsOf(withoutFormulaGuard(row[field] ?? '')));
  const byField = columnsWithDates.map(field => [field, columnDateOrder(textsOf(field))] as const);
  const found = byField.map(([, order]) => order);
  const decided = found.find(order => order === 'MONTH_FIRST' || order === 'DAY_FIRST');
  const orderOf = (own: ColumnDateOrder): DateOrder | null =>
    own === 'NONE' ? 'MONTH_FIRST' : own !== 'UNDECIDED' ? own : (decided ?? dateOrder ?? null);
  return {
    orders: Object.fromEntries(byField.map(([field, order]) => [field, orderOf(order)])),
    dates: decided ?? found.find(order => order === 'UNDECIDED') ?? 'NONE',
  };
};

const columnsWithDates = importFields.filter(field => employeeColumns[field].hasDates === true);

/** Plans every person; what is wrong with one is told with its row, and does not hide what is wrong with the others. */
export const planImport = async (
  context: RequestContext,
  db: Db,
  { groups, tenants, placeIds, seenOwners }: ReadImport,
  employment: JobSources['employment'],
  /** Who has the other addresses, as far as it may be told. */
  otherOwners: ReadonlyMap<string, string>,
): Promise<PlannedImport> => {
  const { company, person: caller } = context;
  const cases = groups.flatMap(({ match }) => (match.is === 'known' ? [match.person.found] : []));
  const planning = await readPlanning(context, db, employment, cases, { placeIds });
  const scopes = new Map(tenants.map(tenant => [tenant.id, tenantScopeOf(tenant)]));
  const sources: JobSources = {
    caller,
    employment,
    scopeOf: ({ id }) => scopes.get(id) ?? { companyId: company.id },
  };
  const owners = new Map([...seenOwners, ...otherOwners]);
  const mayHave = { jobs: mostJobsInFile };
  const planOf = (group: RowGroup): PlannedGroup => {
    if (group.match.is === 'doubtful') return doubtfulGroup(group, group.match);
    const found = group.match.is === 'known' ? group.match.person.found : null;
    const work = requestedJobs(sources, found?.jobs ?? [], group.rows);
    const requested = { ...detailsOf(group.rows), jobs: work.jobs };
    const path = pathOf(group.rows);
    mayHave.jobs -= work.jobs.length - (found?.jobs.length ?? 0);
    const beyond = mayHave.jobs < 0 ? [{ code: 'TOO_MANY_JOBS_IN_FILE', path: 'job' }] : [];
    const own = group.rows.map((row, position) => [
      ...(position === 0 ? beyond : []),
      ...row.failures,
      ...(group.failures.get(row.index) ?? []),
      ...(work.failures.get(row.index) ?? []),
      ...takenEmail(row, found?.row.id, owners),
    ]);
    const plan = own.every(list => list.length === 0)
      ? attempt(() =>
          found === null
            ? planNewEmployee(context, planning, { ...requested, roles: [] }, path)
            : planEmployeeChange(context, planning, found, returning(requested, found.row.status), path),
        )
      : null;
    const failed = plan !== null && 'failures' in plan ? plan.failures : [];
    const failures = own.map((list, position) => [
      ...list,
      ...failed.flatMap(failure => cellFailure(failure, work.rowOf, group.rows, position)),
    ]);
    return plannedGroup(group, plan !== null && 'person' in plan ? plan : null, failures, work.warnings);
  };
  const planned: PlannedGroup[] = [];
  for await (const group of inTurns(groups)) planned.push(planOf(group));
  const requested = planned.flatMap(({ plan }) => plan ?? []);
  const taken = new Set(await plansWithTakenPin(context, db, company.id, requested));
  const settled = planned.map(one => (one.plan !== null && taken.has(one.plan) ? refusedForPin(one) : one));
  const results = new Map(settled.flatMap(one => [...one.results]));
  const rows = [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
  const plans = settled.flatMap(({ plan }) =>
    plan !== null && (plan.was === null || plan.changes.length > 0) ? [plan] : [],
  );
  const versions = plans.map(({ was }) => was?.row.version ?? null);
  return { plans, rows, state: tokenHash(JSON.stringify([rows, versions])) };
};

/** As many as a file of the most rows has where everybody has five. */
const mostJobsInFile = 25_000;

/** What the rows say about the person themselves; the first that says something counts. */
const detailsOf = (rows: readonly ReadRow[]) => {
  const said = recordKeys(employeeRecord).flatMap(key => {
    const value = rows.map(row => row[key]).find(one => one !== null);
    return value === undefined ? [] : [[key, value] as const];
  });
  const details: Partial<EmployeeFields> = Object.fromEntries(said);
  return { ...details, name: rows[0]?.name ?? '', email: details.email ?? null };
};

/** For somebody who is stored: a blank cell keeps the address, and who left comes back. */
const returning = (
  { email, ...requested }: ReturnType<typeof detailsOf> & Pick<ChangedEmployee, 'jobs'>,
  status: 'ACTIVE' | 'DELETED',
): ChangedEmployee => ({
  ...requested,
  ...(email !== null && { email }),
  ...(status === 'DELETED' && { status: 'ACTIVE' }),
});

const takenEmail = (
  { email }: ReadRow,
  personId: string | undefined,
  owners: ReadonlyMap<string, string>,
): readonly Failure[] => {
  const owner = email === null ? undefined : owners.get(emailKey(email));
  return owner === undefined || owner === personId ? [] : [{ code: 'ALREADY_EXISTS', path: 'email' }];
};

const attempt = (plan: () => EmployeePlan): EmployeePlan | { readonly failures: readonly Failure[] } => {
  try {
    return plan();
  } catch (error) {
    if (error instanceof ApiError) return { failures: error.failures };
    throw error;
  }
};

/** The failure of a plan at the cell that it comes from; none for the other rows of the person. */
const cellFailure = (
  { code, path, params }: Failure,
  rowOf: readonly (number | undefined)[],
  rows: readonly ReadRow[],
  position: number,
): readonly Failure[] => {
  const [, member = '', index, field = ''] = (path?.slice(pathOf(rows).length) ?? '/place').split('/');
  const cell = member === 'jobs' ? (jobCells[field] ?? 'place') : member === '' ? 'name' : member;
  const row = member === 'jobs' ? (rowOf[Number(index)] ?? rows[0]?.index) : rows[0]?.index;
  return rows[position]?.index === row ? [{ code, path: cell, ...(params && { params }) }] : [];
};

/** Where a person is in the body: at the first row about them. */
const pathOf = ([first]: readonly ReadRow[]): string => `/body/rows/${first?.index ?? 0}`;

const jobCells: Readonly<Record<string, string>> = { jobTypeId: 'job', wages: 'wage' };

const plannedGroup = (
  { rows, match }: RowGroup,
  plan: EmployeePlan | null,
  failures: readonly (readonly Failure[])[],
  warnings: ReadonlyMap<number, readonly Failure[]>,
): PlannedGroup => {
  const personId = match.is === 'known' ? match.person.found.row.id : null;
  const outcome =
    plan === null ? 'rejected' : plan.was === null ? 'added' : plan.changes.length > 0 ? 'changed' : 'unchanged';
  return {
    plan,
    results: new Map(
      rows.map((row, position) => [
        row.index,
        {
          outcome: position === 0 || (failures[position] ?? []).length > 0 ? outcome : 'continued',
          name: row.name,
          personId,
          changes: position === 0 && plan !== null ? changesOf(plan) : [],
          failures: [...(failures[position] ?? [])],
          warnings: [...row.warnings, ...(warnings.get(row.index) ?? [])],
          candidates: [],
          candidatesTotal: 0,
        },
      ]),
    ),
  };
};

/** Of somebody new: everything but the name, which the row shows. */
const changesOf = ({ was, person, changes }: EmployeePlan): ImportRowResult['changes'] =>
  [...(was === null ? employeeFieldChanges({ ...nobody, name: person.name }, person) : []), ...changes].map(
    ({ what, was: before, now }) => ({ what, was: before, now }),
  );

/** Somebody who works at the new place has the same PIN; it is told at the first row about the person. */
const refusedForPin = ({ results }: PlannedGroup): PlannedGroup => ({
  plan: null,
  results: new Map(
    [...results].map(([index, result], position) => [
      index,
      position > 0
        ? result
        : { ...result, outcome: 'rejected', changes: [], failures: [{ code: 'PIN_TAKEN', path: 'place' }] },
    ]),
  ),
});

const nobody = { ...emptyRecord(employeeRecord), status: 'ACTIVE' } as const;

const doubtfulGroup = (
  { rows, failures }: RowGroup,
  { candidates, total }: Extract<RowGroup['match'], { readonly is: 'doubtful' }>,
): PlannedGroup => ({
  plan: null,
  results: new Map(
    rows.map(row => [
      row.index,
      {
        outcome: 'doubtful',
        name: row.name,
        personId: null,
        changes: [],
        failures: [...row.failures, ...(failures.get(row.index) ?? [])],
        warnings: [...row.warnings],
        candidatesTotal: total,
        candidates: candidates.map(({ found: { row: person } }) => ({
          id: person.id,
          ...recordValueOf(employeeRecord, person),
          active: person.status === 'ACTIVE',
        })),
      },
    ]),
  ),
});
