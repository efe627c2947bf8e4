import { builtScreens, isTitled, type ReportKey, reports } from '@commissary/catalog';
import { type AnalyticsDashboard, contract } from '@commissary/contract';
import { tenantReach } from '@commissary/domain';
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

/** The dashboards that the service has for this person, without those in place of reports that they may not open. [RULE.reports.04] */
export const readDashboards = async (
  context: RequestContext,
  companyId: string | undefined,
): Promise<AnalyticsDashboard[]> => {
  const company = await companyOfDashboards(context, companyId);
  const { address } = requireService(context);
  const dashboards = await callService(context, address, {
    path: 'dashboards',
    headers: { authorization: `Bearer ${await newAnalyticsToken(context, company)}` },
    answer: contract.analytics.dashboards.responses[200],
  });
  const closed = closedReports(context.person, company.id);
  return dashboards.filter(dashboard => !isTitledAs(dashboard, closed));
};

/** The titles of the reports that a person may open nowhere in a company. */
const closedReports = (person: RequestContext['person'], companyId: string): readonly string[] =>
  builtScreens.flatMap(({ id, title }) => {
    const { permission = null } = reports[id as ReportKey] ?? {};
    return permission === null || isHeldSomewhere(person, companyId, permission) ? [] : title;
  });

const isHeldSomewhere = (
  person: RequestContext['person'],
  companyId: string,
  permission: 'dashboard' | 'payroll',
): boolean => {
  const reach = tenantReach(person, companyId, permission);
  return reach === 'all' || reach.groupIds.length + reach.locationIds.length > 0;
};

const isTitledAs = (dashboard: AnalyticsDashboard, titles: readonly string[]): boolean =>
  titles.some(title => isTitled(dashboard, title));
