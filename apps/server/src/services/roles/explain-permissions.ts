import type { ExplainedPermissions, PermissionReason } from '@commissary/contract';
import {
  canAccess,
  canAssignRole,
  explainPermission,
  type Grant,
  type GrantHolder,
  managementRefusal,
  type Permission,
  permissionGrantRefusal,
  permissions,
  type Reason,
  type TenantRow,
  type TenantScope,
  tenantReach,
  tenantScopeOf,
} from '@commissary/domain';
import { type GrantRow, listGrants, listHoldersAt, listRoles } from '../../store/people/index.ts';
import { listTenantNames } from '../../store/tenants/index.ts';
import type { RequestContext } from '../context/index.ts';
import { forbidden, notFound } from '../errors/index.ts';
import { findEmployee, givesOf, grantedRolesOf, tenantsOfGrants } from '../people/index.ts';

const mostGranters = 5;

/** Why the person has or lacks each permission at a tenant: for oneself, or for an employee whom the caller may see. */
export const explainPermissions = async (
  context: RequestContext,
  personId: string,
  tenantId: string | undefined,
): Promise<ExplainedPermissions> => {
  const { db, person: caller, company } = context;
  const asked = await askedPerson(context, personId);
  const grants = (await listGrants(db, [personId])).map(row => ({ ...grantedRolesOf(row), row }));
  const tenants = await tenantsToExplain(context, grants, tenantId);
  const { on, scope } = explainedScope(context, tenants, grants, tenantId);
  const givers = await administrators(context, tenants, { on, scope });
  const roles = (await listRoles(db, company.id)).map(givesOf);
  const notMine = managementRefusal(caller, grants, company.id, tenants);
  const whyNot = (granter: GrantHolder, giverId: string, permission: Permission) =>
    permissionGrantRefusal(granter, permission, on, roles, {
      companyId: company.id,
      tenants,
      toThemselves: giverId === personId,
    });
  return {
    person: asked,
    place: on,
    mayEdit: notMine === null,
    rights: permissions.map(({ name }) => {
      const { here, elsewhere } = explainPermission(grants, name, scope);
      return {
        permission: name,
        here: here.map(presentReason),
        elsewhere: elsewhere.map(presentReason),
        givers: firstNames(givers, giver => whyNot(giver.holder, giver.id, name) === null),
        whyNot: notMine ?? whyNot(caller, caller.id, name),
      };
    }),
  };
};

const askedPerson = async (context: RequestContext, id: string) => {
  const { person } = context;
  if (id === person.id) return { id, name: person.name };
  const { row } = await findEmployee(context.db, person, id);
  return { id, name: row.name };
};

/** Those of the person's roles and the requested one; without one, also the first that the caller can access. */
const tenantsToExplain = async (
  { db, person, company }: RequestContext,
  grants: readonly { readonly row: GrantRow }[],
  id?: string,
): Promise<TenantRow[]> => {
  const known = await tenantsOfGrants(
    db,
    company.id,
    grants.map(({ row }) => row),
    id === undefined ? [] : [id],
  );
  const first =
    id === undefined ? await listTenantNames(db, company.id, { reach: tenantReach(person, company.id), limit: 1 }) : [];
  return [...known, ...first];
};

/** The requested tenant; without one, the first one with a role of the person that the caller can access. */
const explainedScope = (
  { person, company }: RequestContext,
  tenants: readonly TenantRow[],
  grants: readonly Grant[],
  id?: string,
) => {
  const own = { on: { type: 'COMPANY', id: company.id } as const, scope: { companyId: company.id } };
  const reached = (requested: string) => {
    const tenant = tenants.find(one => one.id === requested);
    const scope = tenant && { on: { type: tenant.type, id: requested }, scope: tenantScopeOf(tenant) };
    return requested === company.id ? own : scope;
  };
  if (id === undefined) {
    const scopes = [...grants.map(({ on }) => on.id), company.id, ...tenants.map(tenant => tenant.id)].map(reached);
    return scopes.find(scope => scope !== undefined && canAccess(person, scope.scope)) ?? own;
  }
  const scope = reached(id);
  if (scope === undefined) throw notFound();
  if (!canAccess(person, scope.scope)) throw forbidden();
  return scope;
};

/** The names of the first of these who may: the search ends with them. */
const firstNames = (givers: readonly Granter[], may: (giver: Granter) => boolean): string[] => {
  const names: string[] = [];
  for (const giver of givers) {
    if (names.length === mostGranters) break;
    if (may(giver)) names.push(giver.name);
  }
  return names;
};

interface Granter {
  readonly id: string;
  readonly name: string;
  readonly holder: GrantHolder;
}

/** Everyone in the company who may assign roles there: some of those with a role there or around it. */
const administrators = async (
  { db, company }: RequestContext,
  tenants: readonly TenantRow[],
  { on, scope }: { readonly on: Grant['on']; readonly scope: TenantScope },
) => {
  const scopeIds = [scope.companyId, scope.groupId, scope.locationId].filter(id => typeof id === 'string');
  const people = await listHoldersAt(db, company.id, scopeIds);
  const byPerson = Map.groupBy(
    await listGrants(
      db,
      people.map(({ id }) => id),
    ),
    ({ personId }) => personId,
  );
  return people
    .map(({ id, name }): Granter => ({ id, name, holder: { grants: (byPerson.get(id) ?? []).map(grantedRolesOf) } }))
    .filter(({ holder }) => canAssignRole(holder, { permissions: [], on }, company.id, tenants));
};

const presentReason = ({ grant: { row }, by }: Reason<Grant & { readonly row: GrantRow }>): PermissionReason => ({
  roleId: row.roleId,
  roleName: row.roleName,
  grantObject: { type: row.onType, id: row.onId },
  by,
  givenBy: row.givenBy,
  givenAt: row.givenAt?.getTime() ?? null,
});
