import type { Period, ReportKey } from '@commissary/catalog';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';

interface Asked {
  readonly companyId: string;
  readonly report: ReportKey;
  readonly tenantId: string | null;
}

/** A report of a period, exact when it is opened: terminals send tickets all the time. */
export const reportOf = ({ companyId, report, tenantId }: Asked, period: Period | null) =>
  queryOptions({
    queryKey: ['reports', companyId, report, tenantId, period],
    queryFn:
      period === null
        ? skipToken
        : async ({ signal }) => {
            const query = { from: period.from, to: period.to, ...(tenantId !== null && { tenantId }) };
            return responseBody(await api.reports.read({ params: { companyId, report }, query }, { signal }));
          },
    staleTime: 0,
  });

export type ReportAnswer = Extract<Awaited<ReturnType<typeof api.reports.read>>, { readonly status: 200 }>['body'];
