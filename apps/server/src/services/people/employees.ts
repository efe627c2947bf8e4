import type { Employee } from '@commissary/contract';
import { type GivingRefusal, mayGive, seesEmployee, whyNotAdministered } from '@commissary/domain';
import type { Context } from '../../context.ts';
import type { Company } from '../../store/company.ts';
import { type GrantRow, listGrants } from '../../store/grant.ts';
import { findPerson, listPeople, type PersonRow } from '../../store/person.ts';
import type { Db } from '../../store/tables.ts';
import { listTenants, type Tenant } from '../../store/tenant.ts';
import type { Person } from '../person.ts';
import { notFound, notYours } from '../refusal.ts';

/** An employee as stored, with the company's places, which decide what the caller may do. */
export interface EmployeeCase {
  readonly row: PersonRow;
  readonly grants: readonly GrantRow[];
  readonly tenants: readonly Tenant[];
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

/** Somebody whom the caller sees; to everybody else there is nobody. */
export const findEmployee = async (db: Db, caller: Person, id: string): Promise<EmployeeCase> => {
  const row = await findPerson(db, id);
  if (row === null) throw notFound();
  const [grants, tenants] = await Promise.all([listGrants(db, [id]), listTenants(db, row.companyId)]);
  const found = { row, grants, tenants };
  if (!sees(caller, found)) throw notFound();
  return found;
};

/** Somebody whom the caller may change. */
export const demandEmployee = async (db: Db, caller: Person, id: string): Promise<EmployeeCase> => {
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
      mayRemove: mayGive(caller, givenOf(grant), row.companyId, tenants),
    })),
    mayEdit: whyNotChanged(caller, found) === null,
  };
};

export const givenOf = (grant: GrantRow) => ({
  permissions: grant.permissions,
  maxDiscountPct: grant.maxDiscount,
  openToHiring: grant.openToHiring,
  on: { type: grant.onType, id: grant.onId },
});

const sees = (caller: Person, { row, grants, tenants }: EmployeeCase): boolean =>
  seesEmployee(caller, grants.map(givenOf), row.companyId, tenants);

const whyNotChanged = (caller: Person, { row, grants, tenants }: EmployeeCase): GivingRefusal | null =>
  whyNotAdministered(caller, grants.map(givenOf), row.companyId, tenants);
