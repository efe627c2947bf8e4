import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import { analyticsSettings, readDashboards, signInToken, signOutAddress } from '../services/analytics/index.ts';
import type { RequestContext } from '../services/context/index.ts';

export const analytics: AreaHandlers<RequestContext, CommissaryContract['analytics']> = {
  settings: async (context, { query }) => ({ status: 200, body: await analyticsSettings(context, query.companyId) }),
  dashboards: async (context, { query }) => ({ status: 200, body: await readDashboards(context, query.companyId) }),
  token: async (context, { query }) => ({
    status: 200,
    body: await signInToken(context, query.companyId, query.return_to ?? '/'),
  }),
  sso: async (context, { query }) => {
    context.answer.header('location', (await signInToken(context, query.companyId, query.return_to)).address);
    return { status: 302, body: undefined };
  },
  logout: async context => {
    const address = signOutAddress(context);
    if (address === null) return { status: 204, body: undefined };
    for (const [name, value] of inOwnFrame) context.answer.header(name, value);
    context.answer.header('location', address);
    return { status: 302, body: undefined };
  },
};

/** Our own page loads the redirect in a frame, which no other answer of this server allows. */
const inOwnFrame: readonly (readonly [string, string])[] = [
  ['content-security-policy', "default-src 'none'; frame-ancestors 'self'"],
  ['x-frame-options', 'SAMEORIGIN'],
];
