import type { Employee } from '@commissary/contract';
import {
  actingRefusal,
  canAssignRole,
  canSeeEmployee,
  managementRefusal,
  type RoleGrantRefusal,
} from '@commissary/domain';
import type { Db } from '../../store/database/index.ts';
import { findPerson, type GrantRow, listGrants, listPeople, type PersonRow } from '../../store/people/index.ts';
import { type Company, findTenantNames, type NamedTenant } from '../../store/tenants/index.ts';
import type { Context, Person } from '../context/index.ts';
import { notFound, notYours } from '../errors/index.ts';

/** An employee as stored, with the tenants of the roles, which determine what the caller may do. */
export interface EmployeeCase {
  readonly row: PersonRow;
  readonly grants: readonly GrantRow[];
  readonly tenants: readonly NamedTenant[];
}

export const listEmployees = async (context: Context, caller: Person, company: Company): Promise<Employee[]> => {
  const rows = await listPeople(context.db, company.id);
  const grants = await listGrants(
    context.db,
    rows.map(row => row.id),
  );
  const tenants = await tenantsOfGrants(context.db, company.id, grants);
  const byPerson = Map.groupBy(grants, grant => grant.personId);
  return rows
    .map(row => ({ row, grants: byPerson.get(row.id) ?? [], tenants }))
    .filter(one => sees(caller, one))
    .map(one => presentEmployee(caller, one));
};

/** An employee whom the caller may see; throws 404 otherwise. */
export const findEmployee = async (db: Db, caller: Person, id: string): Promise<EmployeeCase> => {
  const row = await findPerson(db, id);
  if (row === null) throw notFound();
  const grants = await listGrants(db, [id]);
  const found = { row, grants, tenants: await tenantsOfGrants(db, row.companyId, grants) };
  if (!sees(caller, found)) throw notFound();
  return found;
};

/** An employee whom the caller may change. */
export const requireEmployee = async (db: Db, caller: Person, id: string): Promise<EmployeeCase> => {
  const found = await findEmployee(db, caller, id);
  const reason = whyNotChanged(caller, found);
  if (reason !== null) throw notYours('/params/id', reason);
  return found;
};

export const presentEmployee = (caller: Person, found: EmployeeCase): Employee => {
  const { row, grants, tenants } = found;
  return {
    id: row.id,
    ver: row.version,
    name: row.name,
    email: row.email,
    status: row.status,
    hasPassword: row.passwordHash !== null,
    roles: grants.map(grant => ({
      id: grant.id,
      roleId: grant.roleId,
      name: grant.roleName,
      grantObject: { type: grant.onType, id: grant.onId },
      mayRemove: canAssignRole(caller, grantedRolesOf(grant), row.companyId, tenants),
    })),
    mayEdit: whyNotChanged(caller, found) === null,
    mayActAs: mayActAs(caller, found),
  };
};

/** The groups and locations of a company where roles are granted; no rule about them depends on other tenants. */
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

const sees = (caller: Person, { row, grants, tenants }: EmployeeCase): boolean =>
  canSeeEmployee(caller, grants.map(grantedRolesOf), row.companyId, tenants);

const mayActAs = (caller: Person, { row, grants, tenants }: EmployeeCase): boolean => {
  const { id, companyId, provider: internal, supportAccess, status } = row;
  const other = { id, companyId, internal, supportAccess, grants: grants.map(grantedRolesOf) };
  return caller.acting === null && status === 'ACTIVE' && actingRefusal(caller, other, tenants) === null;
};

const whyNotChanged = (caller: Person, { row, grants, tenants }: EmployeeCase): RoleGrantRefusal | null =>
  managementRefusal(caller, grants.map(grantedRolesOf), row.companyId, tenants);
