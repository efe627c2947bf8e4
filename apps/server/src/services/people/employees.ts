import type { Employee } from '@commissary/contract';
import { canAssignRole, canSeeEmployee, managementRefusal, type RoleGrantRefusal } from '@commissary/domain';
import type { Db } from '../../store/database/index.ts';
import { findPerson, type GrantRow, listGrants, listPeople, type PersonRow } from '../../store/people/index.ts';
import { type Company, listTenants, type TenantRecord } from '../../store/tenants/index.ts';
import type { Context, Person } from '../context/index.ts';
import { notFound, notYours } from '../errors/index.ts';

/** An employee as stored, with the company's tenants, which determine what the caller may do. */
export interface EmployeeCase {
  readonly row: PersonRow;
  readonly grants: readonly GrantRow[];
  readonly tenants: readonly TenantRecord[];
}

export const listEmployees = async (context: Context, caller: Person, company: Company): Promise<Employee[]> => {
  const [rows, tenants] = await Promise.all([listPeople(context.db, company.id), listTenants(context.db, company.id)]);
  const ids = rows.map(row => row.id);
  const byPerson = Map.groupBy(await listGrants(context.db, ids), grant => grant.personId);
  return rows
    .map(row => ({ row, grants: byPerson.get(row.id) ?? [], tenants }))
    .filter(one => sees(caller, one))
    .map(one => presentEmployee(caller, one));
};

/** An employee whom the caller may see; throws 404 otherwise. */
export const findEmployee = async (db: Db, caller: Person, id: string): Promise<EmployeeCase> => {
  const row = await findPerson(db, id);
  if (row === null) throw notFound();
  const [grants, tenants] = await Promise.all([listGrants(db, [id]), listTenants(db, row.companyId)]);
  const found = { row, grants, tenants };
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
      roleId: grant.roleId,
      name: grant.roleName,
      grantObject: { type: grant.onType, id: grant.onId },
      mayRemove: canAssignRole(caller, grantedRolesOf(grant), row.companyId, tenants),
    })),
    mayEdit: whyNotChanged(caller, found) === null,
  };
};

export const grantedRolesOf = (grant: GrantRow) => ({
  permissions: grant.permissions,
  maxDiscountPct: grant.maxDiscount,
  openToHiring: grant.openToHiring,
  on: { type: grant.onType, id: grant.onId },
});

const sees = (caller: Person, { row, grants, tenants }: EmployeeCase): boolean =>
  canSeeEmployee(caller, grants.map(grantedRolesOf), row.companyId, tenants);

const whyNotChanged = (caller: Person, { row, grants, tenants }: EmployeeCase): RoleGrantRefusal | null =>
  managementRefusal(caller, grants.map(grantedRolesOf), row.companyId, tenants);
