import { permissionTexts } from '@commissary/catalog';
import type { Role, RoleHolder, RoleHolders } from '@commissary/contract';
import { can, canSeeEmployee, permissions, visiblePermissions } from '@commissary/domain';
import type { Db } from '../../store/database/index.ts';
import { type GrantableRole, listGrants, listHolders, listRoles } from '../../store/people/index.ts';
import { findCompany } from '../../store/tenants/index.ts';
import { grantsText, type RequestContext } from '../context/index.ts';
import { notFound } from '../errors/index.ts';
import { grantedRolesOf, tenantsOfGrants } from '../people/index.ts';
import { inTurns } from '../turns/index.ts';
import { type RoleOwnerRow, roleEditScopeOf } from './role-edit-scope.ts';

export const readRoles = async ({ db }: RequestContext, owner: RoleOwnerRow): Promise<Role[]> =>
  (await listRoles(db, owner.companyId)).map(presentRole);

export const presentRole = ({
  id,
  companyId,
  name,
  permissions,
  maxDiscount,
  openToHiring,
  version,
}: GrantableRole): Role => ({
  id,
  name,
  grantedPermissions: [...permissions],
  maxDiscountPct: maxDiscount,
  openToHiring,
  ver: version,
  isDefault: companyId === null,
});

/** A role that the owner can use; a company also has the roles of all companies. */
export const findRole = async (db: Db, owner: RoleOwnerRow, id: string): Promise<GrantableRole> => {
  const role = (await listRoles(db, owner.companyId)).find(one => one.id === id);
  if (role === undefined) throw notFound();
  return role;
};

/** The rows of the matrix, in the context of the person's own company. */
export const permissionRows = async ({ db, person }: RequestContext) => {
  const company = await findCompany(db, person.companyId);
  return visiblePermissions(company?.internal ?? false).map(({ group = '', name }) => ({
    group,
    name,
    label: permissionTexts[name],
  }));
};

export const presentReach = ({ person }: RequestContext, owner: RoleOwnerRow) => {
  const { scope, discount, grantable: passedOn } = roleEditScopeOf(person, owner, []);
  return {
    mayEdit: owner.companyId === null || can(person, 'userRolesAdmin', scope),
    permissions: permissions.map(({ name }) => name).filter(name => passedOn.has(name)),
    maxDiscountPct: discount,
  };
};

const usualPage = 50;

/** The part of all holders that is asked for: by a part of the name in any case, and from a position on. */
export interface HolderQuery {
  readonly search?: string | undefined;
  readonly after?: number | undefined;
  readonly limit?: number | undefined;
}

/**
 * A person who administers roles sees every holder; others see those among the employees that they may see, and
 * themselves. All of them are cached until something of a person changes.
 */
export const holdersOf = async (
  context: RequestContext,
  owner: RoleOwnerRow,
  { id, search = '', after = 0, limit = usualPage }: HolderQuery & { readonly id: string },
): Promise<RoleHolders> => {
  const { person, company, rowCache } = context;
  const key = `holders ${owner.companyId} ${company.id} ${id} ${person.id} ${grantsText(person)}`;
  const { all, people } = await rowCache.getOrLoad('people', companiesIn, key, async () => {
    const { holders, companyIds } = await readHolders(context, owner, id);
    return { all: holders, people: new Set(holders.map(({ personId }) => personId)).size, companyIds };
  });
  const text = search.trim().toLowerCase();
  const matching = text === '' ? all : all.filter(({ name }) => name.toLowerCase().includes(text));
  const end = after + limit;
  return {
    holders: matching.slice(after, end),
    next: end < matching.length ? end : null,
    counts: { matching: matching.length, total: all.length, people },
  };
};

/** Whose people hold the role, staff of other companies included; null: of a role of all companies anybody's may. */
interface Holders {
  readonly holders: RoleHolder[];
  readonly companyIds: readonly string[] | null;
}

const companiesIn = ({ companyIds }: Pick<Holders, 'companyIds'>) => companyIds;

const readHolders = async (context: RequestContext, owner: RoleOwnerRow, id: string): Promise<Holders> => {
  const { db, person, company } = context;
  const role = await findRole(db, owner, id);
  // For a role of all companies, a company sees only its own people.
  const all = (await listHolders(db, [id])).filter(
    holder => role.companyId === owner.companyId || holder.companyId === company.id,
  );
  const isAdmin = owner.companyId === null || can(person, 'userRolesAdmin', { companyId: company.id });
  const seen = isAdmin ? null : await seenAmong(context, [...new Set(all.map(({ personId }) => personId))]);
  const holders = all
    .filter(({ personId }) => seen === null || seen.has(personId))
    .map(({ personId, personName, onType, onId }) => ({
      personId,
      name: personName,
      grantObject: { type: onType, id: onId },
    }));
  const of = owner.companyId === null ? null : [owner.companyId, company.id, ...all.map(({ companyId }) => companyId)];
  return { holders, companyIds: of === null ? null : [...new Set(of)] };
};

const seenAmong = async ({ db, person, company }: RequestContext, ids: readonly string[]) => {
  const grants = await listGrants(db, ids);
  const tenants = await tenantsOfGrants(db, company.id, grants);
  const byPerson = Map.groupBy(grants, grant => grant.personId);
  const seen = new Set<string>();
  for await (const id of inTurns(ids)) {
    const roles = (byPerson.get(id) ?? []).map(grantedRolesOf);
    if (id === person.id || canSeeEmployee(person, roles, company.id, tenants)) seen.add(id);
  }
  return seen;
};
