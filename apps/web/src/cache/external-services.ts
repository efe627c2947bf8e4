import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';

/** Whether the online-ordering service reports the cutover of a location. */
export const cutoverQuery = (companyId: string, locationId: string) =>
  queryOptions({
    queryKey: ['tenants', companyId, 'cutover', locationId],
    queryFn: async ({ signal }) => responseBody(await api.slice.cutover({ params: { id: locationId } }, { signal })),
    retry: false,
  });

const lookEveryMs = 5_000;

/** What the scheduling service has of a location, looked at again while the page is open: often while calls are due. */
export const laborStatusOf = (companyId: string, locationId: string) =>
  queryOptions({
    queryKey: ['tenants', companyId, 'labor', locationId],
    queryFn: async ({ signal }) =>
      responseBody(await api.labor.status({ params: { companyId, locationId } }, { signal, background: true })),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined || !data.configured) return false;
      return data.items.every(({ state }) => state === 'sent') ? lookEveryMs * 12 : lookEveryMs;
    },
  });

/** The newest build of the mobile app, polled while it is running. */
export const lastBuildOf = (companyId: string) =>
  queryOptions({
    queryKey: ['mobile-app', companyId],
    queryFn: async ({ signal }) =>
      responseBody(await api.mobileApp.tma({ query: { accountId: companyId } }, { signal, background: true })),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.last && state.data.last.finishedAt === null ? lookEveryMs : false),
  });

/** The map tiles of this installation; they change only with the installation. */
export const mapSettings = queryOptions({
  queryKey: ['maps', 'settings'],
  queryFn: async ({ signal }) => responseBody(await api.maps.settings({}, { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The coordinates of an address. Requested on demand, never while the user types. */
export const addressQuery = async (companyId: string, address: string) =>
  responseBody(await api.maps.find({ params: { companyId }, query: { address } }));
