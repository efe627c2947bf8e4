import { type Period, type ReportFilters, type ReportKey, valueText } from '@commissary/catalog';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';

interface Asked {
  readonly companyId: string;
  readonly report: ReportKey;
  readonly tenantId: string | null;
  readonly filters: ReportFilters;
}

/** A report of a period, exact when it is opened: terminals send tickets all the time. */
export const reportOf = ({ companyId, report, tenantId, filters }: Asked, period: Period | null) =>
  queryOptions({
    queryKey: ['reports', companyId, report, tenantId, period, filters],
    queryFn:
      period === null
        ? skipToken
        : async ({ signal }) => {
            const chosen = filters.map(({ dimension, values }) => [dimension, values.map(valueText)] as const);
            const query = {
              ...{ from: period.from, to: period.to, ...(tenantId !== null && { tenantId }) },
              ...Object.fromEntries(chosen),
            };
            return responseBody(await api.reports.read({ params: { companyId, report }, query }, { signal }));
          },
    staleTime: 0,
  });

export type ReportAnswer = Extract<Awaited<ReturnType<typeof api.reports.read>>, { readonly status: 200 }>['body'];
