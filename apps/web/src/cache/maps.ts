import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';

/** The map tiles of this installation; they change only with the installation. */
export const mapSettings = queryOptions({
  queryKey: ['maps', 'settings'],
  queryFn: async ({ signal }) => responseBody(await api.maps.settings({}, { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The coordinates of an address. Requested on demand, never while the user types. */
export const addressQuery = async (companyId: string, address: string) =>
  responseBody(await api.maps.find({ params: { companyId }, query: { address } }));
