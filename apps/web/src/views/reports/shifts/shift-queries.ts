import type { AskedShifts, Period } from '@commissary/catalog';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../../../api/index.ts';

interface Asked {
  readonly companyId: string;
  readonly tenantId: string | null;
  /** Of these locations alone, where the report is. */
  readonly locations: readonly string[];
  readonly period: Period;
  readonly of: AskedShifts;
}

/** The shifts below a report, the newest first, a page at a time. */
export const shiftPages = ({ companyId, tenantId, locations, period, of }: Asked) =>
  infiniteQueryOptions({
    queryKey: ['report-shifts', companyId, tenantId, locations, period, of],
    queryFn: async ({ pageParam, signal }) => {
      const { isDoubtful, ...who } = of;
      const query = {
        ...{ from: period.from, to: period.to, ...who },
        ...(tenantId !== null && { tenantId }),
        ...(locations.length > 0 && { location: locations.join(',') }),
        ...(isDoubtful === true && { doubtful: 'true' as const }),
        ...(pageParam !== null && { after: pageParam }),
      };
      return responseBody(await api.reports.shifts({ params: { companyId }, query }, { signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    staleTime: 0,
    retry: false,
  });
