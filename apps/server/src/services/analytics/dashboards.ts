import { type AnalyticsDashboard, contract } from '@commissary/contract';
import type { RequestContext } from '../context/index.ts';
import { callService } from '../external-services/index.ts';
import { companyOfDashboards, newAnalyticsToken, requireService } from './analytics-token.ts';

/** Where the service is whose dashboards people see. */
export const analyticsSettings = async (
  context: RequestContext,
  companyId: string | undefined,
): Promise<{ readonly address: string | null }> => {
  await companyOfDashboards(context, companyId);
  return { address: context.config.analyticsUrl };
};

/** The dashboards that the service has for this person. */
export const readDashboards = async (
  context: RequestContext,
  companyId: string | undefined,
): Promise<AnalyticsDashboard[]> => {
  const company = await companyOfDashboards(context, companyId);
  const { address } = requireService(context);
  return callService(context, address, {
    path: 'dashboards',
    headers: { authorization: `Bearer ${await newAnalyticsToken(context, company)}` },
    answer: contract.analytics.dashboards.responses[200],
  });
};
