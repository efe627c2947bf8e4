import type { Role, RoleHolder } from '@commissary/contract';
import { can, permissions, seesEmployee, visiblePermissions } from '@commissary/domain';
import type { RequestContext } from '../../request-context.ts';
import { findCompany } from '../../store/company.ts';
import { listGrants, listRoles, type RoleRow } from '../../store/grant.ts';
import { listHolders } from '../../store/role.ts';
import type { Db } from '../../store/tables.ts';
import { listTenants } from '../../store/tenant.ts';
import { givenOf } from '../people/employees.ts';
import { notFound } from '../refusal.ts';
import { type RoleOwner, reachOf } from './role-reach.ts';

export const rolesOf = async ({ db }: RequestContext, owner: RoleOwner): Promise<Role[]> =>
  (await listRoles(db, owner.companyId)).map(presentRole);

export const presentRole = ({
  id,
  companyId,
  name,
  permissions,
  maxDiscount,
  openToHiring,
  version,
}: RoleRow): Role => ({
  id,
  name,
  grantedPermissions: [...permissions],
  maxDiscountPct: maxDiscount,
  openToHiring,
  ver: version,
  isDefault: companyId === null,
});

/** A role that the owner has; a company also has those of every company. */
export const findRole = async (db: Db, owner: RoleOwner, id: string): Promise<RoleRow> => {
  const role = (await listRoles(db, owner.companyId)).find(one => one.id === id);
  if (role === undefined) throw notFound();
  return role;
};

/** The rows of the matrix, as the person's own company sees them. */
export const permissionRows = async ({ db, person }: RequestContext) => {
  const company = await findCompany(db, person.companyId);
  return visiblePermissions(company?.internal ?? false).map(({ group = '', name, label = name }) => ({
    group,
    name,
    label,
  }));
};

export const presentReach = ({ person }: RequestContext, owner: RoleOwner) => {
  const { place, discount, passedOn } = reachOf(person, owner, []);
  return {
    mayEdit: owner.companyId === null || can(person, 'userRolesAdmin', place),
    permissions: permissions.map(({ name }) => name).filter(name => passedOn.has(name)),
    maxDiscountPct: discount,
  };
};

/** Who administers roles sees every holder; everybody else those whom they see among the employees, and themselves. */
export const holdersOf = async (context: RequestContext, owner: RoleOwner, id: string): Promise<RoleHolder[]> => {
  const { db, person, company } = context;
  const role = await findRole(db, owner, id);
  // Of a role that every company has, a company hears of its own people alone.
  const all = (await listHolders(db, [id])).filter(
    holder => role.companyId === owner.companyId || holder.companyId === company.id,
  );
  const isAdmin = owner.companyId === null || can(person, 'userRolesAdmin', { companyId: company.id });
  const seen = isAdmin ? null : await seenAmong(context, [...new Set(all.map(({ personId }) => personId))]);
  return all
    .filter(({ personId }) => seen === null || seen.has(personId))
    .map(({ personId, personName, onType, onId }) => ({
      personId,
      name: personName,
      grantObject: { type: onType, id: onId },
    }));
};

const seenAmong = async ({ db, person, company }: RequestContext, ids: readonly string[]) => {
  const [grants, tenants] = await Promise.all([listGrants(db, ids), listTenants(db, company.id)]);
  const byPerson = Map.groupBy(grants, grant => grant.personId);
  const sees = (id: string) =>
    id === person.id || seesEmployee(person, (byPerson.get(id) ?? []).map(givenOf), company.id, tenants);
  return new Set(ids.filter(sees));
};
