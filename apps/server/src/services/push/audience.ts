import { can, type TenantScope, tenantScopeOf } from '@commissary/domain';
import { findTenants, listTenants, type TenantRecord } from '../../store/tenants/index.ts';
import type { RequestContext } from '../context/index.ts';
import { forbidden, notFound } from '../errors/index.ts';
import { countDevices } from './push-service.ts';

/** Who a notification goes to: the guests of these groups and locations; of the whole company without any. */
export interface Audience {
  readonly places?: readonly string[] | undefined;
}

type Asking = Pick<RequestContext, 'db' | 'company' | 'person'>;

/** Throws 403 where this person may not send at one of these places. */
export const requireSending = ({ person }: Pick<RequestContext, 'person'>, scopes: readonly TenantScope[]): void => {
  const mayAt = (scope: TenantScope) =>
    can(person, 'MODIFY_ONLINE_ORDERING_CONFIGURATION', scope) && can(person, 'pushNotifications', scope);
  if (!scopes.every(mayAt)) throw forbidden();
};

/** Returns the locations of an audience, each once; 404 or 403 for a place where this person may not send. */
export const audienceLocations = async (context: Asking, { places }: Audience): Promise<TenantRecord[]> => {
  const { db, company } = context;
  const all = () => listTenants(db, company.id, { reach: 'all', type: 'LOCATION' });
  if (places === undefined) {
    requireSending(context, [{ companyId: company.id }]);
    return all();
  }
  const chosen = (await findTenants(db, places)).filter(({ companyId }) => companyId === company.id);
  if (chosen.length < new Set(places).size) throw notFound();
  requireSending(context, chosen.map(tenantScopeOf));
  const ids = new Set(places);
  const members = chosen.some(({ type }) => type === 'GROUP')
    ? (await all()).filter(({ groupId }) => groupId !== null && ids.has(groupId))
    : [];
  const single = chosen.filter(({ type }) => type === 'LOCATION');
  return [...new Map([...members, ...single].map(location => [location.id, location])).values()];
};

/** The phones that a notification to an audience would reach, and its locations. */
export const countAudience = async (
  context: RequestContext,
  audience: Audience,
): Promise<{ readonly devices: number; readonly locations: number }> => {
  const locations = await audienceLocations(context, audience);
  const devices = locations.length === 0 ? 0 : await countDevices(context, context.company.id, locations);
  return { devices, locations: locations.length };
};
