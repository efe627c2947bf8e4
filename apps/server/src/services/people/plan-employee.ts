import { buildRecord, type EmployeeFields, type Employment, employeeRecord, emptyRecord } from '@commissary/catalog';
import { type AuditChange, type Certification, can } from '@commissary/domain';
import { own } from '@commissary/schema';
import type { Db } from '../../store/database/index.ts';
import {
  findPins,
  type GrantableRole,
  type GrantRow,
  hasOneRolePerLocation,
  listRoles,
  type PersonFields,
  type PersonRow,
  type PinRow,
} from '../../store/people/index.ts';
import type { NamedTenant } from '../../store/tenants/index.ts';
import { requireFieldPermissions } from '../access/index.ts';
import type { Person, RequestContext } from '../context/index.ts';
import { forbidden, notFound } from '../errors/index.ts';
import type { HashedPin } from '../secrets/index.ts';
import { checkCertifications } from './check-certifications.ts';
import {
  certificationChanges,
  employeeFieldChanges,
  employeeJobChanges,
  employeeRoleChanges,
  pinChanges,
  scopesOf,
  tenantsOf,
} from './employee-changes.ts';
import {
  type EmployeeCase,
  placesOfCase,
  requireDetails,
  scopesOfCase,
  scopesOfPlaces,
  tenantsOfGrants,
} from './employees.ts';
import { type PinChange, pinChangeOf, requireLongPin } from './pins/pins.ts';
import { type EmployeeJobPlan, noJobChanges, planJobs, type RequestedJob } from './plan-employee-jobs.ts';
import { type EmployeeRolePlan, planRoles, type RequestedRole, requireOneRoleEach } from './plan-employee-roles.ts';

type SentFields = { readonly [K in keyof EmployeeFields]?: EmployeeFields[K] | undefined };

/** What a call says of a person who is added. */
export interface NewEmployee extends SentFields {
  readonly name: string;
  readonly email: string | null;
  readonly pin?: HashedPin | null | undefined;
  readonly roles: readonly RequestedRole[];
  readonly jobs?: readonly RequestedJob[] | undefined;
  readonly certifications?: readonly Certification[] | undefined;
}

/** What a call says of a person who is changed; what is absent stays as it is stored. */
export type ChangedEmployee = SentFields &
  Partial<Omit<NewEmployee, keyof EmployeeFields | 'roles'>> & {
    readonly roles?: NewEmployee['roles'] | undefined;
    readonly status?: PersonRow['status'] | undefined;
  };

/** What is written about one person, and what the audit says of it. */
export interface EmployeePlan {
  /** Null: a new person. */
  readonly was: EmployeeCase | null;
  readonly person: PersonFields & Pick<PersonRow, 'id' | 'companyId'>;
  readonly roles: EmployeeRolePlan;
  readonly jobs: EmployeeJobPlan;
  readonly certifications: readonly Certification[];
  readonly pin: PinChange;
  /** Where the person is in the body of the call. */
  readonly path: string;
  readonly changes: readonly AuditChange[];
  /** Groups and locations where roles or jobs change: all of them when the person leaves or returns. */
  readonly tenantIds: readonly string[];
}

/** What the plans of all people of a call are made with, read once. */
export interface Planning {
  readonly employment: (placeId: string) => Employment;
  readonly roles: readonly GrantableRole[];
  readonly tenants: readonly NamedTenant[];
  /** The stored PINs of those whose PIN the requests name, by person. */
  readonly pins: ReadonlyMap<string, PinRow>;
  readonly oneRolePerLocation: boolean;
}

export interface PlanningNeeds {
  /** The places of the roles and jobs that are asked for. */
  readonly placeIds: readonly string[];
  /** Whether a PIN is asked for. */
  readonly pins?: boolean;
}

/** `employment` is read before the transaction, with those places and the places of the stored jobs. */
export const readPlanning = async (
  { company }: Pick<RequestContext, 'company'>,
  db: Db,
  employment: Planning['employment'],
  cases: readonly EmployeeCase[],
  { placeIds, pins = false }: PlanningNeeds,
): Promise<Planning> => ({
  employment,
  pins: pins ? await pinsOf(db, cases) : noPins,
  roles: await listRoles(db, company.id),
  oneRolePerLocation: await hasOneRolePerLocation(db, company.id),
  tenants: await tenantsOfGrants(
    db,
    company.id,
    cases.flatMap(({ grants }) => grants),
    [...placeIds, ...cases.flatMap(jobPlacesOf)],
  ),
});

const noPins: ReadonlyMap<string, PinRow> = new Map();
const pinsOf = async (db: Db, cases: readonly EmployeeCase[]): Promise<ReadonlyMap<string, PinRow>> => {
  const rows = await findPins(
    db,
    cases.map(({ row }) => row.id),
  );
  return new Map(rows.map(row => [row.personId, row]));
};

