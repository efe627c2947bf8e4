import {
  type AssignedRole,
  type Certification,
  can,
  canSeeEmployee,
  everywhere,
  type LogOnPlace,
  managementRefusal,
  type RoleGrantRefusal,
  type TenantScope,
  tenantScopeOf,
} from '@commissary/domain';
import { memoByIdentity } from '@commissary/schema';
import type { Db } from '../../store/database/index.ts';
import {
  findPerson,
  type GrantRow,
  type JobPlace,
  type JobRow,
  type PersonRow,
  readBelongings,
} from '../../store/people/index.ts';
import { findTenantNames, type NamedTenant } from '../../store/tenants/index.ts';
import type { Person } from '../context/index.ts';
import { notFound, notYours } from '../errors/index.ts';

/** An employee as stored, with the tenants of roles and jobs, which determine what the caller may do. */
export interface EmployeeCase {
  readonly row: PersonRow;
  readonly grants: readonly GrantRow[];
  readonly jobs: readonly JobRow[];
  readonly certifications: readonly Certification[];
  readonly tenants: readonly NamedTenant[];
}

/** An employee whom the caller may see; throws 404 otherwise. */
export const findEmployee = async (db: Db, caller: Person, id: string): Promise<EmployeeCase> => {
  const found = await readEmployee(db, id);
  if (!sees(caller, found)) throw notFound();
  return found;
};

/** The same for any caller: who takes away the last role or job that they manage still gets the result of the save. */
export const readEmployee = async (db: Db, id: string): Promise<EmployeeCase> => {
  const row = await findPerson(db, id);
  const [found] = row === null ? [] : await casesOf(db, row.companyId, [row]);
  if (found === undefined) throw notFound();
  return found;
};

/** People with their roles, jobs and certifications. */
export const casesOf = async (db: Db, companyId: string, rows: readonly PersonRow[]): Promise<EmployeeCase[]> => {
  const ids = rows.map(({ id }) => id);
  const belongings = await readBelongings(db, ids);
  const found = rows.map(row => ({ ...nothing, ...belongings.get(row.id), row }));
  const places = found.flatMap(({ grants, jobs }) => placesOfCase({ grants, jobs }).map(({ id }) => id));
  const tenants = await tenantsOfGrants(db, companyId, [], places);
  return found.map(one => ({ ...one, tenants }));
};

const nothing = { grants: [], jobs: [], certifications: [] };

/** An employee whose name, address and access the caller may change. */
export const requireEmployee = async (db: Db, caller: Person, id: string): Promise<EmployeeCase> => {
  const found = await findEmployee(db, caller, id);
  requireDetails(caller, found, '/params/id');
  return found;
};

/** Throws when the caller may not change name, address and access of this employee. */
export const requireDetails = (caller: Person, found: EmployeeCase, path: string): void => {
  const reason = detailsRefusal(caller, found);
  if (reason !== null) throw notYours(path, reason);
};

/** The groups and locations of a company where somebody has a role or a job; no rule about them depends on others. */
export const tenantsOfGrants = async (
  db: Db,
  companyId: string,
  grants: readonly Pick<GrantRow, 'onId'>[],
  more: readonly string[] = [],
): Promise<NamedTenant[]> => {
  const ids = new Set([...grants.map(({ onId }) => onId), ...more]);
  return (await findTenantNames(db, [...ids])).filter(tenant => tenant.companyId === companyId);
};

export const grantedRolesOf = (grant: GrantRow) => ({
  permissions: grant.permissions,
  maxDiscountPct: grant.maxDiscount,
  openToHiring: grant.openToHiring,
  on: { type: grant.onType, id: grant.onId },
});

/** The place of a job; null when it was removed. */
export const jobScopeOf = (
  { type, id }: JobPlace,
  companyId: string,
  tenants: readonly NamedTenant[],
): TenantScope | null => {
  if (type === 'COMPANY') return id === companyId ? { companyId } : null;
  const tenant = tenantsById(tenants).get(id);
  return tenant === undefined || tenant.type !== type ? null : tenantScopeOf(tenant);
};

/** Of a call about many people, each with jobs at many of the same places. */
export const tenantsById = memoByIdentity(
  (tenants: readonly NamedTenant[]): ReadonlyMap<string, NamedTenant> =>
    new Map(tenants.map(tenant => [tenant.id, tenant])),
);

/** What somebody has at which place: the roles, and each job as a role without permissions. */
export const assignmentsOf = ({ grants, jobs }: Pick<EmployeeCase, 'grants' | 'jobs'>): AssignedRole[] => [
  ...grants.map(grantedRolesOf),
  ...jobs.map(({ on }) => ({ permissions: [], on })),
];

export const placesOfCase = ({ grants, jobs }: Pick<EmployeeCase, 'grants' | 'jobs'>): LogOnPlace[] => [
  ...grants.map(({ onType: type, onId: id }) => ({ type, id })),
  ...jobs.map(({ on }) => on),
];

/** Whether the caller sees an employee in the list. */
export const sees = (caller: Person, found: EmployeeCase): boolean =>
  canSeeEmployee(caller, assignmentsOf(found), found.row.companyId, tenantsById(found.tenants));

/** Why the caller may not change name, address and access of an employee; null: they may. */
export const detailsRefusal = (caller: Person, found: EmployeeCase): RoleGrantRefusal | null =>
  managementRefusal(caller, assignmentsOf(found), found.row.companyId, tenantsById(found.tenants));

/** A PIN opens every terminal of its person: who may change it, and may view PINs at each of the places, may view it. */
export const mayRevealPin = (caller: Person, found: EmployeeCase): boolean =>
  detailsRefusal(caller, found) === null && mayViewPin(caller, found);

export const mayViewPin = (caller: Person, found: EmployeeCase): boolean =>
  scopesOfCase(found).every(scope => can(caller, 'viewEmployeePasswords', scope));

/** Where somebody has a role or a job, or the company without any. */
export const scopesOfCase = (found: EmployeeCase): readonly TenantScope[] =>
  scopesOfPlaces(placesOfCase(found), found.row.companyId, found.tenants);

export const scopesOfPlaces = (
  places: readonly LogOnPlace[],
  companyId: string,
  tenants: readonly NamedTenant[],
): readonly TenantScope[] =>
  places.length === 0
    ? [{ companyId }]
    : places.map(({ type, id }) =>
        type === 'GLOBAL' ? everywhere : (jobScopeOf({ type, id }, companyId, tenants) ?? { companyId }),
      );
