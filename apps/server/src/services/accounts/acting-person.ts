import { actingNames } from '@commissary/catalog';
import { actingRefusal, indexGrants, sharedGrants, supportMayWrite } from '@commissary/domain';
import { findTenantNames } from '../../store/tenants/index.ts';
import { type Context, loadPerson, type Person } from '../context/index.ts';

/**
 * The person as whom somebody acts, with the permissions that both have in that person's company. Null: the person was
 * removed, or the other one may no longer act as them.
 */
export const actingPerson = async (
  { rowCache, db, now }: Context,
  actor: Person,
  personId: string,
  until: Date,
): Promise<Person | null> => {
  const companies = ({ companyId }: { readonly companyId: string }) => [actor.companyId, companyId];
  const shared = await rowCache.getOrLoad('rights', companies, `acting ${actor.id} ${personId}`, async () => {
    const person = await loadPerson(db, personId);
    if (person === null) return null;
    const tenants = await tenantsOf(db, actor, person);
    if (actingRefusal(actor, person, tenants) !== null) return null;
    return {
      ...person,
      name: actingNames(actor.name, person.name),
      // The staff of the provider see all companies; who acts sees one.
      internal: false,
      grants: indexGrants(sharedGrants(person.grants, actor.grants, person.companyId, tenants)),
      grantedRoles: person.grantedRoles.filter(({ grantedOn }) => grantedOn.type !== 'GLOBAL'),
      acting: {
        by: { id: actor.id, name: actor.name, companyId: actor.companyId },
        as: { id: person.id, name: person.name },
      },
    };
  });
  // The day until which support may write passes without a change of any row.
  return (
    shared && { ...shared, acting: { ...shared.acting, until, mayWrite: supportMayWrite(shared, now().getTime()) } }
  );
};

/** The locations and groups that the grants of two people name. */
export const tenantsOf = (db: Context['db'], one: Person, other: Person) =>
  findTenantNames(db, [...new Set([...one.grants, ...other.grants].map(({ on }) => on.id))]);
