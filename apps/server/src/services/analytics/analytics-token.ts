import { createSecretKey } from 'node:crypto';
import { can, tenantReach, tenantScopeOf } from '@commissary/domain';
import { SignJWT } from 'jose';
import { type Company, listTenants, type TenantRecord } from '../../store/tenants/index.ts';
import { authorize } from '../access/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, notFound } from '../errors/index.ts';

/** A token is good for one use within this time. */
const tokenSeconds = 60;
/** So many locations are named in a token, which is a part of an address; whoever sees all of a company needs no names. */
const mostLocations = 300;

/** The company whose dashboards a person asks for: where they may see reports. */
export const companyOfDashboards = async (context: RequestContext, companyId: string | undefined): Promise<Company> => {
  const { person } = context;
  const access = { kind: 'company', param: 'companyId', permission: 'dashboard' } as const;
  const { company } = await authorize(context, access, { companyId: companyId ?? person.companyId }, person);
  if (company === null) throw notFound();
  return company;
};

/** The analytics service of this installation, with the key that both know. */
export const requireService = ({ config }: Pick<RequestContext, 'config'>) => {
  const { analyticsUrl: address, analyticsSecret: secret } = config;
  if (address === null || secret === null) throw apiError(400, 'NOT_CONFIGURED');
  return { address, key: createSecretKey(secret, 'utf8') };
};

/** Says to the service who somebody is and which locations they may see. No two are the same. */
export const newAnalyticsToken = async (context: RequestContext, { id, name }: Company): Promise<string> => {
  const { address, key } = requireService(context);
  const { person, now, newToken } = context;
  const seconds = Math.floor(now().getTime() / 1000);
  return new SignJWT({ name: person.name, company: { id, name }, ...(await rightsOf(context, id)) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('commissary')
    .setAudience(new URL(address).origin)
    .setSubject(person.id)
    .setJti(newToken())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + tokenSeconds)
    .sign(key);
};

/** What some reports need beside `dashboard`. */
const morePermissions = ['payroll', 'viewWageData'] as const;

interface Rights {
  readonly locations: 'ALL' | readonly string[];
  /** Those of `morePermissions` that the person has at all of them. */
  readonly permissions: readonly string[];
}

const rightsOf = async ({ db, person }: RequestContext, companyId: string): Promise<Rights> => {
  const reach = tenantReach(person, companyId, 'dashboard');
  if (reach === 'all')
    return { locations: 'ALL', permissions: morePermissions.filter(one => can(person, one, { companyId })) };
  const locations = await listTenants(db, companyId, { reach, type: 'LOCATION' });
  if (locations.length > mostLocations) throw apiError(400, 'TOO_MANY_LOCATIONS');
  const isHeld = (permission: (typeof morePermissions)[number]) => isHeldAt(locations, person, permission);
  return { locations: locations.map(({ id }) => id), permissions: morePermissions.filter(isHeld) };
};

const isHeldAt = (
  locations: readonly TenantRecord[],
  person: RequestContext['person'],
  permission: (typeof morePermissions)[number],
): boolean => locations.every(one => can(person, permission, tenantScopeOf(one)));