/** Throws for what does not exist, and for what the caller may not give. `path` leads to the person in the body. */
export const planNewEmployee = (
  context: RequestContext,
  { employment, roles: known, tenants, oneRolePerLocation }: Planning,
  { pin: sentPin, roles, jobs = [], certifications = [], ...sent }: NewEmployee,
  path: string,
): EmployeePlan => {
  const { person: caller, company } = context;
  const id = context.newId();
  const before = { personId: id, grants: [], jobs: [], tenants };
  const fields = withSent(emptyRecord(employeeRecord), sent);
  if (oneRolePerLocation) requireOneRoleEach(roles, path);
  const rolePlan = planRoles(caller, company.id, known, before, roles, path);
  const jobPlan = planJobs(context, employment, before, jobs, path);
  requireManagedAfter(caller, company.id, roles.length + jobs.length);
  const places = [...rolePlan.given, ...jobPlan.given].map(({ on }) => on);
  const scopes = scopesOfPlaces(places, company.id, tenants);
  requireFieldPermissions(caller, scopes, employeeRecord, emptyRecord(employeeRecord), fields);
  const nameOf = checkCertifications(employment(company.id), [], certifications, path);
  const pin = pinChangeOf(context, { personId: id, companyId: company.id }, undefined, sentPin);
  if (sentPin != null) requireLongPin(() => sentPin.pin, rolePlan.given, path);
  return {
    was: null,
    person: { id, companyId: company.id, ...fields, status: 'ACTIVE' },
    roles: rolePlan,
    jobs: jobPlan,
    certifications,
    pin,
    path,
    changes: [
      ...pinChanges(false, pin),
      ...employeeRoleChanges(rolePlan, tenants),
      ...employeeJobChanges(jobPlan, tenants),
      ...certificationChanges([], certifications, nameOf),
    ],
    tenantIds: scopesOf({ ...rolePlan, jobs: jobPlan }),
  };
};

/** The same for somebody who is stored. */
export const planEmployeeChange = (
  context: RequestContext,
  { employment, roles: known, tenants, pins, oneRolePerLocation }: Planning,
  was: EmployeeCase,
  requested: ChangedEmployee,
  path: string,
): EmployeePlan => {
  const { person: caller, company } = context;
  const { row } = was;
  if (row.companyId !== company.id) throw notFound();
  const { status = row.status, certifications = was.certifications, roles, jobs } = requested;
  const before = { ...was, tenants, personId: row.id };
  if (roles && oneRolePerLocation) requireOneRoleEach(roles, path);
  const rolePlan = roles ? planRoles(caller, company.id, known, before, roles, path) : noRoleChanges;
  const jobPlan = jobs ? planJobs(context, employment, before, jobs, path) : noJobChanges;
  requireManagedAfter(caller, company.id, (roles ?? was.grants).length + (jobs ?? was.jobs).length);
  const nameOf = checkCertifications(employment(company.id), was.certifications, certifications, path);
  const now = { ...withSent(row, requested), status };
  const pin = pinChangeOf(context, { personId: row.id, companyId: row.companyId }, pins.get(row.id), requested.pin);
  // Who has such a role and a short PIN keeps both until one of them changes.
  const [sentPin, storedPin] = [requested.pin, pins.get(row.id)];
  if (sentPin != null) requireLongPin(() => sentPin.pin, [...keptGrants(was, rolePlan), ...rolePlan.given], path);
  else if (sentPin === undefined && storedPin) requireLongPin(() => context.pins.open(storedPin), rolePlan.given, path);
  const ofPerson = [
    ...employeeFieldChanges(row, now),
    ...pinChanges(row.hasPin, pin),
    ...certificationChanges(was.certifications, certifications, nameOf),
  ];
  if (ofPerson.length > 0) requireDetails(caller, was, path);
  requireFieldPermissions(caller, scopesOfCase(was), employeeRecord, row, now);
  return {
    was,
    person: { id: row.id, companyId: row.companyId, ...now },
    roles: rolePlan,
    jobs: jobPlan,
    certifications,
    pin,
    path,
    changes: [...ofPerson, ...employeeRoleChanges(rolePlan, tenants), ...employeeJobChanges(jobPlan, tenants)],
    tenantIds: status === row.status ? scopesOf({ ...rolePlan, jobs: jobPlan }) : tenantsOf(placesOfCase(was)),
  };
};

/** The fields with those that a call says. */
const withSent = (stored: EmployeeFields, sent: SentFields): EmployeeFields =>
  buildRecord(employeeRecord.field.shape, (_, key) =>
    own(sent, key) === undefined ? own(stored, key) : own(sent, key),
  );

const keptGrants = ({ grants }: EmployeeCase, { taken }: EmployeeRolePlan): readonly GrantRow[] =>
  grants.filter(grant => !taken.includes(grant));

/** Nothing but that somebody leaves: roles, jobs, certifications and the PIN stay stored, for an undo. */
export const planDeactivation = (was: EmployeeCase, path: string): EmployeePlan => {
  const { row, certifications } = was;
  const person = { ...row, status: 'DELETED' } as const;
  return {
    ...{ was, person, certifications, path },
    roles: noRoleChanges,
    jobs: noJobChanges,
    pin: undefined,
    changes: employeeFieldChanges(row, person),
    tenantIds: tenantsOf(placesOfCase(was)),
  };
};

/** The places of roles and jobs that a request names. */
export const placesOf = ({ roles = [], jobs = [] }: Pick<ChangedEmployee, 'roles' | 'jobs'>): string[] =>
  [...roles, ...jobs].map(({ grantObject }) => grantObject.id);

/** The places of the jobs that somebody has. */
export const jobPlacesOf = ({ jobs }: Pick<EmployeeCase, 'jobs'>): string[] => jobs.map(({ on }) => on.id);

const noRoleChanges: EmployeeRolePlan = { given: [], taken: [] };

/** Somebody without a role or a job anywhere is managed by who manages the employees of the company. */
const requireManagedAfter = (caller: Person, companyId: string, places: number): void => {
  if (places === 0 && !can(caller, 'userAdmin', { companyId })) throw forbidden();
};
