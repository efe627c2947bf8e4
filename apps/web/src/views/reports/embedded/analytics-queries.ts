import { queryOptions, skipToken } from '@tanstack/react-query';
import { api, responseBody } from '../../../api/index.ts';

/** Whether there is an analytics service; that changes only with the installation. */
export const analyticsSettingsOf = (companyId: string) =>
  queryOptions({
    queryKey: ['analytics', companyId, 'settings'],
    queryFn: async ({ signal }) => responseBody(await api.analytics.settings({ query: { companyId } }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The dashboards of the service, where there is one. */
export const dashboardsOf = (companyId: string, isThere: boolean) =>
  queryOptions({
    queryKey: ['analytics', companyId, 'dashboards'],
    queryFn: isThere
      ? async ({ signal }) => responseBody(await api.analytics.dashboards({ query: { companyId } }, { signal }))
      : skipToken,
    staleTime: 60_000,
    retry: false,
  });

/** The address that signs in at the service and leads on to a page of it: good for one frame, and kept as long as that one. */
export const frameAddressOf = (companyId: string, returnTo: string) =>
  queryOptions({
    queryKey: ['analytics', companyId, 'frame', returnTo],
    queryFn: async ({ signal }) => {
      const query = { companyId, return_to: returnTo };
      return responseBody(await api.analytics.token({ query }, { signal })).address;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
  });
