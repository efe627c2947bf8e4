import { createSecretKey } from 'node:crypto';
import { tenantReach } from '@commissary/domain';
import { SignJWT } from 'jose';
import { type Company, listTenants } from '../../store/tenants/index.ts';
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
  return new SignJWT({ name: person.name, company: { id, name }, locations: await locationsOf(context, id) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('commissary')
    .setAudience(new URL(address).origin)
    .setSubject(person.id)
    .setJti(newToken())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + tokenSeconds)
    .sign(key);
};

const locationsOf = async ({ db, person }: RequestContext, companyId: string): Promise<'ALL' | readonly string[]> => {
  const reach = tenantReach(person, companyId, 'dashboard');
  if (reach === 'all') return 'ALL';
  const locations = await listTenants(db, companyId, { reach, type: 'LOCATION' });
  if (locations.length > mostLocations) throw apiError(400, 'TOO_MANY_LOCATIONS');
  return locations.map(({ id }) => id);
};
