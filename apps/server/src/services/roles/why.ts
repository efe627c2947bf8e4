import type { ExplainedRights, RightsReason } from '@commissary/contract';
import {
  canAccess,
  explain,
  type Grant,
  type GrantHolder,
  mayGive,
  type Permission,
  permissions,
  type Reason,
  scopeOf,
  type TenantRow,
  whyNotAdministered,
  whyRightNotGiven,
} from '@commissary/domain';
import type { RequestContext } from '../../request-context.ts';
import { type GrantRow, listGrants, listRoles } from '../../store/grant.ts';
import { listPeople } from '../../store/person.ts';
import { listTenants } from '../../store/tenant.ts';
import { findEmployee, givenOf } from '../people/employees.ts';
import { givesOf } from '../people/wanted-roles.ts';
import { forbidden, notFound } from '../refusal.ts';

const mostGivers = 5;

/** Why the person may or may not do each thing at a place: about oneself, or somebody whom the caller sees. */
export const explainRights = async (
  context: RequestContext,
  personId: string,
  tenantId: string | undefined,
): Promise<ExplainedRights> => {
  const { db, person: caller, company } = context;
  const tenants = await listTenants(db, company.id);
  const asked = await askedPerson(context, personId);
  const grants = (await listGrants(db, [personId])).map(row => ({ ...givenOf(row), row }));
  const { on, scope } = placeOf(context, tenants, grants, tenantId);
  const givers = await administrators(context, tenants, on);
  const roles = (await listRoles(db, company.id)).map(givesOf);
  const notMine = whyNotAdministered(caller, grants, company.id, tenants);
  const whyNot = (giver: GrantHolder, giverId: string, right: Permission) =>
    whyRightNotGiven(giver, right, on, roles, {
      companyId: company.id,
      tenants,
      toThemselves: giverId === personId,
    });
  return {
    person: asked,
    place: on,
    mayEdit: notMine === null,
    rights: permissions.map(({ name }) => {
      const { here, elsewhere } = explain(grants, name, scope);
      return {
        permission: name,
        here: here.map(presentReason),
        elsewhere: elsewhere.map(presentReason),
        givers: givers
          .filter(giver => whyNot(giver.holder, giver.id, name) === null)
          .map(giver => giver.name)
          .slice(0, mostGivers),
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

/** The place asked about; without one, the first where the person was given a role and that the caller reaches. */
const placeOf = (
  { person, company }: RequestContext,
  tenants: readonly TenantRow[],
  grants: readonly Grant[],
  id?: string,
) => {
  const own = { on: { type: 'COMPANY', id: company.id } as const, scope: { companyId: company.id } };
  const reached = (wanted: string) => {
    const tenant = tenants.find(one => one.id === wanted);
    const place = tenant && { on: { type: tenant.type, id: wanted }, scope: scopeOf(tenant) };
    return wanted === company.id ? own : place;
  };
  if (id === undefined) {
    const places = [...grants.map(({ on }) => on.id), company.id, ...tenants.map(tenant => tenant.id)].map(reached);
    return places.find(place => place !== undefined && canAccess(person, place.scope)) ?? own;
  }
  const place = reached(id);
  if (place === undefined) throw notFound();
  if (!canAccess(person, place.scope)) throw forbidden();
  return place;
};

interface Giver {
  readonly id: string;
  readonly name: string;
  readonly holder: GrantHolder;
}

/** Everybody of the company who gives roles there at all. */
const administrators = async ({ db, company }: RequestContext, tenants: readonly TenantRow[], on: Grant['on']) => {
  const people = (await listPeople(db, company.id)).filter(({ status }) => status === 'ACTIVE');
  const byPerson = Map.groupBy(
    await listGrants(
      db,
      people.map(({ id }) => id),
    ),
    ({ personId }) => personId,
  );
  return people
    .map(({ id, name }): Giver => ({ id, name, holder: { grants: (byPerson.get(id) ?? []).map(givenOf) } }))
    .filter(({ holder }) => mayGive(holder, { permissions: [], on }, company.id, tenants));
};

const presentReason = ({ grant: { row }, by }: Reason<Grant & { readonly row: GrantRow }>): RightsReason => ({
  roleId: row.roleId,
  roleName: row.roleName,
  grantObject: { type: row.onType, id: row.onId },
  by,
  givenBy: row.givenBy,
  givenAt: row.givenAt?.getTime() ?? null,
});
