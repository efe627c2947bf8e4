import { isTitled } from '@commissary/catalog';
import { type AnalyticsDashboard, contract } from '@commissary/contract';
import { useQuery } from '@tanstack/react-query';
import { useActiveTenant, useReadOnlyReason } from '../../../session/index.ts';
import { analyticsSettingsOf, dashboardsOf } from './analytics-queries.ts';

export interface Dashboards {
  /** Where the analytics service is; null: there is none for this person, or nobody has said yet. */
  readonly address: string | null;
  readonly list: readonly AnalyticsDashboard[];
  /** There is a service, and its list has not arrived. */
  readonly isPending: boolean;
  /** It is known which dashboards there are: perhaps none. */
  readonly isKnown: boolean;
  /** Null: the list has not failed. */
  readonly retry: (() => void) | null;
}

/** The dashboards of the analytics service, if there is one. */
export const useDashboards = (): Dashboards => {
  const { companyId } = useActiveTenant();
  const settings = useQuery(analyticsSettingsOf(companyId));
  const refusal = useReadOnlyReason(contract.analytics.dashboards, contract.analytics.token);
  const address = (refusal === null && settings.data?.address) || null;
  const { data, isPending, isError, refetch } = useQuery(dashboardsOf(companyId, address !== null));
  return {
    address,
    list: data ?? [],
    isPending: address !== null && isPending,
    isKnown: address === null ? !settings.isPending : data !== undefined,
    retry: isError && data === undefined ? () => void refetch() : null,
  };
};

/** The first dashboard that is called so, however it is capitalized. */
export const dashboardTitled = (
  dashboards: readonly AnalyticsDashboard[],
  title: string,
): AnalyticsDashboard | undefined => dashboards.find(one => isTitled(one, title));
