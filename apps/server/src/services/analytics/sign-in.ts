import type { RequestContext } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { companyOfDashboards, newAnalyticsToken, requireService } from './analytics-token.ts';
import { returnPath } from './return-path.ts';

/** A token, and the address of the analytics service that takes it and leads on to a page there. */
export const signInToken = async (
  context: RequestContext,
  companyId: string | undefined,
  returnTo: string,
): Promise<{ readonly token: string; readonly address: string }> => {
  const company = await companyOfDashboards(context, companyId);
  const { address } = requireService(context);
  const path = returnPath(address, returnTo);
  if (path === null) throw apiError(400, 'INVALID_VALUE', '/query/return_to');
  const token = await newAnalyticsToken(context, company);
  return { token, address: `${address}/sso?${new URLSearchParams({ token, return_to: path })}` };
};

/** Where the service ends its session; null: there is no service. */
export const signOutAddress = ({ config: { analyticsUrl } }: Pick<RequestContext, 'config'>): string | null =>
  analyticsUrl === null ? null : `${analyticsUrl}/logout`;
